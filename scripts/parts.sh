# Shared by the scripts: installs what is missing, runs parts with a budget, and says at the end what each took.
# Sourced, not run.

part_names=()
part_seconds=()
part_budgets=()

say() { echo "$(basename "$0"): $*" >&2; }

# need COMMAND-OR-FILE PACKAGE WHY: remembers a Debian package that is missing.
missing=()
need() {
    command -v "$1" >/dev/null 2>&1 && return
    [[ -e $1 ]] && return
    missing+=("$2")
    say "will install $2: $3"
}

# Installs what `need` found missing.
install_missing() {
    ((${#missing[@]})) || return 0
    if ! command -v apt-get >/dev/null; then
        say "needs ${missing[*]}, and there is no apt-get here: install them, and try again"
        exit 1
    fi
    local log
    log=$(mktemp)
    local sudo=()
    [[ $(id -u) == 0 ]] || sudo=(sudo)
    if ! "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update -qq >"$log" 2>&1 ||
        ! "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive \
            apt-get install -y -qq --no-install-recommends "${missing[@]}" >>"$log" 2>&1; then
        cat "$log" >&2
        say "could not install ${missing[*]}"
        exit 1
    fi
    rm -f "$log"
    missing=()
}

# What building needs beside Swift.
need_libraries() {
    command -v swift >/dev/null || { say "needs Swift 6.2 or newer: https://www.swift.org/install"; exit 1; }
    need pkg-config pkg-config "finds the system libraries"
    need /usr/include/zlib.h zlib1g-dev "traces are compressed with zlib"
    need /usr/include/sqlite3.h libsqlite3-dev "tracectl links SQLite"
}

# part NAME MINUTES COMMAND…: runs a part; a failing one ends the script.
part() {
    local name=$1 budget=$2
    shift 2
    say "$name"
    local began=$SECONDS
    if ! "$@"; then
        say "FAILED: $name, after $((SECONDS - began)) s"
        show_parts
        exit 1
    fi
    part_names+=("$name")
    part_seconds+=($((SECONDS - began)))
    part_budgets+=($((budget * 60)))
}

show_parts() {
    local index total=0
    printf '\n%-28s %8s %8s\n' part seconds budget >&2
    for index in "${!part_names[@]}"; do
        local over=""
        ((part_seconds[index] > part_budgets[index])) && over="  over its budget"
        printf '%-28s %8d %8d%s\n' "${part_names[index]}" "${part_seconds[index]}" "${part_budgets[index]}" "$over" >&2
        total=$((total + part_seconds[index]))
    done
    printf '%-28s %8d\n' total "$total" >&2
}
