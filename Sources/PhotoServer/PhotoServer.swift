public struct PhotoServer { public init() {} }
