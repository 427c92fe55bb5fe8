/* The comments below a kept game (autosave.h): the notes and the times of the moves, the players and the time
   that they have used, the clock, and the files that the game came from or was saved to. */
#ifndef KEPT_GAME_H
#define KEPT_GAME_H

#include "terminal/play/play.h"

/* What the comments say, except the notes and the times of moves. A comment that is missing or cannot be read leaves
   its fields zero. */
struct kept_game {
	enum mover_id player[2];         /* indexed by enum side; MOVER_HUMAN is zero */
	char name[2][OPPONENT_NAME_MAX]; /* indexed by enum who */
	struct chess_clock clock;        /* stopped; without a time control: no clock */
	long long used[2];               /* milliseconds of thinking, indexed by enum side */
	struct own_files own;
	long long number; /* a game that was written later has a larger one (autosave.h) */
};

/* Write the comments, or only those with notes. Return false if a note was left out, for lack of room. */
bool kept_game_write(const struct play *play, struct sink *out);
bool kept_game_write_notes(const struct ply_records *records, struct sink *out);
/* Writes the comments about the players, if one of them has a name. */
void kept_game_write_names(const struct play *play, struct sink *out);
/* Reads the comments from the end of an open file, or from a text. Other lines, and bad ones, are ignored. */
struct kept_game kept_game_read(int fd);
struct kept_game kept_game_of_text(struct span text);
/* Reads the times of the moves and the notes likewise. The game is followed, with no time used so far. */
void kept_game_read_plies(struct ply_records *records, const struct game *game, int fd);
void kept_game_plies_of_text(struct ply_records *records, const struct game *game, struct span text);

#endif
