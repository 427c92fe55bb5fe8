#!/bin/sh
# Splits a collection by player: FOLDER/NAME.json has the games of one player, and renju -g can read it. Adds to
# files that exist. In NAME, _ replaces each run of ASCII characters other than letters and digits.
# usage: by-player.sh FOLDER COLLECTION...
set -u
[ $# -ge 2 ] || { echo "usage: $0 FOLDER COLLECTION..." >&2; exit 2; }
renju=${RENJU:-$(dirname "$0")/../renju}
[ -f "$renju" ] || renju=${RENJU:-renju}
"$renju" --version >/dev/null || { echo "$0: there is no $renju; run make, or set RENJU" >&2; exit 2; }
folder=$1
shift
mkdir -p -- "$folder" || exit 2
{
	"$renju" -g --to=json -- "$@"
	echo "status $?"
} | FOLDER=$folder SCRIPT=$0 LC_ALL=C awk -v status=2 '
	function player(key,   name) {
		if (!match($0, "\"" key "\":\"([^\"\\\\]|\\\\.)*\""))
			return ""
		name = substr($0, RSTART + length(key) + 4, RLENGTH - length(key) - 5)
		gsub(/[\001-\057\072-\100\133-\140\173-\177]+/, "_", name)
		if (length(name) > 200) { # keeps the file name short, without half a character
			name = substr(name, 1, 200)
			sub(/[\300-\377][\200-\277]*$/, "", name)
		}
		return name
	}
	function put(name,   file) {
		file = ENVIRON["FOLDER"] "/" name ".json"
		print >> file
		close(file)
		written = 1
	}
	/^status/ { status = substr($0, 8) + 0; next }
	{
		black = player("black"); white = player("white")
		if (black != "") put(black)
		if (white != "" && white != black) put(white)
	}
	END {
		if (!written)
			print ENVIRON["SCRIPT"] ": no game names a player" | "cat >&2"
		exit status > 1 ? 2 : !written
	}'
