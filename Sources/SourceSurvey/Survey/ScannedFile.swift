/// A file with what it says, before it is known what all of them declare.
struct ScannedFile {
    let path: String
    let target: (name: String, isTest: Bool)
    let scan: SourceScan
    let leftOut: [(region: ActiveTokens.Region, types: [String])]

    init(path: String, active: ActiveTokens, layout: TargetLayout) {
        self.path = path
        target = layout.target(of: path)
        scan = SourceScan(active.tokens, known: .surface)
        leftOut = active.leftOut.map { region in
            (region, SourceScan(region.tokens, known: .surface).types.map(\.name))
        }
    }

    /// The file with what stands in its way, now that it is known what the others declare.
    func judged(_ names: DeclaredNames, _ layout: TargetLayout) -> SurveyedFile {
        var blockers: [SurveyedFile.Blocker] = []
        var others: Set<String> = []
        let modules = Set(scan.imports.map(\.name))
        for mark in scan.imports where !KnownModules.isHere(mark.name) && !layout.modules.contains(mark.name) {
            if layout.products.contains(mark.name) {
                others.insert(mark.name)
            } else {
                blockers.append(.init(obstacle: .module(mark.name), line: mark.line))
            }
        }
        blockers += scan.objectiveC.map { .init(obstacle: .objectiveC($0.name), line: $0.line) }
        var inert: [SurveyedFile.InertUse] = []
        for use in scan.apiUses where !names.isOwn(use.word) && modules.contains(where: Self.bringsViews) {
            switch use.entry.status {
            case .evaluated: break
            case .absent: blockers.append(.init(obstacle: .absentAPI(use.entry.name), line: use.line))
            case .inert(let missing): inert.append(.init(api: use.entry.name, missing: missing, line: use.line))
            }
        }
        for (name, line) in scan.typeUses where !names.types.contains(name) && !KnownModules.isHere(name) {
            if let place = names.leftOut[name], !knownTypes.contains(name) {
                blockers.append(.init(obstacle: .leftOut(name, at: place), line: line))
            } else if !knownTypes.contains(name), KnownModules.frameworks(ofType: name).contains(where: modules.contains) {
                blockers.append(.init(obstacle: .absentAPI(name), line: line))
            }
        }
        blockers = Set(blockers).sorted { ($0.line, $0.obstacle.name) < ($1.line, $1.obstacle.name) }
        return SurveyedFile(
            path: path, target: target.name, isTest: target.isTest, views: scan.views.map(\.name), blockers: blockers,
            inert: Set(inert).sorted { ($0.line, $0.api) < ($1.line, $1.api) },
            leftOut: leftOut.map { .init(line: $0.region.line, condition: $0.region.condition, types: $0.types) },
            otherPackages: others.sorted())
    }

    /// The modules whose API is on the page.
    private static func bringsViews(_ module: String) -> Bool {
        ["SwiftUI", "ViewRuntime", "UIKit", "AppKit", "Cocoa", "SwiftData", "WidgetKit", "Charts", "MapKit", "PhotosUI", "StoreKit", "AVKit"].contains(module)
    }
}

extension SurveyedFile.Obstacle {
    /// The module, the API, or the type.
    package var name: String {
        switch self {
        case .module(let name), .absentAPI(let name), .objectiveC(let name), .leftOut(let name, _): name
        }
    }
}

/// What all files declare.
struct DeclaredNames {
    private(set) var types: Set<String> = []
    private var members: Set<String> = []
    /// Types that are declared only where a condition leaves them out, with the place.
    private(set) var leftOut: [String: String] = [:]

    init(_ files: [ScannedFile]) {
        for file in files {
            types.formUnion(file.scan.types.map(\.name))
            members.formUnion(file.scan.members.map(\.name))
        }
        for file in files {
            for (region, names) in file.leftOut {
                for name in names where !types.contains(name) && leftOut[name] == nil { leftOut[name] = "\(file.path):\(region.line)" }
            }
        }
    }

    /// Whether the sources declare something of that name, which is meant then.
    func isOwn(_ word: String) -> Bool { types.contains(word) || members.contains(word) }
}
