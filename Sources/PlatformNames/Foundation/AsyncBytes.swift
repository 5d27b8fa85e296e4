import Foundation
import FoundationNetworking

/// Lines of UTF-8 text, without what ends them. Empty lines are left out, as with Apple's.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = String
    let base: Base

    /// One way through the lines.
    public struct AsyncIterator: AsyncIteratorProtocol {
        var base: Base.AsyncIterator
        public mutating func next() async throws -> String? {
            var bytes: [UInt8] = []
            while let byte = try await base.next() {
                guard byte == 10 || byte == 13 else {
                    bytes.append(byte)
                    continue
                }
                if !bytes.isEmpty { return String(decoding: bytes, as: UTF8.self) }
            }
            return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
        }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
    /// The lines of the bytes, read as UTF-8.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}

/// Bytes of a file, read at the first of them.
public struct _FileBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    let read: @Sendable () throws -> Data

    /// One way through the bytes.
    public struct AsyncIterator: AsyncIteratorProtocol {
        let read: @Sendable () throws -> Data
        var data: Data?
        var index = 0
        public mutating func next() async throws -> UInt8? {
            let all = try data ?? read()
            data = all
            guard index < all.count else { return nil }
            index += 1
            return all[all.startIndex + index - 1]
        }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(read: read) }
}

extension URL {
    public typealias AsyncBytes = _FileBytes
    /// The bytes of the file.
    public var resourceBytes: AsyncBytes { AsyncBytes { try Data(contentsOf: self) } }
    /// The lines of the file.
    public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

extension FileHandle {
    public typealias AsyncBytes = _FileBytes
    /// The bytes up to the end of the file.
    public var bytes: AsyncBytes { AsyncBytes { try self.readToEnd() ?? Data() } }
}

extension URLSession {
    /// The bytes of an answer. They are handed out once all of them have come.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8
        let data: Data

        /// One way through the bytes.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var bytes: Data.Iterator
            public mutating func next() async throws -> UInt8? { bytes.next() }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: data.makeIterator()) }
    }

    /// The bytes of the answer to a request. They are handed out once all of them have come.
    public func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        // Foundation's Linux edition knows no addresses of files.
        if let url = request.url, url.isFileURL {
            let data = try Data(contentsOf: url)
            return (AsyncBytes(data: data), URLResponse(url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil))
        }
        let (data, response) = try await data(for: request, delegate: delegate)
        return (AsyncBytes(data: data), response)
    }

    /// The bytes at an address. They are handed out once all of them have come.
    public func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url), delegate: delegate)
    }
}
