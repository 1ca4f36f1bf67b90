// A double of what is used of SwiftUI: declarations, so that code with them compiles, and a binding that works. Nothing is
// drawn, and no body is evaluated unless a test does. Sources: developer.apple.com/documentation/swiftui/view,
// .../uiviewrepresentable, .../uiviewcontrollerrepresentable, .../binding, .../state, .../app, .../navigationview
@_exported import UIKit

@MainActor public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("Never has no body") }
}

public struct EmptyView: View {
    public init() {}
    public var body: Never { fatalError("A primitive view has no body") }
}

public struct TupleView<each Content: View>: View {
    let content: (repeat each Content)
    public var body: Never { fatalError("A primitive view has no body") }
}

@MainActor @resultBuilder public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        repeat each Content
    > { TupleView(content: (repeat each content)) }
}

/// What a modifier makes of a view: for the double, the same.
public struct ModifiedView<Content: View>: View {
    public let content: Content
    public var body: Content { content }
}

public enum ContentMode: Sendable { case fit, fill }

extension View {
    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        ModifiedView(content: self)
    }
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View {
        ModifiedView(content: self)
    }
    public func navigationTitle(_ title: String) -> some View { ModifiedView(content: self) }
    public func ignoresSafeArea() -> some View { ModifiedView(content: self) }
}

public struct Text: View {
    public init(_ content: String) {}
    public var body: Never { fatalError("A primitive view has no body") }
}

public struct VStack<Content: View>: View {
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { _ = content() }
    public var body: Never { fatalError("A primitive view has no body") }
}

public struct Spacer: View {
    public init() {}
    public var body: Never { fatalError("A primitive view has no body") }
}

public struct List<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) { _ = content() }
    public var body: Never { fatalError("A primitive view has no body") }
}

public struct NavigationView<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) { _ = content() }
    public var body: Never { fatalError("A primitive view has no body") }
}

public struct NavigationLink<Destination: View>: View {
    public init(_ title: String, @ViewBuilder destination: () -> Destination) { _ = destination() }
    public var body: Never { fatalError("A primitive view has no body") }
}
