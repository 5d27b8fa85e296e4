@_exported import Foundation

// Sums over numbers, as files that draw sound compute them. Each is a loop here: right, and no faster than one.

public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int

private func strided(_ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ count: vDSP_Length) -> StridedFloats { StridedFloats(a: a, stride: stride, count: Int(count)) }

private struct StridedFloats: Sequence {
    let a: UnsafePointer<Float>
    let stride: Int
    let count: Int
    func makeIterator() -> AnyIterator<Float> {
        var place = 0
        return AnyIterator {
            guard place < count else { return nil }
            defer { place += 1 }
            return a[place * stride]
        }
    }
}

/// The root of the mean of squares; not a number for none.
public func vDSP_rmsqv(_ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
    C.pointee = (strided(A, IA, N).reduce(0) { $0 + $1 * $1 } / Float(N)).squareRoot()
}
/// The mean; not a number for none.
public func vDSP_meanv(_ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
    C.pointee = strided(A, IA, N).reduce(0, +) / Float(N)
}
/// The mean of the absolute values; not a number for none.
public func vDSP_meamgv(_ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
    C.pointee = strided(A, IA, N).reduce(0) { $0 + abs($1) } / Float(N)
}
/// The mean of squares; not a number for none.
public func vDSP_measqv(_ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
    C.pointee = strided(A, IA, N).reduce(0) { $0 + $1 * $1 } / Float(N)
}
/// The sum.
public func vDSP_sve(_ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
    C.pointee = strided(A, IA, N).reduce(0, +)
}
/// The largest; minus infinity for none.
public func vDSP_maxv(_ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
    C.pointee = strided(A, IA, N).max() ?? -.infinity
}
/// The smallest; infinity for none.
public func vDSP_minv(_ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
    C.pointee = strided(A, IA, N).min() ?? .infinity
}
/// The largest absolute value; 0 for none.
public func vDSP_maxmgv(_ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
    C.pointee = strided(A, IA, N).map(abs).max() ?? 0
}

/// Sums and products over lists of numbers.
public enum vDSP {
    public static func sum<U: Collection>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint { vector.reduce(0, +) }
    public static func mean<U: Collection>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint { sum(vector) / U.Element(vector.count) }
    public static func meanSquare<U: Collection>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
        vector.reduce(0) { $0 + $1 * $1 } / U.Element(vector.count)
    }
    public static func meanMagnitude<U: Collection>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
        vector.reduce(0) { $0 + abs($1) } / U.Element(vector.count)
    }
    public static func rootMeanSquare<U: Collection>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint { meanSquare(vector).squareRoot() }
    public static func sumOfSquares<U: Collection>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint { vector.reduce(0) { $0 + $1 * $1 } }
    public static func maximum<U: Collection>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint { vector.max() ?? -.infinity }
    public static func minimum<U: Collection>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint { vector.min() ?? .infinity }
    public static func maximumMagnitude<U: Collection>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint { vector.map { abs($0) }.max() ?? 0 }
    public static func absolute<U: Collection>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint { vector.map { abs($0) } }
    public static func add<U: Collection>(_ scalar: U.Element, _ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint { vector.map { scalar + $0 } }
    public static func multiply<U: Collection>(_ scalar: U.Element, _ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
        vector.map { scalar * $0 }
    }
    /// The sums of two lists, element by element; as many as both have.
    public static func add<T: Collection, U: Collection>(_ vectorA: T, _ vectorB: U) -> [U.Element]
    where T.Element == U.Element, U.Element: BinaryFloatingPoint {
        zip(vectorA, vectorB).map { $0 + $1 }
    }
    /// The products of two lists, element by element; as many as both have.
    public static func multiply<T: Collection, U: Collection>(_ vectorA: T, _ vectorB: U) -> [U.Element]
    where T.Element == U.Element, U.Element: BinaryFloatingPoint {
        zip(vectorA, vectorB).map { $0 * $1 }
    }
    /// The sum of the products of two lists; as many as both have.
    public static func dot<U: Collection>(_ vectorA: U, _ vectorB: U) -> U.Element where U.Element: BinaryFloatingPoint {
        zip(vectorA, vectorB).reduce(0) { $0 + $1.0 * $1.1 }
    }
}
