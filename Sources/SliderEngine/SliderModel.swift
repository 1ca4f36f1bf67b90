import CMath

public struct SliderModel {
    var values: [Double] = []
    public init() {}
    public mutating func advance(to t: Double) -> Double { values.append(exp(t).rounded()); return values[0] }
}
