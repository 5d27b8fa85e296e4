@_exported import Foundation
@_exported import ViewRuntime

// Things in a room. They are kept, and nothing is drawn; models are not loaded.

/// Something in a room. Inert: it is not drawn.
@MainActor @preconcurrency
open class Entity: Identifiable {
    public var name = ""
    public var isEnabled = true
    public var position = SIMD3<Float>(0, 0, 0)
    public var scale = SIMD3<Float>(1, 1, 1)
    public var children = ChildCollection()
    public required init() {}
    /// Loads something. Nothing is: throws.
    public convenience init(named name: String, in bundle: Bundle? = nil) async throws {
        self.init()
        throw CocoaError(.featureUnsupported)
    }
    public func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) { children.append(entity) }
    public func removeChild(_ entity: Entity, preservingWorldTransform: Bool = false) { children.remove(entity) }
    public func findEntity(named name: String) -> Entity? { self.name == name ? self : children.lazy.compactMap { $0.findEntity(named: name) }.first }
    /// What is in something.
    @MainActor public struct ChildCollection: @preconcurrency Sequence {
        private var entities: [Entity] = []
        public mutating func append(_ child: Entity) { entities.append(child) }
        public mutating func remove(_ child: Entity) { entities.removeAll { $0 === child } }
        public mutating func removeAll() { entities = [] }
        public var count: Int { entities.count }
        public func makeIterator() -> IndexingIterator<[Entity]> { entities.makeIterator() }
    }
}
/// A form with surfaces. Inert: it is not drawn.
open class ModelEntity: Entity {
    public var model: ModelComponent?
    public convenience init(mesh: MeshResource, materials: [any Material] = []) {
        self.init()
        model = ModelComponent(mesh: mesh, materials: materials)
    }
}
/// Where something stands. Inert: nothing is drawn.
open class AnchorEntity: Entity {
    public convenience init(world position: SIMD3<Float>) {
        self.init()
        self.position = position
    }
}
/// A form and its surfaces.
public struct ModelComponent {
    public var mesh: MeshResource
    public var materials: [any Material]
    public init(mesh: MeshResource, materials: [any Material]) { (self.mesh, self.materials) = (mesh, materials) }
}
/// A form. Inert: it is not drawn.
public final class MeshResource: Sendable {
    public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
    public static func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
    public static func generateSphere(radius: Float) -> MeshResource { MeshResource() }
    public static func generatePlane(width: Float, depth: Float, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
}
/// How a surface looks.
public protocol Material {}
/// A surface of one colour. Inert: it is not drawn.
public struct SimpleMaterial: Material {
    public var isMetallic: Bool
    public init(color: UIColor = .white, roughness: Float = 0.5, isMetallic: Bool = false) { self.isMetallic = isMetallic }
}
/// A surface without light. Inert: it is not drawn.
public struct UnlitMaterial: Material { public init(color: UIColor = .white) {} }

/// What is in a view of a room. Kept while it is made.
@MainActor
public struct RealityViewContent {
    public private(set) var entities: [Entity] = []
    public mutating func add(_ entity: Entity) { entities.append(entity) }
    public mutating func remove(_ entity: Entity) { entities.removeAll { $0 === entity } }
}
public typealias RealityViewCameraContent = RealityViewContent

/// A view of a room. Inert: it takes its place and shows nothing, and its things are not made; what stands in while it loads is mounted.
nonisolated public struct RealityView<Placeholder: View>: InertView {
    public typealias Body = Never
    nonisolated package let held: Placeholder
    nonisolated package static var inertName: StaticString? { "RealityView" }
    nonisolated public init(
        make: @escaping @MainActor @Sendable (inout RealityViewContent) async -> Void, update: (@MainActor (inout RealityViewContent) -> Void)? = nil,
        @ViewBuilder placeholder: () -> Placeholder
    ) {
        held = placeholder()
    }
}
extension RealityView where Placeholder == EmptyView {
    nonisolated public init(
        make: @escaping @MainActor @Sendable (inout RealityViewContent) async -> Void, update: (@MainActor (inout RealityViewContent) -> Void)? = nil
    ) {
        held = EmptyView()
    }
}
/// A model in a room. Inert: it is not loaded and shows nothing.
nonisolated public struct Model3D<Placeholder: View>: InertView {
    public typealias Body = Never
    nonisolated package let held: Placeholder
    nonisolated package static var inertName: StaticString? { "Model3D" }
}
extension Model3D where Placeholder == EmptyView {
    nonisolated public init(named name: String, bundle: Bundle? = nil) { held = EmptyView() }
    nonisolated public init(url: URL) { held = EmptyView() }
}
