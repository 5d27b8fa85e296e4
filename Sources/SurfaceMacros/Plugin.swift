#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The plug-in's process: answers the compiler's messages until it closes the stream.
@main
struct Plugin {
    static func main() throws {
        let stream = MessageStream()
        while let message = try stream.read() {
            try stream.write(answer(message))
        }
    }

    // Every message gets an answer, so that the compiler never waits and never sees a plug-in die.
    static func answer(_ bytes: Data) -> PluginMessage {
        let message: HostMessage
        do {
            message = try JSONDecoder().decode(HostMessage.self, from: bytes)
        } catch {
            let position = Diagnostic.Position(fileName: "", offset: 0)
            return .expandMacroResult(
                expandedSource: nil,
                diagnostics: [Diagnostic("SurfaceMacros does not understand this compiler's message: \(error)", at: position)])
        }
        switch message {
        case .getCapability:
            return .getCapabilityResult(capability: PluginCapability())
        case .loadPluginLibrary(_, let module):
            let position = Diagnostic.Position(fileName: "", offset: 0)
            return .loadPluginLibraryResult(
                loaded: false, diagnostics: [Diagnostic("SurfaceMacros loads no libraries (asked for \(module))", at: position)])
        case .expandFreestandingMacro(let macro, _, let discriminator, let syntax, _):
            return expansion { () throws(ExpansionError) in
                switch macro.typeName {
                case "PreviewMacro": return try PreviewMacro(discriminator: discriminator, syntax: syntax).expansion()
                case "TipRuleMacro": return try TipRuleMacro.expansion(of: syntax)
                default: throw unknown(macro, at: syntax)
                }
            }
        case .expandAttachedMacro(
            let macro, let role, _, let attribute, let declaration, let parent, let extended, let conformances, let context):
            return expansion { () throws(ExpansionError) in
                switch macro.typeName {
                case "EntryMacro":
                    let parent = parent ?? context?.first
                    return try EntryMacro.expansion(role: role, attribute: attribute, declaration: declaration, parent: parent)
                case "PreviewableMacro":
                    return try PreviewableMacro.expansion(of: declaration)
                case "ModelMacro":
                    return try ModelMacro.expansion(
                        role: role, attribute: attribute, declaration: declaration, extended: extended, conformances: conformances)
                case "PersistedPropertyMacro":
                    return try ModelProperty(declaration).expansion(role: role)
                case "ModelMarkMacro":
                    return try ModelProperty.checkMark(attribute, on: declaration)
                case "TipParameterMacro":
                    return try TipParameterMacro.expansion(role: role, of: declaration)
                case "GenerableMacro":
                    return try GenerableMacro.expansion(
                        role: role, attribute: attribute, declaration: declaration, extended: extended, conformances: conformances)
                case "GuideMacro":
                    return ""
                default:
                    throw unknown(macro, at: attribute)
                }
            }
        }
    }

    private static func expansion(_ expand: () throws(ExpansionError) -> String) -> PluginMessage {
        do {
            return .expandMacroResult(expandedSource: try expand(), diagnostics: [])
        } catch {
            return .expandMacroResult(expandedSource: nil, diagnostics: [error.diagnostic])
        }
    }

    private static let known =
        "PreviewMacro, EntryMacro, PreviewableMacro, ModelMacro, PersistedPropertyMacro, ModelMarkMacro, TipRuleMacro, TipParameterMacro, "
        + "GenerableMacro and GuideMacro"

    private static func unknown(_ macro: MacroReference, at syntax: Syntax) -> ExpansionError {
        ExpansionError(
            "SurfaceMacros has no macro '\(macro.typeName)'; known are \(Self.known)", at: 0,
            in: syntax)
    }
}
