@_exported import Foundation
@_exported import ViewRuntime

// What is in pictures. Nothing is recognised here: requests fail.

/// Why nothing was recognised.
public struct VNError: Error, Sendable { public let text: String }
/// What to look for.
open class VNRequest: NSObject, @unchecked Sendable {
    public typealias CompletionHandler = (VNRequest, (any Error)?) -> Void
    public let completionHandler: CompletionHandler?
    public init(completionHandler: CompletionHandler? = nil) { self.completionHandler = completionHandler }
}
/// Something that was recognised. Nothing is.
open class VNObservation: NSObject, @unchecked Sendable { public let uuid = UUID(); public let confidence: Float = 0 }
/// A place where something was recognised. Nothing is.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable { public let boundingBox = CGRect.zero }
/// A text that was recognised. None is.
public final class VNRecognizedTextObservation: VNDetectedObjectObservation, @unchecked Sendable { public func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] } }
/// What a text may be.
public final class VNRecognizedText: NSObject, Sendable { public let string = ""; public let confidence: Float = 0 }
/// How exactly texts are looked for.
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }
/// Looks for texts.
public final class VNRecognizeTextRequest: VNRequest, @unchecked Sendable {
    public var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    public var recognitionLanguages: [String] = []
    public var usesLanguageCorrection = false
    public var minimumTextHeight: Float = 0
    public var results: [VNRecognizedTextObservation]? { nil }
}
/// A code that was recognised. None is.
public final class VNBarcodeObservation: VNDetectedObjectObservation, @unchecked Sendable { public let payloadStringValue: String? = nil }
/// Looks for codes.
public final class VNDetectBarcodesRequest: VNRequest, @unchecked Sendable { public var results: [VNBarcodeObservation]? { nil } }
/// A face that was found. None is.
public final class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {}
/// Looks for faces.
public final class VNDetectFaceRectanglesRequest: VNRequest, @unchecked Sendable { public var results: [VNFaceObservation]? { nil } }
/// Looks into a picture. Nothing is recognised: it throws.
public final class VNImageRequestHandler: NSObject, @unchecked Sendable {
    public init(cgImage image: CGImage, options: [String: Any] = [:]) {}
    public init(data imageData: Data, options: [String: Any] = [:]) {}
    public init(url imageURL: URL, options: [String: Any] = [:]) {}
    public func perform(_ requests: [VNRequest]) throws { throw VNError(text: "nothing is recognised here") }
}
