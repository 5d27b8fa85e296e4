/// A scene with a modifier that changes nothing.
nonisolated struct InertScene<Content: Scene>: Scene {
    var content: Content
    var api: StaticString

    typealias Body = Never
    var body: Never { fatalError("a modified scene has no body") }

    nonisolated static func _planScene(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.inert.append(.stored(at: offset + SceneLayout.offset(of: StaticString.self, after: Content.self)))
        return Content._planScene(&builder, at: offset)
    }
}

extension Scene {
    /// Declares the API that calls this inert, as its namesake of views does.
    nonisolated func inert(api: StaticString = #function) -> some Scene { InertScene(content: self, api: api) }
}

/// Commands that hold nothing.
nonisolated struct InertCommands: Commands {
    var api: StaticString

    typealias Body = Never
    var body: Never { fatalError("these commands have no body") }

    nonisolated static func _planCommands(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.inert.append(.stored(at: offset))
        return _PlanElement(.group([]), at: offset)
    }
}
