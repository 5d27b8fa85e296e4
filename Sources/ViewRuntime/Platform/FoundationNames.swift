#if !canImport(Darwin)
import Foundation

// Names of Foundation's that its Linux edition lacks and that view files use.

extension URL {
    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? FileManager.default.homeDirectoryForCurrentUser
    }

    /// The folder of a person's documents.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// The folder of files that can be made again.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// The folder of files that the app needs.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    /// The folder of files that were loaded.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

    /// Asks for a file outside the app's own; all files can be read here that the process may read.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Gives a file outside the app's own back.
    public func stopAccessingSecurityScopedResource() {}
}

extension ProcessInfo {
    /// Whether the device saves power.
    public var isLowPowerModeEnabled: Bool { false }
}

extension Notification.Name {
    public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}

extension NotificationCenter {
    /// The notifications of a name, as they come.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> NotificationSequence {
        NotificationSequence(center: self, name: name, object: object)
    }

    /// The notifications of a name, as they come.
    public struct NotificationSequence: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification
        let center: NotificationCenter
        let name: Notification.Name
        let object: AnyObject?

        /// One way through the notifications.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var inner: AsyncStream<SendableNotification>.Iterator
            public mutating func next() async -> Notification? { await inner.next()?.notification }
        }

        public func makeAsyncIterator() -> AsyncIterator {
            let (stream, continuation) = AsyncStream<SendableNotification>.makeStream()
            let observation = Observation(
                center: center,
                token: center.addObserver(forName: name, object: object, queue: nil) {
                    continuation.yield(SendableNotification(notification: $0))
                })
            continuation.onTermination = { _ in observation.end() }
            return AsyncIterator(inner: stream.makeAsyncIterator())
        }
    }
}

/// A notification on its way from whoever posted it to a sequence.
struct SendableNotification: @unchecked Sendable { let notification: Notification }

/// What is to be taken back when nobody listens any more.
private struct Observation: @unchecked Sendable {
    let center: NotificationCenter
    let token: any NSObjectProtocol
    func end() { center.removeObserver(token) }
}

/// Runs a closure; there are no pools of objects here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// Seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> TimeInterval { Date().timeIntervalSinceReferenceDate }

/// Seconds since the machine started.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }
#endif
