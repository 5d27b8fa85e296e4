@_exported import Foundation
@_exported import FoundationNetworking
@_exported import PlatformNames
import ValueObserving
@_exported import ViewRuntime

/// A view for pages of the web. Inert: nothing is loaded or shown; what was asked for last is kept.
open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    /// The page that was asked for last.
    public private(set) var url: URL? {
        willSet { KeyValueObservers.willChange(self) }
        didSet { KeyValueObservers.didChange(self) }
    }
    open var title: String? { nil }
    open var isLoading: Bool { false }
    open var estimatedProgress: Double { 0 }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var customUserAgent: String?
    open var isInspectable = false
    open var pageZoom: CGFloat = 1
    open var underPageBackgroundColor: UIColor!
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    public private(set) lazy var scrollView = UIScrollView()

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
    public convenience init() { self.init(frame: .zero, configuration: WKWebViewConfiguration()) }
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
    }

    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
        url = request.url
        return nil
    }
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        url = baseURL
        return nil
    }
    @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        url = URL
        return nil
    }
    @discardableResult open func goBack() -> WKNavigation? { nil }
    @discardableResult open func goForward() -> WKNavigation? { nil }
    @discardableResult open func reload() -> WKNavigation? { nil }
    open func stopLoading() {}
    open func evaluateJavaScript(_ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, nil)
    }
}

/// How pages are shown. Inert: they are not.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
    open var allowsInlineMediaPlayback = false
    open var userContentController = WKUserContentController()
    open var preferences = WKPreferences()
    open lazy var websiteDataStore = WKWebsiteDataStore.default()
    open lazy var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var applicationNameForUserAgent: String?
    open var suppressesIncrementalRendering = false
    open var allowsAirPlayForMediaPlayback = true
    open var allowsPictureInPictureMediaPlayback = true
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    nonisolated public override init() {}
}

/// Media that play only when a person wants it. Inert: nothing plays.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let audio = Self(rawValue: 1)
    public static let video = Self(rawValue: 2)
    public static let all = Self(rawValue: .max)
}

/// What pages may do. Inert: they are not loaded.
@MainActor @preconcurrency
open class WKPreferences: NSObject {
    open var javaScriptCanOpenWindowsAutomatically = false
    open var javaScriptEnabled = true
    open var isTextInteractionEnabled = true
    open var minimumFontSize: CGFloat = 0
    nonisolated public override init() {}
}

/// What is told to pages. Inert: they are not loaded.
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
    nonisolated public override init() {}
}

/// A page that is being loaded. None is.
@MainActor @preconcurrency
public final class WKNavigation: NSObject {
    nonisolated private override init() {}
}

/// What a page wants to do. It does not happen here.
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
    /// Why.
    public enum NavigationType: Int, Sendable { case linkActivated, formSubmitted, backForward, reload, formResubmitted, other = -1 }
    public let request: URLRequest
    public var navigationType: NavigationType { .other }
    init(request: URLRequest) { self.request = request }
}

/// Whether a page may do it.
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }

/// What is told of pages. Nothing is loaded here: it is not called.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: AnyObject {
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
}

extension WKNavigationDelegate {
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    public func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {}
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        decisionHandler(.allow)
    }
}

/// What pages ask of the app's interface. Nothing is loaded here: it is not called.
@MainActor @preconcurrency
public protocol WKUIDelegate: AnyObject {}
