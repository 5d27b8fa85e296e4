@_exported import Combine
@_exported import CoreData
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import Observation
@_exported import PlatformNames
@_exported import ViewRuntime
