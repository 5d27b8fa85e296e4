import Foundation
import ViewRuntime

/// Something that can be bought, with its price. Inert: there is no store; its icon is mounted.
nonisolated public struct ProductView<Icon: View, PlaceholderIcon: View>: InertView {
    public typealias Body = Never
    nonisolated package let held: Icon
    nonisolated package static var inertName: StaticString? { "ProductView" }
    nonisolated init(holding icon: Icon) { held = icon }
}

extension ProductView where PlaceholderIcon == EmptyView {
    nonisolated public init(id productID: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) { self.init(holding: icon()) }
    nonisolated public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) { self.init(holding: icon()) }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    nonisolated public init(id productID: String, prefersPromotionalIcon: Bool = false) { self.init(holding: EmptyView()) }
    nonisolated public init(_ product: Product, prefersPromotionalIcon: Bool = false) { self.init(holding: EmptyView()) }
}

/// Things that can be bought. Inert: there is no store, so icons are not made.
nonisolated public struct StoreView<Icon: View, PlaceholderIcon: View>: InertView {
    public typealias Body = Never
    nonisolated package let held = EmptyView()
    nonisolated package static var inertName: StaticString? { "StoreView" }
}

extension StoreView where PlaceholderIcon == EmptyView {
    nonisolated public init<IDs: Collection<String>>(
        ids productIDs: IDs, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon
    ) {}
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    nonisolated public init<IDs: Collection<String>>(ids productIDs: IDs, prefersPromotionalIcon: Bool = false) {}
}

/// Subscriptions that can be bought. Inert: there is no store; what stands above them is mounted.
nonisolated public struct SubscriptionStoreView<Content: View>: InertView {
    public typealias Body = Never
    nonisolated package let held: Content
    nonisolated package static var inertName: StaticString? { "SubscriptionStoreView" }
    nonisolated public init(groupID: String, @ViewBuilder marketingContent: () -> Content) { held = marketingContent() }
    nonisolated public init<IDs: Collection<String>>(productIDs: IDs, @ViewBuilder marketingContent: () -> Content) { held = marketingContent() }
}

extension SubscriptionStoreView where Content == EmptyView {
    nonisolated public init(groupID: String) { held = EmptyView() }
    nonisolated public init<IDs: Collection<String>>(productIDs: IDs) { held = EmptyView() }
}

/// How something that can be bought looks. Inert: it is not shown.
public struct ProductViewStyleName: Hashable, Sendable {
    let name: String
    public static let automatic = ProductViewStyleName(name: "automatic")
    public static let regular = ProductViewStyleName(name: "regular")
    public static let compact = ProductViewStyleName(name: "compact")
    public static let large = ProductViewStyleName(name: "large")
}

/// The buttons of a store.
public struct StoreButtonKind: Hashable, Sendable {
    let name: String
    public static let cancellation = StoreButtonKind(name: "cancellation")
    public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
    public static let redeemCode = StoreButtonKind(name: "redeemCode")
    public static let signIn = StoreButtonKind(name: "signIn")
    public static let policies = StoreButtonKind(name: "policies")
}

extension View {
    /// How things that can be bought look. Inert: they are not shown.
    nonisolated public func productViewStyle(_ style: ProductViewStyleName) -> some View { inert(style.name) }
    /// Whether buttons of a store are seen. Inert: there is no store.
    nonisolated public func storeButton(_ visibility: Visibility, for buttons: StoreButtonKind...) -> some View { inert(visibility) }
    /// Whether messages of the store wait. Inert: there are none.
    nonisolated public func storeMessagesDeferred(_ storeMessagesDeferred: Bool) -> some View { inert(storeMessagesDeferred) }
    /// Called when a purchase ended. Inert: nothing is bought.
    nonisolated public func onInAppPurchaseCompletion(
        perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View {
        inert("")
    }
    /// Shows the store's page of subscriptions while a binding is true. Inert: nothing is shown, and the binding stays.
    nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { inert("") }
}
