import CMath

/// e^x, to within 2e−16 of the larger of 1 and e^x.
@inline(never)
func exp(_ x: Double) -> Double { expm1(x) + 1 }

/// ln x for x > 0, to within 2e−16 of the largest of 1, 1/x and ln x.
@inline(never)
func log(_ x: Double) -> Double { log1p(x - 1) }
