#!/bin/sh
# Makes the table of --tree=GAME for a collection in many files, as an array job of Slurm with one task per file. Adds
# up the tables of the files. If a part fails, no table is written, and the exit status is 2.
# usage: cluster-slurm.sh GAME FILE..., on a machine with sbatch, in a folder that all machines see
set -u
[ $# -ge 2 ] || { echo "usage: $0 GAME FILE..." >&2; exit 2; }
renju=${RENJU:-$(dirname "$0")/../renju}
[ -f "$renju" ] || renju=${RENJU:-renju}
"$renju" --version >/dev/null || { echo "$0: there is no $renju; run make, or set RENJU" >&2; exit 2; }
command -v sbatch >/dev/null || { echo "$0: there is no sbatch here" >&2; exit 2; }
case $renju in
*/*) program=$(cd -- "$(dirname -- "$renju")" && pwd)/$(basename -- "$renju") ;;
*) program=$renju ;; # a task has the same PATH
esac
game=$1
shift
parts=$(mktemp -d "$PWD/tree.XXXXXX") || exit 2
trap 'rm -r "$parts"' EXIT
trap 'exit 2' HUP INT TERM
for file in "$@"; do
	case $file in
	*'
'*) echo "$0: a file whose name has a newline can't be listed" >&2; exit 2 ;;
	/*) printf '%s\n' "$file" ;;
	*) printf '%s\n' "$PWD/$file" ;;
	esac
done >"$parts/files"
# A task gets its parameters as arguments. They are not written into the script, where quotes in a name could end a
# string.
cat >"$parts/task" <<'EOF'
#!/bin/sh
file=$(sed -n "${SLURM_ARRAY_TASK_ID}p" files)
"$1" -g --tree="$2" -- "$file" >"counts.$SLURM_ARRAY_TASK_ID"
[ $? -lt 2 ] && mv "counts.$SLURM_ARRAY_TASK_ID" "part.$SLURM_ARRAY_TASK_ID"
EOF
sbatch --wait --array="1-$#" --chdir="$parts" --output=log.%a "$parts/task" "$program" "$game" >/dev/null
status=$?
task=0
for file in "$@"; do
	task=$((task + 1))
	[ ! -f "$parts/part.$task" ] || continue
	[ ! -f "$parts/log.$task" ] || cat "$parts/log.$task" >&2
	printf '%s: the part of %s failed\n' "$0" "$file" >&2
	status=2
done
[ $status -eq 0 ] || exit 2
awk -F'\t' -v OFS='\t' '
	{ games[$1] += $2; black[$1] += $3; white[$1] += $4; draw[$1] += $5 }
	END { for (move in games) print move, games[move], black[move], white[move], draw[move] }' \
	"$parts"/part.* >"$parts/table" || exit 2
sort -t "$(printf '\t')" -k 2,2nr -k 1,1 "$parts/table"
