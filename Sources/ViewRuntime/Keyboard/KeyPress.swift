import Foundation

/// A key that was pressed.
public struct KeyPress: Sendable {
    /// Whether somebody took the key.
    public enum Result: Sendable { case handled, ignored }

    /// Parts of a press. Drivers press keys down and let them up again.
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }

    public let phase: Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers

    package init(phase: Phases, key: KeyEquivalent, modifiers: EventModifiers) {
        self.phase = phase
        self.key = key
        characters = String(key.character)
        self.modifiers = modifiers
    }
}

extension View {
    /// Does something when a key is pressed while the focus is in the view.
    nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
    }

    /// Does something in parts of a key's press while the focus is in the view.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: phases, action: action)
    }

    /// Does something when one of several keys is pressed while the focus is in the view.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKey(phases, action) { keys.contains($0.key) }
    }

    /// Does something when a key of some characters is pressed while the focus is in the view.
    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKey(phases, action) { $0.characters.unicodeScalars.allSatisfy { characters.contains($0) } }
    }

    /// Does something when any key is pressed while the focus is in the view.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKey(phases, action) { _ in true }
    }

    nonisolated private func onKey(
        _ phases: KeyPress.Phases, _ action: @escaping (KeyPress) -> KeyPress.Result,
        _ isMeant: @escaping (KeyPress) -> Bool
    ) -> some View {
        modifier(
            _GestureModifier(
                action: .key { press in
                    guard !phases.isDisjoint(with: press.phase), isMeant(press) else { return false }
                    return action(press) == .handled
                }))
    }

    /// Does something when the key for leaving is pressed while the focus is in the view: escape.
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
        onKeyPress(.escape) {
            action?()
            return action == nil ? .ignored : .handled
        }
    }

    /// Does something when the key for deleting is pressed while the focus is in the view.
    nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        onKeyPress(.delete) {
            action?()
            return action == nil ? .ignored : .handled
        }
    }

    /// Does something when an arrow key is pressed while the focus is in the view.
    nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
        onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]) { press in
            guard let action, let direction = MoveCommandDirection(press.key) else { return .ignored }
            action(direction)
            return .handled
        }
    }
}

/// Where an arrow key points.
public enum MoveCommandDirection: Hashable, Sendable {
    case up, down, left, right

    init?(_ key: KeyEquivalent) {
        switch key {
        case .upArrow: self = .up
        case .downArrow: self = .down
        case .leftArrow: self = .left
        case .rightArrow: self = .right
        default: return nil
        }
    }
}
