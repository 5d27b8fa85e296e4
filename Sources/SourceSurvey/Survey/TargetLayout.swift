/// Which file belongs to which target, by the manifests in a folder.
struct TargetLayout {
    private struct Place {
        /// The folder, with a stroke at its end; empty for the root.
        var folder: String
        var target: Manifest.Target
    }

    private var places: [Place] = []
    /// The targets that can be imported.
    private(set) var modules: Set<String> = []
    /// Products of other packages.
    private(set) var products: Set<String> = []

    static func isManifest(_ file: String) -> Bool {
        let name = file.split(separator: "/").last ?? ""
        return name == "Package.swift" || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift"))
    }

    init(_ folder: SourceFolder) {
        for file in folder.files where file == "Package.swift" || file.hasSuffix("/Package.swift") {
            guard let bytes = folder.content(file) else { continue }
            let package = String(file.dropLast("Package.swift".count))
            let manifest = Manifest(bytes)
            products.formUnion(manifest.products)
            for target in manifest.targets {
                let inner = target.path ?? "\(target.isTest ? "Tests" : "Sources")/\(target.name)"
                let clean = inner.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
                places.append(Place(folder: clean.isEmpty ? package : "\(package)\(clean)/", target: target))
                modules.insert(target.name)
            }
        }
        products.subtract(modules)
        // The innermost folder is the one that counts.
        places.sort { ($0.folder.utf8.count, $0.folder) > ($1.folder.utf8.count, $1.folder) }
    }

    /// The target of a file; where no manifest names one, the folder in which it lies.
    func target(of file: String) -> (name: String, isTest: Bool) {
        if let place = places.first(where: { file.hasPrefix($0.folder) }) { return (place.target.name, place.target.isTest) }
        let parts = file.split(separator: "/").dropLast()
        let isTest = parts.contains { $0.hasSuffix("Tests") || $0.hasSuffix("UITests") }
        return (parts.first.map(String.init) ?? ".", isTest)
    }

    func judged(_ files: [SurveyedFile]) -> [SourceSurvey.Target] {
        let byTarget = Dictionary(grouping: files) { $0.target }
        let declared = Dictionary(places.map { ($0.target.name, $0.target) }) { first, _ in first }
        func needs(_ name: String) -> [String] {
            var found: Set<String> = []
            var waiting = declared[name]?.dependencies ?? []
            while let next = waiting.popLast() {
                guard let target = declared[next], next != name, found.insert(next).inserted else { continue }
                waiting += target.dependencies
            }
            return found.sorted()
        }
        return byTarget.keys.sorted().map { name in
            let own = byTarget[name] ?? []
            let needed = needs(name)
            let all = own + needed.flatMap { byTarget[$0] ?? [] }
            return SourceSurvey.Target(
                name: name, isTest: own.allSatisfy(\.isTest), isDeclared: declared[name] != nil, files: own.count,
                views: own.reduce(0) { $0 + $1.views.count }, blockedFiles: own.count { !$0.blockers.isEmpty }, needs: needed,
                isFree: all.allSatisfy(\.blockers.isEmpty))
        }
    }
}
