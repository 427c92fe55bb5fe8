/* Carries out the commands of lines on a game without machines. */
#ifndef OBEY_H
#define OBEY_H

#include "language/command.h"
#include "rules/game.h"

/* Carries out a command that changes the state, but `new`, whose rules the caller knows. Refuses commands that change
   nothing. */
struct verdict obey_command(struct game *game, const struct command *command);

#endif
