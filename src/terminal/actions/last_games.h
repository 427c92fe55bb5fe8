/* The games that the program has kept (terminal/files/autosave.h): lists them, and resumes one. */
#ifndef LAST_GAMES_H
#define LAST_GAMES_H

#include "terminal/view/view.h"

/* Releases the autosave file of the game on the board, and fills view->last with the kept games that no other program
   has open. If some files do not hold a whole game, adds one note with their number and the path of the newest. */
void last_games_find(struct view *view, struct play *play);
/* Resumes a game of view->last, with its players, its clock and the time used. Returns false, with a note, if the
   game cannot be read any more or another program has it open. */
bool last_games_open(struct view *view, struct play *play, int at);
/* Finds the kept games and resumes the newest. Returns false if there is none, or if last_games_open() fails. */
bool last_games_resume(struct view *view, struct play *play);
/* Writes the line of a game in view->last: date, time, result and players. `narrow` leaves out the year and the
   time. */
void last_games_write(const struct view *view, int at, bool narrow, char *out, size_t room);

#endif
