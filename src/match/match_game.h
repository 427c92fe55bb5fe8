/* A game between two engines, judged by the rules; its record, and records that are read again (match_record.c). */
#ifndef MATCH_GAME_H
#define MATCH_GAME_H

#include "match/match_options.h"
#include "match/schedule.h"
#include "match/seat.h"
#include "match/standings.h"

/* How a game of a match ended. */
enum ending {
	ENDING_FIVE,
	ENDING_OVERLINE, /* the next three: Black's forbidden moves */
	ENDING_44,
	ENDING_33,
	ENDING_FULL,  /* a draw on a full board */
	ENDING_PLIES, /* a draw by --draw-after */
	ENDING_RESIGNATION,
	ENDING_TIME, /* the last three are faults */
	ENDING_ILLEGAL,
	ENDING_CRASH,
	ENDINGS
};
extern const char *const ending_names[ENDINGS];

static inline bool ending_is_fault(enum ending ending)
{
	return ending >= ENDING_TIME;
}

/* What both games of a pair, and all pairs, have in common. */
struct match_settings {
	struct seat_settings seat;
	bool swap2;     /* the engines make the opening */
	int draw_after; /* plies */
};

enum { REFUSED_MAX = 80, MOVE_COMMENT_MAX = 160 };

/* A game that was played. */
struct played_game {
	bool stopped;     /* the match was stopped: the game does not count */
	enum side winner; /* SIDE_NONE: a draw */
	enum ending ending;
	int engine[2];                  /* by color; after a swap not as in the fixture */
	long long longest[2];           /* milliseconds for one move, by color */
	long long memory[2];            /* KB, by color; -1: not known */
	char refused[REFUSED_MAX];      /* the line of ENDING_ILLEGAL, printable, cut, terminated */
	struct replay *replay;          /* the caller's: gets the game, and its notes a comment for each move */
	char comment[MOVE_COMMENT_MAX]; /* on the last move, which is added once the game is known to go on */
};

/* Plays the game. */
void match_play(struct played_game *played, const struct fixture *fixture, const struct contestant contestants[],
                const struct match_openings *openings_of_match, const struct match_settings *settings);

/* Writes a record of the game to `out`. Returns false if memory runs out. */
bool record_put(struct sink *out, const struct format *format, const struct played_game *played,
                const struct fixture *fixture, const struct contestant contestants[]);

/* What a file of records must hold to go on. */
struct resumption {
	const struct schedule *schedule;
	const struct contestant *contestants;
	const struct match_openings *openings;
	bool swap2;
	enum match_record record;    /* the format of the file */
	uint8_t *score;              /* enum score by the number of the game; all are SCORE_NONE before */
	struct standings *standings; /* get the faults and the longest moves */
	/* whole records in the file, and those that were read; 0 before */
	unsigned long long whole, count;
};

/* Opens the file, or makes it, and reads the games in it. What follows the last whole record is cut off. Returns the
   descriptor, at the end of the file; or -1, with the file as it was, if it is in use, or has other content; `fault`
   then says why. */
int record_resume(struct resumption *resumption, const char *path, struct fault *fault);

#endif
