#!/bin/bash
# Records the package's tests, checks budgets and baseline, and leaves a report, whatever comes out.
set -uo pipefail
cd "$(dirname "$0")/.."
swift build --build-tests || exit 1
status=0
tracectl record --output traces -- swift test --skip-build || status=$?
checked=0
tracectl check traces --baseline counts.txt --format text --format junit=budgets.xml --force || checked=$?
((status == 0)) && status=$checked
tracectl report traces --format markdown=report.md --format html=report.html --force || true
exit "$status"
