extension UnsafeRawBufferPointer {
    /// The little-endian integer at an offset, which need not be aligned.
    func integer<Value: FixedWidthInteger>(at offset: Int, as type: Value.Type = Value.self) -> Value {
        Value(littleEndian: loadUnaligned(fromByteOffset: offset, as: Value.self))
    }
}

extension UnsafeMutableRawBufferPointer {
    /// Stores a little-endian integer at an offset, which need not be aligned.
    func put(_ value: some FixedWidthInteger & BitwiseCopyable, at offset: Int) {
        storeBytes(of: value.littleEndian, toByteOffset: offset, as: type(of: value))
    }
}
