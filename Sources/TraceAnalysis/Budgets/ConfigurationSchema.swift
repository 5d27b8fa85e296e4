/// The JSON Schema (2020-12) of `.viewtrace.json`, for editors: it accepts what the reader accepts, as far as a schema can say it.
///
/// What it cannot say: whether a rule exists, whether a regular expression is one, whether a day has passed, and whether two budgets
/// differ in their limit alone.
public enum ConfigurationSchema {
    /// The schema's text, the same for each call.
    public static var text: String {
        """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "ViewTrace: budgets, waivers and settings",
          "description": "JSON5: comments, trailing commas and keys without quotes are allowed.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "$schema": { "type": "string" },
            "for": {
              "description": "How traces must have been made: counts depend on it. A mismatch is an error.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "build": { "enum": ["debug", "release"] },
                "profile": { "description": "The semantics profile, as ios26.", "type": "string" },
                "swift": { "description": "The beginning of the Swift version, as 6.3.", "type": "string" }
              }
            },
            "report": {
              "description": "How 'tracectl report' works where no option says otherwise.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "top": { "description": "Rows of each list at most.", "type": "integer", "minimum": 1, "maximum": 1000000 },
                "all": { "description": "Whether notes are shown.", "type": "boolean" },
                "failOn": { "description": "The severity from which on a finding ends with status 2.", "enum": [\(list(Severity.allCases.map(\.rawValue)))] },
                "rules": { "description": "Rules that run alone.", "type": "array", "items": { "$ref": "#/$defs/rule" } },
                "skipRules": { "description": "Rules that do not run.", "type": "array", "items": { "$ref": "#/$defs/rule" } }
              }
            },
            "budgets": { "type": "array", "items": { "$ref": "#/$defs/budget" } },
            "waivers": { "type": "array", "items": { "$ref": "#/$defs/waiver" } }
          },
          "$defs": {
            "selector": {
              "description": "A glob, or a regular expression between slashes.",
              "type": "string",
              "minLength": 1
            },
            "rule": { "description": "A rule's identifier; 'tracectl rules' lists them.", "type": "string", "pattern": "^[a-z0-9-]+$" },
            "budget": {
              "description": "One limit, for each view, test and step that it names alone.",
              "type": "object",
              "additionalProperties": false,
              "required": ["metric", "atMost"],
              "properties": {
                "metric": { "enum": [\(list(BudgetMetric.allCases.map(\.rawValue)))] },
                "atMost": { "description": "The largest value that holds: a count or bytes, or a time with its unit.", "type": ["integer", "string"] },
                "test": { "$ref": "#/$defs/selector" },
                "step": { "$ref": "#/$defs/selector" },
                "view": { "$ref": "#/$defs/selector" },
                "rule": { "$ref": "#/$defs/rule" },
                "level": { "enum": [\(list(Budget.Level.allCases.map(\.rawValue)))] },
                "optional": { "description": "Whether it may match nothing.", "type": "boolean" }
              },
              "allOf": [
                {
                  "if": { "properties": { "metric": { "enum": [\(metrics { $0.isTime })] } } },
                  "then": { "properties": { "atMost": { "type": "string", "pattern": "^[0-9][0-9.]*([eE][-+]?[0-9]+)? *(ns|us|µs|μs|ms|s)$" } } },
                  "else": { "properties": { "atMost": { "type": "integer", "minimum": 0, "maximum": 9000000000000000 } } }
                },
                {
                  "if": { "properties": { "metric": { "enum": [\(metrics { $0 != .findings })] } } },
                  "then": { "properties": { "rule": false } }
                },
                {
                  "if": { "properties": { "metric": { "enum": [\(metrics { !$0.hasViews })] } } },
                  "then": { "properties": { "view": false } }
                },
                {
                  "if": { "properties": { "metric": { "enum": [\(metrics { !$0.hasPlaces })] } } },
                  "then": { "properties": { "test": false, "step": false } }
                }
              ]
            },
            "waiver": {
              "description": "A finding that is accepted until a day.",
              "type": "object",
              "additionalProperties": false,
              "required": ["finding", "until", "reason"],
              "properties": {
                "finding": { "$ref": "#/$defs/rule" },
                "view": { "$ref": "#/$defs/selector" },
                "until": { "description": "The last day on which it holds.", "type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" },
                "reason": { "type": "string", "minLength": 1 }
              }
            }
          }
        }

        """
    }

    private static func metrics(_ isChosen: (BudgetMetric) -> Bool) -> String {
        list(BudgetMetric.allCases.filter(isChosen).map(\.rawValue))
    }

    private static func list(_ words: [String]) -> String { words.map { "\"\($0)\"" }.joined(separator: ", ") }
}
