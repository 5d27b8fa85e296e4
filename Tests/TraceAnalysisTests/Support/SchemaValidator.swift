import Foundation

/// Any JSON value, as a schema's validator sees it.
indirect enum SchemaValue: Decodable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([SchemaValue])
    case object([String: SchemaValue])

    init(from decoder: any Decoder) throws {
        if let object = try? [String: SchemaValue](from: decoder) {
            self = .object(object)
        } else if let array = try? [SchemaValue](from: decoder) {
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

    init(json5 text: String) throws {
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        self = try decoder.decode(SchemaValue.self, from: Data(text.utf8))
    }

    subscript(key: String) -> SchemaValue? {
        guard case .object(let object) = self else { return nil }
        return object[key]
    }
}

/// Validates against the part of JSON Schema that the configuration's schema uses; a keyword that it does not know fails.
struct SchemaValidator {
    let root: SchemaValue

    /// What is wrong with a value; empty where it is valid.
    func faults(_ value: SchemaValue, _ schema: SchemaValue? = nil, at path: String = "") -> [String] {
        let schema = schema ?? root
        if case .bool(let allowed) = schema { return allowed ? [] : ["\(path): is not allowed here"] }
        guard case .object(let keywords) = schema else { return ["\(path): the schema is none"] }
        return keywords.sorted { $0.key < $1.key }.flatMap { faults(value, keyword: $0.key, $0.value, keywords, at: path) }
    }

    private func faults(
        _ value: SchemaValue, keyword: String, _ argument: SchemaValue, _ schema: [String: SchemaValue], at path: String
    ) -> [String] {
        switch (keyword, argument) {
        case ("$schema", _), ("title", _), ("description", _), ("$defs", _), ("then", _), ("else", _): return []
        case ("$ref", .string(let reference)):
            var target: SchemaValue? = root
            for part in reference.split(separator: "/").dropFirst() { target = target?[String(part)] }
            return target.map { faults(value, $0, at: path) } ?? ["\(path): \(reference) leads nowhere"]
        case ("type", .string(let name)): return isOf(value, name) ? [] : ["\(path): is no \(name)"]
        case ("type", .array(let names)):
            return names.contains { if case .string(let name) = $0 { isOf(value, name) } else { false } } ? [] : ["\(path): has another type"]
        case ("enum", .array(let values)): return values.contains(value) ? [] : ["\(path): is none of the values"]
        case ("allOf", .array(let all)): return all.flatMap { faults(value, $0, at: path) }
        case ("if", let condition):
            guard let next = faults(value, condition, at: path).isEmpty ? schema["then"] : schema["else"] else { return [] }
            return faults(value, next, at: path)
        case ("required", .array(let keys)):
            guard case .object(let object) = value else { return [] }
            return keys.compactMap { key in
                if case .string(let key) = key, object[key] == nil { "\(path): \(key) is missing" } else { nil }
            }
        case ("properties", .object(let properties)):
            guard case .object(let object) = value else { return [] }
            return object.flatMap { key, value in properties[key].map { faults(value, $0, at: "\(path).\(key)") } ?? [] }
        case ("additionalProperties", .bool(false)):
            guard case .object(let object) = value, case .object(let known)? = schema["properties"] else { return [] }
            return object.keys.filter { known[$0] == nil }.map { "\(path): \($0) is not known" }
        case ("items", let items):
            guard case .array(let values) = value else { return [] }
            return values.enumerated().flatMap { faults($1, items, at: "\(path).\($0)") }
        case ("minimum", .number(let least)): return number(value, path) { $0 >= least }
        case ("maximum", .number(let most)): return number(value, path) { $0 <= most }
        case ("minLength", .number(let least)):
            if case .string(let text) = value, Double(text.count) < least { return ["\(path): is too short"] }
            return []
        case ("pattern", .string(let pattern)):
            guard case .string(let text) = value else { return [] }
            return text.range(of: pattern, options: .regularExpression) != nil ? [] : ["\(path): does not match"]
        default: return ["the schema uses \(keyword), which the validator does not know"]
        }
    }

    private func number(_ value: SchemaValue, _ path: String, _ holds: (Double) -> Bool) -> [String] {
        if case .number(let number) = value, !holds(number) { return ["\(path): is out of bounds"] }
        return []
    }

    private func isOf(_ value: SchemaValue, _ type: String) -> Bool {
        switch (value, type) {
        case (.object, "object"), (.array, "array"), (.string, "string"), (.bool, "boolean"), (.number, "number"), (.null, "null"): true
        case (.number(let number), "integer"): number == number.rounded()
        default: false
        }
    }
}
