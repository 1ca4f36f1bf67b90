import CMath

/// e^x, to within 2e−16 of the larger of 1 and e^x.
@inline(never)
func exp(_ x: Double) -> Double { expm1(x) + 1 }
