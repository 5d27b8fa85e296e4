import Foundation

/// Looks at the sources of a package or an app, and says what of them can be hosted here.
///
/// It reads words, not types: what is declared in other packages is not known to it, and neither is what is not in the list of SwiftUI's
/// API. Nothing is built. Cost: linear in the sources; files above 4 MB are left out, and named.
package struct SourceSurvey: Sendable {
    package struct Target: Sendable {
        package var name: String
        package var isTest: Bool
        /// Whether a manifest names it; else it is a folder.
        package var isDeclared: Bool
        /// How many files it has.
        package var files: Int
        package var views: Int
        /// How many of its files do not compile here.
        package var blockedFiles: Int
        /// Targets that it depends on, directly or through others, in this folder.
        package var needs: [String]
        /// Whether it and all that it needs compile, as far as can be seen.
        package var isFree: Bool
    }

    /// Files that could be a target of their own.
    package struct Proposal: Sendable {
        /// A view to begin with.
        package var view: String
        package var files: [String]
        package var views: Int
    }

    package let path: String
    package let files: [SurveyedFile]
    package let targets: [Target]
    /// Files that were not looked at for their size.
    package let tooLarge: [String]
    /// The smallest set of files with a view that compiles here.
    package let smallest: Proposal?
    /// All files that compile here, with all that they use.
    package let largest: Proposal?
    /// How many APIs of SwiftUI's are known.
    package var knownAPIs: Int { KnownAPI.surface.count }

    package var views: Int { files.reduce(0) { $0 + ($1.isTest ? 0 : $1.views.count) } }
    package var blocked: [SurveyedFile] { files.filter { !$0.blockers.isEmpty } }

    /// The free target with views that has the fewest files, with those that it needs.
    package var smallestTarget: Target? {
        let candidates = targets.filter { $0.isDeclared && !$0.isTest && $0.isFree && $0.views > 0 }
        return candidates.min { (size(of: $0), $0.name) < (size(of: $1), $1.name) }
    }

    private func size(of target: Target) -> Int {
        target.files + targets.filter { target.needs.contains($0.name) }.reduce(0) { $0 + $1.files }
    }

    /// Looks at a folder, or at one file.
    package init(of path: String) throws(SourceSurveyError) {
        let folder = try SourceFolder(path)
        self.path = path
        tooLarge = folder.tooLarge
        let layout = TargetLayout(folder)
        let canImport = { KnownModules.isHere($0) || layout.modules.contains($0) }
        var scans: [ScannedFile] = []
        for file in folder.files where !TargetLayout.isManifest(file) {
            guard let bytes = folder.content(file) else { continue }
            let active = ActiveTokens(SourceLexer.tokens(of: bytes), canImport: canImport)
            scans.append(ScannedFile(path: file, active: active, layout: layout))
        }
        guard !scans.isEmpty else { throw .noSources(path: path) }
        let names = DeclaredNames(scans)
        files = scans.map { $0.judged(names, layout) }
        targets = layout.judged(files)
        let hosting = HostableFiles(scans, files, names)
        smallest = hosting.smallest
        largest = hosting.largest
    }
}
