/// A part of an app's menus.
///
/// A type of yours that conforms has a body made of other commands, evaluated as a view's is. What menus hold is no part of a window: tests find
/// it with `ViewHost.command(_:)`.
@MainActor @preconcurrency
public protocol Commands {
    /// The type of the commands' content.
    associatedtype Body: Commands

    /// The content of the commands.
    @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Says how a value of this type is stored and evaluated. Only the package's own commands implement it.
    nonisolated static func _planCommands(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement
}

extension Commands {
    /// Commands with a body are a place of their own in the plan around them.
    nonisolated public static func _planCommands(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.slot(DeclaredBodySlot<CommandsBody<Self>>.self, at: offset)
    }
}

extension Never: Commands {}

private enum CommandsBody<Content: Commands>: DeclaredBody {
    static func makePlan() -> Plan { Plan.make(CommandsContent<Content.Body>.self) }
    @MainActor static func body(of value: Content) -> Content.Body { value.body }
}

/// Commands in the place of a view: what the runtime plans and mounts.
nonisolated public struct CommandsContent<Content: Commands>: View {
    var commands: Content

    public typealias Body = Never
    public var body: Never { fatalError("commands have no view's body") }

    nonisolated public static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        Content._planCommands(&builder, at: offset)
    }
}

/// Makes commands of the statements in a body.
@resultBuilder
public struct CommandsBuilder {
    nonisolated public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    nonisolated public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    nonisolated public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    nonisolated public static func buildBlock<each Content: Commands>(
        _ content: repeat each Content
    ) -> TupleCommands<(repeat each Content)> {
        TupleCommands((repeat each content))
    }

    nonisolated public static func buildIf<Content: Commands>(_ content: Content?) -> ViewCommands<CommandsContent<Content>?> {
        ViewCommands(content: content.map { CommandsContent(commands: $0) })
    }

    nonisolated public static func buildEither<First: Commands, Second: Commands>(
        first: First
    ) -> ViewCommands<_ConditionalContent<CommandsContent<First>, CommandsContent<Second>>> {
        ViewCommands(content: ViewBuilder.buildEither(first: CommandsContent(commands: first)))
    }

    nonisolated public static func buildEither<First: Commands, Second: Commands>(
        second: Second
    ) -> ViewCommands<_ConditionalContent<CommandsContent<First>, CommandsContent<Second>>> {
        ViewCommands(content: ViewBuilder.buildEither(second: CommandsContent(commands: second)))
    }

    nonisolated public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> some Commands {
        content
    }
}

/// Several commands, one after the other.
nonisolated public struct TupleCommands<T>: Commands {
    var value: T

    init(_ value: T) { self.value = value }

    public typealias Body = Never
    public var body: Never { fatalError("several commands have no body") }

    nonisolated public static func _planCommands(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        var elements: [_PlanElement] = []
        for element in TupleLayout(T.self).elements {
            guard let commands = element.type as? any Commands.Type else {
                preconditionFailure("a CommandsBuilder collected \(element.type), which is no command")
            }
            elements.append(commands._planCommands(&builder, at: offset + element.offset))
        }
        return _PlanElement(.group(elements), at: offset)
    }
}

/// Commands whose content is a view: a menu, or what decides about other commands.
nonisolated public struct ViewCommands<Content: View>: Commands {
    var content: Content

    public typealias Body = Never
    public var body: Never { fatalError("these commands have no body") }

    nonisolated public static func _planCommands(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.view(Content.self, at: offset)
    }
}

/// No commands.
nonisolated public struct EmptyCommands: Commands {
    nonisolated public init() {}

    public typealias Body = Never
    public var body: Never { fatalError("EmptyCommands has no body") }

    nonisolated public static func _planCommands(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        _PlanElement(.group([]), at: offset)
    }
}

/// A menu of the app's own.
nonisolated public struct CommandMenu<Content: View>: Commands {
    private var content: MenuPart<Content>

    private init(name: String, _ content: Content) { self.content = MenuPart(content: content, kind: "CommandMenu", name: name) }

    public typealias Body = Never
    public var body: Never { fatalError("CommandMenu has no body") }

    nonisolated public static func _planCommands(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.view(MenuPart<Content>.self, at: offset)
    }

    /// A menu with a name.
    nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(name: nameKey.text, content())
    }

    /// A menu with a name.
    nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) { self.init(name: name.content, content()) }

    /// A menu with a name.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.init(name: String(name), content())
    }
}

/// Commands before, after or instead of those that a system provides.
nonisolated public struct CommandGroup<Content: View>: Commands {
    private var content: MenuPart<Content>

    public typealias Body = Never
    public var body: Never { fatalError("CommandGroup has no body") }

    nonisolated public static func _planCommands(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.view(MenuPart<Content>.self, at: offset)
    }

    /// Commands before a group of the system's.
    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = MenuPart(content: addition(), kind: "CommandGroup", name: "before \(group.name)")
    }

    /// Commands after a group of the system's.
    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = MenuPart(content: addition(), kind: "CommandGroup", name: "after \(group.name)")
    }

    /// Commands instead of a group of the system's.
    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = MenuPart(content: addition(), kind: "CommandGroup", name: "replacing \(group.name)")
    }
}

/// Groups of commands that a system provides.
public struct CommandGroupPlacement: Sendable {
    let name: String
    public static let appInfo = Self(name: "appInfo")
    public static let appSettings = Self(name: "appSettings")
    public static let systemServices = Self(name: "systemServices")
    public static let appVisibility = Self(name: "appVisibility")
    public static let appTermination = Self(name: "appTermination")
    public static let newItem = Self(name: "newItem")
    public static let saveItem = Self(name: "saveItem")
    public static let importExport = Self(name: "importExport")
    public static let printItem = Self(name: "printItem")
    public static let undoRedo = Self(name: "undoRedo")
    public static let pasteboard = Self(name: "pasteboard")
    public static let textEditing = Self(name: "textEditing")
    public static let textFormatting = Self(name: "textFormatting")
    public static let toolbar = Self(name: "toolbar")
    public static let sidebar = Self(name: "sidebar")
    public static let windowSize = Self(name: "windowSize")
    public static let windowList = Self(name: "windowList")
    public static let singleWindowList = Self(name: "singleWindowList")
    public static let windowArrangement = Self(name: "windowArrangement")
    public static let help = Self(name: "help")
}

/// A menu, or a part of one.
nonisolated struct MenuPart<Content: View>: PrimitiveView {
    typealias Body = Never
    var content: Content
    var kind: String
    var name: String

    nonisolated static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.kind = value.pointee.kind
        element.attributes["name"] = value.pointee.name
    }

    nonisolated static var layoutPart: LayoutPart { .absent }

    nonisolated static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Content.self, at: offset)]
    }
}
