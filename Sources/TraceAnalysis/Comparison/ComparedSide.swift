import TraceReader

/// One side of a comparison: body runs by place and cause, and the source files that its writes name.
struct ComparedSide {
    /// A place in the tree in one step; the identity path has `*` for ids.
    struct Place: Hashable {
        var test, step: String?
        var path: [Component]
    }

    /// One part of an identity path: a type, and what tells it from its siblings.
    struct Component: Hashable {
        var type: String
        var suffix: String
    }

    /// By what a body was run: what was written, or what started the transaction, and the input through which it came.
    struct Edge: Hashable {
        var cause: String
        var isWrite: Bool
        var input: String
    }

    struct Runs {
        var view = ""
        var bodies = 0
        var unchanged: Int? = 0
        var edges: [Edge: Int] = [:]
    }

    private(set) var places: [Place: Runs] = [:]
    private(set) var times: [String: [Int64]] = [:]
    private(set) var tests: Set<String> = []
    /// For what was written: the files from which it was.
    private(set) var files: [String: Set<String>] = [:]

    init(_ analysis: Analysis) {
        let model = analysis.model
        let evidence = Evidence(model, options: analysis.options)
        tests = Set(model.tests)
        var paths: [[IdentityID: [Component]]] = Array(repeating: [:], count: model.traces.count)
        for run in evidence.runs {
            let trace = model.traces[run.trace]
            let body = model[run]
            let view = model.views[model.view(of: run)]
            let path = paths[run.trace][body.identity] ?? Self.components(trace, body.identity, view)
            paths[run.trace][body.identity] = path
            let place = Place(test: trace.test(at: body.place).map { model.tests[$0] }, step: trace.step(at: body.place), path: path)
            places[place, default: Runs()].add(
                view, edge: Self.edge(run, model), isUnchanged: evidence.isUnchanged(run), knowsOutput: trace.tables.knowsOutput)
            if let time = body.selfTime { times[view, default: []].append(time) }
        }
        for trace in model.traces {
            for (row, write) in trace.tables.writes.enumerated() {
                guard let file = trace.tables.names[write.location]?.file, !file.isEmpty else { continue }
                files[model.chains.culprits[trace.writeCulprits[row].index].name, default: []].insert(file)
            }
        }
    }

    private static func edge(_ run: RunID, _ model: AnalysisModel) -> Edge {
        guard let chain = model.chains(of: run).first else { return Edge(cause: "unknown", isWrite: false, input: "") }
        let input = model.chains.firstLink(of: chain).input ?? ""
        if let origin = model.chains.origin(of: chain) {
            return Edge(cause: model.chains.culprits[origin.index].name, isWrite: true, input: input)
        }
        return Edge(cause: model.chains.lastLink(of: chain).name, isWrite: false, input: input)
    }

    /// The path of an identity in parts; of one that the trace does not have, the view alone.
    private static func components(_ trace: TraceModel, _ identity: IdentityID, _ view: String) -> [Component] {
        guard trace.tables.identities.row(of: identity) != nil else { return [Component(type: view, suffix: "")] }
        var depth = 0
        var parts: [String] = [""]
        for character in trace.tables.generalPath(of: identity) {
            if character == "/", depth == 0 {
                parts.append("")
                continue
            }
            if character == "<" { depth += 1 }
            if character == ">" { depth = max(0, depth - 1) }
            parts[parts.count - 1].append(character)
        }
        return parts.map(component)
    }

    private static func component(_ text: String) -> Component {
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "<": depth += 1
            case ">": depth = max(0, depth - 1)
            case "[", ":", "#":
                if depth == 0 { return Component(type: String(text[..<index]), suffix: String(text[index...])) }
            default: break
            }
        }
        return Component(type: text, suffix: "")
    }
}

extension ComparedSide.Runs {
    mutating func add(_ view: String, edge: ComparedSide.Edge, isUnchanged: Bool, knowsOutput: Bool) {
        self.view = view
        bodies += 1
        edges[edge, default: 0] += 1
        unchanged = knowsOutput ? unchanged.map { $0 + (isUnchanged ? 1 : 0) } : nil
    }
}

extension [ComparedSide.Component] {
    /// The path with types as a comparison calls them on the other side.
    func renamed(_ names: [String: String]) -> [ComparedSide.Component] {
        names.isEmpty ? self : map { ComparedSide.Component(type: names[$0.type] ?? $0.type, suffix: $0.suffix) }
    }

    var text: String { map { $0.type + $0.suffix }.joined(separator: "/") }
}
