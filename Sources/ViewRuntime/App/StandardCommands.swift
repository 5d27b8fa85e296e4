// Commands that a system supplies: there is no menu bar here, so they hold nothing that could be chosen.

/// Commands for a sidebar. Inert: a host has no menu bar of a system's.
nonisolated public struct SidebarCommands: Commands {
    nonisolated public init() {}
    @MainActor @preconcurrency public var body: some Commands { InertCommands(api: "SidebarCommands") }
}

/// Commands for editing text. Inert: a host has no menu bar of a system's.
nonisolated public struct TextEditingCommands: Commands {
    nonisolated public init() {}
    @MainActor @preconcurrency public var body: some Commands { InertCommands(api: "TextEditingCommands") }
}

/// Commands for formatting text. Inert: a host has no menu bar of a system's.
nonisolated public struct TextFormattingCommands: Commands {
    nonisolated public init() {}
    @MainActor @preconcurrency public var body: some Commands { InertCommands(api: "TextFormattingCommands") }
}

/// Commands for toolbars. Inert: a host has no menu bar of a system's.
nonisolated public struct ToolbarCommands: Commands {
    nonisolated public init() {}
    @MainActor @preconcurrency public var body: some Commands { InertCommands(api: "ToolbarCommands") }
}

/// Commands for inspectors. Inert: a host has no menu bar of a system's.
nonisolated public struct InspectorCommands: Commands {
    nonisolated public init() {}
    @MainActor @preconcurrency public var body: some Commands { InertCommands(api: "InspectorCommands") }
}

/// Commands that take pictures from other devices. Inert: a host has no menu bar of a system's.
nonisolated public struct ImportFromDevicesCommands: Commands {
    nonisolated public init() {}
    @MainActor @preconcurrency public var body: some Commands { InertCommands(api: "ImportFromDevicesCommands") }
}
