/* What is said of the plies of a game: winning chances, marks, better lines. */
#ifndef ANNOTATION_H
#define ANNOTATION_H

#include <stdbool.h>
#include <stdint.h>

/* Black's winning chance in thousandths: 1 to 999, or one of these. */
enum {
	CHANCE_UNKNOWN = -1,
	CHANCE_WHITE_WINS = 0,    /* proved */
	CHANCE_DRAW = 500,        /* of a certain draw, too */
	CHANCE_BLACK_WINS = 1000, /* proved */
};

/* The first of these that fits a move. */
enum move_mark {
	MARK_NONE,
	MARK_ONLY,     /* every other move loses 150 or more */
	MARK_MISSED,   /* a proved win is no longer proved, and the move loses 50 or more */
	MARK_BLUNDER,  /* it loses 150 thousandths or more */
	MARK_MISTAKE,  /* 100 */
	MARK_DOUBTFUL, /* 50 */
};
extern const char *const move_mark_names[]; /* "" for MARK_NONE; ends in NULL */

enum { ANNOTATION_LINE_MAX = 256 };

/* One ply of a game; the one of ply 0 has only a chance. */
struct annotation {
	int chance;          /* after the ply */
	enum move_mark mark; /* of the ply */
	int best;            /* the better move's point, where there is a mark */
	int length;          /* of the better line, which begins with `best` */
	int16_t line[ANNOTATION_LINE_MAX];
};

#endif
