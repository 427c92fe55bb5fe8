/* The games that the program has kept (match/autosave.h): lists them, and resumes one. */
#ifndef LAST_GAMES_H
#define LAST_GAMES_H

#include "terminal/view/view.h"

/* Releases the autosave file of the game on the board, and fills view->last with the kept games that no other program
   has open. One note counts the files that do not hold a whole game, and names the newest of them. */
void last_games_find(struct view *view, struct match *match);
/* Resumes a game of view->last, with its players, its clock and the time used. Returns false if that is not
   possible any more. */
bool last_games_open(struct view *view, struct match *match, int at);
/* Resumes the newest game. Returns false if there is none. */
bool last_games_resume(struct view *view, struct match *match);
/* Writes the line of a game in view->last: its date, result and players. With `narrow`, the date has no year and no
   time. */
void last_games_write(const struct view *view, int at, bool narrow, char *out, size_t room);

#endif
