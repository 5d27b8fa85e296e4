import Foundation
import ViewRuntime

/// What a button of payments says.
public struct PayWithApplePayButtonLabel: Hashable, Sendable {
    let words: String
    public static let plain = Self(words: "Apple Pay")
    public static let buy = Self(words: "Buy with Apple Pay")
    public static let addMoney = Self(words: "Add Money with Apple Pay")
    public static let book = Self(words: "Book with Apple Pay")
    public static let checkout = Self(words: "Check out with Apple Pay")
    public static let `continue` = Self(words: "Continue with Apple Pay")
    public static let contribute = Self(words: "Contribute with Apple Pay")
    public static let donate = Self(words: "Donate with Apple Pay")
    public static let inStore = Self(words: "Pay with Apple Pay")
    public static let order = Self(words: "Order with Apple Pay")
    public static let reload = Self(words: "Reload with Apple Pay")
    public static let rent = Self(words: "Rent with Apple Pay")
    public static let setUp = Self(words: "Set up Apple Pay")
    public static let subscribe = Self(words: "Subscribe with Apple Pay")
    public static let support = Self(words: "Support with Apple Pay")
    public static let tip = Self(words: "Tip with Apple Pay")
    public static let topUp = Self(words: "Top Up with Apple Pay")
}
/// How a button of payments looks.
public struct PayWithApplePayButtonStyle: Hashable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let black = Self(name: "black")
    public static let white = Self(name: "white")
    public static let whiteOutline = Self(name: "whiteOutline")
}
/// How far a payment is. Nobody pays here.
public enum PayWithApplePayButtonPaymentAuthorizationPhase {
    case willAuthorize
    case didAuthorize(payment: PKPayment, resultHandler: (PKPaymentAuthorizationResult) -> Void)
    case didFinish
}

/// A button for a payment. With an action it is pressed as any button is; with a request its fallback stands there, since nobody can pay here.
nonisolated public struct PayWithApplePayButton<Fallback: View>: View {
    private let label: PayWithApplePayButtonLabel
    private let action: (() -> Void)?
    private let fallback: Fallback

    nonisolated public init(
        _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
        onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void, @ViewBuilder fallback: () -> Fallback
    ) {
        (self.label, action, self.fallback) = (label, nil, fallback())
    }
    nonisolated public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void, @ViewBuilder fallback: () -> Fallback) {
        (self.label, self.action, self.fallback) = (label, action, fallback())
    }

    @MainActor @preconcurrency public var body: some View {
        if let action { Button(label.words, action: action) } else { fallback }
    }
}
extension PayWithApplePayButton where Fallback == EmptyView {
    nonisolated public init(
        _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
        onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void
    ) {
        self.init(label, request: request, onPaymentAuthorizationChange: onPaymentAuthorizationChange) { EmptyView() }
    }
    nonisolated public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void) {
        self.init(label, action: action) { EmptyView() }
    }
}

/// How a button that keeps passes looks.
public struct AddPassToWalletButtonStyle: Hashable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let black = Self(name: "black")
    public static let blackOutline = Self(name: "blackOutline")
}
/// A button that keeps passes. With an action it is pressed as any button is; with passes its fallback stands there, since there is no wallet.
nonisolated public struct AddPassToWalletButton<Fallback: View>: View {
    private let action: (() -> Void)?
    private let fallback: Fallback

    nonisolated public init(_ passes: [PKPass], onCompletion: @escaping (Bool) -> Void, @ViewBuilder fallback: () -> Fallback) {
        (action, self.fallback) = (nil, fallback())
    }
    nonisolated public init(action: @escaping () -> Void, @ViewBuilder fallback: () -> Fallback) { (self.action, self.fallback) = (action, fallback()) }

    @MainActor @preconcurrency public var body: some View {
        if let action { Button("Add to Apple Wallet", action: action) } else { fallback }
    }
}
extension AddPassToWalletButton where Fallback == EmptyView {
    nonisolated public init(_ passes: [PKPass], onCompletion: @escaping (Bool) -> Void) {
        self.init(passes, onCompletion: onCompletion) { EmptyView() }
    }
    nonisolated public init(action: @escaping () -> Void) { self.init(action: action) { EmptyView() } }
}

extension View {
    /// How buttons of payments look. Inert: they look as other buttons do.
    nonisolated public func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle) -> some View { inert(style.name) }
    /// How buttons that keep passes look. Inert: they look as other buttons do.
    nonisolated public func addPassToWalletButtonStyle(_ style: AddPassToWalletButtonStyle) -> some View { inert(style.name) }
    /// Whether buttons of payments show no card. Inert: they show none.
    nonisolated public func payWithApplePayButtonDisableCardArt(_ disabled: Bool = true) -> some View { inert(disabled) }
}
