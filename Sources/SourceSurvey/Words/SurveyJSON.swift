import Foundation

/// A survey for programs.
package struct SurveyJSON {
    private let survey: SourceSurvey

    package init(_ survey: SourceSurvey) { self.survey = survey }

    package var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Texts and numbers always encode.
        return ((try? encoder.encode(Content(survey))).map { String(decoding: $0, as: UTF8.self) } ?? "{}") + "\n"
    }

    private struct Content: Encodable {
        var schemaVersion = 1
        var path: String
        var views: Int
        var knownAPIs: Int
        var targets: [Target]
        var smallestTarget: String?
        var smallest: Proposal?
        var hostable: Proposal?
        var files: [File]
        var tooLarge: [String]

        init(_ survey: SourceSurvey) {
            path = survey.path
            views = survey.views
            knownAPIs = survey.knownAPIs
            targets = survey.targets.map { Target($0) }
            smallestTarget = survey.smallestTarget?.name
            smallest = survey.smallest.map { Proposal($0) }
            hostable = survey.largest.map { Proposal($0) }
            files = survey.files.map { File($0) }
            tooLarge = survey.tooLarge
        }
    }

    private struct Target: Encodable {
        var name: String
        var isTest: Bool
        var isDeclared: Bool
        var files: Int
        var views: Int
        var blockedFiles: Int
        var needs: [String]
        var compiles: Bool

        init(_ target: SourceSurvey.Target) {
            (name, isTest, isDeclared, files) = (target.name, target.isTest, target.isDeclared, target.files)
            (views, blockedFiles, needs, compiles) = (target.views, target.blockedFiles, target.needs, target.isFree)
        }
    }

    private struct Proposal: Encodable {
        var view: String
        var views: Int
        var files: [String]

        init(_ proposal: SourceSurvey.Proposal) { (view, views, files) = (proposal.view, proposal.views, proposal.files) }
    }

    private struct File: Encodable {
        var path: String
        var target: String
        var isTest: Bool
        var views: [String]
        var blockers: [Blocker]
        var inert: [Inert]
        var leftOut: [LeftOut]
        var otherPackages: [String]

        init(_ file: SurveyedFile) {
            (path, target, isTest, views, otherPackages) = (file.path, file.target, file.isTest, file.views, file.otherPackages)
            blockers = file.blockers.map { Blocker(line: $0.line, kind: $0.obstacle.kind, name: $0.obstacle.name, text: $0.obstacle.words) }
            inert = file.inert.map { Inert(line: $0.line, api: $0.api, missing: $0.missing) }
            leftOut = file.leftOut.map { LeftOut(line: $0.line, condition: $0.condition, types: $0.types) }
        }
    }

    private struct Blocker: Encodable {
        var line: Int
        var kind: String
        var name: String
        var text: String
    }

    private struct Inert: Encodable {
        var line: Int
        var api: String
        var missing: String
    }

    private struct LeftOut: Encodable {
        var line: Int
        var condition: String
        var types: [String]
    }
}

extension SurveyedFile.Obstacle {
    /// One word for programs.
    var kind: String {
        switch self {
        case .module: "module"
        case .absentAPI: "absent"
        case .objectiveC: "objectiveC"
        case .leftOut: "leftOut"
        }
    }
}
