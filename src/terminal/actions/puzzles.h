/* The puzzles of a file: opens them, shows one, counts the tries, and notes the results. */
#ifndef PUZZLES_H
#define PUZZLES_H

#include "terminal/puzzles/puzzle.h"
#include "terminal/puzzles/puzzle_counts.h"
#include "terminal/puzzles/puzzle_file.h"
#include "terminal/view/view.h"

struct puzzles {
	struct puzzle_file file;
	struct puzzle puzzle;
	int index; /* of the puzzle that is shown */
	char path[VIEW_PATH_MAX];
	/* The players of the game that the puzzles replace; play->full_game is that game. */
	enum mover_id player[2];
	struct opponents opponents;
	bool threats; /* the setting; marks in a puzzle would show the solution */
};

/* Opens a file of puzzles, and shows the first one that is not solved. Returns false, with a note, and changes
   nothing, if the file has no puzzles or cannot be read. If the file changes while it is opened, returns false and
   closes the puzzles that were open. */
bool puzzles_open(struct view *view, struct play *play, struct span name);
/* Shows the puzzle with this index, from 0. Returns false, with a note, if the file has changed. */
bool puzzles_show(struct view *view, struct play *play, int index);
/* Searches for the win of a new puzzle, until a key or Ctrl-C stops it. Adds a note if no win is proved. Returns false
   when memory runs out. */
bool puzzles_prove(struct view *view, struct play *play);
/* Plays the person's stone and the reply. Notes the reply, and whether the stone is right. Counts the try when it ends,
   unless a hint helped to solve the puzzle. */
void puzzles_play(struct view *view, struct play *play, const struct command *command, struct span text);
/* Notes a move that keeps the win, and moves the cursor there; after a miss, only notes a move that would have kept
   it. */
void puzzles_hint(struct view *view, const struct play *play);
/* Goes back to the puzzle's position for another try. */
void puzzles_again(struct view *view, struct play *play);
/* Puts the game back on the board, and frees the puzzles. Does nothing if none are open. */
void puzzles_close(struct view *view, struct play *play);

#endif
