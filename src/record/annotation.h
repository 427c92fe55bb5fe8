/* Annotations of a game's plies: winning chances, marks, better lines. */
#ifndef ANNOTATION_H
#define ANNOTATION_H

#include <stdint.h>

#include "rules/point.h"
#include "rules/ruleset.h"

/* Black's winning chance in thousandths: 1 to 999, or one of these. */
enum {
	CHANCE_UNKNOWN = -1,
	CHANCE_WHITE_WINS = 0,    /* proved */
	CHANCE_DRAW = 500,        /* even chances, or a certain draw */
	CHANCE_BLACK_WINS = 1000, /* proved */
};

/* The mark of a move is the first one after MARK_NONE that fits; MARK_NONE if none does. Losses are in thousandths of
   the winning chance. */
enum move_mark {
	MARK_NONE,
	MARK_ONLY,     /* all other moves lose 150 or more */
	MARK_MISSED,   /* a proved win is no longer proved, and the move loses 50 or more */
	MARK_BLUNDER,  /* loses 150 or more */
	MARK_MISTAKE,  /* loses 100 or more */
	MARK_DOUBTFUL, /* loses 50 or more */
	MOVE_MARKS,
};
extern const char *const move_mark_names[]; /* "" for MARK_NONE; ends in NULL */

enum { ANNOTATION_LINE_MAX = 256 };

/* The annotation of a ply. Ply 0 has only a chance. */
struct annotation {
	int chance;          /* Black's winning chance after the ply */
	enum move_mark mark; /* of the ply */
	int best;            /* point of the better move, for marks from MARK_MISSED on; else POINT_NONE */
	int length;          /* plies in `line`, the better line, which begins with `best`; 0: no line */
	int16_t line[ANNOTATION_LINE_MAX];
};

enum { ANNOTATION_TEXT_MAX = 160 };

/* Writes an English sentence that says what a marked move of `side` gave away. Terminated. list[ply - 1] belongs to
   the position before the move. `best` is the better move as text. */
void annotation_describe_move(char out[ANNOTATION_TEXT_MAX], const struct annotation *list, int ply, enum side side,
                              const char *best);
/* Likewise, but says what the better line is worth. */
void annotation_describe_line(char out[ANNOTATION_TEXT_MAX], const struct annotation *list, int ply, enum side side);

#endif
