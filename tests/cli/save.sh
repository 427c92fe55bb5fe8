#!/bin/sh
# Where no file can be made beside an existing file, `save` writes the file in place: save.sh PROGRAM SCRATCH. Root can
# make files in any folder, but here the path of the new file would be too long for the program.
program=$1
cd "$2" || exit 2
XDG_STATE_HOME=$2/state
XDG_CONFIG_HOME=$2/config
export XDG_STATE_HOME XDG_CONFIG_HOME
failed=0
say() {
	if [ "$1" -eq 0 ]; then
		echo "ok - $2"
	else
		echo "not ok - $2"
		failed=1
	fi
}

# Plays at a terminal without a screen: play INPUT. Prints the answers that have the word link.
play() {
	printf '%b' "$1" | "$program" -i -s ascii -B human | grep link
}

rm -f link target hard other link.sgf link.new
long=$(awk 'BEGIN { for (i = 0; i < 2030; i++) printf "./" }')
if ! ln -s "${long}target" link 2>/dev/null; then
	echo "ok - save in place # skipped, no long links"
	exit 0
fi
: >target
ln target hard
place="No file can be made beside link: it is overwritten in place."
saved="The game has been saved to link."
answers=$(play 'h8\ni9\nsave link\n')
[ "$answers" = "$place
$saved" ]
say $? "an empty file is written in place: $answers"
[ "$(tail -n 2 hard)" = "H8
I9" ]
say $? "all names of the file have the game: $(tail -n 2 hard)"
answers=$(play 'h8\nsave link\ny\n' | tail -n 2)
[ "$answers" = "$place
$saved" ] && [ "$(tail -n 1 hard)" = H8 ]
say $? "so is a longer game, after a question: $answers"
answers=$(play 'h8\nsave link\ny\ni9\nsave link\nsave other\n' | grep -c 'Replace\|in place')
[ "$answers" -eq 3 ]
say $? "the same game needs no second question: $answers"
echo precious >target
answers=$(play 'h8\nsave link\n')
[ "$answers" = "link already exists and was not saved by renju; choose another name." ] && [ "$(cat hard)" = precious ]
say $? "a foreign file stays: $answers"
answers=$(play 'h8\nsave link.sgf\n'; ln -s "${long}new" link.new && play 'h8\nsave link.new\n')
[ "$answers" = "The game has been saved to link.sgf.
link.new: File name too long" ]
say $? "a new file is not written in place: $answers"
: >target
answers=$( (trap '' XFSZ; ulimit -f 0; play 'h8\nsave link\n') | cat) # in $(...) ksh may use a file of its own
[ "$answers" = "$place
link: File too large" ]
say $? "a full disk: $answers"
exit $failed
