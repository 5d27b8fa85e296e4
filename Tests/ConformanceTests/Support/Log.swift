/// What views under test note, in order. A class, so that noting it is no difference of a view.
final class Log: @unchecked Sendable {
    var lines: [String] = []
}
