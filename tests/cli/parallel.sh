#!/bin/sh
# examples/cluster-parallel.sh, with a stand-in for ssh that runs the commands for h1 and h2 on this machine and never
# reaches "dead".
program=$1
scratch=$2
failed=0
if ! command -v parallel >/dev/null; then
	echo "ok - GNU parallel is not here # SKIP"
	exit 0
fi
here="$scratch/it's here"
mkdir -p "$here/bin" || exit 2
ln -s "$program" "$here/bin/renju"
cat >"$scratch/ssh" <<'END'
#!/bin/sh
while [ $# -gt 0 ]; do
	case $1 in
	dead) echo 'ssh: connect to host dead port 22: No route to host' >&2 && exit 255 ;;
	h1 | h2) break ;;
	esac
	shift
done
shift
[ "$1" != -- ] || shift
exec sh -c "$*"
END
chmod +x "$scratch/ssh"
cp examples/collection.tsv "$here/-good"
sed 's/	h8 /	h8 h8 /' examples/collection.tsv >"$here/-bad"
example=$PWD/examples/cluster-parallel.sh
cd "$here" || exit 2
RENJU=$program HOME=$here BLOCK=4k SSH=$scratch/ssh REMOTE_RENJU="$here/bin/renju"
export RENJU HOME BLOCK SSH REMOTE_RENJU
unset SHELL

# over NAME HOSTS COLLECTION LINES STATUS: runs the script. LINES is the number of lines that it must print, or "same"
# for those of one process.
over() {
	sh "$example" "$2" "$3" >got 2>said
	got_status=$?
	lines=$(wc -l <got | tr -d ' ')
	"$program" -g --from=moves -- "$3" 2>/dev/null | cmp -s - got && lines=same
	if [ "$lines $got_status" = "$4 $5" ]; then
		echo "ok - $1"
	else
		echo "not ok - $1: $lines lines, status $got_status"
		sed 's/^/#   /' said
		failed=1
	fi
}
told() {
	if grep -q -- "$2" said; then
		echo "ok - $1"
	else
		echo "not ok - $1"
		failed=1
	fi
}
over "two machines, and a path with a quote and a blank" 2/h1,2/h2 -good same 0
over "a problem in each part is status 1, as of one process" 2/h1,2/h2 -bad same 1
over "a machine that does not answer is trouble" 1/dead -good 0 2
told "and named" 'cluster-parallel.sh: dead did not check 5 of the parts'
over "a machine that does not answer is trouble among faulty games, too" 1/dead -bad 0 2
over "a collection that is not there" h1 nowhere.tsv same 2
REMOTE_RENJU=/nowhere/renju
over "a machine without the program" 2/h1 -good 0 2
told "is named" 'cluster-parallel.sh: h1 did not check 5 of the parts'

# examples/parallel.sh, on this machine alone: alone NAME COLLECTION RENJU STATUS
alone() {
	"$program" -g -- "$2" >wanted 2>/dev/null
	RENJU=$3 sh "${example%/*}/parallel.sh" "$2" >got 2>said
	got_status=$?
	if [ $got_status -eq "$4" ] && cmp -s wanted got; then
		echo "ok - $1"
	else
		echo "not ok - $1: status $got_status"
		diff wanted got | sed 's/^/#   /'
		sed 's/^/#   /' said
		failed=1
	fi
}
# shellcheck disable=SC2016 # the dollars are those of the script
printf '#!/bin/sh\n"%s" "$@" && [ "$1" = --version ] && exit 0\nexit 9\n' "$program" >broken
chmod +x broken
alone "parallel.sh: a path with a quote and a blank" -good "$here/bin/renju" 0
alone "parallel.sh: problems in five parts are status 1" -bad "$program" 1
alone "parallel.sh: parts that fail are status 2" -good "$here/broken" 2
# shellcheck disable=SC2016 # the dollars are those of the script
printf '#!/bin/sh\ncat >part.$$\n"%s" "$@" <part.$$\nstatus=$?\ngrep -q foul-150 part.$$ && exit 9\nexit $status\n' "$program" >broken
alone "parallel.sh: problems and a part that fails are status 2" -bad "$here/broken" 2
alone "parallel.sh: a collection that is not there is status 2" nowhere.tsv "$program" 2
exit $failed
