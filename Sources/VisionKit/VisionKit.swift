@_exported import Foundation
@_exported import ViewRuntime

// Scanning with a camera. There is none here: nothing is scanned, and delegates are not called.

/// Scans documents. Nothing is scanned here.
open class VNDocumentCameraViewController: UIViewController {
    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
    open class var isSupported: Bool { false }
}
/// Documents that were scanned: none.
public final class VNDocumentCameraScan: NSObject, Sendable {
    public let pageCount = 0
    public let title = ""
    public func imageOfPage(at index: Int) -> UIImage { preconditionFailure("no page was scanned") }
}
/// What is told of a scan. Nothing is scanned here: it is not called.
@MainActor @preconcurrency
public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}
extension VNDocumentCameraViewControllerDelegate {
    public func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan) {}
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
    public func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error) {}
}
/// Something that was recognised. Nothing is.
public enum RecognizedItem: Identifiable, Sendable {
    /// A text.
    public struct Text: Identifiable, Sendable { public let id: UUID; public let transcript: String }
    /// A code.
    public struct Barcode: Identifiable, Sendable { public let id: UUID; public let payloadStringValue: String? }
    case text(Text), barcode(Barcode)
    public var id: UUID {
        switch self {
        case .text(let text): text.id
        case .barcode(let code): code.id
        }
    }
}
/// Recognises texts and codes. Nothing is recognised here.
open class DataScannerViewController: UIViewController {
    /// How exactly.
    public enum QualityLevel: Sendable { case balanced, fast, accurate }
    /// Of which kind texts are.
    public enum TextContentType: Sendable { case URL, dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, telephoneNumber, currency }
    /// What is recognised.
    public struct RecognizedDataType: Hashable, Sendable {
        let name: String
        public static func text(languages: [String] = [], textContentType: TextContentType? = nil) -> Self { Self(name: "text") }
        public static func barcode(symbologies: [String] = []) -> Self { Self(name: "barcode") }
    }
    public static var isSupported: Bool { false }
    public static var isAvailable: Bool { false }
    open weak var delegate: (any DataScannerViewControllerDelegate)?
    public var isScanning: Bool { false }
    public init(
        recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced, recognizesMultipleItems: Bool = false,
        isHighFrameRateTrackingEnabled: Bool = true, isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
    ) {
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { return nil }
    public func startScanning() throws { throw CocoaError(.featureUnsupported) }
    public func stopScanning() {}
}
/// What is told of what is recognised. Nothing is: it is not called.
@MainActor @preconcurrency
public protocol DataScannerViewControllerDelegate: AnyObject {
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    func dataScanner(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(_ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
}
extension DataScannerViewControllerDelegate {
    public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]) {}
}
