/// One step on the way from the root to a place: together they are a place's identity.
enum PathStep: Hashable {
    /// From a view to what its body returns.
    case body
    case child(Int)
    case branch(Int)
    case row(Int)
    case explicit(Int)
    case type(ObjectIdentifier)
}

/// Numbers the identities, alike for both sides.
struct Paths {
    private struct Edge: Hashable {
        var parent: Int
        var step: PathStep
    }

    static let root = 0
    private var numbers: [Edge: Int] = [:]
    private(set) var edges: [(parent: Int, step: PathStep)] = [(-1, .body)]

    mutating func path(_ parent: Int, _ step: PathStep) -> Int {
        let edge = Edge(parent: parent, step: step)
        if let known = numbers[edge] { return known }
        let number = edges.count
        numbers[edge] = number
        edges.append((parent, step))
        return number
    }

    /// `body/0/row 3/body`.
    func description(_ path: Int) -> String {
        var parts: [String] = []
        var path = path
        while path > Paths.root {
            let (parent, step) = edges[path]
            switch step {
            case .body: parts.append("body")
            case .child(let index): parts.append("\(index)")
            case .branch(let index): parts.append("branch \(index)")
            case .row(let id): parts.append("row \(id)")
            case .explicit(let id): parts.append("id \(id)")
            case .type: parts.append("type")
            }
            path = parent
        }
        return parts.reversed().joined(separator: "/")
    }
}
