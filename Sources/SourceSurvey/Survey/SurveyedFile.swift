/// What was found in a file.
package struct SurveyedFile: Sendable {
    /// Why a line does not compile here.
    package enum Obstacle: Hashable, Sendable {
        /// A framework of Apple's, or a module of nobody here.
        case module(String)
        /// An API of SwiftUI's or of a framework beside it.
        case absentAPI(String)
        /// It needs the Objective-C runtime.
        case objectiveC(String)
        /// Something that is declared only where a condition leaves it out; the place of the declaration.
        case leftOut(String, at: String)
    }

    package struct Blocker: Hashable, Sendable {
        package var obstacle: Obstacle
        /// The line in the file, from 1.
        package var line: Int
    }

    /// A use of an API that has no effect here.
    package struct InertUse: Hashable, Sendable {
        package var api: String
        /// What is missing.
        package var missing: String
        package var line: Int
    }

    /// Code that is not compiled here.
    package struct LeftOut: Hashable, Sendable {
        package var line: Int
        package var condition: String
        /// The types that it declares.
        package var types: [String]
    }

    /// Relative to the folder that was looked at.
    package var path: String
    /// The target or, where no manifest names one, the folder.
    package var target: String
    package var isTest: Bool
    /// What it declares that can be hosted.
    package var views: [String]
    /// Why it does not compile here, by line; empty where nothing was found.
    package var blockers: [Blocker]
    package var inert: [InertUse]
    package var leftOut: [LeftOut]
    /// Modules of other packages, which were not looked at.
    package var otherPackages: [String]
}
