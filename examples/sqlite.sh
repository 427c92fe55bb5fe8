#!/bin/sh
# Puts a collection into a new SQLite database, as the table `games`, and asks three questions: how the games of each opening
# end, which players win most, and how long games are. Numbers are INTEGER or REAL, and NULL stands for a dash, also for
# a rating that is no number. In questions of your own write "check" and "where" in quotes: both are words of SQL.
# ADD=loss,rank ... names more columns of renju -g -a. usage: sqlite.sh DATABASE COLLECTION...
set -u
[ $# -ge 2 ] || { echo "usage: $0 DATABASE COLLECTION..." >&2; exit 2; }
renju=${RENJU:-$(dirname "$0")/../renju}
[ -f "$renju" ] || renju=${RENJU:-renju}
"$renju" --version >/dev/null || { echo "$0: there is no $renju; run make, or set RENJU" >&2; exit 2; }
command -v sqlite3 >/dev/null || { echo "$0: there is no sqlite3 here" >&2; exit 2; }
case $1 in
/*) database=$1 ;;
*) database=./$1 ;;
esac
shift
[ ! -e "$database" ] || { printf '%s: %s exists; choose another name\n' "$0" "${database#./}" >&2; exit 2; }
new=$(mktemp -d "$database.XXXXXX") || exit 2
trap 'rm -rf "$new"' EXIT
trap 'exit 2' HUP INT TERM
"$renju" -g -t csv -a "rule,size,black,white,black_rating,white_rating,opening,moves${ADD:+,$ADD}" -- "$@" >"$new/csv"
[ $? -lt 2 ] || exit 2
columns='' values='' only_numbers=''
for name in $(head -n 1 "$new/csv" | tr , ' '); do
	type=TEXT
	case $name in
	plies | size | at | eval | loss | rank) type=INTEGER ;;
	*_rating) type=REAL only_numbers="$only_numbers UPDATE games SET $name = NULL WHERE typeof($name) = 'text';" ;;
	esac
	columns="$columns${columns:+, }\"$name\" $type" values="$values${values:+, }nullif(\"$name\", '')"
done
(cd "$new" && sqlite3 -bail database >answers) <<EOF || exit 2
CREATE TEMP TABLE texts ($(head -n 1 "$new/csv" | sed 's/[^,][^,]*/"&"/g'));
.import --csv --skip 1 csv texts
CREATE TABLE games ($columns);
INSERT INTO games SELECT $values FROM texts;
$only_numbers
.mode tabs
.nullvalue -
.headers on
.print "How do the games of each opening end?"
SELECT opening, count(*) AS games, sum(recorded = 'BLACK') AS black, sum(recorded = 'WHITE') AS white,
	sum(recorded = 'DRAW') AS draw FROM games WHERE recorded IS NOT NULL GROUP BY opening
	ORDER BY games DESC, opening LIMIT 10;
.print "Who wins most?"
SELECT player, count(*) AS games, sum(recorded = color) AS wins FROM
	(SELECT black AS player, 'BLACK' AS color, recorded FROM games UNION ALL SELECT white, 'WHITE', recorded FROM games)
	WHERE player IS NOT NULL AND recorded IS NOT NULL GROUP BY player ORDER BY wins DESC, games, player LIMIT 10;
.print "How long are the games?"
SELECT recorded, count(*) AS games, min(plies) AS shortest, round(avg(plies), 1) AS average, max(plies) AS longest
	FROM games WHERE problem IS NULL GROUP BY recorded ORDER BY recorded;
EOF
mv "$new/database" "$database" && cat "$new/answers" || exit 2
