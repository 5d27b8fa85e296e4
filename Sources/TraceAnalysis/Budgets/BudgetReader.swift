import Foundation

/// Reads the text of a budget file and says what is wrong with it, by file, line, key and value as written.
struct BudgetReader {
    private let path: String
    private let today: String
    private let places: JSON5Places
    private let root: [String: JSONValue]

    static let rootKeys = ["budgets", "waivers", "for", "report", "$schema"]
    static let reportKeys = ["top", "all", "failOn", "rules", "skipRules"]
    static let budgetKeys = ["metric", "atMost", "test", "step", "view", "rule", "level", "optional"]
    static let waiverKeys = ["finding", "view", "until", "reason"]
    static let conditionKeys = ["build", "profile", "swift"]

    init(text: String, path: String, today: String) throws(TraceAnalysisError) {
        self.path = path
        self.today = today
        places = JSON5Places(text)
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        let value: JSONValue
        do { value = try decoder.decode(JSONValue.self, from: Data(text.utf8)) } catch {
            if places.fault == nil, let number = places.hugeNumber {
                throw .faultyBudgets(path: path, line: number.line, key: "\(number.path) is \(number.written)", reason: "is too large for a number")
            }
            let line = places.fault?.line ?? Self.line(of: error)
            throw .faultyBudgets(path: path, line: line, key: "", reason: Self.words(of: error, places.fault?.words))
        }
        guard case .object(let object) = value else {
            throw .faultyBudgets(path: path, line: 1, key: "", reason: "an object is expected: { budgets: […] }")
        }
        root = object
        if let twice = places.repeated.first {
            throw .faultyBudgets(path: path, line: twice.line, key: twice.path, reason: "stands twice in one object; keep one")
        }
        try checkKeys(object, known: Self.rootKeys, at: "")
        if let schema = object["$schema"] {
            guard case .string = schema else { throw fault("$schema", "must be a text in quotes") }
        }
    }

    // MARK: Parts of the file

    func conditions() throws(TraceAnalysisError) -> BudgetFile.Conditions {
        var found = BudgetFile.Conditions()
        guard let value = root["for"] else { return found }
        guard case .object(let object) = value else { throw fault("for", "must be an object, as { build: \"debug\" }") }
        try checkKeys(object, known: Self.conditionKeys, at: "for")
        found.build = try string(object, "build", at: "for")
        found.profile = try string(object, "profile", at: "for")
        found.swift = try string(object, "swift", at: "for")
        if let build = found.build, build != "debug", build != "release" {
            throw fault("for.build", "must be \"debug\" or \"release\"")
        }
        return found
    }

    func budgets() throws(TraceAnalysisError) -> [Budget] {
        var found: [Budget] = []
        for (index, object) in try objects("budgets").enumerated() {
            let place = "budgets.\(index)"
            let budget = try budget(object, at: place)
            for other in found where other.differsOnlyInLimit(from: budget) {
                throw fault(
                    "\(place).atMost", "differs only in its limit from the budget on line \(other.line); keep one")
            }
            found.append(budget)
        }
        return found
    }

    func waivers(keepsExpired: Bool) throws(TraceAnalysisError) -> [Waiver] {
        var found: [Waiver] = []
        for (index, object) in try objects("waivers").enumerated() {
            found.append(try waiver(object, at: "waivers.\(index)", keepsExpired: keepsExpired))
        }
        return found
    }

    func reportSettings() throws(TraceAnalysisError) -> ReportSettings {
        var found = ReportSettings()
        guard let value = root["report"] else { return found }
        guard case .object(let object) = value else { throw fault("report", "must be an object, as { top: 20 }") }
        try checkKeys(object, known: Self.reportKeys, at: "report")
        for key in object.keys { found.lines[key] = line("report", key) }
        switch object["top"] {
        case nil: break
        case .number(let number) where number == number.rounded() && number >= 1 && number <= 1_000_000: found.top = Int(number)
        default: throw fault("report.top", "must be a whole number from 1 to 1000000")
        }
        switch object["all"] {
        case nil: break
        case .bool(let value): found.showsNotes = value
        default: throw fault("report.all", "must be true or false")
        }
        if let severity = try string(object, "failOn", at: "report") {
            guard let known = Severity(rawValue: severity) else {
                throw fault("report.failOn", "must be \"note\", \"warning\" or \"error\"")
            }
            found.failOn = known
        }
        found.rules = try rules(object, "rules")
        found.skippedRules = try rules(object, "skipRules")
        return found
    }

    private func rules(_ object: [String: JSONValue], _ key: String) throws(TraceAnalysisError) -> [String]? {
        guard let value = object[key] else { return nil }
        guard case .array(let items) = value else { throw fault("report.\(key)", "must be a list of rules: [ \"duplicate-id\" ]") }
        var found: [String] = []
        for (index, item) in items.enumerated() {
            guard case .string(let id) = item else { throw fault("report.\(key).\(index)", "must be a text in quotes") }
            try check(rule: id, at: "report.\(key).\(index)")
            found.append(id)
        }
        return found
    }

    private func budget(_ object: [String: JSONValue], at place: String) throws(TraceAnalysisError) -> Budget {
        if object["for"] != nil {
            throw fault("\(place).for", "stands at the top level of the file, and is for all its budgets")
        }
        try checkKeys(object, known: Self.budgetKeys, at: place)
        let metric = try metric(object, at: place)
        var budget = Budget(metric, atMost: try limit(object, metric, at: place))
        budget.line = line(place)
        budget.test = try selector(object, "test", at: place)
        budget.step = try selector(object, "step", at: place)
        budget.view = try selector(object, "view", at: place)
        if let rule = try string(object, "rule", at: place) {
            guard metric == .findings else { throw fault("\(place).rule", "goes with the metric \"findings\" only") }
            try check(rule: rule, at: "\(place).rule")
            budget.rule = rule
        }
        if let level = try string(object, "level", at: place) {
            guard let known = Budget.Level(rawValue: level) else {
                throw fault("\(place).level", "must be \"warning\" or \"error\"")
            }
            budget.level = known
        }
        if let optional = object["optional"] {
            guard case .bool(let value) = optional else { throw fault("\(place).optional", "must be true or false") }
            budget.isOptional = value
        }
        if budget.view != nil, !metric.hasViews {
            throw fault("\(place).view", "\(metric.rawValue) is not measured by view; leave the view out")
        }
        if !metric.hasPlaces, budget.test != nil || budget.step != nil {
            throw fault("\(place).metric", "\(metric.rawValue) is not measured by test or step; leave them out")
        }
        return budget
    }

    private func waiver(
        _ object: [String: JSONValue], at place: String, keepsExpired: Bool
    ) throws(TraceAnalysisError) -> Waiver {
        try checkKeys(object, known: Self.waiverKeys, at: place)
        guard let finding = try string(object, "finding", at: place) else {
            throw fault(place, "a waiver needs \"finding\": the rule whose findings are accepted")
        }
        try check(rule: finding, at: "\(place).finding")
        guard let until = try string(object, "until", at: place) else {
            throw fault(place, "a waiver needs \"until\": the last day on which it holds, as \"2027-03-01\"")
        }
        guard Self.isDay(until) else { throw fault("\(place).until", "must be a day, as \"2027-03-01\"") }
        guard let reason = try string(object, "reason", at: place), !reason.isEmpty else {
            throw fault(place, "a waiver needs \"reason\": why the finding is accepted")
        }
        guard until >= today || keepsExpired else {
            throw .expiredWaiver(path: path, line: line(place), finding: finding, until: until, reason: reason)
        }
        var waiver = Waiver(finding: finding, view: try selector(object, "view", at: place), until: until, reason: reason)
        waiver.line = line(place)
        return waiver
    }

    // MARK: Values

    private func metric(_ object: [String: JSONValue], at place: String) throws(TraceAnalysisError) -> BudgetMetric {
        guard let name = try string(object, "metric", at: place) else {
            throw fault(place, "a budget needs \"metric\", as \"bodies\"")
        }
        if let metric = BudgetMetric(rawValue: name) { return metric }
        if name == "selfTime" || name == "inclusiveTime" {
            throw fault("\(place).metric", "say which: \(name)Median, \(name)P95, \(name)Max or \(name)Total")
        }
        let names = BudgetMetric.allCases.map(\.rawValue)
        let hint = Suggestion.nearest(to: name, in: names).map { "did you mean \"\($0)\"?" }
            ?? "there are: \(names.joined(separator: ", "))"
        throw fault("\(place).metric", "there is no such metric; \(hint)")
    }

    private func limit(
        _ object: [String: JSONValue], _ metric: BudgetMetric, at place: String
    ) throws(TraceAnalysisError) -> Int64 {
        let key = "\(place).atMost"
        switch object["atMost"] {
        case nil: throw fault(place, "a budget needs \"atMost\"")
        case .string(let text):
            guard metric.isTime else { throw fault(key, "must be a number: \(metric.rawValue) is a count") }
            guard let time = TimeText.nanoseconds(text) else { throw fault(key, "must be a time, as \"2ms\", \"500us\" or \"1.5s\"") }
            return time
        case .number(let number):
            guard !metric.isTime else { throw fault(key, "must be a time with its unit, as \"2ms\"") }
            guard number >= 0, number <= 9e15, number == number.rounded() else {
                throw fault(key, "must be a whole number from 0 on")
            }
            return Int64(number)
        default: throw fault(key, metric.isTime ? "must be a time, as \"2ms\"" : "must be a number")
        }
    }

    private func selector(
        _ object: [String: JSONValue], _ key: String, at place: String
    ) throws(TraceAnalysisError) -> Selector? {
        guard let text = try string(object, key, at: place) else { return nil }
        do { return try Selector(text) } catch { throw fault("\(place).\(key)", error.description) }
    }

    private func string(
        _ object: [String: JSONValue], _ key: String, at place: String
    ) throws(TraceAnalysisError) -> String? {
        switch object[key] {
        case nil: return nil
        case .string(let text): return text
        default: throw fault("\(place).\(key)", "must be a text in quotes")
        }
    }

    private func objects(_ key: String) throws(TraceAnalysisError) -> [[String: JSONValue]] {
        guard let value = root[key] else { return [] }
        guard case .array(let items) = value else { throw fault(key, "must be a list: [ … ]") }
        var found: [[String: JSONValue]] = []
        for (index, item) in items.enumerated() {
            guard case .object(let object) = item else { throw fault("\(key).\(index)", "must be an object: { … }") }
            found.append(object)
        }
        return found
    }

    private func check(rule: String, at key: String) throws(TraceAnalysisError) {
        do { try RuleRegistry.check([rule]) } catch { throw fault(key, error.description) }
    }

    private func checkKeys(
        _ object: [String: JSONValue], known: [String], at place: String
    ) throws(TraceAnalysisError) {
        let unknown = object.keys.filter { !known.contains($0) }.sorted { line(place, $0) < line(place, $1) }
        guard let key = unknown.first else { return }
        let hint = Suggestion.nearest(to: key, in: known).map { "did you mean \"\($0)\"?" }
            ?? "there are: \(known.joined(separator: ", "))"
        throw .faultyBudgets(
            path: path, line: line(place, key), key: "\"\(key)\"", reason: "there is no such key here; \(hint)")
    }

    // MARK: Places and words

    private func line(_ place: String, _ key: String? = nil) -> Int {
        let full = [place, key ?? ""].filter { !$0.isEmpty }.joined(separator: ".")
        return places.places[full]?.line ?? 0
    }

    private func fault(_ key: String, _ reason: String) -> TraceAnalysisError {
        let place = places.places[key]
        let written = place.flatMap { ["{", "["].contains($0.value) ? nil : " is \($0.value)" } ?? ""
        return .faultyBudgets(path: path, line: place?.line ?? 0, key: "\(key)\(written)", reason: reason)
    }

    static func dayText(year: Int, month: Int, day: Int) -> String {
        func padded(_ number: Int, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }

    /// Whether a text is a day of the calendar, written so that days compare as texts do.
    private static func isDay(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2] else { return false }
        guard text == dayText(year: year, month: month, day: day), year > 0, (1...12).contains(month), day > 0 else { return false }
        let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
        let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return day <= days[month - 1]
    }

    /// What is wrong with a text that the decoder does not take; `missing` says it better than the decoder, where something is.
    private static func words(of error: any Error, _ missing: String?) -> String {
        "is not JSON5: \(missing ?? decoderWords(of: error))"
    }

    private static func decoderWords(of error: any Error) -> String {
        guard case DecodingError.dataCorrupted(let context) = error else { return error.localizedDescription }
        let inner = (context.underlyingError as NSError?)?.userInfo["NSDebugDescription"] as? String
        // Some of its errors have no words of their own.
        return inner ?? (context.underlyingError == nil ? context.debugDescription : "a value is none that it knows, or a number is too large")
    }

    /// The line in the decoder's message, where it names one.
    private static func line(of error: any Error) -> Int {
        guard let found = decoderWords(of: error).firstMatch(of: /line (\d+)/), let line = Int(found.1) else { return 0 }
        return line
    }
}

extension Budget {
    fileprivate func differsOnlyInLimit(from other: Budget) -> Bool {
        var own = self
        own.atMost = other.atMost
        own.line = other.line
        return own == other
    }
}

/// Any JSON value.
private enum JSONValue: Decodable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        if let keyed = try? decoder.container(keyedBy: AnyKey.self) {
            var object: [String: JSONValue] = [:]
            for key in keyed.allKeys { object[key.stringValue] = try keyed.decode(JSONValue.self, forKey: key) }
            self = .object(object)
        } else if var items = try? decoder.unkeyedContainer() {
            var array: [JSONValue] = []
            while !items.isAtEnd { array.append(try items.decode(JSONValue.self)) }
            self = .array(array)
        } else {
            let single = try decoder.singleValueContainer()
            if single.decodeNil() {
                self = .null
            } else if let value = try? single.decode(Bool.self) {
                self = .bool(value)
            } else if let value = try? single.decode(Double.self) {
                self = .number(value)
            } else {
                self = .string(try single.decode(String.self))
            }
        }
    }
}

private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
