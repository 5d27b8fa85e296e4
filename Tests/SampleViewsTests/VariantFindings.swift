import TraceAnalysis
import TraceTesting

/// What is found worth a warning after a host was driven.
@MainActor
func findings(_ host: ViewHost, _ drive: (ViewHost) throws -> Void) async throws -> [Finding] {
    try await host.step("drive") { try drive(host) }
    return host.findings.filter { $0.severity >= .warning }
}
