#!/bin/sh
# A co-process gets each answer before it sends the next line. A stream is answered in blocks.
program=$1
scratch=$2
failed=0
say() {
	if [ "$1" -eq 0 ]; then
		echo "ok - $2"
	else
		echo "not ok - $2"
		failed=1
	fi
}

rm -f "$scratch/to" "$scratch/from"
mkfifo "$scratch/to" "$scratch/from"
"$program" -q <"$scratch/to" >"$scratch/from" 2>/dev/null &
exec 3>"$scratch/to" 4<"$scratch/from"
answers=
for line in H8 I9 H8 'expect ILLEGAL OCCUPIED' resign; do
	echo "$line" >&3
	read -r answer <&4
	answers="$answers$answer,"
done
exec 3>&- 4<&-
wait $!
status=$?
[ "$answers" = "OK,OK,ILLEGAL OCCUPIED,PASS,WIN WHITE," ]
say $? "a co-process gets each answer at once ($answers)"
say $status "and its exit status is 0"

# One write system call for each block, not for each line, while more input is waiting: 200,000 lines into a pipe that
# counts.
yes new | head -n 200000 | "$program" -q | dd bs=1048576 of="$scratch/answers" 2>"$scratch/dd"
blocks=$(sed -n 's/^[0-9]*+\([0-9]*\) records in/\1/p' "$scratch/dd")
[ "${blocks:-999999}" -lt 2000 ] && [ "$(grep -c '^OK$' "$scratch/answers")" -eq 200000 ]
say $? "200,000 answers come in $blocks blocks"

exit $failed
