/* A game between people and machines: what every function of this folder works on. */
#ifndef MATCH_H
#define MATCH_H

#include <sys/types.h>

#include "lines/session.h"
#include "lines/terms.h"
#include "match/chess_clock.h"

enum {
	LEVEL_FIRST = MOVER_BEGINNER, /* the machines of the menu, up to the last of all */
	LEVEL_DEFAULT = MOVER_EASY,
	OPPONENT_NAME_MAX = 80, /* bytes of a person's name, terminated */
	AUTOSAVE_PATH_MAX = 1024,
	MISSED_WINS_MAX = 64,
	INSIGHT_LINE_MAX = 8, /* points of a line that are remembered */
	INSIGHTS_MAX = 512,   /* positions, the first ones of a game */
};

/* For nobody: a draw; or a game that had ended before it was opened. */
enum { COUNTED_DRAW = -1, COUNTED_NOT = -2 };

/* Who plays whom, by name, and the score of this pairing. The first player has Black when a game begins; an opening may
   swap the colors. */
struct opponents {
	char name[2][OPPONENT_NAME_MAX]; /* by enum who; empty: a person without a name, or a machine */
	int wins[2];                     /* likewise */
	int draws;
	bool counted;    /* the game on the board is in the score, or not to be in it */
	int counted_for; /* who that was, or COUNTED_DRAW or COUNTED_NOT */
	uint64_t hash;   /* of the game that was counted last (game_hash.h); 0: none */
};

/* The file that the game on the board is kept in by itself. Nobody else writes there while it is held. */
struct autosave {
	int fd;            /* holds it; -1: there is none yet */
	uint64_t hash;     /* of the game that stands there */
	long long left[2]; /* likewise: the clock's milliseconds */
	bool failed;       /* the game can't be kept, which was said */
	char path[AUTOSAVE_PATH_MAX];
};

/* What the machine thinks of a position. */
struct insight {
	uint64_t hash;   /* of the game up to here (game_hash.h); 0: nothing is known */
	enum side side;  /* to move */
	long long score; /* for it */
	int forced;      /* plies to the end, as struct search_result has it */
	int length;
	int16_t line[INSIGHT_LINE_MAX];
};

struct insights {
	bool on; /* every position that is looked back at is thought about */
	struct insight at[INSIGHTS_MAX]; /* by plies */
};

struct missed_win {
	int move; /* from 1 */
	enum side side;
	int point; /* with which the win begins */
};

/* Of one game, the last one first. */
struct missed_wins {
	uint64_t hash; /* of that game (game_hash.h); 0: none was looked at */
	int from;      /* the first move that was looked at, from 1 */
	int count;
	struct missed_win found[MISSED_WINS_MAX];
};

/* A rule that has given way to freestyle because K did not go with it, and comes back with its K. */
struct displaced {
	bool any;
	enum rule rule;
};

/* The file that the game on the board was last saved to, or read from to its end. */
struct own_file {
	bool any;
	dev_t device;
	ino_t number;
};

struct match {
	const struct terms *terms;
	struct session session;
	struct opponents opponents;
	struct autosave autosave;
	struct insights insights;
	struct missed_wins missed;
	struct chess_clock clock; /* of people */
	enum coords coords;       /* of points, for people and in files */
	struct game kept;         /* the game as it was last saved or loaded */
	struct own_file own;
	struct game whole;  /* the game to its end, while it is looked back at */
	struct game before; /* the game to go back to, while a file is read */
	struct game past;   /* an earlier position, while it is explained */
	enum mover_id level;
	int milliseconds;  /* for one machine move */
	bool offered;      /* a machine has offered a draw in this game */
	bool late;         /* the game was lost on time */
	bool stopped;      /* two machines play, and wait for Enter */
	bool began;        /* a game was begun or loaded */
	enum side asked;   /* who is asked for a move, and has typed something; or SIDE_NONE */
	long long used[2]; /* milliseconds each side has thought */
	struct displaced displaced;
	struct ruleset recorded_rules; /* what a reader of the record goes by */
	enum coords recorded_coords;
};

/* Do two machines play? */
static inline bool match_is_watched(const struct match *match)
{
	const enum mover_id *player = match->session.player;
	return player[SIDE_BLACK] != MOVER_HUMAN && player[SIDE_WHITE] != MOVER_HUMAN;
}
/* Does a person play each side? */
static inline bool match_is_of_people(const struct match *match)
{
	const enum mover_id *player = match->session.player;
	return player[SIDE_BLACK] == MOVER_HUMAN && player[SIDE_WHITE] == MOVER_HUMAN;
}
/* Has the time run out of the side whose time runs? */
static inline bool match_is_late(const struct match *match)
{
	return match->clock.side != SIDE_NONE && chess_clock_flagged(&match->clock, match->clock.side);
}

#endif
