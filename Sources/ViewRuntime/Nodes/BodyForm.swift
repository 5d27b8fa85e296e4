/// What a profile changes in how the bodies of a type are kept and reported.
///
/// Bodies of hosts under such a profile are of a body type of their own, so that nothing asks for the profile in an update.
struct BodyForm: Hashable {
    var stateNames: SemanticsProfile.StateNames
    var stateDefaults: SemanticsProfile.StateDefaults
    var observation: SemanticsProfile.ObservationReason

    static let standard = BodyForm(.ios26)

    init(_ profile: SemanticsProfile) {
        stateNames = profile.stateNames
        stateDefaults = profile.stateDefaults
        observation = profile.observation
    }
}
