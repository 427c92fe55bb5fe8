#!/bin/sh
# The page of examples/review.sh in a browser: review_page.sh PROGRAM SCRATCH
browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome)
if [ -z "$browser" ]; then
	echo "ok - Chromium is not here # SKIP"
	exit 0
fi
printf '<script>alert("a")</script>\trenju\th8 h6 i8 i6 j8 j6 o15 k6\nb\tblack=h8 white=i9 g7 pass\nc\t\n' >"$2/games"
RENJU=$1 sh examples/review.sh --from=moves -r freestyle -N 300 "$2/games" >"$2/page.html"
# The page notes how many stones it found in each game (data-ready). The added script clicks, and notes what is shown.
sed 's|</body></html>|<script>document.querySelectorAll("li button")[1].click(); document.body.dataset.line = document.querySelectorAll(".better").length; document.querySelector(".steps button").click(); document.body.dataset.hidden = document.querySelectorAll(".board .hidden").length</script>&|' \
	"$2/page.html" >"$2/clicked.html"
limit 120 "$browser" --headless --no-sandbox --disable-gpu --user-data-dir="$2/profile" --dump-dom "$2/clicked.html" >"$2/dom" 2>"$2/log"
found=$(grep -o 'data-ready="[0-9]*"\|data-line="[1-9][0-9]*" data-hidden="[0-9]*"' "$2/dom" | paste -sd ' ' -)
case $found in
'data-line="'*'" data-hidden="'*'" data-ready="8" data-ready="1" data-ready="0"') echo "ok - the page of review.sh works in a browser" ;;
*)
	echo "not ok - the page of review.sh works in a browser"
	echo "$found" | sed 's/^/#   /'
	sed 's/^/#   /' "$2/log"
	exit 1
	;;
esac
if grep -q '&lt;script&gt;alert("a")' "$2/dom"; then
	echo "ok - a name with <script> is text"
else
	echo "not ok - a name with <script> is text"
	exit 1
fi
