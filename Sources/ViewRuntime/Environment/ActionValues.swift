import DependencyGraph
import Foundation

/// Opens an address.
public struct OpenURLAction: ActionHolding {
    /// What became of an address.
    public struct Result: Sendable {
        enum Kind { case handled, discarded, systemAction(URL?) }
        let kind: Kind
        public static let handled = Result(kind: .handled)
        public static let discarded = Result(kind: .discarded)
        public static let systemAction = Result(kind: .systemAction(nil))
        public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url)) }
    }

    private let handler: (URL) -> Result

    /// An action that asks the closure.
    @preconcurrency public init(handler: @escaping @MainActor (URL) -> Result) {
        self.handler = unsafeBitCast(handler, to: ((URL) -> Result).self)
    }

    init() { handler = { _ in .discarded } }

    @MainActor @preconcurrency public func callAsFunction(_ url: URL) { _ = open(url) }

    /// Opens the address and says whether somebody took it. Without a handler nobody does: there is no system to open it here.
    @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        completion(open(url))
    }

    func open(_ url: URL) -> Bool {
        if case .handled = handler(url).kind { true } else { false }
    }
}

/// Brings content up to date, as a pull on a list does.
public struct RefreshAction: ActionHolding, Sendable {
    let action: @Sendable () async -> Void
    public func callAsFunction() async { await action() }
}

/// Ends a search.
public struct DismissSearchAction: ActionHolding {
    let action: (() -> Void)?
    @MainActor @preconcurrency public func callAsFunction() { action?() }
}

private struct OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }
private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction(action: nil) }
}

extension EnvironmentValues {
    /// Opens addresses.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }

    /// Brings the content up to date, where it can.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }

    /// Whether a person searches.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
}
