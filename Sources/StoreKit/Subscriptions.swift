import Foundation
import ViewRuntime

// Subscriptions and what was paid. There is no store here: none is found.

extension Product {
    /// What is known of a subscription.
    public struct SubscriptionInfo: Hashable, Sendable {
        public let subscriptionGroupID: String
        public let subscriptionPeriod: SubscriptionPeriod
        public let introductoryOffer: SubscriptionOffer?
        public let promotionalOffers: [SubscriptionOffer]
        public let groupLevel: Int
        public let groupDisplayName: String
        /// Whether a person may have the first offer: nobody knows.
        public var isEligibleForIntroOffer: Bool { get async { false } }
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
        /// What is known of a person's subscription: nothing.
        public var status: [Status] { get async throws { [] } }
        public static func status(for groupID: String) async throws -> [Status] { [] }

        /// How a subscription stands.
        public struct RenewalState: RawRepresentable, Hashable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let subscribed = Self(rawValue: 1)
            public static let expired = Self(rawValue: 2)
            public static let inBillingRetryPeriod = Self(rawValue: 3)
            public static let inGracePeriod = Self(rawValue: 4)
            public static let revoked = Self(rawValue: 5)
        }
        /// When a subscription goes on.
        public struct RenewalInfo: Hashable, Sendable {
            public let currentProductID: String
            public let willAutoRenew: Bool
            public let autoRenewPreference: String?
            public let renewalDate: Date?
            public let gracePeriodExpirationDate: Date?
        }
        /// How a person's subscription stands.
        public struct Status: Sendable {
            public let state: RenewalState
            public let transaction: VerificationResult<Transaction>
            public let renewalInfo: VerificationResult<RenewalInfo>
        }
    }
    /// A length of time.
    public struct SubscriptionPeriod: Hashable, Sendable {
        /// In which it is counted.
        public enum Unit: Hashable, Sendable, CustomStringConvertible {
            case day, week, month, year
            public var description: String { "\(localizedDescription)" }
            public var localizedDescription: String {
                switch self {
                case .day: "Day"
                case .week: "Week"
                case .month: "Month"
                case .year: "Year"
                }
            }
        }
        public let unit: Unit
        public let value: Int
    }
    /// A price for a while.
    public struct SubscriptionOffer: Hashable, Sendable {
        /// For whom it is.
        public struct OfferType: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let introductory = Self(rawValue: "Introductory")
            public static let promotional = Self(rawValue: "Promotional")
            public static let winBack = Self(rawValue: "WinBack")
        }
        /// How it is paid.
        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let payAsYouGo = Self(rawValue: "PayAsYouGo")
            public static let payUpFront = Self(rawValue: "PayUpFront")
            public static let freeTrial = Self(rawValue: "FreeTrial")
        }
        public let id: String?
        public let type: OfferType
        public let price: Decimal
        public let displayPrice: String
        public let period: SubscriptionPeriod
        public let periodCount: Int
        public let paymentMode: PaymentMode
    }
    /// Something that a person was asked to buy in the store.
    public struct PurchaseError: Error, Sendable {
        let name: String
        public static let ineligibleForOffer = PurchaseError(name: "ineligibleForOffer")
        public static let productUnavailable = PurchaseError(name: "productUnavailable")
        public static let purchaseNotAllowed = PurchaseError(name: "purchaseNotAllowed")
    }
    /// What is known of it as a subscription.
    public var subscription: SubscriptionInfo? { nil }
    public var isFamilyShareable: Bool { false }
    public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
    public var jsonRepresentation: Data { Data() }
    /// What was bought of it last: nothing.
    public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
    public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
    /// Buys it. Inert: nothing is bought, as if a person had cancelled.
    @MainActor @discardableResult
    public func purchase(confirmIn scene: UIScene, options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
}

extension Product.PurchaseOption {
    public static func appAccountToken(_ token: UUID) -> Product.PurchaseOption { .init() }
    public static func quantity(_ quantity: Int) -> Product.PurchaseOption { .init() }
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> Product.PurchaseOption { .init() }
}

extension Transaction {
    /// Who the thing belongs to.
    public struct OwnershipType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let purchased = Self(rawValue: "PURCHASED")
        public static let familyShared = Self(rawValue: "FAMILY_SHARED")
    }
    public var originalID: UInt64 { id }
    public var originalPurchaseDate: Date { purchaseDate }
    public var productType: Product.ProductType { .nonConsumable }
    public var subscriptionGroupID: String? { nil }
    public var purchasedQuantity: Int { 1 }
    public var isUpgraded: Bool { false }
    public var ownershipType: OwnershipType { .purchased }
    public var appAccountToken: UUID? { nil }
    public var environment: AppStore.Environment { .xcode }
    /// What was bought last of something: nothing.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
    public static var unfinished: Transactions { Transactions() }
    /// How asking for money back ended.
    public enum RefundRequestStatus: Hashable, Sendable { case userCancelled, success }
    @MainActor public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus { .userCancelled }
}

extension AppStore {
    /// Which store it is.
    public struct Environment: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let production = Self(rawValue: "Production")
        public static let sandbox = Self(rawValue: "Sandbox")
        public static let xcode = Self(rawValue: "Xcode")
    }
    /// Shows a person's subscriptions. Inert: nothing is shown.
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
    @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {}
    public static var deviceVerificationID: UUID? { nil }
}

/// What is known of the app as it was bought: nothing.
public struct AppTransaction: Hashable, Sendable {
    public let originalAppVersion: String
    public let appVersion: String
    public let originalPurchaseDate: Date
    public let environment: AppStore.Environment
    public static var shared: VerificationResult<AppTransaction> { get async throws { throw StoreKitError.notAvailableInStorefront } }
    public static func refresh() async throws -> VerificationResult<AppTransaction> { throw StoreKitError.notAvailableInStorefront }
}

/// The store of a country: none.
public struct Storefront: Hashable, Sendable {
    public let countryCode: String
    public let id: String
    public static var current: Storefront? { get async { nil } }
}

/// Why the store gave no answer.
public enum StoreKitError: Error, Sendable {
    case unknown, userCancelled, networkError(URLError), systemError(any Error), notAvailableInStorefront, notEntitled, unsupported
}

/// Something that is loaded from the store, as far as it has come.
extension Product {
    public enum TaskState: Sendable { case loading, unavailable, success(Product), failure(any Error) }
    public enum CollectionTaskState: Sendable { case loading, success([Product], unavailable: [String]), failure(any Error) }
}
/// What is known of a person's rights to a thing, as far as it has come.
public enum EntitlementTaskState<Value> {
    case loading, failure(any Error), success(Value)
    public var value: Value? { if case .success(let value) = self { value } else { nil } }
}

/// Buys something, from the environment. Inert: nothing is bought, as if a person had cancelled.
public struct PurchaseAction: Sendable {
    @MainActor @discardableResult
    public func callAsFunction(_ product: Product, options: Set<Product.PurchaseOption> = []) async throws -> Product.PurchaseResult { .userCancelled }
}
/// Asks for a review, from the environment. Inert: nobody is asked.
extension EnvironmentValues {
    public var purchase: PurchaseAction { PurchaseAction() }
}

/// How subscriptions look. Inert: they are not shown.
public struct SubscriptionStoreControlStyleName: Hashable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let buttons = Self(name: "buttons")
    public static let picker = Self(name: "picker")
    public static let prominentPicker = Self(name: "prominentPicker")
    public static let compactPicker = Self(name: "compactPicker")
    public static let pagedPicker = Self(name: "pagedPicker")
}
/// What buttons of subscriptions say. Inert: they are not shown.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let action = Self(name: "action")
    public static let displayName = Self(name: "displayName")
    public static let price = Self(name: "price")
    public static let multiline = Self(name: "multiline")
    public static let singleLine = Self(name: "singleLine")
    public var multiline: Self { self }
    public var price: Self { self }
}
/// Which page of a store's rules. Inert: none is shown.
public enum SubscriptionStorePolicyKind: Hashable, Sendable { case termsOfService, privacyPolicy }

extension View {
    /// How subscriptions look. Inert: they are not shown.
    nonisolated public func subscriptionStoreControlStyle(_ style: SubscriptionStoreControlStyleName) -> some View { inert(style.name) }
    /// What buttons of subscriptions say. Inert: they are not shown.
    nonisolated public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { inert(label.name) }
    /// Where a store's rules stand. Inert: none are shown.
    nonisolated public func subscriptionStorePolicyDestination(url: URL, for kind: SubscriptionStorePolicyKind) -> some View { inert(kind) }
    /// What a store's rules say. Inert: none are shown, and the content is not made.
    nonisolated public func subscriptionStorePolicyDestination<Content: View>(
        for kind: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> Content
    ) -> some View {
        inert(kind)
    }
    /// The colour of a store's rules. Inert: none are shown.
    nonisolated public func subscriptionStorePolicyForegroundStyle<S: ShapeStyle>(_ style: S) -> some View { inert("\(S.self)") }
    /// The colour behind subscriptions. Inert: they are not shown.
    nonisolated public func subscriptionStoreControlBackground<S: ShapeStyle>(_ style: S) -> some View { inert("\(S.self)") }
    /// Called when a person wants to sign in. Inert: nobody does.
    nonisolated public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { inert("") }
    /// Called as a person's subscriptions come to be known. Inert: they never do.
    nonisolated public func subscriptionStatusTask(
        for groupID: String, priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
    ) -> some View {
        inert(groupID)
    }
    /// Called as a person's rights to a thing come to be known. Inert: they never do.
    nonisolated public func currentEntitlementTask(
        for productID: String, priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
    ) -> some View {
        inert(productID)
    }
    /// Called as a thing that can be bought comes to be known. Inert: it never does.
    nonisolated public func storeProductTask(
        for id: String, priority: TaskPriority = .medium, action: @escaping (Product.TaskState) async -> Void
    ) -> some View {
        inert(id)
    }
    /// Called as things that can be bought come to be known. Inert: they never do.
    nonisolated public func storeProductsTask(
        for ids: some Collection<String>, priority: TaskPriority = .medium, action: @escaping (Product.CollectionTaskState) async -> Void
    ) -> some View {
        inert("")
    }
    /// Called when a person begins to buy. Inert: nobody does.
    nonisolated public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { inert("") }
    /// With what a person buys. Inert: nothing is bought.
    nonisolated public func inAppPurchaseOptions(_ options: ((Product) async -> Set<Product.PurchaseOption>?)?) -> some View { inert("") }
    /// Shows a place for codes while a binding is true. Inert: nothing is shown, and the binding stays.
    nonisolated public func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View {
        inert("")
    }
    /// Asks for money back while a binding is true. Inert: nobody is asked, and the binding stays.
    nonisolated public func refundRequestSheet(
        for transactionID: UInt64, isPresented: Binding<Bool>,
        onDismiss: (@MainActor (Result<Transaction.RefundRequestStatus, any Error>) -> Void)? = nil
    ) -> some View {
        inert("")
    }
    /// Shows a person's subscriptions of a group while a binding is true. Inert: nothing is shown, and the binding stays.
    nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View { inert("") }
}
