nonisolated(unsafe) private var model = SliderModel()

@_expose(wasm, "advance") @_cdecl("advance")
func advance(_ t: Double) -> Double { model.advance(to: t) }
