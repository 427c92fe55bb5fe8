/* What is played at the terminal: a game between people and machines, with its players, clocks, notes and files. */
#ifndef PLAY_H
#define PLAY_H

#include "base/path.h"
#include "book/book_file.h"
#include "commands/common_options.h"
#include "commands/session.h"
#include "terminal/play/chess_clock.h"
#include "terminal/play/ply_records.h"

enum {
	LEVEL_FIRST = MOVER_RANDOM, /* the levels are this machine and all after it */
	LEVEL_DEFAULT = MOVER_EASY,
	OPPONENT_NAME_MAX = 80, /* bytes of a person's name, terminated */
	OWN_FILES_MAX = 8,
};

enum { COUNTED_DRAW = -1 /* in place of a winner */, COUNTED_MAX = 10 };

/* A game in the score. */
struct counted {
	uint64_t hash; /* of the game (game_hash.h); 0: the entry is empty */
	int winner;    /* enum who, or COUNTED_DRAW */
};

/* The names of the two players, and the score between them. The first player begins with Black; an opening may swap
   the colors. */
struct opponents {
	char name[2][OPPONENT_NAME_MAX]; /* indexed by enum who; empty for a person without a name and for a machine */
	int wins[2];                     /* indexed by enum who */
	int draws;
	bool counted;                     /* the game on the board is in the score already, or must stay out of it */
	bool never_counted;               /* the game on the board was over, and not in the score, when it was resumed */
	int at;                           /* of the game on the board in `past`; COUNTED_MAX: it is not there */
	struct counted past[COUNTED_MAX]; /* the games that were counted last, the newest first */
};

/* The file that the game on the board is saved to after each change. It is locked against other programs. */
struct autosave {
	int fd;             /* locks the file; -1: no file yet */
	long long number;   /* of the newest game that is known; later ones get larger numbers */
	uint64_t hash;      /* of all that was kept last, or could not be kept; 0: nothing */
	uint64_t start;     /* of what the file has, without times; 0: it must be written as a whole */
	int plies;          /* in the file */
	bool resumed;       /* the game was resumed from the file */
	bool failed;        /* the last attempt to write the file failed */
	bool partial;       /* the file lacks notes that are too long */
	bool noted;         /* a failure was reported to the user; later ones are not reported */
	bool noted_partial; /* `partial` was reported for this game */
	char path[PATH_ROOM];
};

/* The chosen K and rule. While they do not fit, the size replaces a K above it, and freestyle replaces a rule that
   this K excludes. */
struct wanted_rules {
	int connect;
	enum rule rule;
};

/* What the user chose for new games. A loaded game has rules and a notation of its own, which the next game keeps; and
   against a machine the opening may be free. The menu returns to what was chosen. */
struct chosen_rules {
	struct ruleset rules;
	enum coords coords;
	struct wanted_rules wanted;
	bool by_person; /* a person has chosen a rule, so that the menu does not ask for it */
};

/* A file as it was when the game was read from it or written to it. */
struct own_file {
	long long device, number;       /* its identity (os/file.h) */
	long long seconds, nanoseconds; /* the time of its last change */
};

/* The last files that the game on the board came from or was saved to. */
struct own_files {
	uint64_t hash; /* of the game that was last saved or loaded (game_hash.h) */
	int count;     /* number of all such files; only the last OWN_FILES_MAX are remembered */
	struct own_file at[OWN_FILES_MAX];
};

enum { PLAYING_BOOK_PATH_MAX = 240 }; /* so that a line of the settings has room for it */

/* The book that the machines play from. */
struct playing_book {
	char path[PLAYING_BOOK_PATH_MAX]; /* "" for none */
	struct book book;                 /* empty if the book of the command line is used */
};

struct play {
	const struct common_options *common;
	struct session session;
	struct opponents opponents;
	struct autosave autosave;
	struct ply_records records;
	struct chess_clock clock; /* of the human players */
	struct own_files own;
	struct playing_book playing_book;
	struct game full_game; /* the complete game while the user looks back, or another game is on the board (view.h) */
	enum mover_id level;
	enum mover_id named[2]; /* the machine that plays a side in place of the level; MOVER_HUMAN: none */
	int milliseconds;       /* for one machine move; TIME_FREE: no limit */
	int jobs;               /* processor cores for `engine`; 0: all */
	bool analysis;          /* every position is reviewed while a person looks back */
	bool offered;           /* a machine has offered a draw in this game */
	bool late;              /* the game was lost on time */
	bool stopped;           /* two machines play, and the game is paused until Enter */
	bool has_begun;         /* a game was begun or loaded */
	enum side asked;        /* the side whose typed answer is being obeyed, or SIDE_NONE */
	long long used[2];      /* milliseconds of thinking, indexed by enum side */
	struct wanted_rules wanted;
	struct chosen_rules chosen;
};

/* Do machines play both sides? */
static inline bool play_is_watched(const struct session *session)
{
	return session->player[SIDE_BLACK] != MOVER_HUMAN && session->player[SIDE_WHITE] != MOVER_HUMAN;
}
/* Do people play both sides? */
static inline bool play_is_of_people(const struct session *session)
{
	return session->player[SIDE_BLACK] == MOVER_HUMAN && session->player[SIDE_WHITE] == MOVER_HUMAN;
}
/* Has the side whose clock is running lost on time? */
static inline bool play_clock_flagged(const struct chess_clock *clock)
{
	return clock->side != SIDE_NONE && chess_clock_flagged(clock, clock->side);
}

/* Returns which of the two plays this side now. */
enum who opponents_who(const struct game *game, enum side side);
/* In the next functions, `player` is the session's. */
/* Sets who plays. A change begins a new score. */
void opponents_set(struct opponents *opponents, enum mover_id player[2], enum mover_id black, enum mover_id white);
/* Names the first and the second player; "" is a person without a name. A change begins a new score. */
void opponents_name(struct opponents *opponents, const char *first, const char *second);
/* Copies a name without the blanks around it, with ? for control characters, cut to fit. Bytes that are not UTF-8 stay
   as they are, because a file may have another encoding. Fills the rest of `out` with zeros. */
void opponents_copy_name(char out[OPPONENT_NAME_MAX], struct span name);
/* Sets who plays a game that is resumed: `player`, in place of those who play now. The score stays if it is between
   these two, even with the colors swapped. */
void opponents_resume(struct opponents *opponents, enum mover_id now[2], const enum mover_id player[2],
                      char name[2][OPPONENT_NAME_MAX]);
/* Swaps the colors for the next game. */
void opponents_change_sides(struct opponents *opponents, enum mover_id player[2]);
/* Count the game on the board, which is over; and take it out of the score again, if it was `counted`. */
void opponents_count(struct opponents *opponents, const struct game *game);
void opponents_uncount(struct opponents *opponents);
/* Prepares for the game that is on the board now. The score stays. A game that is over already is not counted again.
   A resumed game (autosave.h) that is over and not in the score is never counted, not even if moves are taken back and
   it ends once more. */
void opponents_begin(struct opponents *opponents, const struct game *game, bool resumed);

/* Writes the absolute path of a file; ~/ is the home. Returns false for an empty name, and for a path that
   the file of settings cannot hold because it is too long or has a # or control characters. */
bool playing_book_path(struct span name, char path[PLAYING_BOOK_PATH_MAX]);
/* Replaces the book by that of the file. After a fault, the earlier book stays. `path` must not be playing->path. */
struct book_report playing_book_open(struct playing_book *playing, struct session *session, const char *path,
                                     const char *encoding);
/* Plays without a book from now on, and frees it. */
void playing_book_close(struct playing_book *playing, struct session *session);

#endif
