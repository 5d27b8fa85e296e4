@_exported import Foundation
@_exported import ViewRuntime

/// Asks for a review. Inert: nobody is asked.
public enum SKStoreReviewController: Sendable {
    public static func requestReview() {}
    @MainActor @preconcurrency public static func requestReview(in windowScene: UIWindowScene) {}
}

/// Asks for a review. Inert: nobody is asked.
public enum AppStore {
    @MainActor public static func requestReview(in scene: UIWindowScene) {}
    /// Asks the store what was bought. Inert: there is no store.
    public static func sync() async throws {}
    /// Whether things can be bought: no.
    public static var canMakePayments: Bool { false }
}

/// Something that can be bought. There is no store here: none is found.
public struct Product: Identifiable, Hashable, Sendable {
    /// What kind of thing it is.
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let consumable = ProductType(rawValue: "Consumable")
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }
    /// How a purchase ended.
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled
        case pending
    }
    /// What is said when something is bought.
    public struct PurchaseOption: Hashable, Sendable {}
    public let id: String
    public let type: ProductType
    public let displayName: String
    public let description: String
    public let displayPrice: String
    public let price: Decimal

    /// The things that can be bought: none.
    public static func products<Identifiers: Collection<String>>(for identifiers: Identifiers) async throws -> [Product] { [] }
    /// Buys it. Inert: nothing is bought, as if a person had cancelled.
    @discardableResult public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
}

/// Whether something was signed by the store.
public enum VerificationResult<SignedType> {
    /// Why it was not.
    public enum VerificationError: Error { case invalidSignature, revokedCertificate }
    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    /// What was signed, or an error.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
        }
    }
    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
    public var jwsRepresentation: String { "" }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}

/// Something that was bought. There is no store here: nothing was.
public struct Transaction: Identifiable, Hashable, Sendable {
    /// What was bought, one after another: nothing.
    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>
        /// Ends at once.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> VerificationResult<Transaction>? { nil }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
    public let id: UInt64
    public let productID: String
    public let purchaseDate: Date
    public let expirationDate: Date?
    public let revocationDate: Date?
    public func finish() async {}
    public static var updates: Transactions { Transactions() }
    public static var currentEntitlements: Transactions { Transactions() }
    public static var all: Transactions { Transactions() }
}
