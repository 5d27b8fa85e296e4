import Foundation
import ViewRuntime

/// What kind of pass it is.
public enum PKPassType: UInt, Sendable { case barcode, secureElement, any = 0xFFFF_FFFF }
/// A pass. Its signature cannot be checked here: making one of bytes throws.
open class PKPass: NSObject, @unchecked Sendable {
    public init(data: Data) throws { throw CocoaError(.featureUnsupported) }
    open var passType: PKPassType { .barcode }
    open var serialNumber: String { "" }
    open var passTypeIdentifier: String { "" }
    open var organizationName: String { "" }
    open var localizedName: String { "" }
    open var localizedDescription: String { "" }
    open var passURL: URL? { nil }
    open var relevantDate: Date? { nil }
    open func localizedValue(forFieldKey key: String) -> Any? { nil }
}
/// A person's passes. There are none.
open class PKPassLibrary: NSObject, @unchecked Sendable {
    public override init() {}
    open class func isPassLibraryAvailable() -> Bool { false }
    open func passes() -> [PKPass] { [] }
    open func containsPass(_ pass: PKPass) -> Bool { false }
    open func removePass(_ pass: PKPass) {}
    open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? { nil }
}
/// Asks a person to keep passes. There is no wallet here: there is none.
open class PKAddPassesViewController: UIViewController {
    open weak var delegate: (any PKAddPassesViewControllerDelegate)?
    public init?(pass: PKPass) { return nil }
    public init?(passes: [PKPass]) { return nil }
    public required init?(coder: NSCoder) { return nil }
    open class func canAddPasses() -> Bool { false }
}
/// What is told when passes were kept. It is not called.
@MainActor @preconcurrency
public protocol PKAddPassesViewControllerDelegate: AnyObject {
    func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}
extension PKAddPassesViewControllerDelegate {
    public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}
/// How a button that keeps passes looks.
public enum PKAddPassButtonStyle: Int, Sendable { case black, blackOutline }
/// A button that keeps passes. Nobody presses it here.
open class PKAddPassButton: UIButton {
    open var addPassButtonStyle = PKAddPassButtonStyle.black
    public convenience init(addPassButtonStyle style: PKAddPassButtonStyle) {
        self.init(frame: .zero)
        addPassButtonStyle = style
    }
}
