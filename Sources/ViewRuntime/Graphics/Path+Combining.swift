import Foundation

// Outlines made of two others. Curves are taken as straight lines that are at most a hundredth of a point from them.

extension Path {
    /// What is inside of one of the outlines. Cost: the square of the number of straight lines.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 || $1 } }

    /// What is inside of both outlines. Cost: the square of the number of straight lines.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 && $1 } }

    /// What is inside of this outline and not of the other one. Cost: the square of the number of straight lines.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 && !$1 } }

    /// What is inside of exactly one of the outlines. Cost: the square of the number of straight lines.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 != $1 } }

    /// The parts of this line that run inside of the other outline. Cost: the square of the number of straight lines.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { cut(by: other, eoFill, keepsInside: true) }

    /// The parts of this line that run outside of the other outline. Cost: the square of the number of straight lines.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { cut(by: other, eoFill, keepsInside: false) }

    /// The outline without places where it crosses itself: what is inside stays inside. Cost: the square of the number of straight lines.
    public func normalized(eoFill: Bool = true) -> Path { combined(Path(), eoFill) { inside, _ in inside } }

    private func combined(_ other: Path, _ eoFill: Bool, _ isInside: (Bool, Bool) -> Bool) -> Path {
        let (own, theirs) = (OutlineArea(self, eoFill), OutlineArea(other, eoFill))
        var bounds = CGRect.null
        if !isEmpty { bounds = boundingRect }
        if !other.isEmpty { bounds = bounds.isNull ? other.boundingRect : bounds.union(other.boundingRect) }
        guard !bounds.isNull else { return Path() }
        let combination = OutlineCombination(bounds: bounds)
        return combination.path(of: own.segments + theirs.segments) { isInside(own.contains($0), theirs.contains($0)) }
    }

    private func cut(by other: Path, _ eoFill: Bool, keepsInside: Bool) -> Path {
        let area = OutlineArea(other, eoFill)
        var path = Path()
        for (points, isClosed) in flattened(tolerance: 0.01) {
            let corners = isClosed ? points + points.prefix(1) : points
            var end: CGPoint?
            for (start, stop) in zip(corners, corners.dropFirst()) {
                let segment = OutlineSegment(start, stop)
                var parts: [CGFloat] = [0, 1]
                for edge in area.segments { if let part = segment.crossing(edge) { parts.append(part) } }
                parts.sort()
                for (from, to) in zip(parts, parts.dropFirst()) where to > from {
                    guard area.contains(segment.point((from + to) / 2)) == keepsInside else {
                        end = nil
                        continue
                    }
                    if end == nil { path.move(to: segment.point(from)) }
                    path.addLine(to: segment.point(to))
                    end = segment.point(to)
                }
            }
        }
        return path
    }
}

extension Shape {
    /// What is inside of one of the shapes.
    nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
    }

    /// What is inside of both shapes.
    nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
    }

    /// What is inside of this shape and not of the other one.
    nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
    }

    /// What is inside of exactly one of the shapes.
    nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
    }

    /// The parts of this shape's line that run inside of the other one.
    nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
    }

    /// The parts of this shape's line that run outside of the other one.
    nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
    }
}

/// A shape made of two others.
nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
    var first: First
    var second: Second
    let combine: @Sendable (Path, Path) -> Path

    nonisolated func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

    nonisolated var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }
}
