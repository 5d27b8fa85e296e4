/// What `tracectl help COMMAND` prints, word by word.
enum HelpTexts {
    static let all: [(command: String, text: String)] = [
        (
            "",
            #"""
                OVERVIEW: Record what SwiftUI views did and why, and say what to change.

                Run your tests under 'tracectl record', then read 'tracectl report'.

                Results go to standard output, everything else to standard error. Exit status:
                  0    fine
                  1    internal error
                  2    a budget failed, or --fail-on met a finding or a regression
                  3    a trace is missing, unreadable, too new, or has no readable record
                  4    nothing was measured
                  64   wrong usage
                'record' ends with the status of the command that it ran.

                '--generate-completion-script bash' (or zsh, fish) prints a completion script,
                '--generate-manual' the manual page.

                USAGE: tracectl <subcommand>

                OPTIONS:
                  --version               Show the version.
                  -h, --help              Show help information.

                SUBCOMMANDS:
                  record                  Run a command with recording switched on, and sum up
                                          what was recorded.
                  report                  Say what is wrong, what it costs, and what to change.
                  why                     Say why a view's body ran: what was written where, and
                                          how it came to the view.
                  whatif                  Say what a change would have saved: replay what was
                                          recorded.
                  check                   Check traces against budgets; status 2 if one fails.
                  compare                 Compare two recordings: what runs more often, less
                                          often, anew, or no more.
                  view                    Show traces as one page in the browser: findings,
                                          views, and a timeline.
                  import                  Make a trace of another tool's recording.
                  info                    Print a trace's header, its counts, and what is wrong
                                          with it.
                  dump                    Print every record of a trace, one a line.
                  assemble                Make a trace of what 'dump' printed.
                  verify                  Say what is broken in traces and what is lost; status
                                          3 for any damage.
                  repair                  Make a whole copy of a damaged or unclosed trace, with
                                          all that can be saved.
                  merge                   Put several traces into one, test behind test.
                  slice                   Cut a small trace out of a large one, to keep or to
                                          show.
                  doctor                  Say what of a package's sources can be hosted here,
                                          and what stands in the way.
                  rules                   List the rules, or print the page of one.
                  config                  Print the settings in force, and where each came from.

                  See 'tracectl help <subcommand>' for detailed help.

                """#
        ),
        (
            "record",
            #"""
                OVERVIEW: Run a command with recording switched on, and sum up what was
                recorded.

                The command ends as it would without recording, and so does 'record': with its
                status, or 128 and the number of the signal that ended it; 127 if there is no
                such command. If it succeeds and records nothing, the status is 4. What it
                recorded is summed up on standard error.

                  tracectl record -- swift test
                  tracectl report .build/viewtrace

                USAGE: tracectl record [<options>] -- <command> ...

                ARGUMENTS:
                  -- <command> ...        The command to run, with its arguments.

                OPTIONS:
                  -o, --output <dir>      The folder for the traces; each run gets a folder of
                                          its own in it. (default: $VIEWTRACE_DIR, else
                                          .build/viewtrace)
                  --check                 Check the budgets afterwards; if the command
                                          succeeded, theirs is the status.
                  --config <file>         The configuration; by default looked for in this
                                          folder and those above it, up to the repository's
                                          root. (default: .viewtrace.json)
                  --budgets <file>        The file with the budgets, in place of the
                                          configuration's.
                  --record-values         Record values and ids as they are; without it, traces
                                          hold hashes of them.
                  --exact-time            Record times as exactly as the clock gives them;
                                          larger traces.
                  --sync                  Have each block on disk before the next: for what may
                                          take the machine down.
                  --on-full <policy>      What happens if records come faster than they can be
                                          written: the program waits, or they are dropped and
                                          counted. (values: block, drop; default: block)
                  -h, --help              Show help information.

                """#
        ),
        (
            "report",
            #"""
                OVERVIEW: Say what is wrong, what it costs, and what to change.

                Findings come first, the costliest first, then the views and the properties
                whose writes ran bodies in vain. Without --fail-on the status is 0 whatever is
                found, and 4 if no body ran.

                  tracectl report .build/viewtrace
                  tracectl report .build/viewtrace --test 'CartTests/*' --view ProductRow
                  tracectl report .build/viewtrace --format text --format html=report.html
                  tracectl report .build/viewtrace --owners --top 20

                USAGE: tracectl report [<options>] <trace> ...

                ARGUMENTS:
                  <trace>                 A trace, or a folder of traces; of a folder of
                                          sessions the newest one is taken.

                OPTIONS:
                  --format <format>       The form of the report; FORMAT=FILE writes it to a
                                          file. May be repeated: the traces are read once.
                                          (values: text, json, markdown, html, junit, sarif,
                                          github; default: text)
                  --rule <rule>           Run only this rule; may be repeated. 'tracectl rules'
                                          lists them.
                  --skip-rule <rule>      Leave this rule out; may be repeated.
                  --view <selector>       Look only at these views: a glob, or a regular
                                          expression between slashes.
                  --test <selector>       Look only at these tests, named Suite/test.
                  --step <selector>       Look only at these steps.
                  --since <time>          Look only at what began at this time of the trace or
                                          later, as 250ms or 1.5s.
                  --until <time>          Look only at what began before this time of the trace.
                  --top <n>               How many rows each list has at most; what is left out
                                          is counted. (default: 10)
                  --all                   Show notes too.
                  --owners                List each state and model property with its owner, its
                                          writers and its readers.
                  --fail-on <severity>    End with status 2 if there is a finding of this
                                          severity or above. (values: note, warning, error)
                  --config <file>         The configuration; by default looked for in this
                                          folder and those above it, up to the repository's
                                          root. (default: .viewtrace.json)
                  --strict                End with status 3 if a trace is cut off or damaged.
                  --color <when>          Whether to colour text. 'auto' does on a terminal,
                                          unless NO_COLOR is set. (values: auto, always, never;
                                          default: auto)
                  -f, --force             Overwrite an output file that exists.
                  -h, --help              Show help information.

                """#
        ),
        (
            "why",
            #"""
                OVERVIEW: Say why a view's body ran: what was written where, and how it came to
                the view.

                Each cause is one sentence with the number of runs that came from it, then the
                chain from the action to the view. Runs that came by several chains count under
                the first one.

                  tracectl why .build/viewtrace ProductRow
                  tracectl why .build/viewtrace 'Cart*' --step 'toggle favourite' --format json

                USAGE: tracectl why [<options>] <trace> <view>

                ARGUMENTS:
                  <trace>                 A trace.
                  <view>                  The view: its name, a glob, or a regular expression
                                          between slashes.

                OPTIONS:
                  --format <format>       The form of the answer. (values: text, json; default:
                                          text)
                  --test <selector>       Look only at these tests, named Suite/test.
                  --step <selector>       Look only at these steps.
                  --since <time>          Look only at what began at this time of the trace or
                                          later, as 250ms or 1.5s.
                  --until <time>          Look only at what began before this time of the trace.
                  --top <n>               How many causes and views are listed at most; what is
                                          left out is counted. (default: 10)
                  --strict                End with status 3 if a trace is cut off or damaged.
                  --color <when>          Whether to colour text. 'auto' does on a terminal,
                                          unless NO_COLOR is set. (values: auto, always, never;
                                          default: auto)
                  -h, --help              Show help information.

                """#
        ),
        (
            "whatif",
            #"""
                OVERVIEW: Say what a change would have saved: replay what was recorded.

                Name one change. Body runs that would not have happened are counted, with those
                that happened because of them alone.

                  tracectl whatif .build/viewtrace --equatable ProductRow
                  tracectl whatif .build/viewtrace --split CartModel.items --test 'CartTests/*'
                  tracectl whatif .build/viewtrace --stable-ids EpisodeList --format json

                USAGE: tracectl whatif [<options>] <trace>

                ARGUMENTS:
                  <trace>                 A trace.

                OPTIONS:
                  --equatable <view>      Suppose that this view compares what it shows
                                          (Equatable, .equatable()).
                  --split <property>      Suppose that this property, as Type.property, is split
                                          so that each body reads what it shows.
                  --stable-ids <collection>
                                          Suppose that elements keep their ids while their
                                          content stays, in collections of this name or in the
                                          body of this view.
                  --format <format>       The form of the answer. (values: text, json; default:
                                          text)
                  --test <selector>       Look only at these tests, named Suite/test.
                  --step <selector>       Look only at these steps.
                  --since <time>          Look only at what began at this time of the trace or
                                          later, as 250ms or 1.5s.
                  --until <time>          Look only at what began before this time of the trace.
                  --top <n>               How many views are listed at most; what is left out is
                                          counted. (default: 10)
                  --strict                End with status 3 if a trace is cut off or damaged.
                  --color <when>          Whether to colour text. 'auto' does on a terminal,
                                          unless NO_COLOR is set. (values: auto, always, never;
                                          default: auto)
                  -h, --help              Show help information.

                """#
        ),
        (
            "check",
            #"""
                OVERVIEW: Check traces against budgets; status 2 if one fails.

                A budget says how often a body may run, and in which test, step and view. One
                that matches nothing fails, unless it says "optional": true; one of level
                warning is printed and fails nothing. A baseline is a text file of all counts,
                made to be reviewed: what grew fails, and for what fell a patch of the baseline
                is printed.

                  tracectl check .build/viewtrace
                  tracectl check .build/viewtrace --write-budgets > .viewtrace.json
                  tracectl check .build/viewtrace --write-baseline counts.txt
                  tracectl check .build/viewtrace --baseline counts.txt
                  tracectl check .build/viewtrace --format github --format junit=budgets.xml

                USAGE: tracectl check [<options>] <trace> ...

                ARGUMENTS:
                  <trace>                 A trace, or a folder of traces; of a folder of
                                          sessions the newest one is taken.

                OPTIONS:
                  --config <file>         The configuration; by default looked for in this
                                          folder and those above it, up to the repository's
                                          root. (default: .viewtrace.json)
                  --budgets <file>        The file with the budgets, in place of the
                                          configuration's.
                  --baseline <file>       Compare the counts with this baseline too; any that
                                          grew fails.
                  --write-baseline <file>
                                          Write the counts as a baseline, and check nothing
                                          else.
                  --write-budgets         Print a budget file that holds for what was measured,
                                          and check nothing else.
                  --format <format>       The form of the answer; FORMAT=FILE writes it to a
                                          file. May be repeated: the traces are read once.
                                          (values: text, json, markdown, junit, github; default:
                                          text)
                  --strict                End with status 3 if a trace is cut off or damaged.
                  --color <when>          Whether to colour text. 'auto' does on a terminal,
                                          unless NO_COLOR is set. (values: auto, always, never;
                                          default: auto)
                  -f, --force             Overwrite an output file that exists.
                  -h, --help              Show help information.

                """#
        ),
        (
            "compare",
            #"""
                OVERVIEW: Compare two recordings: what runs more often, less often, anew, or no
                more.

                Body runs are aligned by test, step, place in the tree and cause. A view that
                stands where another stood is taken for it, and one around which a container
                came or went for the same, and the answer says so; so it is with model types and
                files that moved. Counts depend on how a program was built: with --fail-on,
                sides that were not made alike are status 3.

                  tracectl compare main.viewtrace branch.viewtrace
                  tracectl compare base head --fail-on regression --format markdown=comment.md

                USAGE: tracectl compare [<options>] <base> <head>

                ARGUMENTS:
                  <base>                  What was: a trace, or a folder of traces.
                  <head>                  What is: a trace, or a folder of traces.

                OPTIONS:
                  --format <format>       The form of the answer; FORMAT=FILE writes it to a
                                          file. May be repeated: the traces are read once.
                                          (values: text, json, markdown; default: text)
                  --view <selector>       Look only at these views: a glob, or a regular
                                          expression between slashes.
                  --test <selector>       Look only at these tests, named Suite/test.
                  --step <selector>       Look only at these steps.
                  --since <time>          Look only at what began at this time of the trace or
                                          later, as 250ms or 1.5s.
                  --until <time>          Look only at what began before this time of the trace.
                  --top <n>               How many rows each list has at most; what is left out
                                          is counted. (default: 10)
                  --fail-on <what>        End with status 2 if a body runs more often than in
                                          the base, or more often in vain. (values: regression)
                  --strict                End with status 3 if a trace is cut off or damaged.
                  --color <when>          Whether to colour text. 'auto' does on a terminal,
                                          unless NO_COLOR is set. (values: auto, always, never;
                                          default: auto)
                  -f, --force             Overwrite an output file that exists.
                  -h, --help              Show help information.

                """#
        ),
        (
            "view",
            #"""
                OVERVIEW: Show traces as one page in the browser: findings, views, and a
                timeline.

                The page is one file that needs no network and sends nothing anywhere. Where
                there is no browser, the command says where the page is.

                USAGE: tracectl view [<options>] <trace> ...

                ARGUMENTS:
                  <trace>                 A trace, or a folder of traces; of a folder of
                                          sessions the newest one is taken.

                OPTIONS:
                  -o, --output <file>     Write the page to this file, and do not open it.
                  --rule <rule>           Run only this rule; may be repeated. 'tracectl rules'
                                          lists them.
                  --skip-rule <rule>      Leave this rule out; may be repeated.
                  --view <selector>       Look only at these views: a glob, or a regular
                                          expression between slashes.
                  --test <selector>       Look only at these tests, named Suite/test.
                  --step <selector>       Look only at these steps.
                  --since <time>          Look only at what began at this time of the trace or
                                          later, as 250ms or 1.5s.
                  --until <time>          Look only at what began before this time of the trace.
                  --strict                End with status 3 if a trace is cut off or damaged.
                  -f, --force             Overwrite an output file that exists.
                  -h, --help              Show help information.

                """#
        ),
        (
            "import",
            #"""
                OVERVIEW: Make a trace of another tool's recording.

                USAGE: tracectl import <subcommand>

                OPTIONS:
                  -h, --help              Show help information.

                SUBCOMMANDS:
                  print-changes           Make a trace of a console log in which _printChanges()
                                          printed.

                  See 'tracectl help import <subcommand>' for detailed help.

                """#
        ),
        (
            "import print-changes",
            #"""
                OVERVIEW: Make a trace of a console log in which _printChanges() printed.

                Reads what Self._printChanges() and Self._logChanges() print and SwiftUI's
                runtime warnings, also behind the prefixes of Xcode's console, 'log stream', and
                CI runners; other lines are kept as they are. A log has no times and no
                instances: rules that need them do not run on it, and the report says which.

                  xcrun simctl spawn booted log stream --level debug \
                    --predicate 'category == "Changed Body Properties"' > console.log
                  tracectl import print-changes console.log -o console.viewtrace
                  tracectl report console.viewtrace

                USAGE: tracectl import print-changes --output <file> [--force] <file>

                ARGUMENTS:
                  <file>                  The log, or - for standard input.

                OPTIONS:
                  -o, --output <file>     The trace to write.
                  -f, --force             Overwrite an output file that exists.
                  -h, --help              Show help information.

                """#
        ),
        (
            "info",
            #"""
                OVERVIEW: Print a trace's header, its counts, and what is wrong with it.

                USAGE: tracectl info [--strict] <trace> ...

                ARGUMENTS:
                  <trace>                 A trace, or a folder of traces; of a folder of
                                          sessions the newest one is taken.

                OPTIONS:
                  --strict                End with status 3 if a trace is cut off or damaged.
                  -h, --help              Show help information.

                """#
        ),
        (
            "dump",
            #"""
                OVERVIEW: Print every record of a trace, one a line.

                The notation is the one in which tests write traces; 'tracectl assemble' makes a
                trace with the same records of it. With --exact every block is printed as it
                stands, damaged ones too, and 'tracectl assemble' makes the same file of it,
                byte for byte.

                  tracectl dump cart.viewtrace | less
                  tracectl dump --exact cart.viewtrace | tracectl assemble - -o same.viewtrace

                USAGE: tracectl dump [--exact] [--strict] <trace>

                ARGUMENTS:
                  <trace>                 A trace.

                OPTIONS:
                  --exact                 Print the file block by block, so that the same bytes
                                          can be assembled again.
                  --strict                End with status 3 if a trace is cut off or damaged.
                  -h, --help              Show help information.

                """#
        ),
        (
            "assemble",
            #"""
                OVERVIEW: Make a trace of what 'dump' printed.

                Of the output of 'dump --exact' it makes the same file again, byte for byte. Of
                the output of 'dump', or of a trace written by hand in that notation, it makes a
                trace with these records and times.

                USAGE: tracectl assemble --output <file> [--force] <file>

                ARGUMENTS:
                  <file>                  The text, or - for standard input.

                OPTIONS:
                  -o, --output <file>     The trace to write.
                  -f, --force             Overwrite an output file that exists.
                  -h, --help              Show help information.

                """#
        ),
        (
            "verify",
            #"""
                OVERVIEW: Say what is broken in traces and what is lost; status 3 for any
                damage.

                Every byte is checked: the header, each block's checksum and content, the
                numbers of blocks, the index, and whether the blocks are the same when they are
                found without it. Records that the recorder says it dropped are named, and are
                no damage; neither are records that only a newer tracectl knows. 'tracectl
                repair' makes a whole trace of what can be read.

                USAGE: tracectl verify <trace> ...

                ARGUMENTS:
                  <trace>                 A trace, or a folder of traces; of a folder of
                                          sessions the newest one is taken.

                OPTIONS:
                  -h, --help              Show help information.

                """#
        ),
        (
            "repair",
            #"""
                OVERVIEW: Make a whole copy of a damaged or unclosed trace, with all that can be
                saved.

                Blocks that are whole are copied byte for byte; where one is missing, the copy
                says how many records are lost. What was wrong stands in the copy's history,
                which 'info' shows. The trace itself stays as it is.

                USAGE: tracectl repair --output <file> [--force] <trace>

                ARGUMENTS:
                  <trace>                 A trace.

                OPTIONS:
                  -o, --output <file>     The trace to write.
                  -f, --force             Overwrite an output file that exists.
                  -h, --help              Show help information.

                """#
        ),
        (
            "merge",
            #"""
                OVERVIEW: Put several traces into one, test behind test.

                The merged trace is the same, byte for byte, in whatever order its traces are
                named. Each keeps its own times; traces follow one another, so that what was
                recorded belongs to its test. What does not fit together and what the traces
                miss is said on standard error; a trace that is given twice is taken once.
                Traces with different kinds of time are refused.

                  tracectl merge .build/viewtrace -o suite.viewtrace

                USAGE: tracectl merge --output <file> [--strict] [--force] <trace> ...

                ARGUMENTS:
                  <trace>                 A trace, or a folder of traces; of a folder of
                                          sessions the newest one is taken.

                OPTIONS:
                  -o, --output <file>     The trace to write.
                  --strict                End with status 3, and write nothing, if traces are
                                          damaged or do not fit together.
                  -f, --force             Overwrite an output file that exists.
                  -h, --help              Show help information.

                """#
        ),
        (
            "slice",
            #"""
                OVERVIEW: Cut a small trace out of a large one, to keep or to show.

                At least one of --finding, --test, --step, --time and --scrub says what is kept;
                several keep what all of them mean. The slice has whole transactions, and what
                it takes to understand them: identities, first runs, the writes behind them.

                  tracectl slice cart.viewtrace --finding duplicate-id --scrub -o show.viewtrace

                USAGE: tracectl slice [<options>] --output <file> <trace>

                ARGUMENTS:
                  <trace>                 A trace.

                OPTIONS:
                  -o, --output <file>     The trace to write.
                  --finding <finding>     Keep what shows a finding: a rule, or RULE:VIEW where
                                          the rule found several; 'tracectl report --all' lists
                                          them.
                  --test <selector>       Look only at these tests, named Suite/test.
                  --step <selector>       Look only at these steps.
                  --time <from..to>       Keep what was recorded in this time of the trace, as
                                          250ms..1.5s; either end can be left out.
                  --scrub                 Replace all names that are yours, in types,
                                          properties, files, tests and texts, by words without
                                          meaning.
                  --strict                End with status 3 if a trace is cut off or damaged.
                  -f, --force             Overwrite an output file that exists.
                  -h, --help              Show help information.

                """#
        ),
        (
            "doctor",
            #"""
                OVERVIEW: Say what of a package's sources can be hosted here, and what stands in
                the way.

                Looks at Swift files without building them: which will not compile with this
                runtime and why, by name and line; which modifiers have no effect; what '#if os'
                and its like leave out; and with which target to begin. The status is 0 whatever
                is found, 3 if there is no Swift file, 4 if no file has a view.

                  tracectl doctor
                  tracectl doctor ../MyApp --all
                  tracectl doctor ../MyApp --format json=doctor.json

                USAGE: tracectl doctor [--format <format> ...] [--all] [--force] [<path>]

                ARGUMENTS:
                  <path>                  The folder of a package or of an app's sources, or one
                                          Swift file; without it, the working directory.

                OPTIONS:
                  --format <format>       The form of the answer; FORMAT=FILE writes it to a
                                          file. May be repeated. (values: text, json; default:
                                          text)
                  --all                   List every place, and all code that conditions leave
                                          out.
                  -f, --force             Overwrite an output file that exists.
                  -h, --help              Show help information.

                """#
        ),
        (
            "rules",
            #"""
                OVERVIEW: List the rules, or print the page of one.

                USAGE: tracectl rules [--symptom <text>] [--color <when>] [<rule>]

                ARGUMENTS:
                  <rule>                  The rule whose page is printed; without it all are
                                          listed.

                OPTIONS:
                  --symptom <text>        Find the rules that may explain what people see, as
                                          'text disappears while typing'.
                  --color <when>          Whether to colour text. 'auto' does on a terminal,
                                          unless NO_COLOR is set. (values: auto, always, never;
                                          default: auto)
                  -h, --help              Show help information.

                """#
        ),
        (
            "config",
            #"""
                OVERVIEW: Print the settings in force, and where each came from.

                Options win over the environment (VIEWTRACE_CONFIG, VIEWTRACE_TOP,
                VIEWTRACE_ALL, VIEWTRACE_FAIL_ON, VIEWTRACE_RULES, VIEWTRACE_SKIP_RULES), which
                wins over the file. A file is JSON5: comments, trailing commas and keys without
                quotes are allowed; unknown keys are errors.

                  {
                    "$schema": "viewtrace.schema.json",   // tracectl config --schema
                    report: { top: 20, failOn: "error", skipRules: [] },
                    budgets: [
                      { view: "ProductRow", step: "search", metric: "bodies", atMost: 12 },
                    ],
                    waivers: [
                      { finding: "expensive-body", view: "Chart", until: "2027-03-01",
                        reason: "redesign" },
                    ],
                  }

                USAGE: tracectl config [--config <file>] [--format <format>] [--schema]

                OPTIONS:
                  --config <file>         The configuration; by default looked for in this
                                          folder and those above it, up to the repository's
                                          root. (default: .viewtrace.json)
                  --format <format>       The form of the answer. (values: text, json; default:
                                          text)
                  --schema                Print the JSON Schema of the configuration file
                                          instead.
                  -h, --help              Show help information.

                """#
        ),
    ]
}
