extension Source: CustomStringConvertible {
    var description: String {
        switch self {
        case .constant(let value): "\(value)"
        case .input: "input"
        case .state: "state"
        case .binding: "held"
        case .environment: "key"
        case .object: "object.value"
        case .model(let number, let property): "model\(number).\(property)"
        case .row: "item.value"
        }
    }
}

extension Sketch: CustomStringConvertible {
    var description: String { lines.joined(separator: "\n") }

    /// The sketch as one would write it.
    private var lines: [String] {
        func block(_ head: String, _ content: [String], _ tail: String = "") -> [String] {
            [head + " {"] + content.map { "    " + $0 } + ["}" + tail]
        }
        let content = children.flatMap(\.lines)
        func modified(_ modifier: String) -> [String] {
            guard let last = content.last else { return [modifier] }
            return content.dropLast() + [last + modifier]
        }
        let action = "{ log(\(other))\(effect.text) }"
        switch kind {
        case .text: return ["Text(\(source))"]
        case .stack: return block("VStack", content)
        case .group: return block("Group", content)
        case .branch:
            return block("if \(source).isMultiple(of: 2)", children[0].lines).dropLast() + block("} else", children[1].lines)
        case .option: return block("if \(source).isMultiple(of: 2)", content)
        case .choice:
            let cases = zip(["case 0:", "case 1:", "default:"], children).flatMap { [$0] + $1.lines.map { "    " + $0 } }
            return block("switch \(source) % 3", cases)
        case .erased:
            return block("AnyView(\(source).isMultiple(of: 2)", children[0].lines).dropLast() + block("} or", children[1].lines, ")")
        case .identified: return modified(".id(\(source))")
        case .rows: return block("ForEach(model\(number).items) { item in", content)
        case .positions: return block("ForEach(model\(number).items.indices, id: \\.self) { index in", content)
        case .environment: return modified(".environment(\\.\(number == 0 ? "first" : "second"), \(source))")
        case .environmentObject: return modified(".environmentObject(objects[\(source) % 2])")
        case .appear: return modified(".onAppear and .onDisappear \(action)")
        case .task: return modified(".task { log(\(other)) }")
        case .taskOfValue: return modified(".task(id: \(source)) { log(\(other)) }")
        case .change: return modified(".onChange(of: \(source)) \(action)")
        case .changeInitially: return modified(".onChange(of: \(source), initial: true) \(action)")
        case .changeOld: return modified(".onChange(of: \(source), perform: \(action))")
        case .speaks: return modified(".preference(key: Said.self, value: [\(source)])")
        case .hears: return modified(".onPreferenceChange(Said.self) \(action)")
        case .component(let component): return block("\(component)(input: \(source), number: \(number))", content)
        case .leaf(let leaf): return ["\(leaf)(\(source), \(other), number: \(number))"]
        }
    }
}

extension Effect {
    fileprivate var text: String {
        switch self {
        case .none: ""
        case .addToState: "; state += 1"
        case .addToBinding: "; held += 1"
        case .addToModel(let number): "; model\(number).x += 1"
        case .addToObject(let number): "; objects[\(number)].value += 1"
        }
    }
}
