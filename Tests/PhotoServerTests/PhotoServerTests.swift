import Testing
@testable import PhotoServer
