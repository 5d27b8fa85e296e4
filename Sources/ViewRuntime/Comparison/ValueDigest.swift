@_spi(Reflection) import Swift

/// A number that stands for a value: equal values give equal numbers, in every process.
///
/// Made only while somebody records, so that a trace can say that the same data is shown again without telling which.
struct ValueDigest {
    /// Whether elements are told by what they hold and not by their ids: to find those that were given another id.
    let looksBehindIDs: Bool
    /// Whether of an array the first element stands for all: what a list is about stays the same while elements come and go.
    let takesFirstElements: Bool
    private(set) var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    /// Values that are still looked at: what is larger is told by its beginning.
    private var room = 1024

    init(looksBehindIDs: Bool = false, takesFirstElements: Bool = false) {
        self.looksBehindIDs = looksBehindIDs
        self.takesFirstElements = takesFirstElements
    }

    var folded: UInt32 { UInt32(truncatingIfNeeded: hash ^ hash >> 32) }

    /// Whether one more value is looked at.
    mutating func mayGoOn() -> Bool {
        room -= 1
        return room > 0
    }

    // FNV-1a, as for the ids in traces.
    mutating func add(byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

    mutating func add(_ number: UInt64) {
        for shift in stride(from: UInt64(0), to: 64, by: 8) { add(byte: UInt8(truncatingIfNeeded: number >> shift)) }
    }

    mutating func add(bytes: UnsafeRawPointer, count: Int) {
        for index in 0..<min(count, 4096) { add(byte: bytes.load(fromByteOffset: index, as: UInt8.self)) }
    }

    mutating func add(_ text: String) {
        for byte in text.utf8.prefix(4096) { add(byte: byte) }
        add(UInt64(text.utf8.count))
    }
}

/// How a digest is made of values of one type: made once per type, while somebody records. Main thread only.
///
/// An `Identifiable` value is told by its id, an object by which object it is. What closures capture and what storage of dynamic properties
/// holds is left out.
class DigestPlan {
    nonisolated(unsafe) private static var plans: [ObjectIdentifier: DigestPlan] = [:]

    static func plan(forAny type: Any.Type) -> DigestPlan {
        let key = ObjectIdentifier(type)
        if let plan = plans[key] { return plan }
        let plan = make(type)
        plans[key] = plan
        return plan
    }

    /// Whether values hold a binding, which shows another value without the value that holds it being replaced.
    var isLive: Bool { false }

    /// Adds a value to a digest. A plan of nothing adds nothing.
    func add(_ value: UnsafeRawPointer, to digest: inout ValueDigest) {}

    /// The digests of the parts of a value that mean something by themselves, always as many for values of one type.
    func addParts(_ value: UnsafeRawPointer, to parts: inout [UInt64], looksBehindIDs: Bool) {
        var digest = ValueDigest(looksBehindIDs: looksBehindIDs)
        add(value, to: &digest)
        parts.append(digest.hash)
    }

    private static func make(_ type: Any.Type) -> DigestPlan {
        if let own = type as? any SelfDigesting.Type { return own.digestPlan }
        if type is any DynamicProperty.Type { return DigestPlan() }
        switch MetadataKind(of: type) {
        case .structure:
            let module = TypeNames.module(type)
            if isOpaque(module) { return DigestPlan() }
            if let identifiable = type as? any Identifiable.Type, module != "ViewRuntime" { return element(identifiable) }
            return isLibrary(module) ? library(type) : FieldsDigest(fieldsOf: type)
        case .tuple:
            return FieldsDigest(TupleLayout(type).elements.map { ($0.offset, $0.type) })
        case .enumeration:
            func open<Value>(_: Value.Type) -> DigestPlan { EnumLayout(Value.self).map { EnumDigest($0) } ?? DigestPlan() }
            return _openExistential(type, do: open)
        case .existential:
            switch ExistentialContainer(of: type) {
            case .opaque: return ExistentialDigest()
            case .object: return ObjectDigest()
            default: return DigestPlan()
            }
        case .reference: return TypeNames.module(type) == "ViewRuntime" ? DigestPlan() : ObjectDigest()
        case .optional, .function, .fixedArray, .other: return DigestPlan()
        }
    }

    /// An element whose id leads back to itself is told by all that it holds.
    private static func element<Value: Identifiable>(_: Value.Type) -> DigestPlan {
        isOwnID(Value.self) ? FieldsDigest(fieldsOf: Value.self) : ElementDigest<Value>()
    }

    /// Whether an element is its own id (`var id: Self { self }`), or the id of its id.
    private static func isOwnID<Value: Identifiable>(_: Value.Type) -> Bool {
        func id<Element: Identifiable>(of _: Element.Type) -> Any.Type { Element.ID.self }
        var passed: Set<ObjectIdentifier> = []
        var type: Any.Type = Value.ID.self
        while type != Value.self {
            guard passed.insert(ObjectIdentifier(type)).inserted, let next = type as? any Identifiable.Type else { return false }
            type = id(of: next)
        }
        return true
    }

    private static func library(_ type: Any.Type) -> DigestPlan {
        func open<Value>(_: Value.Type) -> DigestPlan {
            if _isPOD(Value.self) { return BytesDigest(MemoryLayout<Value>.size) }
            return DescribedDigest<Value>()
        }
        return _openExistential(type, do: open)
    }

    /// Modules whose types hold nothing that is shown, and some that cannot be copied.
    private static func isOpaque(_ module: String) -> Bool { module == "Synchronization" || module == "_Concurrency" || module == "Combine" }

    static func isLibrary(_ module: String) -> Bool {
        module == "Swift" || module.hasPrefix("Foundation") || module == "Dispatch" || module == "Observation"
    }
}

/// A type that knows how a digest is made of it.
protocol SelfDigesting {
    static var digestPlan: DigestPlan { get }
}

private final class BytesDigest: DigestPlan {
    private let size: Int
    init(_ size: Int) { self.size = size }

    override func add(_ value: UnsafeRawPointer, to digest: inout ValueDigest) { digest.add(bytes: value, count: size) }
}

private final class DescribedDigest<Value>: DigestPlan {
    override func add(_ value: UnsafeRawPointer, to digest: inout ValueDigest) {
        digest.add(String(describing: value.assumingMemoryBound(to: Value.self).pointee))
    }
}

extension String: SelfDigesting {
    private final class Plan: DigestPlan {
        override func add(_ value: UnsafeRawPointer, to digest: inout ValueDigest) {
            digest.add(value.assumingMemoryBound(to: String.self).pointee)
        }
    }

    static var digestPlan: DigestPlan { Plan() }
}

/// An element, by its id, or by all that it holds beside it.
private final class ElementDigest<Value: Identifiable>: DigestPlan {
    private lazy var content = FieldsDigest(fieldsOf: Value.self, except: ["id", "_id"])
    private lazy var id = DigestPlan.plan(forAny: Value.ID.self)

    override func add(_ value: UnsafeRawPointer, to digest: inout ValueDigest) {
        if digest.looksBehindIDs { return content.add(value, to: &digest) }
        withUnsafePointer(to: value.assumingMemoryBound(to: Value.self).pointee.id) {
            id.add($0, to: &digest)
        }
    }
}

/// The fields of a struct, or the elements of a tuple.
private final class FieldsDigest: DigestPlan {
    private let types: [(offset: Int, type: Any.Type)]
    /// Found when they are first asked for, since a type may contain itself.
    override var isLive: Bool { holdsBinding }
    private lazy var holdsBinding = fields.contains { $0.digest.isLive }
    private lazy var fields = types.map { (offset: $0.offset, digest: DigestPlan.plan(forAny: $0.type)) }
    init(_ types: [(offset: Int, type: Any.Type)]) { self.types = types }

    convenience init(fieldsOf type: Any.Type, except left: Set<String> = []) {
        var fields: [(offset: Int, type: Any.Type)] = []
        let ownership = FieldOwnership(of: type)
        var index = 0
        forEachField(of: type) {
            if ownership.owns(index), !left.contains($0) { fields.append(($1, $2)) }
            index += 1
        }
        self.init(fields)
    }

    override func add(_ value: UnsafeRawPointer, to digest: inout ValueDigest) {
        for field in fields where digest.mayGoOn() { field.digest.add(value + field.offset, to: &digest) }
    }

    override func addParts(_ value: UnsafeRawPointer, to parts: inout [UInt64], looksBehindIDs: Bool) {
        for field in fields where parts.count < 32 {
            field.digest.addParts(value + field.offset, to: &parts, looksBehindIDs: looksBehindIDs)
        }
    }
}

private final class EnumDigest: DigestPlan {
    private let layout: EnumLayout
    init(_ layout: EnumLayout) { self.layout = layout }

    override func add(_ value: UnsafeRawPointer, to digest: inout ValueDigest) {
        let tag = layout.tag(of: value)
        digest.add(UInt64(tag))
        guard let type = layout.cases[tag].payload, !layout.cases[tag].isIndirect, digest.mayGoOn() else { return }
        layout.withPayloads(of: value, value, case: tag) { payload, _ in DigestPlan.plan(forAny: type).add(payload, to: &digest) }
    }
}

private final class ExistentialDigest: DigestPlan {
    override func add(_ value: UnsafeRawPointer, to digest: inout ValueDigest) {
        let held = OpaqueExistential(value)
        guard digest.mayGoOn() else { return }
        digest.add(TypeNames.printed(held.type))
        DigestPlan.plan(forAny: held.type).add(held.value, to: &digest)
    }
}

private final class ObjectDigest: DigestPlan {
    // Addresses differ between processes.
    nonisolated(unsafe) private static var numbers = ObjectTable()

    override func add(_ value: UnsafeRawPointer, to digest: inout ValueDigest) {
        let object = value.assumingMemoryBound(to: AnyObject?.self).pointee
        digest.add(object.map { UInt64(Self.numbers.identifier(of: ObjectIdentifier($0))) } ?? 0)
    }
}

extension Optional: SelfDigesting {
    private final class Plan: DigestPlan {
        override func add(_ value: UnsafeRawPointer, to digest: inout ValueDigest) {
            let isThere = value.assumingMemoryBound(to: Wrapped?.self).pointee != nil
            digest.add(byte: isThere ? 1 : 0)
            // The payload of an optional stands at the optional's own address.
            if isThere { DigestPlan.plan(forAny: Wrapped.self).add(value, to: &digest) }
        }
    }

    static var digestPlan: DigestPlan { Plan() }
}

extension Array: SelfDigesting {
    private final class Plan: DigestPlan {
        override func add(_ value: UnsafeRawPointer, to digest: inout ValueDigest) {
            let elements = value.assumingMemoryBound(to: [Element].self).pointee
            if !digest.takesFirstElements { digest.add(UInt64(elements.count)) }
            let plan = DigestPlan.plan(forAny: Element.self)
            for element in digest.takesFirstElements ? elements.prefix(1) : elements[...] {
                guard digest.mayGoOn() else { break }
                withUnsafePointer(to: element) { plan.add($0, to: &digest) }
            }
        }
    }

    static var digestPlan: DigestPlan { Plan() }
}

/// The members of a collection without an order: sums do not depend on one.
private func addUnordered<Members: Collection>(_ members: Members, to digest: inout ValueDigest) {
    let plan = DigestPlan.plan(forAny: Members.Element.self)
    var sum: UInt64 = 0
    for member in members {
        guard digest.mayGoOn() else { break }
        var own = ValueDigest(looksBehindIDs: digest.looksBehindIDs)
        withUnsafePointer(to: member) { plan.add($0, to: &own) }
        sum &+= own.hash
    }
    digest.add(UInt64(members.count))
    // Which members are left out of a large collection would depend on their order.
    if members.count < 512 { digest.add(sum) }
}

extension Set: SelfDigesting {
    private final class Plan: DigestPlan {
        override func add(_ value: UnsafeRawPointer, to digest: inout ValueDigest) {
            addUnordered(value.assumingMemoryBound(to: Set<Element>.self).pointee, to: &digest)
        }
    }

    static var digestPlan: DigestPlan { Plan() }
}

extension Dictionary: SelfDigesting {
    private final class Plan: DigestPlan {
        override func add(_ value: UnsafeRawPointer, to digest: inout ValueDigest) {
            addUnordered(value.assumingMemoryBound(to: [Key: Value].self).pointee, to: &digest)
        }
    }

    static var digestPlan: DigestPlan { Plan() }
}

extension Binding: SelfDigesting {
    private final class Plan: DigestPlan {
        override var isLive: Bool { true }

        override func add(_ value: UnsafeRawPointer, to digest: inout ValueDigest) {
            guard let seen = value.assumingMemoryBound(to: Binding<Value>.self).pointee.snapshot else { return }
            withUnsafePointer(to: seen) { DigestPlan.plan(forAny: Value.self).add($0, to: &digest) }
        }
    }

    static var digestPlan: DigestPlan { Plan() }
}

extension Binding: ElementBinding {
    static var leadsToElement: Bool { Value.self is any Identifiable.Type }
}

/// A binding of which can be asked whether it leads to something with an id.
protocol ElementBinding {
    static var leadsToElement: Bool { get }
}
