#!/bin/sh
# examples/sqlite.sh: what the database holds, and the answers to the questions.
set -u
program=$1
scratch=$2
failed=0
if ! command -v sqlite3 >/dev/null; then
	echo "ok - sqlite3 is not here # SKIP"
	exit 0
fi
RENJU=$program
export RENJU
example=$PWD/examples/sqlite.sh
collection=$PWD/examples/collection.tsv
here="$scratch/it's here"
mkdir -p "$here"
cd "$here" || exit 1
printf '(;PB[Ann Lee]PW["Bo" B]RE[B];B[hh])(;PB["Bo" B]PW[C]RE[W]BR[1500]WR[2d];B[hh];W[ii])' >players.sgf
printf '(;PB[a|b]PW[NULL]BR[1000]WR[-20.5];B[hh];W[hh])' >>players.sgf

# check NAME: compares standard input with the file `wanted`.
check() {
	cat >got
	if cmp -s wanted got; then
		echo "ok - sqlite: $1"
	else
		echo "not ok - sqlite: $1"
		diff wanted got | sed 's/^/#   /'
		failed=1
	fi
}

tr ' ' '\t' >wanted <<'EOF'
opening games black white draw
- 112 46 66 0
D6 6 2 4 0
I9 6 2 4 0
D12 4 3 1 0
D2 4 1 3 0
I1 4 1 3 0
I5 4 2 2 0
D10 2 1 1 0
D5 2 0 2 0
D7 2 1 1 0
player games wins
Ann_Lee 1 1
C 1 1
"Bo"_B 2 0
recorded games shortest average longest
BLACK 61 1 25.2 59
WHITE 91 2 22.8 48
EOF
sh "$example" "a b.db" "$collection" players.sgf 2>/dev/null | grep -v '?$' | sed '/Lee\|Bo/s/ /_/' | check "the answers"

printf '%s\n' 153 '"Bo" B|h8 i7' 'a|b|h8' '2:ILLEGAL OCCUPIED:hh' >wanted
sqlite3 "a b.db" 'SELECT count(*) FROM games' "SELECT black, moves FROM games WHERE white = 'C'" \
	"SELECT black, moves FROM games WHERE white = 'NULL'" 'SELECT problem FROM games WHERE problem IS NOT NULL' |
	check "the table has each field as it is"

printf '%s\n' "$("$program" -g --where='plies>50' "$collection" | wc -l | tr -d ' ')" 1250.0 '-20.5' 152 >wanted
sqlite3 "a b.db" 'SELECT count(*) FROM games WHERE plies > 50' 'SELECT avg(black_rating) FROM games' \
	'SELECT avg(white_rating) FROM games' 'SELECT count(*) FROM games WHERE white_rating IS NULL' |
	check "numbers are numbers, and dashes do not count"

echo 'OPEN|players.sgf:1|integer' >wanted
ADD=where,eval sh "$example" where.db players.sgf >/dev/null 2>&1
sqlite3 where.db 'SELECT "check", "where", typeof(eval) FROM games WHERE black = '"'Ann Lee'" |
	check "ADD names more columns"

printf '%s: a b.db exists; choose another name\n2\n' "$example" >wanted
{
	sh "$example" "a b.db" players.sgf 2>&1
	echo $?
} | check "a database that exists stays as it is"

printf 'renju: nowhere: No such file or directory\n2\n' >wanted
{
	sh "$example" new.db nowhere 2>&1
	echo $?
	ls new.db 2>/dev/null
} | check "nothing is made when a collection cannot be read"

mkdir full
cat >full/sqlite3 <<'EOF'
#!/bin/sh
echo half >"$2"
echo "Error: disk is full" >&2
exit 1
EOF
chmod +x full/sqlite3
printf 'Error: disk is full\n2\na b.db where.db\n' >wanted
{
	PATH=$PWD/full:$PATH sh "$example" new.db "$collection" 2>&1
	echo $?
	echo *.db*
} | check "nothing half-written stays"

echo 3 >wanted
sh "$example" -new.db players.sgf >/dev/null 2>&1
sqlite3 ./-new.db 'SELECT count(*) FROM games' | check "a name may begin with -"
exit $failed
