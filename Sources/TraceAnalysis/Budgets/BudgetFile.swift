import Foundation

/// A file of budgets, waivers and settings, as `.viewtrace.json`.
///
/// JSON5: comments, trailing commas and keys without quotes are allowed. Keys that do not exist are errors, with the key that was
/// probably meant.
public struct BudgetFile: Sendable {
    /// Where it was read from.
    public var path: String
    /// The traces for which the budgets were made, since counts depend on it; nil for what does not matter.
    public var conditions = Conditions()
    public var budgets: [Budget] = []
    public var waivers: [Waiver] = []
    /// Waivers that have run out; where they are an error there are none.
    public private(set) var expiredWaivers: [Waiver] = []
    /// How `tracectl report` works where no option says otherwise.
    public var report = ReportSettings()

    /// How a trace must have been made.
    public struct Conditions: Hashable, Sendable {
        /// `debug` or `release`.
        public var build: String?
        /// The semantics profile, as `ios26`.
        public var profile: String?
        /// The beginning of the Swift version, as `6.3`.
        public var swift: String?

        public init() {}
    }

    /// Budgets made in code. `path` is the name under which messages speak of them.
    public init(path: String, budgets: [Budget] = [], waivers: [Waiver] = []) {
        self.path = path
        self.budgets = budgets
        self.waivers = waivers
    }

    /// Reads a file.
    ///
    /// `today` is the day with which waivers are compared, as `2027-03-01`. Where `keepsExpired`, waivers that have run out are kept apart and
    /// are no error.
    ///
    /// - Throws: `unreadableBudgets`, `faultyBudgets`, `expiredWaiver`.
    public init(
        contentsOf path: String, today: String = BudgetFile.today(), keepsExpired: Bool = false
    ) throws(TraceAnalysisError) {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
            let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
        else {
            throw .unreadableBudgets(path: path, reason: "no such file; '--budgets FILE' names another one")
        }
        if isDirectory.boolValue { throw .unreadableBudgets(path: path, reason: "it is a directory; '--budgets FILE' names a file") }
        guard size <= Self.largest else {
            throw .unreadableBudgets(path: path, reason: "it has \(size) bytes, a budget file at most \(Self.largest)")
        }
        let data: Data
        do { data = try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
            throw .unreadableBudgets(path: path, reason: error.localizedDescription)
        }
        try self.init(text: String(decoding: data, as: UTF8.self), path: path, today: today, keepsExpired: keepsExpired)
    }

    /// Reads the text of a file. `path` is the name under which errors speak of it.
    public init(
        text: String, path: String, today: String = BudgetFile.today(), keepsExpired: Bool = false
    ) throws(TraceAnalysisError) {
        self.path = path
        let reader = try BudgetReader(text: text, path: path, today: today)
        conditions = try reader.conditions()
        budgets = try reader.budgets()
        let all = try reader.waivers(keepsExpired: keepsExpired)
        waivers = all.filter { $0.until >= today }
        expiredWaivers = all.filter { $0.until < today }
        report = try reader.reportSettings()
    }

    /// A budget file is written by hand; a megabyte of it is a mistake.
    private static let largest = 1 << 20

    /// Today in the time of Greenwich, as `2027-03-01`.
    public static func today() -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        let day = calendar.dateComponents([.year, .month, .day], from: Date())
        return BudgetReader.dayText(year: day.year ?? 0, month: day.month ?? 0, day: day.day ?? 0)
    }
}
