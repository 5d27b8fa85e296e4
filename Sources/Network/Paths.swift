@_exported import Foundation

// What files name of networks: whether there is one. Nobody looks here: nothing is told.

/// A way into the network.
public struct NWInterface: Hashable, Sendable {
    /// Its kind.
    public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }
    public let type: InterfaceType
    public let name: String
}

/// A way through the network.
public struct NWPath: Equatable, Sendable {
    /// Whether it can be used.
    public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
    /// Why it cannot be used.
    public enum UnsatisfiedReason: Hashable, Sendable { case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive }
    public let status: Status
    public var availableInterfaces: [NWInterface] { [] }
    public var isExpensive: Bool { false }
    public var isConstrained: Bool { false }
    public var supportsIPv4: Bool { false }
    public var supportsIPv6: Bool { false }
    public var supportsDNS: Bool { false }
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

/// Tells of ways through the network. Inert: nothing is told.
public final class NWPathMonitor: @unchecked Sendable, AsyncSequence {
    public typealias Element = NWPath
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    /// The way that is known: none is known to be usable.
    public let currentPath = NWPath(status: .requiresConnection)
    public private(set) var queue: DispatchQueue?
    public init() {}
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}
    public func start(queue: DispatchQueue) { self.queue = queue }
    public func cancel() {}
    /// Ends at once.
    public struct AsyncIterator: AsyncIteratorProtocol { public mutating func next() async -> NWPath? { nil } }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

/// The place of a service.
public enum NWEndpoint: Hashable, Sendable {
    /// A name or an address.
    public enum Host: Hashable, Sendable, ExpressibleByStringLiteral {
        case name(String, NWInterface?)
        public init(_ string: String) { self = .name(string, nil) }
        public init(stringLiteral value: String) { self = .name(value, nil) }
    }
    /// Which of a machine's services.
    public struct Port: Hashable, Sendable, ExpressibleByIntegerLiteral, RawRepresentable {
        public let rawValue: UInt16
        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        public init(integerLiteral value: UInt16) { rawValue = value }
        public init?(_ service: String) {
            guard let number = UInt16(service) else { return nil }
            rawValue = number
        }
        public static let http: Port = 80
        public static let https: Port = 443
        public static let any: Port = 0
    }
    case hostPort(host: Host, port: Port)
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    case unix(path: String)
    case url(URL)
}
