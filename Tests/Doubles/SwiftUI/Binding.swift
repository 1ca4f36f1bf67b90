// Sources: developer.apple.com/documentation/swiftui/binding, .../state
@propertyWrapper @MainActor public struct Binding<Value> {
    private let read: @MainActor () -> Value
    private let write: @MainActor (Value) -> Void

    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        read = get
        write = set
    }

    public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }
    public var projectedValue: Binding { self }
}

@propertyWrapper @MainActor public struct State<Value> {
    @MainActor private final class Storage {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    private let storage: Storage
    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }
    public var projectedValue: Binding<Value> {
        Binding(get: { [storage] in storage.value }, set: { [storage] in storage.value = $0 })
    }
}
