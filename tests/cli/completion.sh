#!/bin/sh
# What each installed shell offers to complete a line.
program=$1
here=$2/completion
mkdir -p "$here/bin" "$here/work/folder"
ln -sf "$program" "$here/bin/renju"
: >"$here/work/a game.moves"
PATH=$here/bin:$PATH
export PATH
cd "$here/work" || exit 2

# is NAME WANTED: compares standard input with WANTED; blanks and newlines count as the same.
is() {
	got=$(tr -s ' \n' '  ' | sed 's/ $//')
	if [ "$got" = "$2" ]; then
		echo "ok - $1"
	else
		echo "not ok - $1"
		echo "#   wanted $2"
		echo "#   got    $got"
	fi
}

# All three scripts have every option of --help, with its values.
renju --help | sed -n 's/.* --\([a-z-]*\).*/\1/p' >"$here/options"
[ -s "$here/options" ] || echo "not ok - --help has options"
for shell in bash zsh fish; do
	renju --completion="$shell" >"$here/$shell" || echo "not ok - --completion=$shell"
	while read -r option; do
		grep -q -e "[- ]${option}[= }' ]" "$here/$shell" || echo "$option"
	done <"$here/options" | is "the script of $shell knows every option" ""
done
renju --completion=csh 2>&1 | is "another shell is refused" "renju: --completion: 'csh' is not one of bash, zsh, fish Try 'renju --help'."
(renju --size=0 --completion=bash; renju --completion=bash --size=0) 2>&1 | grep -c "complete -F" | is "options after --completion are ignored" 1

# Calls the function as the shell would: with the words of the line, the last one incomplete.
in_bash() {
	bash -c '. "$0/bash"; COMP_WORDS=(renju "$@"); COMP_CWORD=$#; _renju; printf "%s\n" "${COMPREPLY[@]}"' "$here" "$@"
}
if command -v bash >/dev/null; then
	in_bash --ru | is "bash: a long name" "--rule="
	in_bash --n | is "bash: the beginning of two" "--nodes= --number="
	in_bash --rule = s | is "bash: a value after =" standard
	in_bash --rule=s | is "bash: the same as one word" --rule=standard
	in_bash --rule = | is "bash: all values" "renju standard freestyle caro"
	in_bash -r f | is "bash: a letter's value" freestyle
	in_bash -g --analyze where,vc | is "bash: one of a list" where,vcf
	in_bash -n "" | is "bash: a number is left alone" ""
	in_bash --dedup = p | is "bash: a value that may be left out" position
	in_bash --dedup "" | sort | is "bash: a file after an option whose value is left out" "a game.moves folder"
	in_bash --record = "a " | is "bash: a file for an option" "a game.moves"
	in_bash -- -r | is "bash: only files after --" ""
	in_bash --co | is "bash: the beginning of four" "--connect= --coords= --color= --completion="
	PS1='$ ' TERM=dumb pty -c 200 bash --norc --noprofile <<-EOF >"$here/typed" 2>&1
		send . '$here/bash'; PS1='rea''dy: '
		wait ready:
		type renju --ru\t
		wait renju --rule=
		type fr\t
		wait freestyle
		type -B en\t
		wait engine
		type a\t
		wait game.moves
		key ^U
		send exit 7
		status
	EOF
	tail -n 1 "$here/typed" | is "bash: at the Tab key" "status 7"
else
	echo "ok - bash is not here # SKIP"
fi

if command -v fish >/dev/null; then
	in_fish() { HOME=$here fish --no-config -c "source '$here/fish'; complete -C '$1'" | cut -f 1; }
	in_fish 'renju --ru' | is "fish: a long name" --rule
	in_fish 'renju --rule=s' | is "fish: a value after =" "--rule=standard"
	in_fish 'renju -r f' | is "fish: a letter's value" freestyle
	in_fish 'renju -g --analyze where,vc' | is "fish: one of a list" where,vcf
	in_fish 'renju -n ' | is "fish: a number is left alone" ""
	in_fish 'renju --dedup=p' | is "fish: a value that may be left out" --dedup=position
	in_fish 'renju --record ' | is "fish: a file for an option" "a game.moves folder/"
else
	echo "ok - fish is not here # SKIP"
fi

# zsh can only be tested by pressing Tab.
if command -v zsh >/dev/null; then
	TERM=dumb pty -c 200 zsh -f <<-EOF >"$here/typed" 2>&1
		send PS1='rea''dy: '; autoload -U compinit; compinit -u -D; . '$here/zsh'; bindkey '^I' complete-word; unsetopt autolist automenu
		wait ready:
		type renju --ru\t
		wait renju --rule=
		type fr\t
		wait freestyle
		type -B en\t
		wait engine
		type --analyze=where,vc\t
		wait ,vcf
		type  --dedup=p\t
		wait =position
		type a\t
		wait game.moves
		key ^U
		send exit 7
		status
	EOF
	tail -n 1 "$here/typed" | is "zsh: at the Tab key" "status 7"
else
	echo "ok - zsh is not here # SKIP"
fi
