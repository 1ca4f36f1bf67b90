// swift-tools-version: 6.1
import PackageDescription

/// What every platform gets: the engine, with no system library and no plugin.
var products: [Product] = [
    .library(name: "SliderEngine", targets: ["SliderEngine"])
]

var targets: [Target] = [
    .systemLibrary(name: "CMath"),
    .target(name: "SliderEngine", dependencies: ["CMath"]),
    .testTarget(name: "SliderEngineTests", dependencies: ["SliderEngine"]),
]

// The command and what it stands on. They need Debian's libraries, so an app for
// another platform that depends on this package must not see them.
#if os(Linux)
    products += [
        .library(name: "PhotoAlbum", targets: ["PhotoAlbum"]),
        .executable(name: "photo-slider", targets: ["photo-slider"]),
    ]
    targets += [
        .systemLibrary(name: "CVips", pkgConfig: "vips", providers: [.apt(["libvips-dev"])]),
        .systemLibrary(name: "CGexiv2", pkgConfig: "gexiv2", providers: [.apt(["libgexiv2-dev"])]),
        .systemLibrary(name: "CHeif", pkgConfig: "libheif", providers: [.apt(["libheif-dev"])]),
        .systemLibrary(
            name: "CMicrohttpd", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
        .target(name: "PhotoAlbum", dependencies: ["CVips", "CGexiv2", "CHeif"]),
        .executableTarget(name: "PageBundler"),
        .plugin(name: "BundlePage", capability: .buildTool(), dependencies: ["PageBundler"]),
        .target(
            name: "PhotoSliderWeb",
            exclude: ["page", "exports"],
            plugins: ["BundlePage"]),
        .target(name: "PhotoSite", dependencies: ["PhotoAlbum", "PhotoSliderWeb"]),
        .target(
            name: "PhotoServer",
            dependencies: ["PhotoAlbum", "PhotoSite", "PhotoSliderWeb", "CMicrohttpd"]),
        .executableTarget(
            name: "photo-slider",
            dependencies: ["PhotoAlbum", "PhotoSite", "PhotoServer", "PhotoSliderWeb"]),
        .testTarget(name: "PhotoAlbumTests", dependencies: ["PhotoAlbum", "CVips", "SliderEngine"]),
        .testTarget(name: "PhotoSiteTests", dependencies: ["PhotoSite", "PhotoAlbum", "CVips"]),
        .testTarget(
            name: "PhotoServerTests", dependencies: ["PhotoServer", "PhotoSite", "PhotoAlbum", "CVips"]),
        .testTarget(name: "CommandTests", dependencies: ["photo-slider", "PhotoAlbum"]),
    ]
#endif

let package = Package(
    name: "PhotoSlider",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .visionOS(.v1), .macOS(.v12)],
    products: products,
    targets: targets,
    swiftLanguageModes: [.v6])
