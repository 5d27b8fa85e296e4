import DependencyGraph
import Dispatch
import Foundation

/// The layout of one host: brought up to date after each update, as far as something changed.
///
/// Hosts without a size have none. They pay a test for nil at each body run, and evaluate all rows of lazy containers.
package final class HostLayout {
    package unowned(unsafe) let host: HostCore
    /// The size that is proposed to the root, in points.
    package let size: CGSize
    /// What of it is taken at its sides, by status bar and home indicator.
    package let safeArea: EdgeInsets
    /// The intrinsic sizes of named images, in points.
    package let images: [String: CGSize]
    /// The item that holds everything; there once content is mounted.
    package private(set) var root: LayoutItem?
    /// What nodes contribute, by node.
    @exclusivity(unchecked) var segments: [ObjectIdentifier: Unmanaged<LayoutSegment>] = [:]
    @exclusivity(unchecked) var isDirty = true
    /// What nodes contribute otherwise than in the last pass.
    @exclusivity(unchecked) var changedSegments: [LayoutSegment] = []
    /// How often a view was asked for its size.
    @exclusivity(unchecked) package internal(set) var measured = 0
    private var presented: [() -> LayoutItem?] = []
    private var knownTexts: [ObjectIdentifier: TextSettings] = [:]
    /// What is told to who records; nil where nobody does.
    private var notes: PlaceNotes?
    private var isEvicting = false
    private var unknownImages: Set<String> = []
    private var rootSegment: LayoutSegment?
    /// What follows the geometry of its place.
    var followers: [GeometryFollower] = []
    /// The lazy containers that have a place.
    var lazies: [LazyState] = []
    /// Where scroll views stand, by their place in a value.
    var scrolls: [LayoutPlaceKey: ScrollState] = [:]
    /// What layouts of the user's keep, by their place in a value.
    private var layoutCaches: [NodeID: [LayoutPlaceKey: LayoutCache]] = [:]
    /// Requests to scroll, done before the next pass.
    var scrollRequests: [ScrollRequest] = []

    init(host: HostCore, size: CGSize, safeArea: EdgeInsets, images: [String: CGSize]) {
        self.host = host
        self.size = size
        self.safeArea = safeArea
        self.images = images
    }

    deinit { letGo() }

    // MARK: Changes

    /// A node has another value or other children.
    func changed(_ node: ViewNode) {
        guard !isEvicting, let segment = segments[ObjectIdentifier(node)] else { return }
        segment.takeUnretainedValue().invalidate()
    }

    /// A collection has other rows, and somebody records.
    func noteCollection(_ collection: ForEachNode, count: Int) {
        if notes == nil { notes = PlaceNotes() }
        notes?.add(collection, count: count)
    }

    /// Notes what a writer of the environment says about text.
    func remember(_ writer: EnvironmentNode) {
        if knownTexts[ObjectIdentifier(writer)] == nil {
            knownTexts[ObjectIdentifier(writer)] = TextSettings(writer.values)
        }
    }

    /// The environment changed for everything under the writer.
    func environmentChanged(at writer: EnvironmentNode) {
        let new = TextSettings(writer.values)
        if knownTexts.updateValue(new, forKey: ObjectIdentifier(writer)) == new { return }
        guard let node = writer.parent ?? host.root, let segment = segments[ObjectIdentifier(node)] else { return }
        segment.takeUnretainedValue().invalidateEnvironment()
    }

    /// The node has gone.
    func removed(_ node: ViewNode) {
        if let writer = node as? EnvironmentNode { knownTexts[ObjectIdentifier(writer)] = nil }
        if let segment = segments[ObjectIdentifier(node)]?.takeUnretainedValue(), segment.id == node.id { segment.nodeHasGone() }
        notes?.removed(node)
        for key in scrolls.keys where key.node == node.id { scrolls[key] = nil }
        if !layoutCaches.isEmpty { layoutCaches[node.id] = nil }
    }

    func present(_ item: LayoutItem) {
        presented.append { [weak item] in item }
        item.parent = root
    }

    /// The size of a named picture: what the host was told, else that of the file in a package's resources; 0 with a warning where there is none.
    func intrinsicSize(of image: String) -> CGSize {
        if let size = images[image] ?? BundledImages.shared.size(of: image) { return size }
        if unknownImages.insert(image).inserted {
            host.warn(.other, "No image named '\(image)' found: its size is taken as 0; give it to the host's `images`.", value: image)
        }
        return .zero
    }

    /// Lets everything go.
    func end() {
        StackSpace.run(depth: host.deepestNode) { letGo() }
    }

    private func letGo() {
        root = nil
        rootSegment = nil
        changedSegments = []
        presented = []
        followers = []
        lazies = []
    }

    /// Where the scrolling container that an element of a snapshot is stands; nil where it does not scroll by itself.
    package func scrollState(of element: ViewElement) -> ScrollState? {
        if let container = element.node as? LazyContainerNode, element.planElement == nil { return container.scroll }
        return scrolls[LayoutPlaceKey(element.node, element.planElement)]
    }

    /// Where the scroll view at a place stands.
    func scrollState(at key: LayoutPlaceKey) -> ScrollState {
        if let state = scrolls[key] { return state }
        let state = ScrollState()
        scrolls[key] = state
        return state
    }

    /// What the layout at a place keeps.
    func layoutCache(at key: LayoutPlaceKey) -> LayoutCache {
        if let cache = layoutCaches[key.node]?[key] { return cache }
        let cache = LayoutCache()
        layoutCaches[key.node, default: [:]][key] = cache
        return cache
    }

    // MARK: Passes

    /// Brings the layout up to date, with the content that depends on it.
    func update() {
        guard let node = host.root else { return }
        if root == nil {
            let segment = LayoutSegment(node, self)
            rootSegment = segment
            let item = LayoutItem(RootRule(), [.segment(segment)], layout: self, node: node, element: nil)
            root = item
            if let environment = node.children.first?.environment { remember(environment) }
        }
        guard isDirty || !scrollRequests.isEmpty else { return }
        measured = 0
        host.instrument?.layoutBegan(node.id)
        var rounds = 0
        repeat {
            isDirty = false
            StackSpace.run(depth: host.deepestNode) { [self] in pass() }
            if !scrollRequests.isEmpty {
                doScrollRequests()
                // What is to be seen is known once everything stands where it was scrolled to.
                StackSpace.run(depth: host.deepestNode) { [self] in pass() }
            }
            settleFollowers()
            settleLazies()
            // Rows that need no evaluation have their places only now.
            if !lazies.isEmpty { settleFollowers() }
            rounds += 1
        } while isDirty && rounds < HostLayout.mostRounds
        if isDirty {
            host.warn(.cycle, "The layout did not settle after \(rounds) rounds: what is measured changes what is measured.")
        }
        if host.profile.lazyRows == .evict {
            // What goes is far from what is placed.
            isEvicting = true
            for lazy in lazies { lazy.evict() }
            isEvicting = false
        } else if let instrument = host.instrument {
            for lazy in lazies { lazy.noteEvictions(to: instrument) }
        }
        tellFollowers()
        if let instrument = host.instrument {
            if notes == nil { notes = PlaceNotes() }
            StackSpace.run(depth: host.deepestNode) { [self] in notes?.tell(self, to: instrument) }
        }
        host.instrument?.layoutEnded(node.id, measured: measured)
    }

    /// Chosen: content that depends on the layout settles in two or three rounds.
    private static let mostRounds = 32

    private func pass() {
        guard let root else { return }
        let proposal = ProposedViewSize(size)
        let changed = changedSegments
        changedSegments = []
        // From the outside in: what is outside may take what is inside with it.
        for segment in changed.sorted(by: { $0.depth < $1.depth }) { segment.settle() }
        root.place(at: .zero, proposal)
        presented.removeAll { $0() == nil }
        // From below: a sheet may be lower than the host.
        for item in presented.compactMap({ $0() }) {
            item.place(at: CGPoint(x: 0, y: size.height - item.size(proposal).height), proposal)
        }
    }

    /// What stands above the content.
    var presentedItems: [LayoutItem] { presented.compactMap { $0() } }

    /// Has something follow where its item stands from now on.
    func follow(_ follower: any GeometryFollower) {
        if follower.isFollowing { return }
        follower.isFollowing = true
        followers.append(follower)
    }

    private func settleFollowers() {
        followers.removeAll { follower in
            if follower.isGone { follower.isFollowing = false }
            return follower.isGone
        }
        for follower in followers where !follower.looksLast { follower.follow() }
    }

    /// Calls those that look at what has settled.
    private func tellFollowers() {
        for follower in followers where follower.looksLast && !follower.isGone { follower.follow() }
    }

    private func settleLazies() {
        lazies.removeAll { $0.isGone }
        for lazy in lazies { lazy.settle() }
    }
}

/// A place in a node's value.
struct LayoutPlaceKey: Hashable {
    var node: NodeID
    var element: ObjectIdentifier?

    init(_ node: ViewNode, _ element: _PlanElement?) {
        self.node = node.id
        self.element = element.map { ObjectIdentifier($0) }
    }
}

extension GeometryFollower {
    var looksLast: Bool { false }
}

/// Something that follows where an item stands.
protocol GeometryFollower: AnyObject {
    var isGone: Bool { get }
    /// Whether it is among those that the layout calls.
    var isFollowing: Bool { get set }
    /// Whether it looks when everything stands where it stays: what it does changes nothing in the layout that is going on.
    var looksLast: Bool { get }
    func follow()
}

/// Runs work that goes down the tree by recursion, on a thread with a larger stack where the tree is deep.
enum StackSpace {
    /// Chosen low and not measured: above it, the work costs a thread and is otherwise the same.
    private static let deepestOnCallersStack: Int32 = 100

    static func run(depth: Int32, _ work: () -> Void) {
        if depth <= deepestOnCallersStack { return work() }
        withoutActuallyEscaping(work) { work in
            nonisolated(unsafe) let work = work
            let done = DispatchSemaphore(value: 0)
            let thread = Thread {
                work()
                done.signal()
            }
            thread.stackSize = 1 << 30
            thread.start()
            done.wait()
        }
    }
}
