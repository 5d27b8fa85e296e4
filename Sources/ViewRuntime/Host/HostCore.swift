import CMachine
import Combine
import DependencyGraph
import Foundation

/// One tree of views with its graph, its environment and its queue of actions: what a host in tests or in a benchmark drives.
///
/// Used on the main thread; `wake()` alone may be called from any thread. Several hosts do not mix.
public final class HostCore: @unchecked Sendable {
    package let graph: Graph
    package let instrument: (any ViewInstrument)?
    /// What views keep with `@AppStorage`.
    package let appValues = StoredValues(wrapper: "AppStorage")
    /// What views keep with `@SceneStorage`.
    package let sceneValues = StoredValues(wrapper: "SceneStorage")
    /// What other modules of the package keep for the host.
    var belongings: [AnyHashable: Any] = [:]
    /// What the views in front hand up with `focusedSceneValue`.
    private(set) lazy var focused = FocusedStore(self)
    /// Whether lists are edited, where the environment does not say.
    @exclusivity(unchecked) var editMode = EditMode.inactive
    /// The root of the environment.
    @exclusivity(unchecked) package private(set) var environment: EnvironmentNode!
    @exclusivity(unchecked) package private(set) var root: ViewNode?
    private var rootType: ContentType?

    /// Runtime warnings in SwiftUI's wording, in the order in which they were issued.
    public internal(set) var warnings: [RuntimeWarning] = []
    /// Which view has the focus; made for the first view that can have it, or for the first who asks.
    var hostFocus: HostFocus {
        if let madeFocus { return madeFocus }
        let focus = HostFocus(self)
        madeFocus = focus
        return focus
    }
    @exclusivity(unchecked) private var madeFocus: HostFocus?
    /// A person has gone elsewhere with the keyboard.
    package func resignFocus() { madeFocus?.resign() }
    /// What surrounds the view that has the focus.
    var focusedEnvironment: EnvironmentNode? { madeFocus?.environment }
    /// Whether a view has the focus.
    package var hasFocus: Bool { madeFocus?.isHeld == true }
    /// How many views say something for a preference: without one, nobody asks for listeners.
    @exclusivity(unchecked) var preferenceSpeakers = 0
    /// What closures of bodies read after the bodies had run; only where somebody records.
    @exclusivity(unchecked) var lateReads: [NodeID: ChangeSet] = [:]
    /// What is presented, and what for, of which nothing is known to instruments yet, by its node; filled while somebody records.
    @exclusivity(unchecked) var presentations: [NodeID: String] = [:]
    /// Objects in state of which nobody is told when they change; only where somebody records.
    @exclusivity(unchecked) var watched: [NodeID: [WatchedReference]] = [:]
    /// The state of the type of views that was declared last; only where somebody records.
    @exclusivity(unchecked) var lastDeclared: KeptState?
    /// Elements of collections that may have the content of others, and are not built yet; only where somebody records.
    @exclusivity(unchecked) var awaitedElements: [AwaitedElement] = []
    /// The element of which a collection is making content; only where somebody records.
    @exclusivity(unchecked) var mountedElement: (type: Any.Type, place: UnsafeRawPointer)?
    /// Whether warnings are printed as well, where warnings are.
    package var printsWarnings = true
    /// Called with each warning as it is issued.
    package var onWarning: ((RuntimeWarning) -> Void)?
    /// Called, on any thread, when something was written and waits for a flush.
    package var onWake: (@Sendable () -> Void)? {
        get { reference.onWake }
        set { reference.onWake = newValue }
    }
    /// How to find the host without keeping it alive.
    @exclusivity(unchecked) private(set) var reference: HostReference!

    @exclusivity(unchecked) package var actions = ActionQueue()
    package let tasks = TaskRegistry()
    package let clock: HostTime
    package let profile: SemanticsProfile
    /// How bodies are kept and reported, where the profile has it otherwise than the default one.
    let bodyForm: BodyForm?
    /// Whether it must be known which observable property was written.
    let wantsKeyPaths: Bool
    /// The key paths that stand for `@dependencies` among the reasons of the body that runs.
    @exclusivity(unchecked) var namedDependencies = NameList.empty
    /// Key paths of observable properties that were written, by the nodes that observe them, until those run.
    @exclusivity(unchecked) var writtenPaths: [NodeID: [Name]] = [:]

    /// Whether bodies' reads are taken from the standard library's lists, where it shows them; else by registering and looking.
    @exclusivity(unchecked) package var usesReadLists = true
    /// Whether the standard library shows its lists.
    package static var showsReadLists: Bool { ReadListSlot.current != nil }
    @inline(__always)
    var readListSlot: UnsafeMutablePointer<UnsafeMutableRawPointer?>? { usesReadLists ? ReadListSlot.current : nil }

    /// What is laid out, in a host that has a size. Without a size, nothing is measured, rows of lazy containers are all evaluated, and
    /// geometry readers are given the environment's `hostSize`.
    @exclusivity(unchecked) package private(set) var layout: HostLayout?

    /// The depth of the deepest node that ever was.
    @exclusivity(unchecked) var deepestNode: Int32 = 0
    /// The identity that the next reported node gets from the content type that mounts it.
    @exclusivity(unchecked) var nextIdentity: IdentityElement?
    /// Removed nodes, let go one by one at the end of a flush.
    @exclusivity(unchecked) var graveyard: [ViewNode] = []
    /// Content whose removal transition runs; nil where there is none.
    @exclusivity(unchecked) var leaving: LeavingContent?
    /// The part of a view's task that may be running, where somebody records.
    @exclusivity(unchecked) var taskPart: TaskPart?
    @exclusivity(unchecked) private var isFlushing = false
    @exclusivity(unchecked) private(set) var isEnded = false
    @exclusivity(unchecked) var lastReportedSerial = 0
    /// The object is nil where the view that told of the write reads several by one key path.
    @exclusivity(unchecked) var lastObservableWrite: (path: AnyKeyPath?, object: ObjectIdentifier?, write: WriteID)?
    @exclusivity(unchecked) var lastObjectWrite: (object: ObjectIdentifier, serial: Int, write: WriteID)?

    @exclusivity(unchecked) var lastWarnedSignal: (object: ObjectIdentifier, kind: RuntimeWarning.Kind)?
    /// The number of change signals that were warned of.
    @exclusivity(unchecked) var warnedSignals = 0

    static let dependenciesName = Name("@dependencies")

    /// Makes a host without content. `ids` is shared by hosts that are recorded into one trace. With a size, the tree is laid out after each
    /// update; `safeArea` is what a device takes of it, `images` are the intrinsic sizes of named pictures.
    package init(
        environment values: EnvironmentValues = EnvironmentValues(), ids: GraphIDSource = GraphIDSource(),
        instrument: (any ViewInstrument)? = nil, clock: HostTime = HostTime(), profile: SemanticsProfile = .ios26,
        size: CGSize? = nil, safeArea: EdgeInsets = EdgeInsets(), images: [String: CGSize] = [:]
    ) {
        graph = Graph(ids: ids, instrument: instrument)
        self.instrument = instrument
        self.clock = clock
        self.profile = profile
        let form = BodyForm(profile)
        bodyForm = form == .standard ? nil : form
        wantsKeyPaths = instrument != nil || profile.observation == .keyPaths
        var values = values
        reference = HostReference(self)
        values.host = reference
        environment = EnvironmentNode(root: values, host: self)
        clock.host = reference
        appValues.host = reference
        sceneValues.host = reference
        HostCore.providesClock
        if let size {
            let layout = HostLayout(host: self, size: size, safeArea: safeArea, images: images)
            self.layout = layout
            graph.afterUpdate = { [unowned layout] in layout.update() }
        }
        if instrument != nil {
            let layOut = graph.afterUpdate
            graph.afterUpdate = { [unowned self] in
                layOut?()
                if !awaitedElements.isEmpty { compareAwaited() }
            }
            PublishedWriteLog.install()
            KeyPathNames.prepare()
        }
    }

    deinit {
        letGo()
        reference.end()
    }

    // MARK: Content

    /// Mounts the root, brings everything up to date and runs what was queued.
    ///
    /// - Parameter warnings: those that were issued while the content was built.
    package func mount<Content: View>(
        _ content: Content, cause: Cause = Cause(.mount), warnings: [RuntimeWarning] = []
    ) {
        precondition(root == nil, "a host is mounted once; replace its root instead")
        for warning in warnings { warn(warning.kind, warning.text) }
        asHost { mountNow(content, cause) }
        flush()
        graph.currentCause = Cause(.external)
    }

    private func mountNow<Content: View>(_ content: Content, _ cause: Cause) {
        graph.currentCause = cause
        let type = TypedContent<Content>.shared
        rootType = type
        graph.applyTransaction(cause) {
            withUnsafePointer(to: content) {
                let node = RootNode(host: self, environment: environment)
                root = node
                node.children = [
                    type.mount($0, parent: node, environment: environment, identity: .structural(slot: 0))
                ]
                mounted(node)
            }
        }
        runActions()
    }

    /// Has timers and delays that are made in `body` go by the host's clock, and closures compared as its profile says.
    @inline(__always)
    private func asHost(_ body: () -> Void) {
        // A body of another host mounts or drives this one.
        if Evaluation.depth > 0, !graph.isUpdating { return Evaluation.apart { asHost(body) } }
        let outer = Evaluation.currentClock
        Evaluation.currentClock = .passUnretained(clock)
        ClosureComparer.comparing(profile.closures, body)
        Evaluation.currentClock = outer
    }

    /// Tells timers and delays where they find the clock: that of the running update or action, else that of the running task.
    private static let providesClock: Void = {
        #if !canImport(Darwin)
        CombineClock.provide {
            if vt_is_main_thread(), let clock = Evaluation.clock { return clock }
            return TaskCause.current?.clock as? HostTime
        }
        #endif
    }()

    /// Gives the root another value of the same type.
    package func replaceRoot<Content: View>(_ content: Content, cause: Cause = Cause(.rootReplaced)) {
        precondition(
            !(Evaluation.isRunning && graph.isUpdating),
            "a host's root cannot be replaced while a body of it runs: replace it from an action, or from outside")
        guard let root, let rootType, rootType === TypedContent<Content>.shared else {
            preconditionFailure("a host's root keeps its type; wrap it in AnyView to change it")
        }
        flush()
        let outer = graph.currentCause
        graph.currentCause = cause
        asHost {
            graph.applyTransaction(cause) {
                withUnsafePointer(to: content) { rootType.update(root.children[0], $0) }
            }
            runActions()
        }
        flush()
        graph.currentCause = outer
    }

    /// Changes what the root's environment holds.
    package func updateEnvironment(key: String, _ change: (inout EnvironmentValues) -> Void) {
        flush()
        asHost {
            graph.applyTransaction(graph.currentCause) {
                var values = environment.values
                change(&values)
                values.forgetOverwritten()
                environment.replaceRoot(values, key: Name(key))
            }
            runActions()
        }
        flush()
    }

    /// Takes the whole tree away: disappear actions run, tasks are cancelled.
    package func end() {
        guard !isEnded else { return }
        precondition(
            !(Evaluation.isRunning && graph.isUpdating),
            "a host cannot end while a body of it runs: end it from an action, or from outside")
        flush()
        isEnded = true
        root?.remove(why: .hostEnded)
        runActions()
        tasks.cancelAll()
        graveyard = []
        root = nil
        layout?.end()
    }

    /// A host that nobody ended goes with its tree, and what outlives that, a binding say, has nobody to tell. Trees are deeper than stacks:
    /// nodes are let go of one by one.
    private func letGo() {
        guard let root, !isEnded else { return }
        isEnded = true
        var nodes = [root]
        var next = 0
        while next < nodes.count {
            let node = nodes[next]
            next += 1
            node.markRemoved()
            node.dismantle()
            nodes += node.children
            if let leaving { nodes += leaving.takeAll(of: node) }
            node.children = []
        }
    }

    // MARK: Flushing

    /// Whether something waits to be applied or run.
    package var hasPendingWork: Bool { layout?.scrollRequests.isEmpty == false || graph.hasPendingTransactions || !actions.isEmpty }

    /// Says that something was written. Called on any thread.
    package func wake() { reference.onWake?() }

    /// Applies all pending transactions and runs the actions that they queue, until nothing is left.
    ///
    /// A loop of actions that never settles is ended after 1,000 transactions, with a warning of kind `cycle`; SwiftUI would go on forever.
    package func flush() {
        if Evaluation.isRunning, let running = Evaluation.body ?? Evaluation.content, running.host === self {
            // A body asks for an update that has to wait for that body (C202).
            return warn(.cycle, RuntimeWarning.cycle(running.reported.id), at: running)
        }
        guard !isFlushing, !isEnded else { return }
        if instrument != nil { endTaskPart() }
        isFlushing = true
        defer {
            isFlushing = false
            graph.leaveTransaction()
            if !graveyard.isEmpty { graveyard = [] }
            if !writtenPaths.isEmpty { writtenPaths = [:] }
        }
        if hasPendingWork { asHost(flushAll) }
        if !watched.isEmpty { compareWatched() }
        actions.endFrame()
    }

    private func flushAll() {
        var applied = 0
        while true {
            lastObservableWrite = nil
            lastObjectWrite = nil
            if graph.applyNextTransaction() {
                applied += 1
                if let group = graph.appliedGroup as? TransactionGroup { scheduleCompletions(of: group) }
            } else if let request = layout?.scrollRequests.first {
                applied += 1
                graph.applyTransaction(request.cause) {}
            }
            let ranActions = runActions()
            if !hasPendingWork && !ranActions { break }
            if applied >= 1_000 {
                warn(.cycle, "The update did not settle after 1000 transactions: an action writes what runs it again.")
                break
            }
        }
    }

    /// Has the completions of a transaction run when its animation has ended.
    private func scheduleCompletions(of group: TransactionGroup) {
        let completions = group.takeCompletions()
        if completions.isEmpty { return }
        let cause = Cause(.change, name: "animation completion")
        guard let animation = group.animation else {
            for completion in completions { actions.add(cause, completion) }
            return
        }
        // An animation that never ends completes nothing.
        guard let total = animation.total else { return }
        let _: Int = clock.schedule(at: clock.now + total) { [reference] in
            for completion in completions { reference?.host?.perform(cause, completion) }
        }
    }

    /// Runs queued actions round by round: what they queue runs in the following round. Returns whether there were any.
    @discardableResult
    private func runActions() -> Bool {
        actions.collectAppearances()
        var ran = false
        while let round = actions.nextRound() {
            ran = true
            for action in round {
                perform(action.cause, at: action.node) { action.run() }
            }
            actions.collectAppearances()
            // Writes are applied before the next round.
            if graph.hasPendingTransactions { break }
        }
        return ran
    }

    /// Runs `work` with the cause that its writes are put down to. Tasks that it makes pass the cause on.
    ///
    /// `node` is the view in whose body the action stands, as far as it is known.
    package func perform(_ cause: Cause, at node: NodeID? = nil, _ work: () -> Void) {
        if let instrument {
            endTaskPart()
            instrument.actionBegan(node, cause: cause)
        }
        defer { instrument?.actionEnded(node) }
        let (outer, wasActing) = (graph.currentCause, graph.isActing)
        graph.currentCause = cause
        graph.isActing = true
        var handedOn = TaskCause(cause: cause.with(kind: .task), step: graph.currentStep, clock: clock)
        TaskCause.$current.withValue(handedOn) { asHost(work) }
        // Somebody else holds it: a task was made.
        if !isKnownUniquelyReferenced(&handedOn) { tasks.follow(handedOn, cause.taskName) }
        (graph.currentCause, graph.isActing) = (outer, wasActing)
    }

    /// A content was put into a tree that was there before.
    func mounted(_ node: ViewNode) {
        actions.mounted(node)
        if let layout, let parent = node.parent { layout.changed(parent) }
    }

    /// The node and what is below it are about to leave the tree.
    func willRemove(_ node: ViewNode) {
        actions.willRemove(node)
        if let layout, let parent = node.parent { layout.changed(parent) }
    }

    /// The node and what is below it go out of sight.
    func hide(_ node: ViewNode) {
        actions.hide(node)
        if let layout, let parent = node.parent { layout.changed(parent) }
    }

    /// The environment changed for everything under the writer: what reads it outside of bodies looks again.
    func environmentChanged(at node: EnvironmentNode) {
        layout?.environmentChanged(at: node)
        madeFocus?.environmentChanged()
    }

    /// Something else runs on the main thread: a task that ran there waits by now.
    @inline(__always)
    private func endTaskPart() { if let taskPart { taskPart.end(isWhole: false) } }
}
