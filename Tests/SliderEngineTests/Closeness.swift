/// Whether two numbers differ by no more than the tolerance; never so for NaN.
func isClose(_ a: Double, _ b: Double, within tolerance: Double) -> Bool {
    abs(a - b) <= tolerance
}

/// The tolerances of the reference values: of lengths in points, and of speeds in points per second.
let lengthTolerance = 1e-3
let speedTolerance = 1e-2

/// Numbers that no caller should pass, and that some will.
let oddNumbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude,
]
