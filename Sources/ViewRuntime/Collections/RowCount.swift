import Foundation

/// How many views a view stands for in the list or the lazy container around it, as far as its type says.
///
/// A collection in which each element stands for a constant number of views can be counted without making any of them (C173). Where the number
/// varies, all elements' views are made to count them (C174).
package enum RowCount: Hashable, Sendable {
    case constant(Int)
    case varying

    /// The count for values of a type. Cost: a walk of its plan and of those of the bodies in it.
    package static func of<Content: View>(_ type: Content.Type, under profile: SemanticsProfile = .ios26) -> RowCount {
        TypedContent<Content>.shared.rowCount(under: profile)
    }

    static func + (left: RowCount, right: RowCount) -> RowCount {
        guard case .constant(let left) = left, case .constant(let right) = right else { return .varying }
        return .constant(left + right)
    }
}

/// Whether collections in lazy containers whose elements' views have to be made to count them are warned of (C182, C188).
package enum SlowPathLog {
    /// As `-LogForEachSlowPath YES` on the command line says, or the default of that name.
    @MainActor package static var isOn: Bool {
        get { state }
        set { state = newValue }
    }

    /// Main thread only, as all of evaluation.
    nonisolated(unsafe) static var state = UserDefaults.standard.bool(forKey: "LogForEachSlowPath")
}

extension ForEachNode {
    @inline(__always)
    func warnOfSlowPath() {
        if SlowPathLog.state || host.instrument != nil { warnOfSlowPathNow() }
    }

    private func warnOfSlowPathNow() {
        guard lazyContainer != nil, type.content.rowCount(under: host.profile) == .varying else { return }
        host.warnOfSlowPath(type.dataType, at: self)
    }
}

extension HostCore {
    /// The warning is asked for on the command line; a trace has it always.
    func warnOfSlowPath(_ data: Any.Type, at collection: ViewNode) {
        let text = RuntimeWarning.variableRowCount(data)
        if SlowPathLog.state { return warn(.variableRowCount, text, at: collection) }
        instrument?.warningIssued(collection.id, kind: .variableRowCount, text: text, value: nil)
    }
}

/// Counts the views that types stand for.
struct RowCounter {
    /// The bodies that are being counted: a type that contains itself varies.
    private var bodies: Set<ObjectIdentifier> = []
    /// What the modifiers whose bodies are being counted are put around, the innermost last.
    private var contents: [(modifier: ObjectIdentifier, count: RowCount)] = []
    let profile: SemanticsProfile

    init(_ profile: SemanticsProfile) { self.profile = profile }

    mutating func count(_ plan: Plan) -> RowCount { count(plan.root, plan.slots) }

    private mutating func count(_ element: _PlanElement, _ slots: [Plan.Slot]) -> RowCount {
        switch element.content {
        case .slot(let index): return slots[index].type.rowCount(&self)
        case .group(let elements):
            var total = RowCount.constant(0)
            for element in elements { total = total + count(element, slots) }
            return total
        // A stack, a text, a section: one view, whatever is in it (C177, C179).
        case .primitive(let reader, _):
            switch reader.layoutPart {
            case .absent, .presentation, .attachment: return .constant(0)
            case .view, .transparent, .section, .header, .footer: return .constant(1)
            }
        case .modified(_, _, let content): return count(content, slots)
        }
    }

    /// A view with a body stands for what its body returns, where that is not erased (C183).
    mutating func count(bodyOf type: BodyType) -> RowCount {
        if profile.opaqueTypes == .erased, type.isReported { return .varying }
        guard bodies.insert(ObjectIdentifier(type)).inserted else { return .varying }
        defer { bodies.remove(ObjectIdentifier(type)) }
        let count = count(type.plan)
        // A view of the package's own that is made in one of several ways is one view.
        return count == .varying && !type.isReported && contents.isEmpty ? .constant(1) : count
    }

    /// A modifier with a body, around content that stands for `content` views.
    mutating func count(bodyOf type: BodyType, of modifier: Any.Type, around content: RowCount) -> RowCount {
        contents.append((ObjectIdentifier(modifier), content))
        defer { contents.removeLast() }
        return count(bodyOf: type)
    }

    /// What the modifier is put around.
    func content(of modifier: Any.Type) -> RowCount {
        contents.last { $0.modifier == ObjectIdentifier(modifier) }?.count ?? .varying
    }
}

extension ContentType {
    /// How many views content of the type stands for.
    package final func rowCount(under profile: SemanticsProfile) -> RowCount {
        var counter = RowCounter(profile)
        return counter.count(plan)
    }
}
