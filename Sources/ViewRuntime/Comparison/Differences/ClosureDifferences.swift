import DependencyGraph

/// Closures: another one, or what the same one captured.
final class ClosureDifferences: DifferencePlan {
    override func find(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ log: inout DifferenceLog) {
        let old = old.assumingMemoryBound(to: (UInt, UInt).self).pointee
        let new = new.assumingMemoryBound(to: (UInt, UInt).self).pointee
        guard old.0 == new.0 else {
            // An optional closure without a value has no code.
            return log.end(old.0 == 0 ? .nilBefore : new.0 == 0 ? .nilNow : .closure)
        }
        // The same closure all the same: the profile says that closures never are.
        guard old.1 != new.1, let first = UnsafeRawPointer(bitPattern: old.1),
            let second = UnsafeRawPointer(bitPattern: new.1)
        else { return log.end(.madeAnew) }
        if let layout = CaptureLayout.of(first, second) {
            if layout.plan.compare(first, second) == .equal { return log.end(.madeAnew) }
            return layout.findDifferences(first, second, &log)
        }
        guard let type = ClosureComparer.capturedObject(first), let other = ClosureComparer.capturedObject(second) else {
            return log.end(.unreadableCaptures)
        }
        // The buffers of the standard library's collections are objects too, and nobody's name for them.
        let isNamed = TypeNames.module(type) != "Swift" && type == other
        log.within(.captured(isNamed ? Self.name(of: type) : Name("value"), isView: false)) {
            $0.end(isNamed ? (type is any Equatable.Type ? .value : .object) : .value)
        }
    }
}

extension CaptureLayout {
    /// Notes which captures differ, by their types: their names are not kept.
    fileprivate func findDifferences(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ log: inout DifferenceLog) {
        for (index, capture) in captures.enumerated() {
            let (old, new) = (old + capture.offset, new + capture.offset)
            let name = name(of: index)
            switch capture.kind {
            case .value(let type):
                if ComparisonPlan.plan(forAny: type).compare(old, new) == .equal { continue }
                let isView = type is any View.Type || type is any ViewModifier.Type
                log.within(.captured(name, isView: isView)) { DifferencePlan.plan(forAny: type).find(old, new, &$0) }
            case .notOwning:
                if old.load(as: UInt.self) == new.load(as: UInt.self) { continue }
                log.within(.captured(name, isView: false)) { $0.end(.object) }
            case .closure:
                if ClosureComparer.plain.compare(old, new) == .equal { continue }
                log.within(.captured(name, isView: false)) { ClosureDifferences().find(old, new, &$0) }
            case .box:
                let (old, new) = (old.load(as: UnsafeRawPointer.self), new.load(as: UnsafeRawPointer.self))
                if old == new { continue }
                guard let layout = CaptureLayout.of(old, new) else {
                    log.within(.captured(name, isView: false)) { $0.end(.madeAnew) }
                    continue
                }
                layout.findDifferences(old, new, &log)
            }
        }
    }

    /// The type's name; the second capture of a type is called `Int #2`.
    private func name(of index: Int) -> Name {
        let name = typeName(of: index)
        let earlier = (0..<index).filter { typeName(of: $0) == name }.count
        return earlier == 0 ? Name(name) : Name("\(name) #\(earlier + 1)")
    }

    private func typeName(of index: Int) -> String {
        switch captures[index].kind {
        case .value(let type), .notOwning(let type): DifferencePlan.name(of: type).text
        case .closure: "closure"
        case .box: "variable"
        }
    }
}
