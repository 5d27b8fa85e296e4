import Foundation

// Foundation's Linux edition makes predicates of blocks alone. Those of formats are read here: comparisons of properties, literals and arguments with
// ==, !=, <, <=, >, >=, CONTAINS, BEGINSWITH, ENDSWITH, IN, joined by AND, OR and NOT. The rest of the language stops the program with a sentence.

extension NSPredicate {
    /// A condition in the words of a format.
    public convenience init(format predicateFormat: String, _ args: Any...) { self.init(format: predicateFormat, argumentArray: args) }

    /// A condition in the words of a format.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        var reader = PredicateReader(predicateFormat, arguments ?? [])
        do {
            let test = try reader.read()
            self.init(block: { object, _ in test(object) })
            PredicateFormat.remember(self, predicateFormat, arguments ?? [])
        } catch {
            preconditionFailure("\(error)")
        }
    }
}

/// The formats that predicates were made of. Used on the main thread.
enum PredicateFormat {
    private struct Entry {
        weak var predicate: NSPredicate?
        var format: String
    }
    nonisolated(unsafe) private static var known: [ObjectIdentifier: Entry] = [:]
    nonisolated(unsafe) private static var limit = 64

    static func remember(_ predicate: NSPredicate, _ format: String, _ arguments: [Any]) {
        known[ObjectIdentifier(predicate)] = Entry(predicate: predicate, format: "\(format) \(arguments)")
        guard known.count > limit else { return }
        known = known.filter { $0.value.predicate != nil }
        limit = max(64, 2 * known.count)
    }

    static func of(_ predicate: NSPredicate?) -> String? {
        guard let predicate, let entry = known[ObjectIdentifier(predicate)], entry.predicate === predicate else { return nil }
        return entry.format
    }
}

// On Apple's platforms all objects can be arguments, and dates are bridged to them: `date as CVarArg` is written there.
extension NSNumber: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] } }
extension NSDate: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] } }
extension Date: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { timeIntervalSinceReferenceDate._cVarArgEncoding } }
