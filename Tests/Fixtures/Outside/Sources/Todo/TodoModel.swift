import Combine
import SwiftUI

@MainActor @Observable
public final class TodoModel {
    public var items: [TodoItem] = []
    public init() {}

    public var open: Int { items.count { !$0.isDone } }

    public func add(_ title: String) { items.append(TodoItem(id: (items.last?.id ?? 0) + 1, title: title)) }
}

public struct TodoItem: Identifiable, Hashable, Sendable {
    public let id: Int
    public var title: String
    public var isDone = false
}

/// An object of the older kind beside the newer one.
public final class Preferences: ObservableObject {
    @Published public var hidesDone = false
    public init() {}
}
