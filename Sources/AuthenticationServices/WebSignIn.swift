import Foundation
import ViewRuntime

// Signing in on a page. Nobody does here: it ends at once as if it had been cancelled.

/// Signs in on a page. Nobody does here: it ends at once as if it had been cancelled.
@MainActor @preconcurrency
open class ASWebAuthenticationSession: NSObject {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    private let completionHandler: CompletionHandler
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    open var prefersEphemeralWebBrowserSession = false
    open var canStart: Bool { true }
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) { self.completionHandler = completionHandler }
    @discardableResult open func start() -> Bool {
        completionHandler(nil, ASWebAuthenticationSessionError(.canceledLogin))
        return true
    }
    open func cancel() {}
}

/// What says above which window a page is shown. It is not asked here.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
