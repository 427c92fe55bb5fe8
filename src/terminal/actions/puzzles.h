/* The puzzles of a file: opens them, shows one, and counts the tries, with notes. */
#ifndef PUZZLES_H
#define PUZZLES_H

#include "match/puzzle_counts.h"
#include "puzzles/puzzle.h"
#include "puzzles/puzzle_file.h"
#include "terminal/view/view.h"

struct puzzles {
	struct puzzle_file file;
	struct puzzle puzzle;
	int index;    /* of the puzzle that is shown */
	char path[VIEW_PATH_MAX];
	/* The players of the game that the puzzles replace; match->full_game is that game. */
	enum mover_id player[2];
	struct opponents opponents;
};

/* Opens a file of puzzles, and shows the first one that is not solved. Returns false, and changes nothing, if it has no
   puzzles or cannot be read. */
bool puzzles_open(struct view *view, struct match *match, struct span name);
/* Shows another puzzle. Returns false if the file has changed. */
bool puzzles_show(struct view *view, struct match *match, int index);
/* Looks for the win of a new puzzle. Returns false when memory runs out. */
bool puzzles_prove(struct view *view, struct match *match);
/* Plays the person's stone, and notes whether it is right, and the reply. Counts the try when it ends. */
void puzzles_play(struct view *view, struct match *match, const struct command *command, struct span text);
void puzzles_hint(struct view *view, const struct match *match);
void puzzles_again(struct view *view, struct match *match);
/* Puts the game back on the board. */
void puzzles_close(struct view *view, struct match *match);

#endif
