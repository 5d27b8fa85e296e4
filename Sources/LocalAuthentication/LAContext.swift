@_exported import Foundation

/// How a person is recognised.
public enum LAPolicy: Int, Sendable { case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication = 2 }
/// What a person is recognised by.
public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID }

/// Why a person was not recognised.
public struct LAError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5
        case biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

/// Recognises a person. Nobody is recognised here: there is nothing to recognise a person by.
open class LAContext: NSObject, @unchecked Sendable {
    public override init() {}
    open var biometryType: LABiometryType { .none }
    open var localizedReason = ""
    open var localizedCancelTitle: String?
    open var localizedFallbackTitle: String?
    open var interactionNotAllowed = false
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = NSError(domain: "com.apple.LocalAuthentication", code: LAError.Code.biometryNotAvailable.rawValue)
        return false
    }
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        reply(false, LAError(.biometryNotAvailable))
    }
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { throw LAError(.biometryNotAvailable) }
    open func invalidate() {}
}
