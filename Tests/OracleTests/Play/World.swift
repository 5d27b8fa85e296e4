import Observation
import SwiftUI

/// What views read that lives outside of them, and what they tell: one for each side of a play.
@MainActor
final class World {
    /// The world of the views that are mounted now: views are values and are not told where they are.
    static var current = World()

    let models = [Model(), Model()]
    let objects = [Counter(), Counter()]
    /// What actions said, in the order in which they ran; tasks apart, since they run when the update is over.
    var log: [String] = []
    var tasks: [String] = []
    /// The body runs by path since the transaction began.
    var runs: [Int: Int] = [:]
    /// How tests reach into views, by path.
    var handles: [Int: Handle] = [:]
    var paths = Paths()

    struct Handle {
        var state: Binding<Int>?
        var addToBinding: (() -> Void)?
        var items: Binding<[Item]>?
        var object: Counter?
    }

    func path(_ parent: Int, _ step: PathStep) -> Int { paths.path(parent, step) }

    func ran(_ path: Int, _ handle: Handle = Handle()) {
        runs[path, default: 0] += 1
        handles[path] = handle
    }
}

/// A model whose properties are observed one by one.
@Observable
final class Model {
    enum Property: Hashable, CaseIterable { case x, y, total, child, itemCount }

    var x = 0
    var y = 0
    var items = [Item(id: 1, value: 1), Item(id: 2, value: 2)]
    let child = Child()
    var total: Int { x + y }

    @Observable
    final class Child {
        var value = 0
    }

    func value(_ property: Property) -> Int {
        switch property {
        case .x: x
        case .y: y
        case .total: total
        case .child: child.value
        case .itemCount: items.count
        }
    }
}

/// An object that tells of every change of any property.
final class Counter: ObservableObject {
    @Published var value = 0
    @Published var unread = 0
}

private struct FirstKey: EnvironmentKey { static let defaultValue = 0 }
private struct SecondKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    var first: Int {
        get { self[FirstKey.self] }
        set { self[FirstKey.self] = newValue }
    }
    var second: Int {
        get { self[SecondKey.self] }
        set { self[SecondKey.self] = newValue }
    }

    nonisolated(unsafe) static let keys: [WritableKeyPath<EnvironmentValues, Int>] = [\.first, \.second]
}
