import Foundation

/// One thing said of a view to those who use it without seeing it, or an action for them.
nonisolated struct AccessibilityFact: ActionHolding {
    /// What it is about; of an action, the action's name. Nothing is said where it is empty.
    var name: String
    var value = ""
    /// The action.
    nonisolated(unsafe) var perform: (() -> Void)?
    /// The API that was called, where nothing here depends on the fact.
    var inertAPI: StaticString?
}

/// Facts for those who use a view without seeing it, and for tests.
///
/// What is said one after the other of the same view is in one modifier, so that all of it has one type.
nonisolated public struct AccessibilityAttachmentModifier: PrimitiveModifier {
    public typealias Body = Never
    var fact: AccessibilityFact
    /// What was said before.
    var earlier: [AccessibilityFact] = []

    nonisolated package static func layoutRule(
        _ modifier: UnsafePointer<Self>, _ context: LayoutContext
    ) -> (() -> LayoutRule)? {
        let named = modifier.pointee.earlier.first { $0.name == "identifier" } ?? modifier.pointee.fact
        guard named.name == "identifier" else { return nil }
        let identifier = named.value
        return { MarkRule(identifier: identifier) }
    }

    nonisolated package static func describe(_ modifier: UnsafePointer<Self>, in element: inout ViewElement) {
        guard !element.isAttachment else { return }
        for fact in modifier.pointee.earlier { fact.describe(in: &element) }
        modifier.pointee.fact.describe(in: &element)
    }

    nonisolated public static func _plan<Wrapped: View>(
        _ content: Wrapped.Type, _ builder: inout _PlanBuilder, at offset: Int, modifierAt modifierOffset: Int
    ) -> _PlanElement {
        builder.inert.append(.said(at: modifierOffset))
        let element = builder.view(Wrapped.self, at: offset)
        return _PlanElement(.modified(PrimitiveModifierReader<Self>.shared, slot: nil, element), at: modifierOffset)
    }

    /// The names of the API without effect of which it is made.
    var inertNames: [String] {
        guard !earlier.isEmpty else { return fact.inertAPI.map { [$0.description] } ?? [] }
        return (earlier + [fact]).compactMap { $0.inertAPI?.description }
    }
}

extension AccessibilityFact {
    fileprivate func describe(in element: inout ViewElement) {
        if let perform { return element.offer(.named(name, perform)) }
        if name.isEmpty { return }
        if name == "identifier" {
            // The inner of two identifiers is the view's own.
            if element.identifier == nil { element.identifier = value }
            return
        }
        let key = inertAPI == nil ? "accessibility." + name : name
        if name == "traits" || name == "removedTraits", let known = element.attributes[key] {
            element.attributes[key] = Set((known + "," + value).split(separator: ",")).sorted().joined(separator: ",")
        } else if element.attributes[key] == nil {
            element.attributes[key] = value
        }
    }
}

extension View {
    nonisolated func fact(_ name: String, _ value: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(fact: AccessibilityFact(name: name, value: value)))
    }

    nonisolated func action(_ name: String, _ perform: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(fact: AccessibilityFact(name: name, perform: perform)))
    }

    nonisolated func inertFact(
        _ value: String, api: StaticString = #function
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(fact: AccessibilityFact(inert: value, api)))
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    nonisolated private func adding(_ fact: AccessibilityFact) -> Self {
        ModifiedContent(content: content, modifier: AccessibilityAttachmentModifier(fact: fact, earlier: modifier.earlier + [modifier.fact]))
    }

    nonisolated func fact(_ name: String, _ value: String) -> Self { adding(AccessibilityFact(name: name, value: value)) }
    nonisolated func action(_ name: String, _ perform: @escaping () -> Void) -> Self {
        adding(AccessibilityFact(name: name, perform: perform))
    }
    nonisolated func inertFact(_ value: String, api: StaticString = #function) -> Self { adding(AccessibilityFact(inert: value, api)) }
}

extension AccessibilityFact {
    fileprivate init(inert value: String, _ api: StaticString) {
        self.init(name: String(api.description.prefix { $0 != "(" }), value: value, inertAPI: api)
    }
}

/// How a view and what is in it are told apart.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    public static let ignore = Self(name: "ignore")
    public static let contain = Self(name: "contain")
    public static let combine = Self(name: "combine")
}

/// What a view is to those who do not see it.
public struct AccessibilityTraits: SetAlgebra, Sendable, Hashable {
    private var kinds: Set<String>
    public init() { kinds = [] }
    private init(_ name: String) { kinds = [name] }
    var names: String { kinds.sorted().joined(separator: ",") }

    public static let isButton = Self("isButton")
    public static let isHeader = Self("isHeader")
    public static let isSelected = Self("isSelected")
    public static let isLink = Self("isLink")
    public static let isSearchField = Self("isSearchField")
    public static let isImage = Self("isImage")
    public static let playsSound = Self("playsSound")
    public static let isKeyboardKey = Self("isKeyboardKey")
    public static let isStaticText = Self("isStaticText")
    public static let isSummaryElement = Self("isSummaryElement")
    public static let updatesFrequently = Self("updatesFrequently")
    public static let startsMediaSession = Self("startsMediaSession")
    public static let allowsDirectInteraction = Self("allowsDirectInteraction")
    public static let causesPageTurn = Self("causesPageTurn")
    public static let isModal = Self("isModal")
    public static let isToggle = Self("isToggle")

    public typealias Element = AccessibilityTraits
    public func contains(_ member: Self) -> Bool { kinds.isSuperset(of: member.kinds) }
    public func union(_ other: Self) -> Self { changed { $0.formUnion(other.kinds) } }
    public func intersection(_ other: Self) -> Self { changed { $0.formIntersection(other.kinds) } }
    public func symmetricDifference(_ other: Self) -> Self { changed { $0.formSymmetricDifference(other.kinds) } }
    public mutating func formUnion(_ other: Self) { self = union(other) }
    public mutating func formIntersection(_ other: Self) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        defer { formUnion(newMember) }
        return (!contains(newMember), newMember)
    }
    public mutating func remove(_ member: Self) -> Self? {
        let removed = intersection(member)
        kinds.subtract(member.kinds)
        return removed.kinds.isEmpty ? nil : removed
    }
    public mutating func update(with newMember: Self) -> Self? {
        let present = intersection(newMember)
        formUnion(newMember)
        return present.kinds.isEmpty ? nil : present
    }

    private func changed(_ change: (inout Set<String>) -> Void) -> Self {
        var copy = self
        change(&copy.kinds)
        return copy
    }
}

/// What an action of accessibility is for.
public struct AccessibilityActionKind: Hashable, Sendable {
    let name: String
    public static let `default` = Self(name: "default")
    public static let escape = Self(name: "escape")
    public static let delete = Self(name: "delete")
    public static let magicTap = Self(name: "magicTap")
    public static let showMenu = Self(name: "showMenu")
    /// An action with a name.
    public init(named name: Text) { self.name = name.content }
    private init(name: String) { self.name = name }
}
