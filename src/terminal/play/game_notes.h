/* The notes on the game on the board. */
#ifndef GAME_NOTES_H
#define GAME_NOTES_H

#include "terminal/play/play.h"

/* Forgets all notes. */
void game_notes_clear(struct play *play);
void game_notes_free(struct play *play);
/* Replaces the notes by those of a game that was read. Their plies count only stones and passes. `game` is the same
   game on the board, where steps of an opening are plies, too. */
void game_notes_take(struct play *play, const struct game *game, const struct notes *read);
/* Adds a line to the comment on the position after `ply` plies of `game`, the whole game. Returns false when there is
   no memory, or no room. */
bool game_notes_add(struct play *play, const struct game *game, int ply, struct span line);
/* Returns the last ply of `game` that has notes; 0 if there is none after the start. */
int game_notes_last(const struct play *play, const struct game *game);
/* Reads the next note on the position after `ply` plies, like notes_next(). Ply 0 also has the notes on the whole
   game. Notes on a different move at this ply, which was taken back, are skipped. */
bool game_notes_next(const struct play *play, const struct game *game, int ply, size_t *at, struct note *note);
/* Copies the notes on the game, as SGF holds them: those on a step of the opening or on a resignation belong to the
   last stone or pass before it. Returns false when memory runs out. */
bool game_notes_copy(const struct play *play, const struct game *game, struct notes *copy);

enum { NOTES_KEPT_MAX = 1 << 18 }; /* bytes of the lines of all notes */

/* Writes the notes on the game as comments in lines. Returns false if a note was left out, for lack of room. */
bool game_notes_write(const struct play *play, struct sink *out);
/* Reads a note from such a line after "# note", for the game on the board. Ignores a bad line. */
void game_notes_read(struct play *play, struct span words);

#endif
