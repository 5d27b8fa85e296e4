import TraceAnalysis
import TraceTesting

/// What is found worth a warning after a host was driven, apart from what depends on the machine's speed.
@MainActor
func findings(_ host: ViewHost, _ drive: (ViewHost) throws -> Void) async throws -> [Finding] {
    try await host.step("drive") { try drive(host) }
    return host.findings.filter { $0.severity >= .warning && !timedRules.contains($0.rule) }
}
