/// Which files compile here together with all that they use.
struct HostableFiles {
    private(set) var smallest: SourceSurvey.Proposal?
    private(set) var largest: SourceSurvey.Proposal?

    init(_ scans: [ScannedFile], _ files: [SurveyedFile], _ names: DeclaredNames) {
        let uses = Self.uses(scans)
        // What uses a file that does not compile does not either.
        var users = [[Int]](repeating: [], count: scans.count)
        for (file, used) in uses.enumerated() { for other in used { users[other].append(file) } }
        var isBlocked = files.map { !$0.blockers.isEmpty }
        var waiting = files.indices.filter { isBlocked[$0] }
        while let file = waiting.popLast() {
            for user in users[file] where !isBlocked[user] {
                isBlocked[user] = true
                waiting.append(user)
            }
        }
        let free = files.indices.filter { !isBlocked[$0] && !files[$0].isTest }
        let shown = free.filter { !files[$0].views.isEmpty }
        guard !shown.isEmpty else { return }
        largest = Self.proposal(of: free, from: shown[0], files)
        var best: (first: Int, all: [Int])?
        for file in shown {
            let all = Self.closure(of: file, uses, atMost: best.map { $0.all.count - 1 } ?? files.count)
            if let all { best = (file, all) }
        }
        smallest = best.map { Self.proposal(of: $0.all, from: $0.first, files) }
    }

    private static func proposal(of files: [Int], from first: Int, _ all: [SurveyedFile]) -> SourceSurvey.Proposal {
        SourceSurvey.Proposal(
            view: all[first].views[0], files: files.map { all[$0].path }.sorted(), views: files.reduce(0) { $0 + all[$1].views.count })
    }

    /// A file and what it uses, directly or not; nil where that is more than `limit`.
    private static func closure(of file: Int, _ uses: [Set<Int>], atMost limit: Int) -> [Int]? {
        var found: Set = [file]
        var waiting = [file]
        while let next = waiting.popLast() {
            for other in uses[next] where found.insert(other).inserted { waiting.append(other) }
            if found.count > limit { return nil }
        }
        return found.count > limit ? nil : Array(found)
    }

    /// The files that each file uses: those that declare its types, those of its own target first, and those whose extensions have its members.
    private static func uses(_ scans: [ScannedFile]) -> [Set<Int>] {
        var types: [String: [Int]] = [:]
        var members: [String: [Int]] = [:]
        for (index, file) in scans.enumerated() where !file.target.isTest {
            for type in Set(file.scan.types.map(\.name)) { types[type, default: []].append(index) }
            for member in file.scan.extensionMembers { members[member, default: []].append(index) }
        }
        return scans.enumerated().map { index, file in
            var used: Set<Int> = []
            func add(_ declaring: [Int]?) {
                guard let declaring, !declaring.contains(index) else { return }
                let own = declaring.filter { scans[$0].target.name == file.target.name }
                used.formUnion(own.isEmpty ? declaring : own)
            }
            for type in file.scan.typeUses.keys { add(types[type]) }
            for member in file.scan.memberUses { add(members[member]) }
            return used
        }
    }
}
