import Foundation

/// How a person looks through files.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let enumeratePackages = Self(rawValue: 1)
    public static let includeHiddenFiles = Self(rawValue: 2)
    public static let displayFileExtensions = Self(rawValue: 4)
}

extension View {
    /// The folder in which dialogs for files begin. Inert: a driver says which files are chosen.
    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        inert(defaultDirectory?.path ?? "")
    }

    /// What dialogs for files say. Inert: they show nothing.
    nonisolated public func fileDialogMessage(_ message: Text?) -> some View { inert(message.map { "\($0)" } ?? "") }
    /// What dialogs for files say. Inert: they show nothing.
    nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { inert("\(messageKey)") }
    /// What dialogs for files say. Inert: they show nothing.
    @_disfavoredOverload
    nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { inert(String(message)) }

    /// What the button of dialogs for files says. Inert: they show nothing.
    nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View { inert(label.map { "\($0)" } ?? "") }
    /// What the button of dialogs for files says. Inert: they show nothing.
    nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { inert("\(labelKey)") }
    /// What the button of dialogs for files says. Inert: they show nothing.
    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View { inert(String(label)) }

    /// What stands before the name of an exported file. Inert: dialogs for files show nothing.
    nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View { inert(label.map { "\($0)" } ?? "") }
    /// What stands before the name of an exported file. Inert: dialogs for files show nothing.
    nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { inert("\(labelKey)") }

    /// The name under which a person's settings of dialogs for files are kept. Inert: there are none.
    nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { inert(id) }
    /// How a person looks through files. Inert: a driver says which files are chosen.
    nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { inert(options.rawValue) }
    /// Whether dialogs for files give aliases as they are. Inert: a driver says which files are chosen.
    nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { inert(imports) }
}
