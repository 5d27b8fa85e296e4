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
            "tracectl record" | "tracectl report" | "tracectl check" | "tracectl view" | "tracectl import" | "tracectl import print-changes" | "tracectl info" | "tracectl dump" | "tracectl rules") path="$path ${COMP_WORDS[index]}" ;;
        esac
    done
    local IFS=$'\n'
    case "$path" in
        "tracectl")
            if [[ $current == -* ]]; then COMPREPLY=( $(compgen -W $'--help\n-h\n--version' -- "$current") )
            else COMPREPLY=( $(compgen -W $'record\nreport\ncheck\nview\nimport\ninfo\ndump\nrules\nhelp' -- "$current") )
            fi ;;
        "tracectl record")
            case "$previous" in
                --output | -o) compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -d -- "$current") ); return ;;
                --budgets) compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -X '!*.json' -- "$current") $(compgen -f -X '!*.json5' -- "$current") $(compgen -d -- "$current") ); return ;;
            esac
            if [[ $current == -* ]]; then COMPREPLY=( $(compgen -W $'--output\n-o\n--check\n--budgets\n--record-values\n--exact-time\n--sync\n--help\n-h' -- "$current") )
            fi ;;
        "tracectl report")
            case "$previous" in
                --format) COMPREPLY=( $(compgen -W $'text\njson\nmarkdown' -- "$current") ); return ;;
                --rule) COMPREPLY=( $(compgen -W $'duplicate-id\nunstable-id\nbranch-identity-flip\ntype-erased-identity\nexplicit-id-reset\nvariable-row-count\nstate-write-during-update\nupdate-loop\nignored-equality\nunstable-environment-value\ndestination-reevaluation\nuncomparable-input\nunstable-binding\nunused-dependency\nredundant-first-pass\nunchanged-write\nstorage-key-amplification\nenvironment-fanout\nrow-broadcast\ncoarse-observation\nbroad-input\nwide-read-set\nmultiple-updates-per-frame\nunchanged-body-update\nnear-environment\nequatable-opportunity\nlossy-equality\ncostly-equality\nhidden-layout-priority\nexpensive-body\ncontradictory-frame\nruntime-warning\nflawed-trace\nnothing-measured' -- "$current") ); return ;;
                --skip-rule) COMPREPLY=( $(compgen -W $'duplicate-id\nunstable-id\nbranch-identity-flip\ntype-erased-identity\nexplicit-id-reset\nvariable-row-count\nstate-write-during-update\nupdate-loop\nignored-equality\nunstable-environment-value\ndestination-reevaluation\nuncomparable-input\nunstable-binding\nunused-dependency\nredundant-first-pass\nunchanged-write\nstorage-key-amplification\nenvironment-fanout\nrow-broadcast\ncoarse-observation\nbroad-input\nwide-read-set\nmultiple-updates-per-frame\nunchanged-body-update\nnear-environment\nequatable-opportunity\nlossy-equality\ncostly-equality\nhidden-layout-priority\nexpensive-body\ncontradictory-frame\nruntime-warning\nflawed-trace\nnothing-measured' -- "$current") ); return ;;
                --view) :; return ;;
                --test) :; return ;;
                --step) :; return ;;
                --top) :; return ;;
                --fail-on) COMPREPLY=( $(compgen -W $'note\nwarning\nerror' -- "$current") ); return ;;
                --color) COMPREPLY=( $(compgen -W $'auto\nalways\nnever' -- "$current") ); return ;;
            esac
            if [[ $current == -* ]]; then COMPREPLY=( $(compgen -W $'--format\n--rule\n--skip-rule\n--view\n--test\n--step\n--top\n--all\n--fail-on\n--strict\n--color\n--force\n-f\n--help\n-h' -- "$current") )
            else compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -X '!*.viewtrace' -- "$current") $(compgen -d -- "$current") )
            fi ;;
        "tracectl check")
            case "$previous" in
                --budgets) compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -X '!*.json' -- "$current") $(compgen -f -X '!*.json5' -- "$current") $(compgen -d -- "$current") ); return ;;
                --color) COMPREPLY=( $(compgen -W $'auto\nalways\nnever' -- "$current") ); return ;;
            esac
            if [[ $current == -* ]]; then COMPREPLY=( $(compgen -W $'--budgets\n--strict\n--color\n--help\n-h' -- "$current") )
            else compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -X '!*.viewtrace' -- "$current") $(compgen -d -- "$current") )
            fi ;;
        "tracectl view")
            case "$previous" in
                --output | -o) compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -X '!*.html' -- "$current") $(compgen -d -- "$current") ); return ;;
                --rule) COMPREPLY=( $(compgen -W $'duplicate-id\nunstable-id\nbranch-identity-flip\ntype-erased-identity\nexplicit-id-reset\nvariable-row-count\nstate-write-during-update\nupdate-loop\nignored-equality\nunstable-environment-value\ndestination-reevaluation\nuncomparable-input\nunstable-binding\nunused-dependency\nredundant-first-pass\nunchanged-write\nstorage-key-amplification\nenvironment-fanout\nrow-broadcast\ncoarse-observation\nbroad-input\nwide-read-set\nmultiple-updates-per-frame\nunchanged-body-update\nnear-environment\nequatable-opportunity\nlossy-equality\ncostly-equality\nhidden-layout-priority\nexpensive-body\ncontradictory-frame\nruntime-warning\nflawed-trace\nnothing-measured' -- "$current") ); return ;;
                --skip-rule) COMPREPLY=( $(compgen -W $'duplicate-id\nunstable-id\nbranch-identity-flip\ntype-erased-identity\nexplicit-id-reset\nvariable-row-count\nstate-write-during-update\nupdate-loop\nignored-equality\nunstable-environment-value\ndestination-reevaluation\nuncomparable-input\nunstable-binding\nunused-dependency\nredundant-first-pass\nunchanged-write\nstorage-key-amplification\nenvironment-fanout\nrow-broadcast\ncoarse-observation\nbroad-input\nwide-read-set\nmultiple-updates-per-frame\nunchanged-body-update\nnear-environment\nequatable-opportunity\nlossy-equality\ncostly-equality\nhidden-layout-priority\nexpensive-body\ncontradictory-frame\nruntime-warning\nflawed-trace\nnothing-measured' -- "$current") ); return ;;
                --view) :; return ;;
                --test) :; return ;;
                --step) :; return ;;
            esac
            if [[ $current == -* ]]; then COMPREPLY=( $(compgen -W $'--output\n-o\n--rule\n--skip-rule\n--view\n--test\n--step\n--strict\n--force\n-f\n--help\n-h' -- "$current") )
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
            if [[ $current == -* ]]; then COMPREPLY=( $(compgen -W $'--strict\n--help\n-h' -- "$current") )
            else compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -X '!*.viewtrace' -- "$current") $(compgen -d -- "$current") )
            fi ;;
        "tracectl rules")
            case "$previous" in
                --color) COMPREPLY=( $(compgen -W $'auto\nalways\nnever' -- "$current") ); return ;;
            esac
            if [[ $current == -* ]]; then COMPREPLY=( $(compgen -W $'--color\n--help\n-h' -- "$current") )
            else COMPREPLY=( $(compgen -W $'duplicate-id\nunstable-id\nbranch-identity-flip\ntype-erased-identity\nexplicit-id-reset\nvariable-row-count\nstate-write-during-update\nupdate-loop\nignored-equality\nunstable-environment-value\ndestination-reevaluation\nuncomparable-input\nunstable-binding\nunused-dependency\nredundant-first-pass\nunchanged-write\nstorage-key-amplification\nenvironment-fanout\nrow-broadcast\ncoarse-observation\nbroad-input\nwide-read-set\nmultiple-updates-per-frame\nunchanged-body-update\nnear-environment\nequatable-opportunity\nlossy-equality\ncostly-equality\nhidden-layout-priority\nexpensive-body\ncontradictory-frame\nruntime-warning\nflawed-trace\nnothing-measured' -- "$current") )
            fi ;;
    esac
}
complete -F _tracectl tracectl
