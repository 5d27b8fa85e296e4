@_exported import Foundation
@_exported import PlatformNames
@_exported import ViewRuntime
