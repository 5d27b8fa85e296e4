import Foundation
import ViewRuntime

// What a camera session is built of. There is no camera here: nothing is seen, and delegates are not called.

/// What a session takes from.
open class AVCaptureInput: NSObject, @unchecked Sendable {}
/// A camera or a microphone of a session.
public final class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    public let device: AVCaptureDevice
    public init(device: AVCaptureDevice) throws { self.device = device }
}
/// What a session gives to.
open class AVCaptureOutput: NSObject, @unchecked Sendable {}
/// Codes that a session sees: none.
public final class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    public var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    public var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    public var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    public override init() {}
    public func setMetadataObjectsDelegate(_ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?) {}
}
/// What is told of codes. Nothing is seen: it is not called.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
    func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
}
extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection) {}
}
/// A code that was seen. None is.
public final class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    public var stringValue: String? { nil }
    public var type: ObjectType { .qr }
}
/// What joins what a session takes from and gives to.
public final class AVCaptureConnection: NSObject, @unchecked Sendable {
    public var isVideoMirrored = false
    public var videoRotationAngle: CGFloat = 0
}
/// Pictures that a session takes: none.
public final class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() {}
    public func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {}
}
/// How a picture is taken.
public final class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
    public var flashMode = AVCaptureDevice.FlashMode.off
    public override init() {}
}
/// A picture that was taken. None is.
public final class AVCapturePhoto: NSObject, @unchecked Sendable { public func fileDataRepresentation() -> Data? { nil } }
/// What is told of pictures. None is taken: it is not called.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {}
}
extension AVCaptureDevice {
    /// Where a camera looks.
    public enum Position: Int, Sendable { case unspecified, back, front }
    /// Whether it flashes.
    public enum FlashMode: Int, Sendable { case off, on, auto }
    /// A kind of camera.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        public static let builtInUltraWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        public static let builtInTelephotoCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        public static let builtInMicrophone = Self(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
        public static let microphone = Self(rawValue: "AVCaptureDeviceTypeMicrophone")
    }
    public class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? { nil }
    public var hasTorch: Bool { false }
    public var hasFlash: Bool { false }
    public var isTorchAvailable: Bool { false }
    public var position: Position { .unspecified }
    public var localizedName: String { "" }
    public var uniqueID: String { "" }
    public func lockForConfiguration() throws { throw CocoaError(.featureUnsupported) }
    public func unlockForConfiguration() {}
    public var torchMode: TorchMode {
        get { .off }
        set {}
    }
    /// Looks for cameras: there are none.
    public final class DiscoverySession: NSObject, Sendable {
        public let devices: [AVCaptureDevice] = []
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    }
}
extension AVCaptureSession {
    /// How large pictures are.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto")
        public static let high = Self(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Self(rawValue: "AVCaptureSessionPresetMedium")
    }
    public var sessionPreset: Preset {
        get { .high }
        set {}
    }
    public var inputs: [AVCaptureInput] { [] }
    public var outputs: [AVCaptureOutput] { [] }
    public func canAddInput(_ input: AVCaptureInput) -> Bool { false }
    public func addInput(_ input: AVCaptureInput) {}
    public func removeInput(_ input: AVCaptureInput) {}
    public func canAddOutput(_ output: AVCaptureOutput) -> Bool { false }
    public func addOutput(_ output: AVCaptureOutput) {}
    public func beginConfiguration() {}
    public func commitConfiguration() {}
}
