@_exported import Foundation
@_exported import ViewRuntime

// Scenes of sprites. They are kept, and nothing in them moves or is drawn.

/// Something in a scene. Inert: it does not move and is not drawn.
@MainActor @preconcurrency
open class SKNode: NSObject {
    open var name: String?
    open var position = CGPoint.zero
    open var zPosition: CGFloat = 0
    open var zRotation: CGFloat = 0
    open var xScale: CGFloat = 1
    open var yScale: CGFloat = 1
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isPaused = false
    open var isUserInteractionEnabled = false
    open var physicsBody: SKPhysicsBody?
    public private(set) var children: [SKNode] = []
    public private(set) weak var parent: SKNode?
    open var scene: SKScene? { self as? SKScene ?? parent?.scene }
    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init() }
    open func addChild(_ node: SKNode) {
        node.removeFromParent()
        children.append(node)
        node.parent = self
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    open func removeAllChildren() { for child in children { child.removeFromParent() } }
    open func childNode(withName name: String) -> SKNode? { children.first { $0.name == name } }
    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
    open func run(_ action: SKAction) {}
    open func run(_ action: SKAction, withKey key: String) {}
    open func run(_ action: SKAction, completion block: @escaping () -> Void) {}
    open func removeAction(forKey key: String) {}
    open func removeAllActions() {}
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
/// What makes things in a scene change. Inert: nothing changes.
open class SKAction: NSObject, @unchecked Sendable {
    public class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { SKAction() }
    public class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { SKAction() }
    public class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
    public class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
    public class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
    public class func fadeIn(withDuration seconds: TimeInterval) -> SKAction { SKAction() }
    public class func fadeOut(withDuration seconds: TimeInterval) -> SKAction { SKAction() }
    public class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
    public class func wait(forDuration seconds: TimeInterval) -> SKAction { SKAction() }
    public class func removeFromParent() -> SKAction { SKAction() }
    public class func sequence(_ actions: [SKAction]) -> SKAction { SKAction() }
    public class func group(_ actions: [SKAction]) -> SKAction { SKAction() }
    public class func `repeat`(_ action: SKAction, count: Int) -> SKAction { SKAction() }
    public class func repeatForever(_ action: SKAction) -> SKAction { SKAction() }
    public class func run(_ block: @escaping () -> Void) -> SKAction { SKAction() }
    public class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction { SKAction() }
}
/// How something falls and bounces. Inert: nothing moves.
@MainActor @preconcurrency
open class SKPhysicsBody: NSObject {
    open var isDynamic = true
    open var affectedByGravity = true
    open var categoryBitMask: UInt32 = .max
    open var contactTestBitMask: UInt32 = 0
    open var collisionBitMask: UInt32 = .max
    open var velocity = CGVector(dx: 0, dy: 0)
    open var restitution: CGFloat = 0.2
    open var mass: CGFloat = 1
    public init(circleOfRadius r: CGFloat) {}
    public init(rectangleOf s: CGSize) {}
    public init(edgeLoopFrom rect: CGRect) {}
}
/// The world of things that fall. Inert: nothing moves.
@MainActor @preconcurrency
open class SKPhysicsWorld: NSObject { open var gravity = CGVector(dx: 0, dy: -9.8) }
/// A picture. Inert: it is not drawn.
open class SKTexture: NSObject, @unchecked Sendable {
    public init(imageNamed name: String) {}
    public init(image: UIImage) {}
    open func size() -> CGSize { .zero }
}
/// A sprite. Inert: it is not drawn.
open class SKSpriteNode: SKNode {
    open var size = CGSize.zero
    open var color = UIColor.white
    open var texture: SKTexture?
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    public convenience init(imageNamed name: String) {
        self.init()
        texture = SKTexture(imageNamed: name)
    }
    public convenience init(texture: SKTexture?) {
        self.init()
        self.texture = texture
    }
    public convenience init(color: UIColor, size: CGSize) {
        self.init()
        (self.color, self.size) = (color, size)
    }
}
/// An outline. Inert: it is not drawn.
open class SKShapeNode: SKNode {
    open var path: CGPath?
    open var fillColor = UIColor.clear
    open var strokeColor = UIColor.white
    open var lineWidth: CGFloat = 1
    public convenience init(circleOfRadius radius: CGFloat) { self.init() }
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat = 0) { self.init() }
}
/// A text. Inert: it is not drawn.
open class SKLabelNode: SKNode {
    open var text: String?
    open var fontName: String?
    open var fontSize: CGFloat = 32
    open var fontColor: UIColor? = .white
    public convenience init(text: String?) {
        self.init()
        self.text = text
    }
    public convenience init(fontNamed fontName: String?) {
        self.init()
        self.fontName = fontName
    }
}
/// Sparks. Inert: they are not drawn.
open class SKEmitterNode: SKNode {
    open var particleBirthRate: CGFloat = 0
    open var particleColor = UIColor.white
    open var targetNode: SKNode?
    open var particlePositionRange = CGVector(dx: 0, dy: 0)
    public convenience init?(fileNamed filename: String) { return nil }
    open func advanceSimulationTime(_ sec: TimeInterval) {}
}
/// From where a scene is looked at.
open class SKCameraNode: SKNode {}
/// How a scene fits its view.
public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }
/// A scene. Inert: time does not pass in it, and it is not drawn.
open class SKScene: SKNode {
    open var size: CGSize
    open var scaleMode = SKSceneScaleMode.fill
    open var backgroundColor = UIColor.darkGray
    open var anchorPoint = CGPoint.zero
    open var camera: SKCameraNode?
    open weak var view: SKView?
    public private(set) lazy var physicsWorld = SKPhysicsWorld()
    public init(size: CGSize) {
        self.size = size
        super.init()
    }
    public convenience override init() { self.init(size: CGSize(width: 1, height: 1)) }
    public convenience init?(fileNamed filename: String) { return nil }
    public required init?(coder aDecoder: NSCoder) {
        size = .zero
        super.init(coder: aDecoder)
    }
    open func sceneDidLoad() {}
    open func didMove(to view: SKView) {}
    open func update(_ currentTime: TimeInterval) {}
    open func didChangeSize(_ oldSize: CGSize) {}
}
/// A view of a scene. Inert: it is not drawn.
open class SKView: UIView {
    public private(set) var scene: SKScene?
    open var allowsTransparency = false
    open var ignoresSiblingOrder = false
    open var showsFPS = false
    open var showsNodeCount = false
    open func presentScene(_ scene: SKScene?) {
        self.scene = scene
        scene?.view = self
        scene?.didMove(to: self)
    }
}
/// A view of a scene. Inert: it takes its place and shows nothing.
nonisolated public struct SpriteView: InertView {
    public typealias Body = Never
    nonisolated package let held = EmptyView()
    nonisolated package static var inertName: StaticString? { "SpriteView" }
    /// How a scene is shown.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let shouldCullNonVisibleNodes = Self(rawValue: 1)
        public static let ignoresSiblingOrder = Self(rawValue: 2)
        public static let allowsTransparency = Self(rawValue: 4)
    }
    /// What is told of a scene.
    public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let showsFPS = Self(rawValue: 1)
        public static let showsNodeCount = Self(rawValue: 2)
        public static let showsPhysics = Self(rawValue: 4)
    }
    nonisolated public init(
        scene: SKScene, isPaused: Bool = false, preferredFramesPerSecond: Int = 60, options: Options = [.shouldCullNonVisibleNodes],
        debugOptions: DebugOptions = []
    ) {}
}
