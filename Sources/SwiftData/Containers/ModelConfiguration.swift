import Foundation

/// How a container would store its models. They are in memory whatever it says.
public struct ModelConfiguration: Hashable, Sendable {
    /// Where an app's groups keep files. Inert.
    public struct GroupContainer: Hashable, Sendable {
        private let name: String
        public static let automatic = GroupContainer(name: "")
        public static let none = GroupContainer(name: "none")
        public static func identifier(_ name: String) -> GroupContainer { GroupContainer(name: name) }
    }

    /// The database that models are sent to. Inert: nothing leaves the process.
    public struct CloudKitDatabase: Hashable, Sendable {
        private let name: String
        public static let automatic = CloudKitDatabase(name: "")
        public static let none = CloudKitDatabase(name: "none")
        public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase(name: name) }
    }

    public let name: String
    public let isStoredInMemoryOnly: Bool
    /// Whether `save()` is allowed; where it is not, it throws.
    public let allowsSave: Bool
    /// Where Apple's would store the models; no file is made.
    public let url: URL

    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        url = URL(fileURLWithPath: isStoredInMemoryOnly ? "/dev/null" : "/\(self.name).store")
    }

    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        isStoredInMemoryOnly = false
        self.allowsSave = allowsSave
        self.url = url
    }

    public init(isStoredInMemoryOnly: Bool) { self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly) }
}
