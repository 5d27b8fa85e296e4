@_exported import Foundation
@_exported import ViewRuntime

/// What a person's account says.
open class ASAuthorizationAppleIDCredential: NSObject, @unchecked Sendable {
    public let user: String
    public var fullName: PersonNameComponents?
    public var email: String?
    public var identityToken: Data?
    public var authorizationCode: Data?
    init(user: String) { self.user = user }
}

/// A name and a password.
public final class ASPasswordCredential: NSObject, Sendable {
    public let user: String
    public let password: String
    public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

/// That a person has signed in.
public final class ASAuthorization: NSObject, @unchecked Sendable {
    /// What is asked of an account.
    public struct Scope: Hashable, Sendable {
        let name: String
        public static let fullName = Scope(name: "fullName")
        public static let email = Scope(name: "email")
    }
    public let credential: Any
    init(credential: Any) { self.credential = credential }
}

/// A wish to sign in.
open class ASAuthorizationRequest: NSObject {}
/// A wish to sign in with an account of Apple's.
public final class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
    public var requestedScopes: [ASAuthorization.Scope]?
    public var nonce: String?
    public var state: String?
    public override init() {}
}
/// Makes wishes to sign in with an account of Apple's.
public final class ASAuthorizationAppleIDProvider: NSObject {
    /// Whether an account still stands for the app.
    public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
    public override init() {}
    public func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
    /// Whether an account still stands: none is found.
    public func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
    /// Whether an account still stands: none is found.
    public func getCredentialState(forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void) {
        completion(.notFound, nil)
    }
}

/// Why nobody signed in.
public struct ASAuthorizationError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable { case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var canceled: Code { .canceled }
    public static var unknown: Code { .unknown }
    public static var failed: Code { .failed }
}

/// Asks a person to sign in. Nobody signs in here: it is cancelled.
@MainActor @preconcurrency
open class ASAuthorizationController: NSObject {
    /// How it asks.
    public struct RequestOptions: OptionSet, Sendable {
        public let rawValue: UInt
        nonisolated public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let preferImmediatelyAvailableCredentials = Self(rawValue: 1)
    }
    public let authorizationRequests: [ASAuthorizationRequest]
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }
    open func performRequests() { delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.canceled)) }
}

/// What is told of signing in.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: AnyObject {
    func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
extension ASAuthorizationControllerDelegate {
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization) {}
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// Says over which window a question is shown.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {}

public typealias ASPresentationAnchor = UIWindow

/// What signing in ended with.
public enum ASAuthorizationResult {
    case appleID(ASAuthorizationAppleIDCredential)
    case password(ASPasswordCredential)
}

/// Signs a person in with the environment's action. Nobody signs in here: it throws that it was cancelled.
public struct AuthorizationController: Sendable {
    @MainActor public func performRequest(
        _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
    ) async throws -> ASAuthorizationResult {
        throw ASAuthorizationError(.canceled)
    }
    @MainActor public func performRequests(
        _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
    ) async throws -> ASAuthorizationResult {
        throw ASAuthorizationError(.canceled)
    }
    @MainActor public func performAutoFillAssistedRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult {
        throw ASAuthorizationError(.canceled)
    }
}

/// Opens a page to sign in on. Nobody signs in here: it throws that it was cancelled.
public struct WebAuthenticationSession: Sendable {
    public struct BrowserSession: Sendable { public static let ephemeral = BrowserSession() }
    @MainActor public func authenticate(
        using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
    ) async throws -> URL {
        throw ASWebAuthenticationSessionError(.canceledLogin)
    }
}

/// Why nobody signed in on a page.
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable { case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

extension EnvironmentValues {
    /// Signs a person in.
    public var authorizationController: AuthorizationController { AuthorizationController() }
    /// Opens a page to sign in on.
    public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}

/// A button to sign in with an account of Apple's. A tap asks for what is wanted, and is answered that it was cancelled.
nonisolated public struct SignInWithAppleButton: View {
    /// What the button says.
    public struct Label: Hashable, Sendable {
        let text: String
        public static let signIn = Label(text: "Sign in with Apple")
        public static let `continue` = Label(text: "Continue with Apple")
        public static let signUp = Label(text: "Sign up with Apple")
    }
    /// How the button looks. Inert: it is drawn as other buttons are.
    public struct Style: Hashable, Sendable {
        let name: String
        public static let black = Style(name: "black")
        public static let white = Style(name: "white")
        public static let whiteOutline = Style(name: "whiteOutline")
    }

    private let label: Label
    nonisolated(unsafe) private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
    nonisolated(unsafe) private let onCompletion: (Result<ASAuthorization, any Error>) -> Void

    nonisolated public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {
        (self.label, self.onRequest, self.onCompletion) = (label, onRequest, onCompletion)
    }

    @MainActor @preconcurrency public var body: some View {
        Button(label.text) {
            onRequest(ASAuthorizationAppleIDRequest())
            onCompletion(.failure(ASAuthorizationError(.canceled)))
        }
    }
}

extension View {
    /// Sets how buttons to sign in look. Inert: they are drawn as other buttons are.
    nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View { inert("\(style)") }
}
