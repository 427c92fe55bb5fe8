# Completion of renju for bash, which reads this file at the first Tab: the program writes the script.
# shellcheck shell=bash
eval "$(renju --completion=bash 2>/dev/null)"
