// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

let package = Package(
    name: "PhotoSliderExamples",
    platforms: [.iOS(.v15)],
    products: [
        .iOSApplication(
            name: "PhotoSliderExamples",
            targets: ["AppModule"],
            displayVersion: "1.0",
            bundleVersion: "1",
            supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight])
    ],
    dependencies: [.package(name: "PhotoSlider", path: "../../..")],
    targets: [
        .executableTarget(
            name: "AppModule",
            dependencies: [.product(name: "PhotoSliderUIKit", package: "PhotoSlider")],
            path: ".",
            resources: [.process("Resources")])
    ])
