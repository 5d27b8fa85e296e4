/// A trace of two views and a host's content that use APIs without effect.
enum InertTrace {
    static let text = """
        type Host host -
        0us identity created #9 Host root slot 0
        0us identity created #1 Row structural slot 0 below #9
        0us identity created #2 Card structural slot 1 below #9
        0us body began #1 Row [@self]
        1us body ended #1 changed
        1us inert used #1 blur(radius:opaque:)
        1us body began #2 Card [@self]
        2us body ended #2 changed
        2us inert used #2 blur(radius:opaque:)
        2us inert used #9 help(_:)
        """
}
