@_exported import Foundation
@_exported import ViewRuntime

// Scenes in three dimensions. They are kept, and nothing in them moves or is drawn.

/// Three numbers.
public struct SCNVector3: Sendable {
    public var x, y, z: Float
    public init() { (x, y, z) = (0, 0, 0) }
    public init(_ x: Float, _ y: Float, _ z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
}
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
/// Four numbers.
public struct SCNVector4: Sendable {
    public var x, y, z, w: Float
    public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}
/// What covers a surface. Kept.
@MainActor @preconcurrency
open class SCNMaterialProperty: NSObject {
    open var contents: Any?
    open var intensity: CGFloat = 1
}
/// How a surface looks. Kept.
@MainActor @preconcurrency
open class SCNMaterial: NSObject {
    public private(set) lazy var diffuse = SCNMaterialProperty()
    public private(set) lazy var specular = SCNMaterialProperty()
    public private(set) lazy var emission = SCNMaterialProperty()
    public private(set) lazy var normal = SCNMaterialProperty()
    public private(set) lazy var metalness = SCNMaterialProperty()
    public private(set) lazy var roughness = SCNMaterialProperty()
    open var isDoubleSided = false
}
/// A form. Inert: it is not drawn.
@MainActor @preconcurrency
open class SCNGeometry: NSObject {
    open var materials = [SCNMaterial()]
    open var firstMaterial: SCNMaterial? { get { materials.first } set { materials = newValue.map { [$0] } ?? [] } }
}
/// A ball. Inert: it is not drawn.
open class SCNSphere: SCNGeometry { open var radius: CGFloat; public init(radius: CGFloat) { self.radius = radius } }
/// A box. Inert: it is not drawn.
open class SCNBox: SCNGeometry {
    open var width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat
    public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
        (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
    }
}
/// A rectangle. Inert: it is not drawn.
open class SCNPlane: SCNGeometry {
    open var width: CGFloat, height: CGFloat
    public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
}
/// A text. Inert: it is not drawn.
open class SCNText: SCNGeometry {
    open var string: Any?
    open var extrusionDepth: CGFloat
    public init(string: Any?, extrusionDepth: CGFloat) { (self.string, self.extrusionDepth) = (string, extrusionDepth) }
}
/// A light. Inert: nothing is lit.
@MainActor @preconcurrency
open class SCNLight: NSObject {
    /// What kind of light.
    public struct LightType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Self(rawValue: "ambient")
        public static let omni = Self(rawValue: "omni")
        public static let directional = Self(rawValue: "directional")
        public static let spot = Self(rawValue: "spot")
    }
    open var type = LightType.omni
    open var color: Any = UIColor.white
    open var intensity: CGFloat = 1000
    open var castsShadow = false
}
/// From where a scene is looked at. Kept.
@MainActor @preconcurrency
open class SCNCamera: NSObject {
    open var fieldOfView: CGFloat = 60
    open var zNear = 1.0
    open var zFar = 100.0
    open var usesOrthographicProjection = false
    open var orthographicScale = 1.0
}
/// What makes things in a scene change. Inert: nothing changes.
open class SCNAction: NSObject, @unchecked Sendable {
    public class func rotateBy(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction() }
    public class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction() }
    public class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction() }
    public class func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction() }
    public class func fadeIn(duration sec: TimeInterval) -> SCNAction { SCNAction() }
    public class func sequence(_ actions: [SCNAction]) -> SCNAction { SCNAction() }
    public class func group(_ actions: [SCNAction]) -> SCNAction { SCNAction() }
    public class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction() }
}
/// Something in a scene. Inert: it does not move and is not drawn.
@MainActor @preconcurrency
open class SCNNode: NSObject {
    open var name: String?
    open var geometry: SCNGeometry?
    open var light: SCNLight?
    open var camera: SCNCamera?
    open var position = SCNVector3()
    open var eulerAngles = SCNVector3()
    open var rotation = SCNVector4(0, 0, 0, 0)
    open var scale = SCNVector3(1, 1, 1)
    open var opacity: CGFloat = 1
    open var isHidden = false
    public private(set) var childNodes: [SCNNode] = []
    public private(set) weak var parent: SCNNode?
    public override init() { super.init() }
    public convenience init(geometry: SCNGeometry?) {
        self.init()
        self.geometry = geometry
    }
    open func addChildNode(_ child: SCNNode) {
        child.removeFromParentNode()
        childNodes.append(child)
        child.parent = self
    }
    open func removeFromParentNode() {
        parent?.childNodes.removeAll { $0 === self }
        parent = nil
    }
    open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        childNodes.first { $0.name == name } ?? (recursively ? childNodes.lazy.compactMap { $0.childNode(withName: name, recursively: true) }.first : nil)
    }
    open func runAction(_ action: SCNAction) {}
    open func removeAllActions() {}
    open func look(at worldTarget: SCNVector3) {}
}
/// A scene. Inert: time does not pass in it, and it is not drawn.
@MainActor @preconcurrency
open class SCNScene: NSObject {
    public private(set) lazy var rootNode = SCNNode()
    public private(set) lazy var background = SCNMaterialProperty()
    open var isPaused = false
    nonisolated public override init() { super.init() }
    nonisolated public convenience init?(named name: String) { return nil }
    nonisolated public convenience init(url: URL, options: [AnyHashable: Any]? = nil) throws { throw CocoaError(.featureUnsupported) }
}
/// A view of a scene of UIKit's. Inert: it is not drawn.
open class SCNView: UIView {
    open var scene: SCNScene?
    open var pointOfView: SCNNode?
    open var allowsCameraControl = false
    open var autoenablesDefaultLighting = false
    open var showsStatistics = false
}
/// A view of a scene. Inert: it takes its place and shows nothing.
nonisolated public struct SceneView: InertView {
    public typealias Body = Never
    nonisolated package let held = EmptyView()
    nonisolated package static var inertName: StaticString? { "SceneView" }
    /// How a scene is shown.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let rendersContinuously = Self(rawValue: 1)
        public static let temporalAntialiasingEnabled = Self(rawValue: 2)
        public static let allowsCameraControl = Self(rawValue: 4)
        public static let autoenablesDefaultLighting = Self(rawValue: 8)
    }
    nonisolated public init(
        scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = [], preferredFramesPerSecond: Int = 60
    ) {}
}
