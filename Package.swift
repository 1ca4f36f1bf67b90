// swift-tools-version: 6.1
import PackageDescription

/// What every platform gets: the engine and the view for UIKit, with no system library and no plugin.
var products: [Product] = [
    .library(name: "SliderEngine", targets: ["SliderEngine"])
]

var targets: [Target] = [
    .systemLibrary(name: "CMath"),
    .target(name: "SliderEngine", dependencies: ["CMath"]),
    .testTarget(name: "SliderEngineTests", dependencies: ["SliderEngine"]),
]

#if os(Linux)
    // UIKit and SwiftUI are Apple's. Here doubles of what is used of them take their place, to compile and test against.
    targets += [
        .target(name: "UIKit", path: "Tests/Doubles/UIKit", exclude: ["README.md"]),
        .target(name: "SwiftUI", dependencies: ["UIKit"], path: "Tests/Doubles/SwiftUI"),
        .target(name: "PhotoSliderUIKit", dependencies: ["SliderEngine", "UIKit", "SwiftUI"]),
        .testTarget(name: "PhotoSliderUIKitTests", dependencies: ["PhotoSliderUIKit"]),
    ]
#else
    products += [.library(name: "PhotoSliderUIKit", targets: ["PhotoSliderUIKit"])]
    targets += [.target(name: "PhotoSliderUIKit", dependencies: ["SliderEngine"])]
#endif

// The command and what it stands on. They need Debian's libraries, so an app for
// another platform that depends on this package must not see them.
#if os(Linux)
    products += [
        .library(name: "PhotoAlbum", targets: ["PhotoAlbum"]),
        .library(name: "PhotoSliderGTK", targets: ["PhotoSliderGTK"]),
        .executable(name: "photo-slider", targets: ["photo-slider"]),
        .executable(name: "window-example", targets: ["window-example"]),
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
            dependencies: [
                "PhotoAlbum", "PhotoSite", "PhotoServer", "PhotoSliderWeb", "SliderEngine",
                .target(name: "PhotoSliderGTK", condition: .when(traits: ["GTK"])),
                .target(name: "CGtk", condition: .when(traits: ["GTK"])),
            ]),
        .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .target(
            name: "CSliderWidget",
            dependencies: [.target(name: "CGtk", condition: .when(traits: ["GTK"]))],
            cSettings: [.define("GTK", .when(traits: ["GTK"]))]),
        .target(
            name: "PhotoSliderGTK",
            dependencies: [
                "SliderEngine", "PhotoAlbum",
                .target(name: "CGtk", condition: .when(traits: ["GTK"])),
                .target(name: "CSliderWidget", condition: .when(traits: ["GTK"])),
            ]),
        .executableTarget(
            name: "window-example",
            dependencies: [
                "PhotoAlbum", .target(name: "PhotoSliderGTK", condition: .when(traits: ["GTK"])),
                .target(name: "CGtk", condition: .when(traits: ["GTK"])),
            ],
            path: "Examples/Window"),
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
    traits: [
        .trait(name: "GTK", description: "The slider in a window: the widget, and the command's `show`."),
        .default(enabledTraits: ["GTK"]),
    ],
    targets: targets,
    swiftLanguageModes: [.v6])
