# Completion of renju for fish, which reads this file at the first Tab: the program writes the script.
command -q renju; and command renju --completion=fish 2>/dev/null | source
