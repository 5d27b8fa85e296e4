import Foundation
import ViewRuntime

// Scripts and data of pages. Nothing is loaded here: what is added is kept, and nobody is called.

/// What a page says to the app. None does.
@MainActor @preconcurrency
public final class WKScriptMessage: NSObject {
    public let name: String
    public let body: Any
    init(name: String, body: Any) { (self.name, self.body) = (name, body) }
}
/// What is told of pages' messages. Nothing is loaded: it is not called.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: AnyObject {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
/// A script for pages.
@MainActor @preconcurrency
public final class WKUserScript: NSObject {
    public let source: String
    public let injectionTime: WKUserScriptInjectionTime
    public let isForMainFrameOnly: Bool
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    }
}
/// What pages have kept: nothing.
@MainActor @preconcurrency
public final class WKWebsiteDataStore: NSObject {
    private static let only = WKWebsiteDataStore()
    public class func `default`() -> WKWebsiteDataStore { only }
    public class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    public class func allWebsiteDataTypes() -> Set<String> { [] }
    public let httpCookieStore = WKHTTPCookieStore()
    public func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {}
    public func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void) { completionHandler() }
}
/// Cookies of pages. Kept.
@MainActor @preconcurrency
public final class WKHTTPCookieStore: NSObject {
    private var cookies: [HTTPCookie] = []
    public func allCookies() async -> [HTTPCookie] { cookies }
    public func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) { completionHandler(cookies) }
    public func setCookie(_ cookie: HTTPCookie) async { cookies.append(cookie) }
    public func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        cookies.append(cookie)
        completionHandler?()
    }
}
/// What pages may do, page by page.
@MainActor @preconcurrency
public final class WKWebpagePreferences: NSObject {
    public var allowsContentJavaScript = true
}
/// A part of a page. None is.
@MainActor @preconcurrency
public final class WKFrameInfo: NSObject { public let isMainFrame = true }
/// The answer that a page came with. None comes.
@MainActor @preconcurrency
public final class WKNavigationResponse: NSObject {
    public let response: URLResponse
    init(response: URLResponse) { self.response = response }
}
/// Whether a page may be shown.
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }
extension WKUserContentController {
    /// Hears a page's messages. Inert: nothing is loaded.
    public func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    public func addUserScript(_ userScript: WKUserScript) {}
    public func removeAllUserScripts() {}
    public func removeScriptMessageHandler(forName name: String) {}
}
extension WKNavigationAction {
    public var targetFrame: WKFrameInfo? { nil }
}
extension WKWebView {
    /// Runs a script. Nothing is loaded: throws.
    @discardableResult public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any { throw CocoaError(.featureUnsupported) }
    public var themeColor: UIColor? { nil }
    public var hasOnlySecureContent: Bool { false }
    public func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) {}
    @discardableResult public func reloadFromOrigin() -> WKNavigation? { nil }
}
