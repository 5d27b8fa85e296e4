import ArgumentParsing

/// The table of contents.
enum RootCommand {
    static let command = Command(
        "tracectl",
        abstract: "Record what SwiftUI views did and why, and say what to change.",
        discussion: """
            Run your tests under 'tracectl record', then read 'tracectl report'.

            Results go to standard output, everything else to standard error. Exit status:
              0    fine
              1    internal error
              2    a budget failed, or --fail-on met a finding or a regression
              3    a trace is missing, unreadable, too new, or has no readable record
              4    nothing was measured
              64   wrong usage
            'record' ends with the status of the command that it ran.

            '--generate-completion-script bash' (or zsh, fish) prints a completion script, '--generate-manual' the manual page.
            """,
        subcommands: [
            RecordCommand.command, ReportCommand.command, WhyCommand.command, WhatIfCommand.command, CheckCommand.command, CompareCommand.command,
            ViewCommand.command, ImportCommand.command,
            InfoCommand.command, DumpCommand.command, AssembleCommand.command, VerifyCommand.command, RepairCommand.command,
            MergeCommand.command, SliceCommand.command, DoctorCommand.command, RulesCommand.command, ConfigCommand.command,
        ])
}
