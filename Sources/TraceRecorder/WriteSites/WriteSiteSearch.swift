/// Chooses the write site among the functions of a call stack: the innermost place in user code.
struct WriteSiteSearch {
    var debugInformation: DebugInformation
    let paths: SourcePath

    /// Modules that are never user code: this package's recording side, and what comes with the toolchain.
    private static let frameworks: Set<String> = [
        "DependencyGraph", "ViewRuntime", "SwiftUI", "SwiftData", "Combine", "TraceFormat", "TraceRecorder", "TraceTesting", "TraceReader",
        "TraceAnalysis", "CMachine",
        "Swift", "_Concurrency", "_StringProcessing", "_Differentiation", "Observation", "Synchronization", "Distributed", "Runtime",
        "RegexBuilder", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
        "Dispatch", "Glibc", "Musl", "Darwin", "__C", "Testing", "_Testing_Foundation", "_TestDiscovery", "XCTest", "OpenCombine",
    ]

    /// The site of a stack, or unknown if no frame is user code. Frames above the site are not looked at.
    mutating func site(of stack: CallStack) -> WriteSite {
        var found: SourcePosition?
        var nameOnly = ""
        var inner = ""
        for address in stack.addresses {
            for entry in debugInformation.entries(at: address) {
                let symbol = MangledSymbol(entry.symbol)
                let isUser = isUserCode(entry, symbol)
                // Code of the user's that was inlined into a function of the standard library keeps its line and loses its name, which
                // the next function of the user's then gives.
                if found == nil, isUser || isInlinedUserCode(entry, symbol) { found = position(of: entry, inner: inner) }
                if isUser, let found { return site(function: entry.name, found) }
                if isUser, nameOnly.isEmpty, entry.position == nil, !isAccessor(entry) { nameOnly = entry.name }
                inner = entry.symbol
            }
        }
        return site(function: nameOnly, found)
    }

    private func site(function: String, _ position: SourcePosition?) -> WriteSite {
        WriteSite(
            function: function.isEmpty ? "" : FunctionName.readable(function), file: position.map { paths.relative($0.path) } ?? "",
            line: UInt32(clamping: position?.line ?? 0), column: UInt32(clamping: position?.column ?? 0))
    }

    /// Where a function's code stands; nil for what the compiler generated.
    ///
    /// `count += 1` is a call that opens the access, the addition, and a call that ends it. The compiler gives the first and the last
    /// of them no line, or that of the closing brace, in unoptimised code: the statement's own line is that of the code next to them.
    private mutating func position(of entry: StackEntry, inner: String) -> SourcePosition? {
        guard let position = entry.position, !SourcePath.isExpanded(position.path) else { return nil }
        let own = position.line > 0 && !SourcePath.isGenerated(position.path) ? position : nil
        if entry.isInlined { return own }
        let endsAccess = inner.hasSuffix(".resume.0")
        if !endsAccess, let own { return own }
        let opensAccess = inner.hasSuffix("vM") || inner.hasSuffix("iM")
        let step = opensAccess ? 1 : -1
        return debugInformation.position(near: entry, step: step) ?? own
            ?? debugInformation.position(near: entry, step: -step)
    }

    private func isUserCode(_ entry: StackEntry, _ symbol: MangledSymbol) -> Bool {
        if let module = symbol.module { return !WriteSiteSearch.frameworks.contains(module) }
        // Top-level code and C functions carry no module: they are the user's if their source is at hand.
        guard let path = entry.position?.path, !entry.symbol.isEmpty else { return false }
        return !SourcePath.isGenerated(path) && !isFrameworkFile(path) && !path.hasPrefix("/usr/")
    }

    private func isInlinedUserCode(_ entry: StackEntry, _ symbol: MangledSymbol) -> Bool {
        guard entry.isInlined, symbol.module == "Swift", let position = entry.position else { return false }
        return position.line > 0 && !SourcePath.isGenerated(position.path) && !isFrameworkFile(position.path)
    }

    private func isFrameworkFile(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        guard let root = parts.lastIndex(of: "Sources"), root + 1 < parts.count else { return false }
        return WriteSiteSearch.frameworks.contains(String(parts[root + 1]))
    }

    private func isAccessor(_ entry: StackEntry) -> Bool {
        [".setter", ".modify", ".getter", ".read"].contains(where: entry.name.hasSuffix)
    }
}
