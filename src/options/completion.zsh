#compdef renju
# Completion of renju for zsh, which calls this file as a function at the first Tab: the program writes the script, in
# which a function of this name takes its place.
local script
script=$(renju --completion=zsh 2>/dev/null) && eval "$script" && _renju "$@"
