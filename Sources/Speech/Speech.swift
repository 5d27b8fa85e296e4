@_exported import Foundation

// Recognising what is said. Nothing is heard here: nobody is asked, and nothing is recognised.

/// Whether an app may recognise what is said: no.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
/// Recognises what is said. Nothing is recognised.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
    public let locale: Locale
    public var defaultTaskHint = 0
    public var isAvailable: Bool { false }
    public var supportsOnDeviceRecognition: Bool { false }
    public override convenience init() { self.init(.current) }
    public convenience init?(locale: Locale) { self.init(locale) }
    private init(_ locale: Locale) { self.locale = locale }
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
    open class func requestAuthorization(_ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void) { handler(.denied) }
    open class func supportedLocales() -> Set<Locale> { [] }
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest, resultHandler: @escaping @Sendable (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        resultHandler(nil, CocoaError(.featureUnsupported))
        return SFSpeechRecognitionTask()
    }
}
/// Asks what is said.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
    public var shouldReportPartialResults = true
    public var requiresOnDeviceRecognition = false
    public var addsPunctuation = false
    public var contextualStrings: [String] = []
    public override init() {}
}
/// Asks what is said in sound that comes bit by bit.
public final class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable { public func endAudio() {} }
/// Asks what is said in a file.
public final class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    public let url: URL
    public init(url: URL) { self.url = url }
}
/// A recognition that goes on.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    public var isFinishing: Bool { false }
    public var isCancelled: Bool { false }
    open func cancel() {}
    open func finish() {}
}
/// What was said: nothing.
public final class SFSpeechRecognitionResult: NSObject, Sendable {
    public let bestTranscription = SFTranscription()
    public let isFinal = true
}
/// What was said, as text: nothing.
public final class SFTranscription: NSObject, Sendable { public let formattedString = "" }
