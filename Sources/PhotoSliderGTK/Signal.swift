#if GTK
    import CGtk

    /// Connects GObject signals to closures, which go with the connection.
    @MainActor
    enum Signal {
        private final class Box<Handler> {
            let handler: Handler
            init(_ handler: Handler) { self.handler = handler }
        }

        private typealias Plain = @MainActor () -> Void

        /// A signal or property change whose arguments don't matter.
        static func connect(
            _ instance: UnsafeMutablePointer<GtkWidget>?, _ name: String,
            _ handler: @escaping @MainActor () -> Void
        ) {
            guard let instance else { return }
            connect(UnsafeMutableRawPointer(instance), name, handler)
        }

        static func connect(
            _ instance: UnsafeMutableRawPointer, _ name: String, _ handler: @escaping @MainActor () -> Void,
            argumentCount: Int = 0
        ) {
            let none: @convention(c) (gpointer?, gpointer?) -> Void = { _, box in Signal.call(box) }
            let one: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, box in
                Signal.call(box)
            }
            slider_connect(
                instance, name,
                argumentCount == 0
                    ? unsafeBitCast(none, to: GCallback.self) : unsafeBitCast(one, to: GCallback.self),
                Unmanaged.passRetained(Box<Plain>(handler)).toOpaque(),
                { box, _ in if let box { Unmanaged<Box<Plain>>.fromOpaque(box).release() } })
        }

        private nonisolated static func call(_ box: gpointer?) {
            guard let box else { return }
            nonisolated(unsafe) let pointer = box
            MainActor.assumeIsolated {
                Unmanaged<Box<Plain>>.fromOpaque(pointer).takeUnretainedValue().handler()
            }
        }
    }
#endif
