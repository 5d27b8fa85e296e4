@_exported import Foundation

// Digests of bytes, as files make them for names of files and addresses of pictures. Ciphers and keys are left out.

/// A digest.
public protocol Digest: Sequence, Hashable, CustomStringConvertible, Sendable where Element == UInt8 {
    static var byteCount: Int { get }
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
}

/// Makes digests.
public protocol HashFunction: Sendable {
    associatedtype Digest: CryptoKit.Digest
    init()
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    func finalize() -> Digest
}

extension HashFunction {
    /// The digest of bytes.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }
    /// Takes more bytes in.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}

/// The bytes of a digest.
public struct _DigestBytes<Function>: Digest {
    let bytes: [UInt8]
    public static var byteCount: Int { Function.self == SHA256.self ? 32 : Function.self == Insecure.SHA1.self ? 20 : 16 }
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    public var description: String { "\(Function.self) digest: " + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
}

public typealias SHA256Digest = SHA256.Digest

/// SHA-2 with 256 bits (FIPS 180-4).
public struct SHA256: HashFunction {
    public typealias Digest = _DigestBytes<SHA256>
    private var bytes: [UInt8] = []
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { bytes.append(contentsOf: bufferPointer) }

    public func finalize() -> Digest {
        var state: [UInt32] = [
            0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
        ]
        var words = [UInt32](repeating: 0, count: 64)
        Blocks.each(of: bytes, bigEndian: true) { block in
            for index in 0..<16 { words[index] = block[index] }
            for index in 16..<64 {
                let (old, new) = (words[index - 15], words[index - 2])
                let small = old.rotated(right: 7) ^ old.rotated(right: 18) ^ (old >> 3)
                let large = new.rotated(right: 17) ^ new.rotated(right: 19) ^ (new >> 10)
                words[index] = words[index - 16] &+ small &+ words[index - 7] &+ large
            }
            var v = state
            for index in 0..<64 {
                let sum1 = v[4].rotated(right: 6) ^ v[4].rotated(right: 11) ^ v[4].rotated(right: 25)
                let choice = (v[4] & v[5]) ^ (~v[4] & v[6])
                let first = v[7] &+ sum1 &+ choice &+ Self.constants[index] &+ words[index]
                let sum0 = v[0].rotated(right: 2) ^ v[0].rotated(right: 13) ^ v[0].rotated(right: 22)
                let majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2])
                v = [first &+ sum0 &+ majority, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
            }
            for index in 0..<8 { state[index] = state[index] &+ v[index] }
        }
        return Digest(bytes: state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } })
    }

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = {
        var primes: [UInt32] = []
        var number: UInt32 = 2
        while primes.count < 64 {
            if primes.allSatisfy({ number % $0 != 0 }) { primes.append(number) }
            number += 1
        }
        return primes.map { prime in
            // The root times 2^32, by halving: whole numbers of 128 bits are exact.
            var (low, high): (UInt64, UInt64) = (0, 7 << 32)
            while high - low > 1 {
                let middle = low + (high - low) / 2
                let cube = UInt128(middle) * UInt128(middle) * UInt128(middle)
                if cube <= UInt128(prime) << 96 { low = middle } else { high = middle }
            }
            return UInt32(truncatingIfNeeded: low)
        }
    }()
}

/// Digests that others can forge: for names, not for secrets.
public enum Insecure {
    public typealias MD5Digest = MD5.Digest
    public typealias SHA1Digest = SHA1.Digest

    /// MD5 (RFC 1321).
    public struct MD5: HashFunction {
        public typealias Digest = _DigestBytes<MD5>
        private var bytes: [UInt8] = []
        public init() {}
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { bytes.append(contentsOf: bufferPointer) }
        private static let shifts: [UInt32] = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
        private static let constants: [UInt32] = (0..<64).map { UInt32(truncatingIfNeeded: Int64(abs(sin(Double($0 + 1))) * 4_294_967_296)) }

        public func finalize() -> Digest {
            var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
            Blocks.each(of: bytes, bigEndian: false) { block in
                var (a, b, c, d) = (state[0], state[1], state[2], state[3])
                for index in 0..<64 {
                    let (mix, word): (UInt32, Int) =
                        switch index / 16 {
                        case 0: ((b & c) | (~b & d), index)
                        case 1: ((d & b) | (~d & c), (5 * index + 1) % 16)
                        case 2: (b ^ c ^ d, (3 * index + 5) % 16)
                        default: (c ^ (b | ~d), 7 * index % 16)
                        }
                    let sum = a &+ mix &+ Self.constants[index] &+ block[word]
                    let turned = sum.rotated(right: 32 - Self.shifts[index / 16 * 4 + index % 4])
                    (a, d, c, b) = (d, c, b, b &+ turned)
                }
                state = [state[0] &+ a, state[1] &+ b, state[2] &+ c, state[3] &+ d]
            }
            return Digest(bytes: state.flatMap { word in [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: word >> $0) } })
        }
    }

    /// SHA-1 (FIPS 180-4).
    public struct SHA1: HashFunction {
        public typealias Digest = _DigestBytes<SHA1>
        private var bytes: [UInt8] = []
        public init() {}
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { bytes.append(contentsOf: bufferPointer) }

        public func finalize() -> Digest {
            var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
            var words = [UInt32](repeating: 0, count: 80)
            Blocks.each(of: bytes, bigEndian: true) { block in
                for index in 0..<16 { words[index] = block[index] }
                for index in 16..<80 {
                    words[index] = (words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]).rotated(right: 31)
                }
                var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
                for index in 0..<80 {
                    let (mix, constant): (UInt32, UInt32) =
                        switch index / 20 {
                        case 0: ((b & c) | (~b & d), 0x5a82_7999)
                        case 1: (b ^ c ^ d, 0x6ed9_eba1)
                        case 2: ((b & c) | (b & d) | (c & d), 0x8f1b_bcdc)
                        default: (b ^ c ^ d, 0xca62_c1d6)
                        }
                    let next = a.rotated(right: 27) &+ mix &+ e &+ constant &+ words[index]
                    (e, d, c, b, a) = (d, c, b.rotated(right: 2), a, next)
                }
                state = [state[0] &+ a, state[1] &+ b, state[2] &+ c, state[3] &+ d, state[4] &+ e]
            }
            return Digest(bytes: state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } })
        }
    }
}

/// Bytes in blocks of sixteen words, with the end that these digests put there.
private enum Blocks {
    static func each(of bytes: [UInt8], bigEndian: Bool, _ body: ([UInt32]) -> Void) {
        var padded = bytes + [0x80]
        while padded.count % 64 != 56 { padded.append(0) }
        let bits = UInt64(bytes.count) &* 8
        for index in 0..<8 { padded.append(UInt8(truncatingIfNeeded: bits >> UInt64(8 * (bigEndian ? 7 - index : index)))) }
        for start in stride(from: 0, to: padded.count, by: 64) {
            body(
                (0..<16).map { word in
                    (0..<4).reduce(UInt32(0)) { sum, byte in
                        sum | UInt32(padded[start + word * 4 + byte]) << UInt32(8 * (bigEndian ? 3 - byte : byte))
                    }
                })
        }
    }
}

extension UInt32 {
    fileprivate func rotated(right count: UInt32) -> UInt32 { (self >> count) | (self << (32 - count)) }
}
