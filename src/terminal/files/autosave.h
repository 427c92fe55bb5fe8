/* Keeps the running game in a file after every change, so that it can be resumed. The folder is renju in
   XDG_STATE_HOME or ~/.local/state. All running programs share its ten slots, which hold the last ten games, running
   or ended. Comments below the moves hold the notes and the times of the moves, the players and the time that they have
   used, the clock, and the files that the game came from or was saved to. A move is appended with comments that replace
   the earlier ones; any other change, and the last move, write the file again as a whole. */
#ifndef AUTOSAVE_H
#define AUTOSAVE_H

#include "os/file.h"
#include "terminal/play/play.h"

enum { AUTOSAVE_SLOTS = 10 };

/* A slot of the folder. */
struct autosave_slot {
	char path[PATH_ROOM];
	bool there;            /* the file of the slot exists */
	struct file_time time; /* when the game in the slot was last written */
	long long number; /* from 1: a game that was written later has a larger one, whatever the clock said; 0: no game */
};

/* What the comments say, except the notes and the times of moves. A comment that is missing or cannot be read leaves
   its fields zero. */
struct kept_game {
	enum mover_id player[2];         /* indexed by enum side; MOVER_HUMAN is zero */
	char name[2][OPPONENT_NAME_MAX]; /* indexed by enum who */
	struct chess_clock clock;        /* stopped; without a time control: no clock */
	long long used[2];               /* milliseconds of thinking, indexed by enum side */
	struct own_files own;
	long long number; /* a game that was written later has a larger one */
};

/* Write the comments, or only those with notes. Return false if a note was left out, for lack of room. With `first`
   above 1, those on notes and on earlier plies are in the file already. */
bool kept_game_write(const struct play *play, int first, struct sink *out);
bool kept_game_write_notes(const struct ply_records *records, struct sink *out);
/* Writes the comments about the players. */
void kept_game_write_players(const enum mover_id player[2], const struct opponents *opponents, struct sink *out);
/* Reads the comments from the end of an open file. Other lines, and bad ones, are ignored. */
struct kept_game kept_game_read(int fd);
/* Reads the times of the moves and the notes likewise. The game is followed, with no time used so far. */
void kept_game_read_plies(struct ply_records *records, const struct game *game, int fd);

/* Starts without a file. Removes the temporary files that killed programs left beside the slots. */
void autosave_open(struct autosave *autosave);
/* Keeps the game, its notes, its clock and the time used if any has changed. A game without a file gets one when it
   has a ply or a stone. Returns 0 or an errno. After a failure, tries again only when something has changed. */
int autosave_keep(struct play *play);
/* Releases the file of the game. The next game gets a file of its own. */
void autosave_leave(struct autosave *autosave);
/* Is this the file of the game on the board? Do not open that file: closing it would release its lock (fcntl). */
bool autosave_is(const struct autosave *autosave, const char *path);
/* Is there a game to resume: the game on the board, if it has a file, or a game that no other program plays? */
bool autosave_can_resume(const struct autosave *autosave);
/* Lists all slots: those that have a game, the newest first, and then the others. Returns how many have one. Without a
   folder for them, returns 0 and an empty first path. Only without a file of a game: see autosave_is(). */
int autosave_list(struct autosave_slot slots[AUTOSAVE_SLOTS]);
/* Opens and locks the file of a slot; creates it if slot->there is false. Returns the descriptor, or -1 and errno:
   EBUSY if another program plays the game. */
int autosave_hold(const struct autosave_slot *slot);
/* Resumes a kept game that is on the board already, with its records: reads all else from its comments,
   and keeps the game in its file from now on. `fd` is from autosave_hold(); autosave_leave() closes it. */
void autosave_resume(struct play *play, int fd, const char path[PATH_ROOM]);

#endif
