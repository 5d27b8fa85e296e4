@_exported import Foundation
@_exported import ViewRuntime

/// What became of a letter.
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
/// What became of a message.
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// Writes a letter. Inert: there is no mail, and nobody writes.
open class MFMailComposeViewController: UINavigationController {
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    open class func canSendMail() -> Bool { false }
    open func setSubject(_ subject: String) {}
    open func setToRecipients(_ toRecipients: [String]?) {}
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}

/// What is told of a letter. Nobody writes here: it is not called.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: AnyObject {
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

/// Writes a message. Inert: there are no messages, and nobody writes.
open class MFMessageComposeViewController: UINavigationController {
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open var recipients: [String]?
    open var body: String?
    open class func canSendText() -> Bool { false }
}

/// What is told of a message. Nobody writes here: it is not called.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
