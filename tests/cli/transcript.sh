#!/bin/sh
# The tool that runs *.t files notices differences, and puts named beginnings before commands: transcript.sh PROGRAM
# SCRATCH
program=$1
scratch=$2
failed=0

# is NAME WANTED: runs the session on standard input, and compares the result with WANTED.
is() {
	cat >"$scratch/session.t"
	got=$(sh tests/tools/transcript "$program" "$scratch" "$scratch/session.t" 2>&1 | sed "s|$scratch/||")
	if [ "$got" = "$2" ]; then
		echo "ok - transcript: $1"
	else
		echo "not ok - transcript: $1"
		echo "$got" | sed 's/^/#   /'
		failed=1
	fi
}

is "a difference is shown with the command's line number" "ok - session.t:3
not ok - session.t:5
#   1c1
#   < three
#   ---
#   > two
ok - session.t:7" <<'EOF'
Prose.

    $ echo one
    one
    $ echo two
    three
    $ cat <<END; false
    > four
    > END
    four
    [1]
EOF

is "a command with a device that is not here is skipped" "ok - session.t:1
ok - session.t:3 # SKIP no /dev/nowhere
ok - session.t:6" <<'EOF'
    $ cat </dev/null

    $ cat </dev/null
    > echo x >/dev/nowhere; echo two

    $ echo three
    three
EOF

is "a beginning comes before each command that follows" "ok - session.t:6
ok - session.t:10
ok - session.t:13
ok - session.t:18
ok - session.t:24
ok - session.t:28
ok - session.t:32" <<'EOF'
before: greeting
    $ greet() {
    >     echo "hello, $1"; }
    $ name=Ann

    $ greet $name; name=Bob
    hello, Ann
Prose.

    $ greet $name
    hello, Ann

    $ greet Carl
    hello, Carl

before: nothing

    $ echo "none:$name"
    none:

before: other
    $ name=Dora

    $ echo "$name"
    Dora
before: other greeting

    $ greet $name
    hello, Ann
before: greeting other

    $ greet $name
    hello, Dora
EOF

is "an unknown beginning" "not ok - session.t:3: no beginning has the name nowhere" <<'EOF'
before: nowhere

    $ echo
EOF

is "a text without a command" "not ok - session.t shows a command" <<'EOF'
before: nothing
    $ echo
EOF

exit $failed
