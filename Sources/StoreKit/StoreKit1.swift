import Foundation
import ViewRuntime

// The older way to buy. There is no store here: nothing can be bought, and who asks hears so.

/// Something that can be bought. None is found here.
open class SKProduct: NSObject, @unchecked Sendable {
    public var productIdentifier: String { "" }
    public var localizedTitle: String { "" }
    public var localizedDescription: String { "" }
    public var price: NSDecimalNumber { 0 }
    public var priceLocale: Locale { .current }
    public var subscriptionGroupIdentifier: String? { nil }
    public var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    public var introductoryPrice: SKProductDiscount? { nil }
    public var discounts: [SKProductDiscount] { [] }
    public var isFamilyShareable: Bool { false }
    /// A length of time.
    public enum PeriodUnit: UInt, Sendable { case day, week, month, year }
}
/// How long a subscription lasts.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
    public var numberOfUnits: Int { 1 }
    public var unit: SKProduct.PeriodUnit { .month }
}
/// A lower price.
open class SKProductDiscount: NSObject, @unchecked Sendable {
    /// How it is paid.
    public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }
    public var price: NSDecimalNumber { 0 }
    public var priceLocale: Locale { .current }
    public var paymentMode: PaymentMode { .payAsYouGo }
    public var numberOfPeriods: Int { 1 }
    public var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
}

/// What is to be bought.
open class SKPayment: NSObject, @unchecked Sendable {
    public let productIdentifier: String
    public let quantity = 1
    public var applicationUsername: String?
    public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}
/// What is to be bought, and can be changed.
public final class SKMutablePayment: SKPayment, @unchecked Sendable {}

/// A purchase on its way. None is here.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    public var transactionState: SKPaymentTransactionState { .failed }
    public var payment: SKPayment { SKPayment(product: SKProduct()) }
    public var error: (any Error)? { SKError(.paymentCancelled) }
    public var transactionIdentifier: String? { nil }
    public var transactionDate: Date? { nil }
    public var original: SKPaymentTransaction? { nil }
}
/// How far a purchase is.
public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }

/// Purchases on their way: none.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let only = SKPaymentQueue()
    open class func `default`() -> SKPaymentQueue { only }
    /// Whether things can be bought: no.
    open class func canMakePayments() -> Bool { false }
    public var delegate: (any SKPaymentQueueDelegate)?
    public var transactions: [SKPaymentTransaction] { [] }
    public var storefront: SKStorefront? { nil }
    private var observers: [any SKPaymentTransactionObserver] = []
    open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(observer) }
    open func remove(_ observer: any SKPaymentTransactionObserver) { observers.removeAll { $0 === observer } }
    /// Buys something. Inert: nothing is bought.
    open func add(_ payment: SKPayment) {}
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}
    /// Asks what was bought before: nothing, and the observers hear so.
    open func restoreCompletedTransactions() { for observer in observers { observer.paymentQueueRestoreCompletedTransactionsFinished(self) } }
    /// Asks for a code. Inert: nobody is asked.
    open func presentCodeRedemptionSheet() {}
    open func showPriceConsentIfNeeded() {}
}
/// What is asked about purchases. Nothing is bought here: it is not.
public protocol SKPaymentQueueDelegate: AnyObject {}
/// What is told of purchases. Nothing is bought here.
public protocol SKPaymentTransactionObserver: AnyObject {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
}
extension SKPaymentTransactionObserver {
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
    public func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool { false }
}
/// The store of a country.
open class SKStorefront: NSObject, @unchecked Sendable {
    public var countryCode: String { "" }
    public var identifier: String { "" }
}

/// Asks the store something.
open class SKRequest: NSObject, @unchecked Sendable {
    open weak var delegate: (any SKRequestDelegate)?
    open func start() { delegate?.requestDidFinish(self) }
    open func cancel() {}
}
/// What is told of a question to the store.
public protocol SKRequestDelegate: AnyObject {
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}
/// Asks for things that can be bought: its delegate hears that none was found.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    private let identifiers: Set<String>
    public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }
    open override func start() {
        (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: SKProductsResponse(identifiers.sorted()))
        super.start()
    }
}
/// What is told of things that can be bought.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
/// The things that can be bought: none.
open class SKProductsResponse: NSObject, @unchecked Sendable {
    public let products: [SKProduct] = []
    public let invalidProductIdentifiers: [String]
    init(_ identifiers: [String]) { invalidProductIdentifiers = identifiers }
}
/// Asks for the receipt: there is none.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    public init(receiptProperties properties: [String: Any]? = nil) {}
}

/// Why nothing was bought.
public struct SKError: Error, Sendable {
    /// The reason.
    public enum Code: Int, Sendable {
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
        case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var paymentCancelled: Code { .paymentCancelled }
    public static var unknown: Code { .unknown }
}

/// Shows the page of something in the store. Nothing is shown here.
open class SKStoreProductViewController: UIViewController {
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?
    open func loadProduct(withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil) {
        block?(false, SKError(.storeProductNotAvailable))
    }
}
/// What is told of a page of the store. Nothing is shown here: it is not called.
@MainActor @preconcurrency
public protocol SKStoreProductViewControllerDelegate: AnyObject {
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
extension SKStoreProductViewControllerDelegate {
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}
public let SKStoreProductParameterITunesItemIdentifier = "id"

/// Shows what else there is in the store, above an app. Nothing is shown here.
@MainActor @preconcurrency
open class SKOverlay: NSObject {
    /// What it shows.
    open class Configuration: NSObject {}
    /// The app of an identifier.
    public final class AppConfiguration: Configuration {
        public let appIdentifier: String
        public let position: Position
        public init(appIdentifier: String, position: Position) { (self.appIdentifier, self.position) = (appIdentifier, position) }
    }
    /// Where it stands.
    public enum Position: Int, Sendable { case bottom, bottomRaised }
    public init(configuration: Configuration) {}
    open func present(in scene: UIWindowScene) {}
    open class func dismiss(in scene: UIWindowScene) {}
}
extension View {
    /// Shows what else there is in the store while a binding is true. Inert: nothing is shown, and the binding stays.
    nonisolated public func appStoreOverlay(isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration) -> some View { inert("") }
}
