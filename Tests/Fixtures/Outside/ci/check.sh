#!/bin/bash
# Records the package's tests, checks budgets and baseline, and leaves a report, whatever comes out.
set -uo pipefail
cd "$(dirname "$0")/.."
swift build --build-tests || exit 1
status=0
tracectl record --output traces -- swift test --skip-build || status=$?
if ((status == 0)); then
    tracectl check traces --baseline counts.txt --format text --format junit=budgets.xml --force || status=$?
fi
tracectl report traces --format markdown=report.md --format html=report.html --force || true
exit "$status"
