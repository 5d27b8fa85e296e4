/// A property or an environment key that was written and made bodies run.
public struct Culprit: Hashable, Codable, Sendable, CustomStringConvertible {
    /// What it is.
    public enum Kind: String, Codable, Sendable {
        case state, observable, environment
    }

    public var kind: Kind
    /// `CartScreen.query`, `CartModel.total`, or the environment key.
    public var name: String

    public init(_ kind: Kind, name: String) {
        self.kind = kind
        self.name = name
    }

    public var description: String {
        switch kind {
        case .state: "\(name) (@State)"
        case .observable: name
        case .environment: "environment \(name)"
        }
    }
}
