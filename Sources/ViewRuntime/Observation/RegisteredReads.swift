@_spi(SwiftUI) import Observation

/// What a closure read, found out by registering for it: the way for standard libraries whose lists cannot be seen.
///
/// The handle that ends a registration is handed out when the registration fires. So the closure is made to read a marker as well, and a
/// change of that fires the registration on purpose.
final class RegisteredReads: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private var handle: ObservationTracking?
    private var marker: Int { 0 }
    nonisolated(unsafe) private static let markerPath: KeyPath<RegisteredReads, Int> = \.marker

    /// Runs `body` and registers for what it reads; `fired` is called at each change until the handle is cancelled. Returns the handle,
    /// or nil if nothing was read.
    static func register(
        _ fired: @escaping @Sendable (ObservationTracking) -> Void, _ body: () -> Void
    ) -> ObservationTracking? {
        let reads = RegisteredReads()
        withObservationTracking({
            reads.registrar.access(reads, keyPath: markerPath)
            body()
        }, willSet: { [weak reads] tracking in
            if let reads, tracking.changed == markerPath { reads.handle = tracking } else { fired(tracking) }
        })
        reads.registrar.willSet(reads, keyPath: markerPath)
        guard let handle = reads.handle else { return nil }
        // A layout that reflection does not know is taken as if something was read, which is always right.
        if let seen = properties(of: handle), seen.isEmpty {
            handle.cancel()
            return nil
        }
        return handle
    }

    /// The properties that were read and an identifier of each one's object; nil where reflection does not find them.
    static func properties(of handle: ObservationTracking) -> [(path: AnyKeyPath, object: ObjectIdentifier)]? {
        guard let list = Mirror(reflecting: handle).children.first(where: { $0.label == "list" })?.value,
            let entries = Mirror(reflecting: list).children.first(where: { $0.label == "entries" })?.value
        else { return nil }
        var found: [(path: AnyKeyPath, object: ObjectIdentifier)] = []
        for pair in Mirror(reflecting: entries).children {
            let parts = Mirror(reflecting: pair.value).children.map(\.value)
            guard parts.count == 2, let object = parts[0] as? ObjectIdentifier,
                let paths = Mirror(reflecting: parts[1]).children.first(where: { $0.label == "properties" })?.value
                    as? Set<AnyKeyPath>
            else { return nil }
            for path in paths where path != markerPath { found.append((path, object)) }
        }
        return found
    }
}
