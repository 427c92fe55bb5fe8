#!/bin/sh
# RenLib libraries keep every comment, mark and board text. The libraries are random and have every flag, as other
# programs may write them. Each has the bytes beside it that --to=lib must write. libraries.sh PROGRAM SCRATCH
program=$1
scratch=$2/libraries
rm -rf "$scratch" && mkdir -p "$scratch"
count=${LIBRARIES:-40}

# Prints a library on two lines of octal escapes: as another program may write it, then as --to=lib writes it. On the
# first line siblings are in any order, a node may stand twice, each time with some of its children, the last node may
# announce a sibling, and the root may be missing. There are at most eight plies, so that no game ends.
library() {
	LC_ALL=C awk -v seed="$1" '
	function below(n) { seed = (seed * 69069 + 1) % 4294967296; return int(seed / 65536) % n }
	function byte(b) { return sprintf("\\%03o", b) }
	# No control characters, which no text output has, nor the first bytes of those in UTF-8.
	function other(  b) {
		do b = 32 + below(224)
		while (b == 127 || b == 194 || b == 216 || b == 226)
		return b
	}
	function text(most,   n, t) {
		size = 0
		most = 1 + below(most)
		for (t = ""; size < most; size += n) {
			n = 1
			if (raw) t = t byte(other())
			else if (below(4) > 0) t = t byte(32 + below(95))
			else { n = split(character[below(characters)], parts, " "); for (i = 1; i <= n; i++) t = t byte(parts[i]) }
		}
		return t
	}
	function old(most,   t) {
		for (t = ""; most > 0; most--) t = t byte(32 + below(95))
		return t
	}
	function grow(node, depth,   n, child, b) {
		if (below(3) == 0) comment[node] = text(below(20) ? 30 : 3000)
		if (comment[node] != "") length_of[node, "c"] = size
		else if (!raw && below(3) == 0) comment[node] = old(length_of[node, "c"] = 1 + below(9))
		if (place[node] > 0) {
			marked[node] = below(4) == 0
			if (below(4) == 0) { label[node] = text(5); length_of[node, "l"] = size }
		}
		used[node] = 1
		for (n = depth == 0 ? 3 + below(20) : depth < 8 ? below(below(6) ? 4 : 30) : 0; n > 0 && nodes < 150; n--) {
			b = below(15) * 16 + 1 + below(15)
			if (below(12) == 0 && place[node] > 0) b = 0
			if (path[b] || (node, b) in child_at) continue
			child = ++nodes
			child_at[node, b] = child
			place[child] = b
			kid[node, kids[node]++] = child
			path[b] = b > 0
			grow(child, depth + 1)
			path[b] = 0
		}
	}
	# RenLib ends the first line of a comment with byte 8, which stands for a newline.
	function lined(t) { sub(/\\010/, "\\012", t); sub(/\\012/, "\\010", t); return t }
	function padded(t, length_, end) { return t end ((length_ + (end != "")) % 2 ? "\\000" : "") }
	# A comment of printable ASCII may have the old form.
	function is_old(node) {
		return messy && comment[node] ~ /^(\\(0[4-7]|1[0-7])[0-7])+$/ && comment[node] !~ /\\177/ && below(2)
	}
	function last_high(t,   end) {
		end = substr(t, length(t) - 1)
		return substr(t, 1, length(t) - 3) (substr(t, length(t) - 2, 1) + 2) end
	}
	function head(node, flags, noted,   f, o, t) {
		o = noted && is_old(node)
		f = flags + (marked[node] && noted ? 16 : 0) + (comment[node] != "" ? (o ? 32 : 8) : 0)
		if (messy) f += 4 * below(2) + 2 * below(2)
		t = label[node] != "" || (messy && below(5) == 0)
		out = out byte(place[node]) byte(f + t)
		if (t) out = out byte(messy ? below(256) : 0) byte((messy ? 2 * below(128) : 0) + (label[node] != ""))
		if (comment[node] != "") {
			if (o) out = out padded(last_high(comment[node]), length_of[node, "c"], "")
			else out = out padded(messy ? comment[node] : lined(comment[node]), length_of[node, "c"], "\\000")
		}
		if (label[node] != "") out = out padded(label[node], length_of[node, "l"], "\\000")
	}
	# Puts the n children of a node into `order`: at random if `messy`, otherwise by point.
	function sort(node, n,   i, j, swap) {
		for (i = 0; i < n; i++) order[node, i] = kid[node, i]
		for (i = 1; i < n; i++) {
			j = messy ? below(i + 1) : i
			if (messy) { swap = order[node, i]; order[node, i] = order[node, j]; order[node, j] = swap; continue }
			for (; j > 0 && place[order[node, j - 1]] > place[order[node, j]]; j--) {
				swap = order[node, j]; order[node, j] = order[node, j - 1]; order[node, j - 1] = swap
			}
		}
	}
	function put_children(node, from, to, last,   i) {
		for (i = from; i < to; i++) put(order[node, i], i < to - 1, last && i == to - 1)
	}
	# `last`: nothing follows the node, so it may announce a sibling that never comes.
	function put(node, sibling, last,   n, cut) {
		n = kids[node] + 0
		sort(node, n)
		cut = messy && node > 0 && below(8) == 0 ? below(n + 1) : n
		announced = messy && last && !sibling && node > 0 && below(2)
		if (cut < n) {
			head(node, 128 + (cut == 0 ? 64 : 0), 1)
			put_children(node, 0, cut, 0)
			head(node, (sibling ? 128 : 0), below(2))
			put_children(node, cut, n, last)
			return
		}
		head(node, (sibling || announced ? 128 : 0) + (n == 0 ? 64 : 0), 1)
		put_children(node, 0, n, last)
	}
	BEGIN {
		raw = seed % 2
		seed *= 7919
		list = "195 169|228 184 173|240 159 152 128|93|92|92 10|13 10|10|9|58|32 32"
		characters = split(list, character, "|")
		character[0] = "91"
		header = "\\377RenLib\\377\\003"
		rest = "\\377\\377\\377\\377\\377\\377\\377\\377\\377\\377"
		grow(0, 0)
		messy = 1
		rootless = comment[0] == "" && kids[0] > 0 && below(2)
		sort(0, kids[0] + 0)
		if (rootless) put_children(0, 0, kids[0], 1)
		else put(0, 0, 1)
		print header byte(below(5)) rest out
		messy = 0
		out = ""
		put(0, 0, 1)
		print header "\\004" rest out
	}'
}

failed=0
say() {
	if [ "$1" -eq 0 ]; then
		echo "ok - $2"
	else
		echo "not ok - $2"
		failed=1
	fi
}
# The counts that --tree adds to comments. A backslash before the newline that follows them joins the lines.
counts='C\[[0-9]* games*: Black won [0-9]*, White won [0-9]*, drawn [0-9]*, open [0-9]*'
# Writes a line of octal escapes as bytes.
# shellcheck disable=SC2059
bytes() { printf "$(sed -n "$1p" "$scratch/escapes")"; }

for check in 'lib to lib' 'lib to sgf --variations to lib' 'sgf to json to sgf' 'the tree as sgf to lib'; do
	wrong=
	tested=0
	seed=0
	while [ $((seed += 1)) -le "$count" ]; do
		if [ "$check" = 'lib to lib' ]; then
			library $seed >"$scratch/escapes"
			bytes 1 >"$scratch/$seed.lib"
			bytes 2 >"$scratch/$seed.wanted"
			"$program" -g --to=sgf --variations "$scratch/$seed.lib" >"$scratch/$seed.sgf" 2>"$scratch/$seed.said"
		fi
		# JSON is in UTF-8, and the odd seeds have other bytes.
		[ "$check" != 'sgf to json to sgf' ] || [ $((seed % 2)) -eq 0 ] || continue
		tested=$((tested + 1))
		case $check in
		'lib to lib') "$program" -g --to=lib "$scratch/$seed.lib" ;;
		'lib to sgf'*) "$program" -g --to=lib "$scratch/$seed.sgf" ;;
		sgf*) "$program" -g --to=json "$scratch/$seed.sgf" | "$program" -g --to=sgf ;;
		*) "$program" -g --to=sgf --tree "$scratch/$seed.lib" |
			LC_ALL=C sed "s/$counts\$/C[\\\\/;s/$counts]/C[]/g" |
			"$program" -g --variations --to=lib ;;
		esac >"$scratch/got" 2>>"$scratch/$seed.said"
		wanted=$scratch/$seed.wanted
		[ "$check" != 'sgf to json to sgf' ] || wanted=$scratch/$seed.sgf
		cmp -s "$scratch/got" "$wanted" && [ ! -s "$scratch/$seed.said" ] || wrong="$wrong $seed"
	done
	[ -z "$wrong" ] && [ $tested -gt 0 ]
	say $? "$tested random libraries, $check${wrong:+, not}$wrong"
done
exit $failed
