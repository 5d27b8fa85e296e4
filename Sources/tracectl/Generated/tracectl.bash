# bash completion for tracectl; made by `tracectl --generate-completion-script bash`.
_tracectl() {
    local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
    if [[ $current == "=" ]]; then current=""
    elif [[ $previous == "=" ]]; then previous="${COMP_WORDS[COMP_CWORD-2]}"
    fi
    local path="tracectl" index
    COMPREPLY=()
    for ((index = 1; index < COMP_CWORD; index++)); do
        if [[ ${COMP_WORDS[index]} == "--" ]]; then
            COMPREPLY=( $(compgen -c -- "$current") )
            return
        fi
        case "$path ${COMP_WORDS[index]}" in
            "tracectl record" | "tracectl report" | "tracectl why" | "tracectl whatif" | "tracectl check" | "tracectl compare" | "tracectl view" | "tracectl import" | "tracectl import print-changes" | "tracectl info" | "tracectl dump" | "tracectl assemble" | "tracectl verify" | "tracectl repair" | "tracectl merge" | "tracectl slice" | "tracectl doctor" | "tracectl rules" | "tracectl config") path="$path ${COMP_WORDS[index]}" ;;
        esac
    done
    local IFS=$'\n'
    case "$path" in
        "tracectl")
            if [[ $current == -* ]]; then COMPREPLY=( $(compgen -W $'--help\n-h\n--version' -- "$current") )
            else COMPREPLY=( $(compgen -W $'record\nreport\nwhy\nwhatif\ncheck\ncompare\nview\nimport\ninfo\ndump\nassemble\nverify\nrepair\nmerge\nslice\ndoctor\nrules\nconfig\nhelp' -- "$current") )
            fi ;;
        "tracectl record")
            case "$previous" in
                --output | -o) compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -d -- "$current") ); return ;;
                --config) compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -X '!*.json' -- "$current") $(compgen -f -X '!*.json5' -- "$current") $(compgen -d -- "$current") ); return ;;
                --budgets) compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -X '!*.json' -- "$current") $(compgen -f -X '!*.json5' -- "$current") $(compgen -d -- "$current") ); return ;;
                --on-full) COMPREPLY=( $(compgen -W $'block\ndrop' -- "$current") ); return ;;
            esac
            if [[ $current == -* ]]; then COMPREPLY=( $(compgen -W $'--output\n-o\n--check\n--config\n--budgets\n--record-values\n--exact-time\n--sync\n--on-full\n--help\n-h' -- "$current") )
            fi ;;
        "tracectl report")
            case "$previous" in
                --format) COMPREPLY=( $(compgen -W $'text\njson\nmarkdown\nhtml\njunit\nsarif\ngithub' -- "$current") ); return ;;
                --rule) COMPREPLY=( $(compgen -W $'duplicate-id\npositional-id\nunstable-id\nunstable-streamed-id\nbranch-identity-flip\ncontainer-identity-flip\ntype-erased-identity\nexplicit-id-reset\nstate-loss\nstale-state-reuse\nignored-initial-value\nduplicated-source-of-truth\nunobserved-reference-state\nlatent-state-loss\nover-scoped-state\nvariable-row-count\nstate-write-during-update\nupdate-loop\nresource-in-view-value\nignored-equality\nunstable-environment-value\ndestination-reevaluation\nuncomparable-input\nunstable-binding\nunused-dependency\nredundant-first-pass\nunchanged-write\nstorage-key-amplification\nenvironment-fanout\nrow-broadcast\ncoarse-observation\nbroad-input\nwide-read-set\nmultiple-updates-per-frame\nunchanged-body-update\nnear-environment\nequatable-opportunity\nlossy-equality\ncostly-equality\nhidden-layout-priority\nblocking-body\nexpensive-initial-value\nexpensive-body-on-fast-state\nexpensive-body\nexpensive-action\nlong-update\nexpensive-collection-ids\ndiscarded-initial-value\neager-collection\nlazy-sizing-body\noffscreen-effects\nhosting-teardown\ncontradictory-frame\noverflowing-child\ngreedy-reader\ncollapsed-self-size\ndecoration-inside-padding\npinned-aspect-ratio\nruntime-warning\nflawed-trace\nnothing-measured\nslow-recorder\nunstable-count' -- "$current") ); return ;;
                --skip-rule) COMPREPLY=( $(compgen -W $'duplicate-id\npositional-id\nunstable-id\nunstable-streamed-id\nbranch-identity-flip\ncontainer-identity-flip\ntype-erased-identity\nexplicit-id-reset\nstate-loss\nstale-state-reuse\nignored-initial-value\nduplicated-source-of-truth\nunobserved-reference-state\nlatent-state-loss\nover-scoped-state\nvariable-row-count\nstate-write-during-update\nupdate-loop\nresource-in-view-value\nignored-equality\nunstable-environment-value\ndestination-reevaluation\nuncomparable-input\nunstable-binding\nunused-dependency\nredundant-first-pass\nunchanged-write\nstorage-key-amplification\nenvironment-fanout\nrow-broadcast\ncoarse-observation\nbroad-input\nwide-read-set\nmultiple-updates-per-frame\nunchanged-body-update\nnear-environment\nequatable-opportunity\nlossy-equality\ncostly-equality\nhidden-layout-priority\nblocking-body\nexpensive-initial-value\nexpensive-body-on-fast-state\nexpensive-body\nexpensive-action\nlong-update\nexpensive-collection-ids\ndiscarded-initial-value\neager-collection\nlazy-sizing-body\noffscreen-effects\nhosting-teardown\ncontradictory-frame\noverflowing-child\ngreedy-reader\ncollapsed-self-size\ndecoration-inside-padding\npinned-aspect-ratio\nruntime-warning\nflawed-trace\nnothing-measured\nslow-recorder\nunstable-count' -- "$current") ); return ;;
                --view) :; return ;;
                --test) :; return ;;
                --step) :; return ;;
                --since) :; return ;;
                --until) :; return ;;
                --top) :; return ;;
                --fail-on) COMPREPLY=( $(compgen -W $'note\nwarning\nerror' -- "$current") ); return ;;
                --config) compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -X '!*.json' -- "$current") $(compgen -f -X '!*.json5' -- "$current") $(compgen -d -- "$current") ); return ;;
                --color) COMPREPLY=( $(compgen -W $'auto\nalways\nnever' -- "$current") ); return ;;
            esac
            if [[ $current == -* ]]; then COMPREPLY=( $(compgen -W $'--format\n--rule\n--skip-rule\n--view\n--test\n--step\n--since\n--until\n--top\n--all\n--owners\n--fail-on\n--config\n--strict\n--color\n--force\n-f\n--help\n-h' -- "$current") )
            else compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -X '!*.viewtrace' -- "$current") $(compgen -d -- "$current") )
            fi ;;
        "tracectl why")
            case "$previous" in
                --format) COMPREPLY=( $(compgen -W $'text\njson' -- "$current") ); return ;;
                --test) :; return ;;
                --step) :; return ;;
                --since) :; return ;;
                --until) :; return ;;
                --top) :; return ;;
                --color) COMPREPLY=( $(compgen -W $'auto\nalways\nnever' -- "$current") ); return ;;
            esac
            if [[ $current == -* ]]; then COMPREPLY=( $(compgen -W $'--format\n--test\n--step\n--since\n--until\n--top\n--strict\n--color\n--help\n-h' -- "$current") )
            else :
            fi ;;
        "tracectl whatif")
            case "$previous" in
                --equatable) :; return ;;
                --split) :; return ;;
                --stable-ids) :; return ;;
                --format) COMPREPLY=( $(compgen -W $'text\njson' -- "$current") ); return ;;
                --test) :; return ;;
                --step) :; return ;;
                --since) :; return ;;
                --until) :; return ;;
                --top) :; return ;;
                --color) COMPREPLY=( $(compgen -W $'auto\nalways\nnever' -- "$current") ); return ;;
            esac
            if [[ $current == -* ]]; then COMPREPLY=( $(compgen -W $'--equatable\n--split\n--stable-ids\n--format\n--test\n--step\n--since\n--until\n--top\n--strict\n--color\n--help\n-h' -- "$current") )
            else compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -X '!*.viewtrace' -- "$current") $(compgen -d -- "$current") )
            fi ;;
        "tracectl check")
            case "$previous" in
                --config) compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -X '!*.json' -- "$current") $(compgen -f -X '!*.json5' -- "$current") $(compgen -d -- "$current") ); return ;;
                --budgets) compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -X '!*.json' -- "$current") $(compgen -f -X '!*.json5' -- "$current") $(compgen -d -- "$current") ); return ;;
                --baseline) compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -- "$current") ); return ;;
                --write-baseline) compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -- "$current") ); return ;;
                --format) COMPREPLY=( $(compgen -W $'text\njson\nmarkdown\njunit\ngithub' -- "$current") ); return ;;
                --color) COMPREPLY=( $(compgen -W $'auto\nalways\nnever' -- "$current") ); return ;;
            esac
            if [[ $current == -* ]]; then COMPREPLY=( $(compgen -W $'--config\n--budgets\n--baseline\n--write-baseline\n--write-budgets\n--format\n--strict\n--color\n--force\n-f\n--help\n-h' -- "$current") )
            else compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -X '!*.viewtrace' -- "$current") $(compgen -d -- "$current") )
            fi ;;
        "tracectl compare")
            case "$previous" in
                --format) COMPREPLY=( $(compgen -W $'text\njson\nmarkdown' -- "$current") ); return ;;
                --view) :; return ;;
                --test) :; return ;;
                --step) :; return ;;
                --since) :; return ;;
                --until) :; return ;;
                --top) :; return ;;
                --fail-on) COMPREPLY=( $(compgen -W $'regression' -- "$current") ); return ;;
                --color) COMPREPLY=( $(compgen -W $'auto\nalways\nnever' -- "$current") ); return ;;
            esac
            if [[ $current == -* ]]; then COMPREPLY=( $(compgen -W $'--format\n--view\n--test\n--step\n--since\n--until\n--top\n--fail-on\n--strict\n--color\n--force\n-f\n--help\n-h' -- "$current") )
            else compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -X '!*.viewtrace' -- "$current") $(compgen -d -- "$current") )
            fi ;;
        "tracectl view")
            case "$previous" in
                --output | -o) compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -X '!*.html' -- "$current") $(compgen -d -- "$current") ); return ;;
                --rule) COMPREPLY=( $(compgen -W $'duplicate-id\npositional-id\nunstable-id\nunstable-streamed-id\nbranch-identity-flip\ncontainer-identity-flip\ntype-erased-identity\nexplicit-id-reset\nstate-loss\nstale-state-reuse\nignored-initial-value\nduplicated-source-of-truth\nunobserved-reference-state\nlatent-state-loss\nover-scoped-state\nvariable-row-count\nstate-write-during-update\nupdate-loop\nresource-in-view-value\nignored-equality\nunstable-environment-value\ndestination-reevaluation\nuncomparable-input\nunstable-binding\nunused-dependency\nredundant-first-pass\nunchanged-write\nstorage-key-amplification\nenvironment-fanout\nrow-broadcast\ncoarse-observation\nbroad-input\nwide-read-set\nmultiple-updates-per-frame\nunchanged-body-update\nnear-environment\nequatable-opportunity\nlossy-equality\ncostly-equality\nhidden-layout-priority\nblocking-body\nexpensive-initial-value\nexpensive-body-on-fast-state\nexpensive-body\nexpensive-action\nlong-update\nexpensive-collection-ids\ndiscarded-initial-value\neager-collection\nlazy-sizing-body\noffscreen-effects\nhosting-teardown\ncontradictory-frame\noverflowing-child\ngreedy-reader\ncollapsed-self-size\ndecoration-inside-padding\npinned-aspect-ratio\nruntime-warning\nflawed-trace\nnothing-measured\nslow-recorder\nunstable-count' -- "$current") ); return ;;
                --skip-rule) COMPREPLY=( $(compgen -W $'duplicate-id\npositional-id\nunstable-id\nunstable-streamed-id\nbranch-identity-flip\ncontainer-identity-flip\ntype-erased-identity\nexplicit-id-reset\nstate-loss\nstale-state-reuse\nignored-initial-value\nduplicated-source-of-truth\nunobserved-reference-state\nlatent-state-loss\nover-scoped-state\nvariable-row-count\nstate-write-during-update\nupdate-loop\nresource-in-view-value\nignored-equality\nunstable-environment-value\ndestination-reevaluation\nuncomparable-input\nunstable-binding\nunused-dependency\nredundant-first-pass\nunchanged-write\nstorage-key-amplification\nenvironment-fanout\nrow-broadcast\ncoarse-observation\nbroad-input\nwide-read-set\nmultiple-updates-per-frame\nunchanged-body-update\nnear-environment\nequatable-opportunity\nlossy-equality\ncostly-equality\nhidden-layout-priority\nblocking-body\nexpensive-initial-value\nexpensive-body-on-fast-state\nexpensive-body\nexpensive-action\nlong-update\nexpensive-collection-ids\ndiscarded-initial-value\neager-collection\nlazy-sizing-body\noffscreen-effects\nhosting-teardown\ncontradictory-frame\noverflowing-child\ngreedy-reader\ncollapsed-self-size\ndecoration-inside-padding\npinned-aspect-ratio\nruntime-warning\nflawed-trace\nnothing-measured\nslow-recorder\nunstable-count' -- "$current") ); return ;;
                --view) :; return ;;
                --test) :; return ;;
                --step) :; return ;;
                --since) :; return ;;
                --until) :; return ;;
            esac
            if [[ $current == -* ]]; then COMPREPLY=( $(compgen -W $'--output\n-o\n--rule\n--skip-rule\n--view\n--test\n--step\n--since\n--until\n--strict\n--force\n-f\n--help\n-h' -- "$current") )
            else compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -X '!*.viewtrace' -- "$current") $(compgen -d -- "$current") )
            fi ;;
        "tracectl import")
            if [[ $current == -* ]]; then COMPREPLY=( $(compgen -W $'--help\n-h' -- "$current") )
            else COMPREPLY=( $(compgen -W $'print-changes' -- "$current") )
            fi ;;
        "tracectl import print-changes")
            case "$previous" in
                --output | -o) compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -X '!*.viewtrace' -- "$current") $(compgen -d -- "$current") ); return ;;
            esac
            if [[ $current == -* ]]; then COMPREPLY=( $(compgen -W $'--output\n-o\n--force\n-f\n--help\n-h' -- "$current") )
            else compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -- "$current") )
            fi ;;
        "tracectl info")
            if [[ $current == -* ]]; then COMPREPLY=( $(compgen -W $'--strict\n--help\n-h' -- "$current") )
            else compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -X '!*.viewtrace' -- "$current") $(compgen -d -- "$current") )
            fi ;;
        "tracectl dump")
            if [[ $current == -* ]]; then COMPREPLY=( $(compgen -W $'--exact\n--strict\n--help\n-h' -- "$current") )
            else compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -X '!*.viewtrace' -- "$current") $(compgen -d -- "$current") )
            fi ;;
        "tracectl assemble")
            case "$previous" in
                --output | -o) compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -X '!*.viewtrace' -- "$current") $(compgen -d -- "$current") ); return ;;
            esac
            if [[ $current == -* ]]; then COMPREPLY=( $(compgen -W $'--output\n-o\n--force\n-f\n--help\n-h' -- "$current") )
            else compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -- "$current") )
            fi ;;
        "tracectl verify")
            if [[ $current == -* ]]; then COMPREPLY=( $(compgen -W $'--help\n-h' -- "$current") )
            else compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -X '!*.viewtrace' -- "$current") $(compgen -d -- "$current") )
            fi ;;
        "tracectl repair")
            case "$previous" in
                --output | -o) compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -X '!*.viewtrace' -- "$current") $(compgen -d -- "$current") ); return ;;
            esac
            if [[ $current == -* ]]; then COMPREPLY=( $(compgen -W $'--output\n-o\n--force\n-f\n--help\n-h' -- "$current") )
            else compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -X '!*.viewtrace' -- "$current") $(compgen -d -- "$current") )
            fi ;;
        "tracectl merge")
            case "$previous" in
                --output | -o) compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -X '!*.viewtrace' -- "$current") $(compgen -d -- "$current") ); return ;;
            esac
            if [[ $current == -* ]]; then COMPREPLY=( $(compgen -W $'--output\n-o\n--strict\n--force\n-f\n--help\n-h' -- "$current") )
            else compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -X '!*.viewtrace' -- "$current") $(compgen -d -- "$current") )
            fi ;;
        "tracectl slice")
            case "$previous" in
                --output | -o) compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -X '!*.viewtrace' -- "$current") $(compgen -d -- "$current") ); return ;;
                --finding) :; return ;;
                --test) :; return ;;
                --step) :; return ;;
                --time) :; return ;;
            esac
            if [[ $current == -* ]]; then COMPREPLY=( $(compgen -W $'--output\n-o\n--finding\n--test\n--step\n--time\n--scrub\n--strict\n--force\n-f\n--help\n-h' -- "$current") )
            else compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -X '!*.viewtrace' -- "$current") $(compgen -d -- "$current") )
            fi ;;
        "tracectl doctor")
            case "$previous" in
                --format) COMPREPLY=( $(compgen -W $'text\njson' -- "$current") ); return ;;
            esac
            if [[ $current == -* ]]; then COMPREPLY=( $(compgen -W $'--format\n--all\n--force\n-f\n--help\n-h' -- "$current") )
            else compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -d -- "$current") )
            fi ;;
        "tracectl rules")
            case "$previous" in
                --symptom) :; return ;;
                --color) COMPREPLY=( $(compgen -W $'auto\nalways\nnever' -- "$current") ); return ;;
            esac
            if [[ $current == -* ]]; then COMPREPLY=( $(compgen -W $'--symptom\n--color\n--help\n-h' -- "$current") )
            else COMPREPLY=( $(compgen -W $'duplicate-id\npositional-id\nunstable-id\nunstable-streamed-id\nbranch-identity-flip\ncontainer-identity-flip\ntype-erased-identity\nexplicit-id-reset\nstate-loss\nstale-state-reuse\nignored-initial-value\nduplicated-source-of-truth\nunobserved-reference-state\nlatent-state-loss\nover-scoped-state\nvariable-row-count\nstate-write-during-update\nupdate-loop\nresource-in-view-value\nignored-equality\nunstable-environment-value\ndestination-reevaluation\nuncomparable-input\nunstable-binding\nunused-dependency\nredundant-first-pass\nunchanged-write\nstorage-key-amplification\nenvironment-fanout\nrow-broadcast\ncoarse-observation\nbroad-input\nwide-read-set\nmultiple-updates-per-frame\nunchanged-body-update\nnear-environment\nequatable-opportunity\nlossy-equality\ncostly-equality\nhidden-layout-priority\nblocking-body\nexpensive-initial-value\nexpensive-body-on-fast-state\nexpensive-body\nexpensive-action\nlong-update\nexpensive-collection-ids\ndiscarded-initial-value\neager-collection\nlazy-sizing-body\noffscreen-effects\nhosting-teardown\ncontradictory-frame\noverflowing-child\ngreedy-reader\ncollapsed-self-size\ndecoration-inside-padding\npinned-aspect-ratio\nruntime-warning\nflawed-trace\nnothing-measured\nslow-recorder\nunstable-count' -- "$current") )
            fi ;;
        "tracectl config")
            case "$previous" in
                --config) compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -X '!*.json' -- "$current") $(compgen -f -X '!*.json5' -- "$current") $(compgen -d -- "$current") ); return ;;
                --format) COMPREPLY=( $(compgen -W $'text\njson' -- "$current") ); return ;;
            esac
            if [[ $current == -* ]]; then COMPREPLY=( $(compgen -W $'--config\n--format\n--schema\n--help\n-h' -- "$current") )
            fi ;;
    esac
}
complete -F _tracectl tracectl
