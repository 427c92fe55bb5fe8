#!/bin/sh
# Checks a collection in the format moves on several machines with GNU parallel. Prints the same lines as one process,
# in the same order. usage: cluster-parallel.sh SSHLOGINS COLLECTION, e.g. cluster-parallel.sh host1,host2 games.tsv.
# On each machine renju is on the PATH, or REMOTE_RENJU is its path. The exit status is that of one process, e.g. 1 if a
# game has a problem. If a part was not checked, the status is 2, and standard error names the machine.
set -u
[ $# -eq 2 ] || { echo "usage: $0 SSHLOGINS COLLECTION" >&2; exit 2; }
renju=${RENJU:-$(dirname "$0")/../renju}
[ -f "$renju" ] || renju=${RENJU:-renju}
"$renju" --version >/dev/null || { echo "$0: there is no $renju; run make, or set RENJU" >&2; exit 2; }
command -v parallel >/dev/null || { echo "$0: there is no GNU parallel here" >&2; exit 2; }
log=$(mktemp) || exit 2
trap 'rm -f "$log"' EXIT
trap 'exit 2' HUP INT TERM
# Without PARALLEL_SHELL, parallel runs nothing on a machine that does not set SHELL, and ends with status 0.
PARALLEL_SHELL=/bin/sh parallel --will-cite --pipe --keep-order --block "${BLOCK:-10M}" --sshlogin "$1" ${SSH:+--ssh "$SSH"} \
	--joblog "$log" -q "${REMOTE_RENJU:-renju}" -g --from=moves <"$2"
status=$?
[ $status -ne 0 ] || exit 0
# The exit status of parallel is the number of parts that failed. The log has the status of each part. renju's
# status is 1 if a game has a problem.
awk -F'\t' 'NR > 1 && ($7 > 1 || $8 > 0) { print $2 }' "$log" | sort | uniq -c | while read -r parts host; do
	printf '%s: %s did not check %s of the parts\n' "$0" "$host" "$parts" >&2
done
awk -F'\t' -v failed=$status 'NR > 1 { problem = problem || $7 == 1; trouble = trouble || $7 > 1 || $8 > 0 }
	END { exit trouble || !problem || failed > 101 }' "$log" || exit 2
exit 1
