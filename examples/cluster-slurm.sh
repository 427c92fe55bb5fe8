#!/bin/sh
# The table of what was played next, over a collection in many files, as an array job of Slurm: one task a file.
# usage: cluster-slurm.sh GAME FILE..., run on a machine that has sbatch; the sum of the parts is the whole.
set -u
[ $# -ge 2 ] || { echo "usage: $0 GAME FILE..." >&2; exit 2; }
renju=${RENJU:-$(dirname "$0")/../renju}
"$renju" --version >/dev/null || { echo "$0: there is no renju at $renju; make it, or say where with RENJU" >&2; exit 2; }
command -v sbatch >/dev/null || { echo "$0: there is no sbatch here" >&2; exit 2; }
game=$1
shift
parts=$(mktemp -d "$PWD/tree.XXXXXX") || exit 2
for file in "$@"; do
	case $file in /*) echo "$file" ;; *) echo "$PWD/$file" ;; esac
done >"$parts/files"
program=$(cd "$(dirname "$renju")" && pwd)/$(basename "$renju")
cat >"$parts/task" <<EOF
#!/bin/sh
file=\$(sed -n "\${SLURM_ARRAY_TASK_ID}p" '$parts/files')
'$program' -g --tree='$game' "\$file" >'$parts'/part.\$SLURM_ARRAY_TASK_ID
test \$? -lt 2
EOF
sbatch --wait --array="1-$#" --output="$parts/log.%a" "$parts/task" >/dev/null || exit 2
awk -F'\t' -v OFS='\t' '
	{ games[$1] += $2; black[$1] += $3; white[$1] += $4; draw[$1] += $5 }
	END { for (move in games) print move, games[move], black[move], white[move], draw[move] }' "$parts"/part.* |
	sort -t "$(printf '\t')" -k 2,2nr -k 1,1
rm -r "$parts"
