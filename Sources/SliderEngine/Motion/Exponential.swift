import CMath

/// e^x, to within 2e−16 of the larger of 1 and e^x.
@inline(never)
func exp(_ x: Double) -> Double { expm1(x) + 1 }

/// ln x, to within 2e−16 of the largest of 1, 1/x and ln x; what is below 2e−16 counts as that.
@inline(never)
func log(_ x: Double) -> Double { log1p(max(x, 2e-16) - 1) }
