#!/bin/sh
# Puts a collection into a new SQLite database, as the table `games`, and asks three questions: how the games of each opening
# end, which players win most, and how long games are. usage: sqlite.sh DATABASE COLLECTION...
set -u
[ $# -ge 2 ] || { echo "usage: $0 DATABASE COLLECTION..." >&2; exit 2; }
renju=${RENJU:-$(dirname "$0")/../renju}
[ -f "$renju" ] || renju=${RENJU:-renju}
"$renju" --version >/dev/null || { echo "$0: there is no $renju; run make, or set RENJU" >&2; exit 2; }
command -v sqlite3 >/dev/null || { echo "$0: there is no sqlite3 here" >&2; exit 2; }
case $1 in
-*) database=./$1 ;;
*) database=$1 ;;
esac
shift
[ ! -e "$database" ] || { printf '%s: %s exists; choose another name\n' "$0" "$database" >&2; exit 2; }
table=$(mktemp) || exit 2
trap 'rm -f "$table"' EXIT
trap 'exit 2' HUP INT TERM
"$renju" -g --header -a rule,size,black,white,opening,moves -- "$@" >"$table"
[ $? -lt 2 ] || exit 2
sqlite3 -bail "$database" <<EOF
.mode ascii
.separator "\t" "\n"
.import "$table" games
.mode tabs
.headers on
.print "How do the games of each opening end?"
SELECT opening, count(*) AS games, sum(recorded = 'BLACK') AS black, sum(recorded = 'WHITE') AS white,
	sum(recorded = 'DRAW') AS draw FROM games WHERE recorded <> '-' GROUP BY opening ORDER BY games DESC, opening LIMIT 10;
.print "Who wins most?"
SELECT player, count(*) AS games, sum(recorded = color) AS wins FROM
	(SELECT black AS player, 'BLACK' AS color, recorded FROM games UNION ALL SELECT white, 'WHITE', recorded FROM games)
	WHERE player <> '-' AND recorded <> '-' GROUP BY player ORDER BY wins DESC, games, player LIMIT 10;
.print "How long are the games?"
SELECT recorded, count(*) AS games, min(plies + 0) AS shortest, round(avg(plies), 1) AS average, max(plies + 0) AS longest
	FROM games WHERE problem = '-' GROUP BY recorded ORDER BY recorded;
EOF
