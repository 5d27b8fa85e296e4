#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Messages on standard input and output: a length of eight bytes, little-endian, then that many bytes of JSON.
struct MessageStream {
    enum StreamError: Error, CustomStringConvertible {
        case endedWithinMessage
        case tooLong(UInt64)
        case writeFailed(errno: Int32)

        var description: String {
            switch self {
            case .endedWithinMessage: "the compiler's message ended early"
            case .tooLong(let length): "the compiler announced a message of \(length) bytes; the limit is \(MessageStream.limit)"
            case .writeFailed(let code): "the answer could not be written (errno \(code))"
            }
        }
    }

    /// No source file comes near this; a longer message is a broken one.
    static let limit: UInt64 = 1 << 30

    /// The next message's bytes; nil where the compiler has closed the stream.
    func read() throws -> Data? {
        guard let header = try read(count: 8, mayEnd: true) else { return nil }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard length <= Self.limit else { throw StreamError.tooLong(length) }
        return try read(count: Int(length), mayEnd: false)
    }

    func write(_ message: PluginMessage) throws {
        let body = try JSONEncoder().encode(message)
        var bytes = Data()
        withUnsafeBytes(of: UInt64(body.count).littleEndian) { bytes.append(contentsOf: $0) }
        bytes.append(body)
        try bytes.withUnsafeBytes { (buffer: UnsafeRawBufferPointer) in
            var written = 0
            while written < buffer.count {
                let count = systemWrite(1, buffer.baseAddress.map { $0 + written }, buffer.count - written)
                if count < 0 {
                    if errno == EINTR { continue }
                    throw StreamError.writeFailed(errno: errno)
                }
                written += count
            }
        }
    }

    private func read(count: Int, mayEnd: Bool) throws -> Data? {
        var data = Data(count: count)
        var filled = 0
        while filled < count {
            let got = data.withUnsafeMutableBytes { systemRead(0, $0.baseAddress.map { $0 + filled }, count - filled) }
            if got < 0, errno == EINTR { continue }
            if got <= 0 {
                if mayEnd, filled == 0 { return nil }
                throw StreamError.endedWithinMessage
            }
            filled += got
        }
        return data
    }
}

// Free functions, since `MessageStream` has a `read` and a `write` of its own.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}
