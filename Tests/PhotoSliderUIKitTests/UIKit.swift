// Imported here for every file: beside `import Testing` the compiler looks for the testing library's part for UIKit,
// which is not on this system.
@_exported import SwiftUI
@_exported import UIKit
