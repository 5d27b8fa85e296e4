// What a plug-in says to the compiler.

enum PluginMessage: Encodable {
    case getCapabilityResult(capability: PluginCapability)
    case expandMacroResult(expandedSource: String?, diagnostics: [Diagnostic])
    case loadPluginLibraryResult(loaded: Bool, diagnostics: [Diagnostic])
}

struct PluginCapability: Encodable {
    /// The version of the protocol since which an expansion is answered by `expandMacroResult`, extensions learn of conformances,
    /// and the enclosing declarations come with the message.
    var protocolVersion = 7
    /// Optional features; none.
    var features: [String] = []
}

/// Something to tell the user at a place in the source.
struct Diagnostic: Encodable {
    enum Severity: String, Encodable { case error, warning, note }

    struct Position: Encodable {
        var fileName: String
        /// Bytes from the start of the file.
        var offset: Int
    }

    struct Range: Encodable {
        var fileName: String
        var startOffset: Int
        var endOffset: Int
    }

    struct Note: Encodable {
        var position: Position
        var message: String
    }

    struct FixIt: Encodable {
        struct Change: Encodable {
            var range: Range
            var newText: String
        }
        var message: String
        var changes: [Change]
    }

    var message: String
    var severity: Severity
    var position: Position
    var highlights: [Range] = []
    var notes: [Note] = []
    var fixIts: [FixIt] = []

    init(_ message: String, at position: Position, severity: Severity = .error) {
        self.message = message
        self.severity = severity
        self.position = position
    }
}
