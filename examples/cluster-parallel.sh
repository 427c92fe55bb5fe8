#!/bin/sh
# A collection of plain lines checked by several machines with GNU parallel: the lines of one process, in the same order.
# usage: cluster-parallel.sh SSHLOGINS COLLECTION, as in: cluster-parallel.sh host1,host2 games.tsv; renju is on their PATH,
# or REMOTE_RENJU says where. Without PARALLEL_SHELL, parallel would run nothing, exit status 0, where a machine does not set SHELL.
set -u
[ $# -eq 2 ] || { echo "usage: $0 SSHLOGINS COLLECTION" >&2; exit 2; }
renju=${RENJU:-$(dirname "$0")/../renju}
"$renju" --version >/dev/null || { echo "$0: there is no renju at $renju; make it, or say where with RENJU" >&2; exit 2; }
command -v parallel >/dev/null || { echo "$0: there is no GNU parallel here" >&2; exit 2; }
PARALLEL_SHELL=/bin/sh parallel --will-cite --pipe --keep-order --block "${BLOCK:-10M}" --sshlogin "$1" ${SSH:+--ssh "$SSH"} \
	"${REMOTE_RENJU:-renju} -g --from=moves" <"$2"
