import Foundation

// Cameras and what they see. There is none here: nobody is asked, and nothing is seen.

/// Something that a camera has seen.
open class AVMetadataObject: NSObject, @unchecked Sendable {
    /// What it is.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        public static let face = ObjectType(rawValue: "face")
    }
}

/// What a camera or a microphone takes.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let video = AVMediaType(rawValue: "vide")
    public static let audio = AVMediaType(rawValue: "soun")
}

/// Whether a person lets the app use a device.
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// A camera or a microphone. There is none here.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    /// Whether a light burns.
    public enum TorchMode: Int, Sendable { case off, on, auto }
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void) { handler(false) }
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
}

/// Takes pictures. Inert: there is no camera.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    open private(set) var isRunning = false
    open func startRunning() { isRunning = true }
    open func stopRunning() { isRunning = false }
}
