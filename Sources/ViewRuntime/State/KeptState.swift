import Combine
import DependencyGraph
import Observation
@_spi(Reflection) import Swift

/// What a trace says of the state that views of one type keep, and of what they show: asked for only while somebody records.
final class KeptState {
    /// A stored field of the view that is no dynamic property, or a binding to an element.
    struct Field {
        let name: Name
        let offset: Int
        /// Whether its values have ids.
        let isElement: Bool
        let digest: DigestPlan
    }

    /// A state property.
    final class Property {
        let name: Name
        let offset: Int
        let valueType: Any.Type
        let kind: StateContent
        /// Whether it is a `@State`, which begins with the value.
        let isState: Bool
        /// The name as names of copies are compared.
        let plainName: String
        let telling: TellingValues
        let comparison: ComparisonPlan
        /// What `CopySources` has found, by the type of the view, and by that of the value.
        @exclusivity(unchecked) var knownSources = RecentByType<CopySources>()
        @exclusivity(unchecked) var knownPlaces = RecentByType<CopySources.Places>()

        init(_ property: PropertyType, _ valueType: Any.Type) {
            name = property.name
            offset = property.offset
            self.valueType = valueType
            kind = StateContent(valueType)
            isState = property.isState
            plainName = property.name.text.trimmedUnderscores.lowercased()
            telling = TellingValues(valueType)
            comparison = .plan(forAny: valueType)
        }
    }

    let fields: [Field]
    let properties: [Property]

    init(_ type: Any.Type, _ properties: [PropertyType]) {
        self.properties = properties.compactMap { property in
            property.keptType.map { Property(property, $0) }
        }
        var fields: [Field] = []
        if !self.properties.isEmpty {
            forEachField(of: type) { name, offset, type in
                var isElement = type is any Identifiable.Type && MetadataKind(of: type) != .enumeration
                if let binding = type as? any ElementBinding.Type {
                    guard binding.leadsToElement else { return }
                    isElement = true
                } else if type is any DynamicProperty.Type { return }
                fields.append(Field(name: Name(name), offset: offset, isElement: isElement, digest: .plan(forAny: type)))
            }
        }
        self.fields = fields
    }

    /// A number for what a view value shows.
    func subject(_ view: UnsafeRawPointer) -> UInt32 {
        var digest = ValueDigest(takesFirstElements: true)
        for field in fields { field.digest.add(view + field.offset, to: &digest) }
        return digest.folded
    }
}

/// What a state property holds, by who is told when that changes; the raw values are those of the trace format.
public enum StateContent: UInt8, Sendable {
    case value, unobserved, observableObject, observable

    init(_ type: Any.Type) {
        var type = type
        if let optional = type as? any OptionalState.Type { type = optional.wrapped }
        // An actor is nobody's to look into.
        guard type is AnyObject.Type, !(type is any Actor.Type) else {
            self = .value
            return
        }
        if type is any Observable.Type {
            self = .observable
        } else if type is any ObservableObject.Type {
            self = .observableObject
        } else {
            let module = TypeNames.module(type)
            self = DigestPlan.isLibrary(module) || module == "ViewRuntime" || module == "Combine" ? .value : .unobserved
        }
    }
}

/// An optional, of which can be asked what it may hold and whether it does.
protocol OptionalState {
    static var wrapped: Any.Type { get }
    static func isNil(at value: UnsafeRawPointer) -> Bool
}
extension Optional: OptionalState {
    static var wrapped: Any.Type { Wrapped.self }
    static func isNil(at value: UnsafeRawPointer) -> Bool { value.assumingMemoryBound(to: Wrapped?.self).pointee == nil }
}

extension BodyNode {
    /// A view that keeps state was made: what the state is, what the view shows, and whose value the state begins with.
    @inline(never)
    func noteState(to instrument: any ViewInstrument) {
        let kept = type.keptState
        if kept.properties.isEmpty { return }
        // Rows of one type come one after the other.
        if host.lastDeclared !== kept {
            host.lastDeclared = kept
            for property in kept.properties {
                instrument.stateDeclared(
                    type.description, property: property.name, valueType: property.valueType, content: property.kind)
            }
        }
        instrument.subjectShown(id, subject: kept.subject(view))
        for property in kept.properties where property.isState {
            if property.kind == .unobserved, !WatchedReference.isGuarded(property.valueType) { host.watch(self, property) }
            guard property.kind == .value, let source = CopiedValue(property, of: self).source() else { continue }
            instrument.initialValueCopied(id, property: property.name, owner: source.owner.id, source: Name(source.path))
        }
    }

    /// A view that keeps state is given another value.
    @inline(never)
    func noteSubject(_ new: UnsafeRawPointer, to instrument: any ViewInstrument) {
        let kept = type.keptState
        if kept.properties.isEmpty { return }
        let subject = kept.subject(new)
        if subject == kept.subject(view) { return }
        instrument.subjectShown(id, subject: subject)
        for field in kept.fields where field.isElement {
            var (before, now) = (ValueDigest(), ValueDigest())
            field.digest.add(view + field.offset, to: &before)
            field.digest.add(new + field.offset, to: &now)
            if before.hash != now.hash { instrument.subjectChanged(id, field: field.name) }
        }
    }
}
