@_exported import Foundation

// The people that a person knows. There is no book of them here: nobody is asked, and nobody is found.

/// Whether an app may look.
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
/// What is asked for.
public enum CNEntityType: Int, Sendable { case contacts }
/// A person or a company.
public enum CNContactType: Int, Sendable { case person, organization }
/// What is looked up of somebody.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
/// A value with a label.
public final class CNLabeledValue<ValueType>: NSObject, @unchecked Sendable {
    public let identifier = UUID().uuidString
    public let label: String?
    public let value: ValueType
    public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
    public class func localizedString(forLabel label: String) -> String { label.filter(\.isLetter).lowercased() }
}
/// A number to call.
public final class CNPhoneNumber: NSObject, Sendable {
    public let stringValue: String
    public init(stringValue string: String) { stringValue = string }
}
/// Where somebody lives.
open class CNPostalAddress: NSObject, @unchecked Sendable {
    public fileprivate(set) var street = ""
    public fileprivate(set) var city = ""
    public fileprivate(set) var state = ""
    public fileprivate(set) var postalCode = ""
    public fileprivate(set) var country = ""
    public fileprivate(set) var isoCountryCode = ""
}
/// Somebody.
open class CNContact: NSObject, Identifiable, @unchecked Sendable {
    public let identifier = UUID().uuidString
    public var id: String { identifier }
    public fileprivate(set) var values = ContactValues()
    open var contactType: CNContactType { values.contactType }
    open var givenName: String { values.givenName }
    open var middleName: String { values.middleName }
    open var familyName: String { values.familyName }
    open var nickname: String { values.nickname }
    open var organizationName: String { values.organizationName }
    open var jobTitle: String { values.jobTitle }
    open var note: String { values.note }
    open var imageData: Data? { values.imageData }
    open var thumbnailImageData: Data? { values.imageData }
    open var imageDataAvailable: Bool { values.imageData != nil }
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
    open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }
    open var birthday: DateComponents? { values.birthday }
    open func isKeyAvailable(_ key: String) -> Bool { true }
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    public override init() {}
}
/// What is known of somebody.
public struct ContactValues: Sendable {
    var contactType = CNContactType.person
    var givenName = "", middleName = "", familyName = "", nickname = "", organizationName = "", jobTitle = "", note = ""
    var imageData: Data?
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    var birthday: DateComponents?
}
/// Somebody, to be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
    open override var givenName: String { get { values.givenName } set { values.givenName = newValue } }
    open override var middleName: String { get { values.middleName } set { values.middleName = newValue } }
    open override var familyName: String { get { values.familyName } set { values.familyName = newValue } }
    open override var nickname: String { get { values.nickname } set { values.nickname = newValue } }
    open override var organizationName: String { get { values.organizationName } set { values.organizationName = newValue } }
    open override var jobTitle: String { get { values.jobTitle } set { values.jobTitle = newValue } }
    open override var note: String { get { values.note } set { values.note = newValue } }
    open override var imageData: Data? { get { values.imageData } set { values.imageData = newValue } }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { get { values.phoneNumbers } set { values.phoneNumbers = newValue } }
    open override var emailAddresses: [CNLabeledValue<NSString>] { get { values.emailAddresses } set { values.emailAddresses = newValue } }
    open override var birthday: DateComponents? { get { values.birthday } set { values.birthday = newValue } }
}
/// Asks for people.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
    open var predicate: NSPredicate?
    open var sortOrder = CNContactSortOrder.none
    open var unifyResults = true
    public init(keysToFetch: [any CNKeyDescriptor]) {}
}
/// In which order people come.
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }
/// Changes of the book.
open class CNSaveRequest: NSObject, @unchecked Sendable {
    public override init() {}
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    open func update(_ contact: CNMutableContact) {}
    open func delete(_ contact: CNMutableContact) {}
}
/// Why nobody is found.
public struct CNError: Error, Sendable {
    /// The reason.
    public enum Code: Int, Sendable { case communicationError = 1, dataAccessError, authorizationDenied = 100, recordDoesNotExist = 200 }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}
/// The book of people. There is none: nobody may look.
open class CNContactStore: NSObject, @unchecked Sendable {
    public override init() {}
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }
    open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completionHandler(false, CNError(.authorizationDenied))
    }
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {
        throw CNError(.authorizationDenied)
    }
    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] {
        throw CNError(.authorizationDenied)
    }
    open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        throw CNError(.authorizationDenied)
    }
    open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
}
/// Writes names.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    open var style = CNContactFormatterStyle.fullName
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let name = [contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }.joined(separator: " ")
        return name.isEmpty ? (contact.organizationName.isEmpty ? nil : contact.organizationName) : name
    }
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { CNContactGivenNameKey }
}
/// How a name is written.
public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }
public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactBirthdayKey = "birthday"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactIdentifierKey = "identifier"
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
extension Notification.Name { public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification") }
