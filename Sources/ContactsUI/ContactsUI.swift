@_exported import Contacts
@_exported import ViewRuntime

/// Chooses somebody. Nobody is chosen here: its delegate is not called.
open class CNContactPickerViewController: UIViewController {
    open weak var delegate: (any CNContactPickerDelegate)?
    open var displayedPropertyKeys: [String]?
    open var predicateForEnablingContact: NSPredicate?
    open var predicateForSelectionOfContact: NSPredicate?
}
/// What is told of a choice. Nobody is chosen here: it is not called.
@MainActor @preconcurrency
public protocol CNContactPickerDelegate: AnyObject {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}
extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}
/// Shows somebody. Nothing is shown here.
open class CNContactViewController: UIViewController {
    public let contact: CNContact
    open var contactStore: CNContactStore?
    open weak var delegate: (any CNContactViewControllerDelegate)?
    open var allowsEditing = true
    open var allowsActions = true
    public init(for contact: CNContact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNContact()) }
    public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
    public required init?(coder: NSCoder) { fatalError("init(coder:) has nobody to show; use init(for:)") }
}
/// What is told of somebody who is shown. Nothing calls it here.
@MainActor @preconcurrency
public protocol CNContactViewControllerDelegate: AnyObject {}

/// A button for access to more people. Inert: it shows nothing.
nonisolated public struct ContactAccessButton: InertView {
    public typealias Body = Never
    nonisolated package let held = EmptyView()
    nonisolated package static var inertName: StaticString? { "ContactAccessButton" }
    nonisolated public init(queryString: String, ignoredEmails: Set<String>? = nil, ignoredPhoneNumbers: Set<String>? = nil, approvalCallback: @escaping @Sendable ([String]) -> Void = { _ in }) {}
}
extension View {
    /// Chooses the people that an app may see while a binding is true. Inert: nothing is shown, and the binding stays.
    nonisolated public func contactAccessPicker(isPresented: Binding<Bool>, completionHandler: @escaping ([String]) -> Void = { _ in }) -> some View { inert("") }
}
