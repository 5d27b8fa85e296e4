@_exported import Foundation
@_exported import ViewRuntime

// What an app can be asked to do from outside. Nobody asks here: intents are declared, and done where an app's own buttons do them.

/// Something that an app can be asked to do.
public protocol AppIntent: Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary = Never
    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    static var openAppWhenRun: Bool { get }
    static var isDiscoverable: Bool { get }
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    static var parameterSummary: SummaryContent { get }
    init()
    func perform() async throws -> PerformResult
}

extension AppIntent {
    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    public typealias Parameter<Value> = IntentParameter<Value>
    public typealias Dependency<Value> = AppDependency<Value>
    /// Tells the system that a person did it. Inert: nobody is told.
    public func donate() async throws {}
}
extension AppIntent where SummaryContent == Never {
    public static var parameterSummary: Never { fatalError("the intent has no summary") }
}

/// An intent that opens something of the app.
public protocol OpenIntent: AppIntent {
    associatedtype Value
    var target: Value { get set }
}
/// An intent that goes on while the app is not seen.
public protocol LiveActivityIntent: AppIntent {}
/// An intent that plays.
public protocol AudioPlaybackIntent: AppIntent {}
/// An intent that sets a value.
public protocol SetValueIntent: AppIntent {
    associatedtype ValueType
    var value: ValueType { get set }
}
/// How a widget is set up by a person.
public protocol WidgetConfigurationIntent: AppIntent where PerformResult == Never {}
extension WidgetConfigurationIntent {
    public func perform() async throws -> Never { throw AppIntentError.notPerformed }
}
/// How a control is set up by a person.
public protocol ControlConfigurationIntent: AppIntent where PerformResult == Never {}
extension ControlConfigurationIntent {
    public func perform() async throws -> Never { throw AppIntentError.notPerformed }
}
/// Why something was not done.
public enum AppIntentError: Error, Sendable {
    /// What sets something up is not done.
    case notPerformed
}

/// What an intent says of itself.
public struct IntentDescription: Sendable, ExpressibleByStringLiteral {
    public let descriptionText: LocalizedStringResource
    public let categoryName: LocalizedStringResource?
    public init(_ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil, searchKeywords: [LocalizedStringResource] = []) {
        (self.descriptionText, self.categoryName) = (descriptionText, categoryName)
    }
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}
/// Whether a person must be known.
public enum IntentAuthenticationPolicy: Sendable { case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication }

/// What comes of an intent.
public protocol IntentResult: Sendable {}
extension Never: IntentResult {}
/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {
    associatedtype Value: Sendable
    var value: Value? { get }
}
/// A result that is said.
public protocol ProvidesDialog: IntentResult {}
/// A result with a view.
public protocol ShowsSnippetView: IntentResult {}
/// A result that leads to another intent.
public protocol OpensIntent: IntentResult {}

/// A result without a value.
public struct _PlainIntentResult: IntentResult, ProvidesDialog, ShowsSnippetView, OpensIntent {}
/// A result with a value.
public struct _ValueIntentResult<Value: Sendable>: ReturnsValue, ProvidesDialog, ShowsSnippetView, OpensIntent {
    public let value: Value?
}

extension IntentResult where Self == _PlainIntentResult {
    public static func result() -> Self { Self() }
    public static func result(dialog: IntentDialog) -> Self { Self() }
    public static func result<V: View>(view: V) -> Self { Self() }
    public static func result<V: View>(dialog: IntentDialog, view: V) -> Self { Self() }
    public static func result<I: AppIntent>(opensIntent: I) -> Self { Self() }
}
extension IntentResult {
    public static func result<Value: Sendable>(value: Value) -> Self where Self == _ValueIntentResult<Value> { Self(value: value) }
    public static func result<Value: Sendable>(value: Value, dialog: IntentDialog) -> Self where Self == _ValueIntentResult<Value> { Self(value: value) }
}

/// What is said.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
    let text: String
    public init(_ resource: LocalizedStringResource) { text = String(localized: resource) }
    public init(stringLiteral value: String) { text = value }
}

/// A value that an intent is given.
@propertyWrapper
public struct IntentParameter<Value>: @unchecked Sendable {
    private final class Storage { var value: Value?; init(_ value: Value?) { self.value = value } }
    private let storage: Storage
    let start: Value?
    public var wrappedValue: Value {
        get {
            guard let value = storage.value ?? start ?? (Optional<Any>.none as? Value) else {
                preconditionFailure("the parameter was read before it had a value")
            }
            return value
        }
        nonmutating set { storage.value = newValue }
    }
    public var projectedValue: IntentParameter<Value> { self }
    private init(start: Value?) { (storage, self.start) = (Storage(nil), start) }
    public init() { self.init(start: nil) }
    public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil) { self.init(start: nil) }
    public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value) {
        self.init(start: defaultValue)
    }
    public init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog?
    ) {
        self.init(start: defaultValue)
    }
    public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, optionsProvider: some DynamicOptionsProvider) {
        self.init(start: nil)
    }
    public init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
        inclusiveRange: (lowerBound: Value, upperBound: Value)
    ) {
        self.init(start: defaultValue)
    }
    /// Asks for the value. Nobody answers: throws.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw AppIntentError.notPerformed }
    public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { AppIntentError.notPerformed }
}

/// Something that an intent needs of the app.
@propertyWrapper
public struct AppDependency<Value>: @unchecked Sendable {
    public var wrappedValue: Value {
        guard let value: Value = AppDependencyManager.shared.value() else { preconditionFailure("no \(Value.self) was added to AppDependencyManager") }
        return value
    }
    public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {}
}
/// What intents need of the app.
public final class AppDependencyManager: @unchecked Sendable {
    public static let shared = AppDependencyManager()
    private let lock = NSLock()
    private var values: [ObjectIdentifier: () -> Any] = [:]
    public func add<Value>(key: AnyHashable? = nil, dependency: @escaping @autoclosure () -> Value) {
        lock.withLock { values[ObjectIdentifier(Value.self)] = dependency }
    }
    func value<Value>() -> Value? { lock.withLock { values[ObjectIdentifier(Value.self)] }.flatMap { $0() as? Value } }
}

/// What an intent says it does. Nothing is said here.
public protocol ParameterSummary: Sendable {}
extension Never: ParameterSummary {}
/// A sentence with parameters. Nothing is said here.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    public init(_ text: ParameterSummaryString<Intent>) {}
    public init(_ text: ParameterSummaryString<Intent>, @ParameterSummaryParts _ parameters: () -> [Never]) {}
}
extension AppIntent { public typealias Summary = IntentParameterSummary<Self> }
/// The text of a sentence with parameters.
public struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
    /// The parts of the text.
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
    }
}
/// Parameters beside a sentence.
@resultBuilder public enum ParameterSummaryParts {
    public static func buildBlock() -> [Never] { [] }
}

/// How something is called and looks.
public struct DisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
    public var title: LocalizedStringResource
    public var subtitle: LocalizedStringResource?
    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) { (self.title, self.subtitle) = (title, subtitle) }
    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
    public static func == (left: Self, right: Self) -> Bool { left.title.key == right.title.key }
    public func hash(into hasher: inout Hasher) { hasher.combine(title.key) }
    /// A picture.
    public struct Image: Hashable, Sendable {
        public init(systemName: String) {}
        public init(named: String) {}
        public init(data: Data) {}
        public init(url: URL) {}
    }
}
/// How a kind of things is called.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
    public var name: LocalizedStringResource
    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) { self.name = name }
    public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
}
/// What has a name for its kind.
public protocol TypeDisplayRepresentable { static var typeDisplayRepresentation: TypeDisplayRepresentation { get } }
/// What has a name for each of its kind.
public protocol InstanceDisplayRepresentable { var displayRepresentation: DisplayRepresentation { get } }
/// Something of the app that intents are about.
public protocol AppEntity: TypeDisplayRepresentable, InstanceDisplayRepresentable, Identifiable, Sendable where ID: Sendable {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    static var defaultQuery: DefaultQuery { get }
    typealias Property<Value> = EntityProperty<Value>
}
/// One of several values.
public protocol AppEnum: TypeDisplayRepresentable, CaseIterable, RawRepresentable, Hashable, Sendable where RawValue: LosslessStringConvertible {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
extension AppEnum {
    public var localizedStringResource: LocalizedStringResource { Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource(stringLiteral: "\(rawValue)") }
}
/// A value of something that intents are about.
@propertyWrapper
public struct EntityProperty<Value>: @unchecked Sendable {
    private var value: Value?
    public var wrappedValue: Value {
        get {
            guard let value else { preconditionFailure("the property was read before it had a value") }
            return value
        }
        set { value = newValue }
    }
    public var projectedValue: EntityProperty<Value> { self }
    public init(title: LocalizedStringResource? = nil) {}
    public init(wrappedValue: Value, title: LocalizedStringResource? = nil) { value = wrappedValue }
}
/// Finds things of the app.
public protocol EntityQuery: DynamicOptionsProvider {
    associatedtype Entity: AppEntity
    init()
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    func suggestedEntities() async throws -> [Entity]
    func defaultResult() async -> Entity?
}
extension EntityQuery {
    public func suggestedEntities() async throws -> [Entity] { [] }
    public func defaultResult() async -> Entity? { nil }
    public func results() async throws -> [Entity] { try await suggestedEntities() }
}
/// Finds things of the app by a text.
public protocol EntityStringQuery: EntityQuery { func entities(matching string: String) async throws -> [Entity] }
/// Finds all things of the app.
public protocol EnumerableEntityQuery: EntityQuery { func allEntities() async throws -> [Entity] }
/// Says what can be chosen.
public protocol DynamicOptionsProvider: Sendable {
    associatedtype Result
    associatedtype DefaultValue = Never
    func results() async throws -> Result
}

/// What can be asked by voice. Nobody asks here.
public protocol AppShortcutsProvider {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    static var shortcutTileColor: ShortcutTileColor { get }
}
extension AppShortcutsProvider {
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    public static func updateAppShortcutParameters() {}
}
/// The colour behind a shortcut. Inert: none is shown.
public enum ShortcutTileColor: Sendable { case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine, teal, yellow }
/// Something that can be asked by voice.
public struct AppShortcut: Sendable {
    public init(intent: some AppIntent, phrases: [AppShortcutPhrase], shortTitle: LocalizedStringResource, systemImageName: String) {}
}
/// How it is asked.
public struct AppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
    /// What stands in a sentence: the app's name, or a parameter.
    public enum Token: Sendable { case applicationName }
    /// The parts of the sentence.
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ token: Token) {}
        public mutating func appendInterpolation<Root, Value>(_ keyPath: KeyPath<Root, Value>) {}
    }
}
/// Gathers what can be asked by voice.
@resultBuilder public enum AppShortcutsBuilder {
    public static func buildBlock(_ parts: AppShortcut...) -> [AppShortcut] { parts }
}

extension Button {
    /// A button that does an intent.
    @MainActor @preconcurrency
    public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(action: { Task { _ = try? await intent.perform() } }, label: label)
    }
    /// A button with a role that does an intent.
    @MainActor @preconcurrency
    public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: { Task { _ = try? await intent.perform() } }, label: label)
    }
}
extension Button where Label == Text {
    /// A button that does an intent.
    @MainActor @preconcurrency
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) { self.init(intent: intent) { Text(titleKey) } }
}
extension Toggle {
    /// A switch that does an intent when it is used. It shows what it is given.
    @MainActor @preconcurrency
    public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: Binding(get: { isOn }, set: { _ in Task { _ = try? await intent.perform() } }), label: label)
    }
}
