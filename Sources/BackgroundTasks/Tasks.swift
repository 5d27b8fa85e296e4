@_exported import Foundation

// Work while an app is not seen. It is always seen here: requests are kept, and nothing is begun.

/// A request.
open class BGTaskRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    public var earliestBeginDate: Date?
    init(named identifier: String) { self.identifier = identifier }
}
/// A request for a short while.
public final class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable { public init(identifier: String) { super.init(named: identifier) } }
/// A request for a long while.
public final class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    public var requiresNetworkConnectivity = false
    public var requiresExternalPower = false
    public init(identifier: String) { super.init(named: identifier) }
}
/// Work that was begun. None is.
open class BGTask: NSObject, @unchecked Sendable {
    public let identifier = ""
    public var expirationHandler: (() -> Void)?
    open func setTaskCompleted(success: Bool) {}
}
/// Work for a short while. None is begun.
public final class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// Work for a long while. None is begun.
public final class BGProcessingTask: BGTask, @unchecked Sendable {}
/// Begins work. Inert: none is begun.
public final class BGTaskScheduler: NSObject, @unchecked Sendable {
    public static let shared = BGTaskScheduler()
    private let lock = NSLock()
    private var requests: [BGTaskRequest] = []
    @discardableResult
    public func register(forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void) -> Bool { true }
    public func submit(_ taskRequest: BGTaskRequest) throws {
        lock.withLock { requests = requests.filter { $0.identifier != taskRequest.identifier } + [taskRequest] }
    }
    public func cancel(taskRequestWithIdentifier identifier: String) { lock.withLock { requests.removeAll { $0.identifier == identifier } } }
    public func cancelAllTaskRequests() { lock.withLock { requests = [] } }
    public func pendingTaskRequests() async -> [BGTaskRequest] { lock.withLock { requests } }
}
