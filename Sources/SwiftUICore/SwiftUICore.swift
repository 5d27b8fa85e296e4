// The part of SwiftUI without controls, by the name under which some files import it.
@_exported import Combine
@_exported import Foundation
@_exported import ViewRuntime
