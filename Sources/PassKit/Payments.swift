@_exported import Foundation
@_exported import ViewRuntime

// Payments and passes as view files ask for them. Nobody can pay here and there is no wallet: what is set is kept, and who asks hears so.

/// A network of cards.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let amex = Self("AmEx")
    public static let chinaUnionPay = Self("ChinaUnionPay")
    public static let discover = Self("Discover")
    public static let eftpos = Self("Eftpos")
    public static let electron = Self("Electron")
    public static let elo = Self("Elo")
    public static let girocard = Self("Girocard")
    public static let interac = Self("Interac")
    public static let JCB = Self("JCB")
    public static let mada = Self("Mada")
    public static let maestro = Self("Maestro")
    public static let masterCard = Self("MasterCard")
    public static let mir = Self("Mir")
    public static let privateLabel = Self("PrivateLabel")
    public static let visa = Self("Visa")
    public static let vPay = Self("VPay")
    public static let cartesBancaires = Self("CartesBancaires")
}
/// What a merchant can take.
public struct PKMerchantCapability: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let threeDSecure = Self(rawValue: 1)
    public static let emv = Self(rawValue: 2)
    public static let credit = Self(rawValue: 4)
    public static let debit = Self(rawValue: 8)
    public static let instantFundsOut = Self(rawValue: 128)
    public static let capability3DS = threeDSecure
    public static let capabilityEMV = emv
    public static let capabilityCredit = credit
    public static let capabilityDebit = debit
}
/// What a merchant must know of a person.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let postalAddress = Self(rawValue: "post")
    public static let emailAddress = Self(rawValue: "email")
    public static let phoneNumber = Self(rawValue: "phone")
    public static let name = Self(rawValue: "name")
    public static let phoneticName = Self(rawValue: "phonetic")
}
/// Whether an amount may still change.
public enum PKPaymentSummaryItemType: UInt, Sendable { case final, pending }
/// A line of a bill.
open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
    open var label: String
    open var amount: NSDecimalNumber
    open var type: PKPaymentSummaryItemType
    public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final) {
        (self.label, self.amount, self.type) = (label, amount, type)
    }
}
/// A way for goods to come.
open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
    open var identifier: String?
    open var detail: String?
}
/// A payment that is asked for. Kept.
open class PKPaymentRequest: NSObject, @unchecked Sendable {
    open var merchantIdentifier = ""
    open var countryCode = ""
    open var currencyCode = ""
    open var supportedNetworks: [PKPaymentNetwork] = []
    open var merchantCapabilities: PKMerchantCapability = []
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
    open var shippingMethods: [PKShippingMethod]?
    open var requiredShippingContactFields: Set<PKContactField> = []
    open var requiredBillingContactFields: Set<PKContactField> = []
    open var applicationData: Data?
    open var supportedCountries: Set<String>?
    public override init() {}
    open class func availableNetworks() -> [PKPaymentNetwork] { [] }
}
/// What a person paid with. None is.
public final class PKPaymentMethod: NSObject, Sendable {
    public let displayName: String? = nil
    public let network: PKPaymentNetwork? = nil
}
/// What a payment can be claimed with. None is.
public final class PKPaymentToken: NSObject, Sendable {
    public let paymentMethod = PKPaymentMethod()
    public let transactionIdentifier = ""
    public let paymentData = Data()
}
/// Somebody who pays.
open class PKContact: NSObject, @unchecked Sendable {
    open var name: PersonNameComponents?
    open var emailAddress: String?
    public override init() {}
}
/// A payment that a person has agreed to. None is.
public final class PKPayment: NSObject, @unchecked Sendable {
    public let token = PKPaymentToken()
    public let billingContact: PKContact? = nil
    public let shippingContact: PKContact? = nil
    public let shippingMethod: PKShippingMethod? = nil
}
/// What became of a payment.
public enum PKPaymentAuthorizationStatus: Int, Sendable { case success, failure }
/// What became of a payment, with what was wrong.
public final class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
    public var status: PKPaymentAuthorizationStatus
    public var errors: [any Error]!
    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) { (self.status, self.errors) = (status, errors ?? []) }
}

/// Asks a person to pay. Nobody can here: it does not come up.
open class PKPaymentAuthorizationController: NSObject, @unchecked Sendable {
    public let request: PKPaymentRequest
    open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
    public init(paymentRequest request: PKPaymentRequest) { self.request = request }
    open class func canMakePayments() -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability) -> Bool { false }
    open func present(completion: ((Bool) -> Void)? = nil) { completion?(false) }
    @discardableResult open func present() async -> Bool { false }
    open func dismiss(completion: (() -> Void)? = nil) { completion?() }
}
/// What is told of a payment. Nobody pays here: it is not called.
public protocol PKPaymentAuthorizationControllerDelegate: AnyObject {
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
}
extension PKPaymentAuthorizationControllerDelegate {
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {
        completion(PKPaymentAuthorizationResult(status: .failure, errors: nil))
    }
}
/// Asks a person to pay. Nobody can here: there is none.
open class PKPaymentAuthorizationViewController: UIViewController {
    open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
    public init?(paymentRequest request: PKPaymentRequest) { return nil }
    public required init?(coder: NSCoder) { return nil }
    open class func canMakePayments() -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
}
/// What is told of a payment. Nobody pays here: it is not called.
@MainActor @preconcurrency
public protocol PKPaymentAuthorizationViewControllerDelegate: AnyObject {
    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
    func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
}
extension PKPaymentAuthorizationViewControllerDelegate {
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {
        completion(PKPaymentAuthorizationResult(status: .failure, errors: nil))
    }
}
/// What a button of payments says.
public enum PKPaymentButtonType: Int, Sendable {
    case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent, support, contribute, tip, `continue`
}
/// How a button of payments looks.
public enum PKPaymentButtonStyle: Int, Sendable { case white, whiteOutline, black, automatic }
/// A button for a payment. Nobody presses it here.
open class PKPaymentButton: UIButton {
    open var cornerRadius: CGFloat = 4
    public convenience init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) { self.init(frame: .zero) }
}
