extension Font {
    /// The font with small capitals for small letters.
    public func lowercaseSmallCaps() -> Font { smallCaps() }
    /// The font with small capitals for large letters.
    public func uppercaseSmallCaps() -> Font { smallCaps() }
}
