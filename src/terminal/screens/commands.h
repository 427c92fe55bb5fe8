/* Obeys what a person types in a game: moves, commands, and the words that only the terminal has. */
#ifndef COMMANDS_H
#define COMMANDS_H

#include "terminal/view/screen_ops.h"

/* Obeys one line, and returns what comes next. Before an unsaved game is left, the person is asked. */
struct next commands_obey(struct view *view, struct play *play, struct span typed);

#endif
