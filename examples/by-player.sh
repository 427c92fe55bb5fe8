#!/bin/sh
# Splits a collection by player: FOLDER/NAME.json has the games of each, for renju -g again.
# usage: by-player.sh FOLDER COLLECTION...
set -u
[ $# -ge 2 ] || { echo "usage: $0 FOLDER COLLECTION..." >&2; exit 2; }
renju=${RENJU:-$(dirname "$0")/../renju}
"$renju" --version >/dev/null || { echo "$0: there is no renju at $renju; make it, or say where with RENJU" >&2; exit 2; }
folder=$1
shift
mkdir -p "$folder" || exit 2
"$renju" -g --to=json "$@" | awk -v folder="$folder" '
	function player(key,   name) {
		if (!match($0, "\"" key "\":\"([^\"\\\\]|\\\\.)*\""))
			return ""
		name = substr($0, RSTART + length(key) + 4, RLENGTH - length(key) - 5)
		gsub(/[^A-Za-z0-9]+/, "_", name)
		return name
	}
	{
		black = player("black"); white = player("white")
		if (black != "") print >> (folder "/" black ".json")
		if (white != "" && white != black) print >> (folder "/" white ".json")
	}'
