import Foundation

/// A library of functions for the graphics processor. There is none here: functions have names and nothing more.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
    public static let `default` = ShaderLibrary()
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }
    public init(url: URL) {}
    public init(data: Data) {}
    private init() {}
    public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: .default, name: name) }
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// A function for the graphics processor, by its name.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
    public var library: ShaderLibrary
    public var name: String
    public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }
    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: arguments)
    }
}

/// A function for the graphics processor with its arguments. As a style it is the foreground: nothing runs it here.
public struct Shader: Hashable, Sendable, ShapeStyle {
    /// What a function is given.
    public struct Argument: Hashable, Sendable {
        let text: String
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(text: "\(x)") }
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument(text: "\(x), \(y)") }
        public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
        public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument(text: "\(x), \(y), \(z)") }
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
            Argument(text: "\(x), \(y), \(z), \(w)")
        }
        public static func floatArray(_ array: [Float]) -> Argument { Argument(text: "\(array)") }
        public static func color(_ color: Color) -> Argument { Argument(text: "\(color)") }
        public static func colorArray(_ array: [Color]) -> Argument { Argument(text: "\(array)") }
        public static func image(_ image: Image) -> Argument { Argument(text: "image") }
        public static func data(_ data: Data) -> Argument { Argument(text: "\(data)") }
        public static var boundingRect: Argument { Argument(text: "boundingRect") }
    }

    public var function: ShaderFunction
    public var arguments: [Argument]
    public var dithersColor = false
    public init(function: ShaderFunction, arguments: [Argument]) { (self.function, self.arguments) = (function, arguments) }
}

extension View {
    /// Colours each pixel with a function. Inert: nothing runs it.
    nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { inert(shader.function.name) }

    /// Moves each pixel with a function. Inert: nothing runs it.
    nonisolated public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        inert(shader.function.name)
    }

    /// Makes each pixel of the view's picture with a function. Inert: nothing runs it.
    nonisolated public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        inert(shader.function.name)
    }
}

extension VisualEffect {
    /// Colours each pixel with a function: nothing runs it here.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
    /// Moves each pixel with a function: nothing runs it here.
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect { self }
    /// Makes each pixel with a function: nothing runs it here.
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect { self }
}
