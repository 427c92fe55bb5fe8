/* The one ordered answer to "what does this move do?". */
#ifndef VERDICT_H
#define VERDICT_H

#include "base/text.h"
#include "rules/board.h"

enum status {
	STATUS_OK,
	STATUS_WIN_BLACK,
	STATUS_WIN_WHITE,
	STATUS_DRAW,
	STATUS_FORBIDDEN_OVERLINE, /* these three name the first reason */
	STATUS_FORBIDDEN_44,
	STATUS_FORBIDDEN_33,
	STATUS_OCCUPIED,
	STATUS_OFF_BOARD,
	STATUS_GAME_OVER,
	STATUS_OPENING,
	STATUS_NOT_ALLOWED,
	STATUS_SYNTAX,
	STATUSES,
};
/* The names in status lines: "OK", "FORBIDDEN 3-3", "ILLEGAL OCCUPIED". */
enum { STATUS_NAME_MAX = 19 };
extern const char status_names[STATUSES][STATUS_NAME_MAX + 1];

struct verdict {
	enum status status;
	/* For a FORBIDDEN status the set of enum reason (forbidden.h), else 0 except for verdict_unknown(). */
	uint8_t reasons;
	bool rejected; /* nothing changed: the status refuses the line, or forbids the move under PENALTY_REJECT */
};

/* Returns the status with this name, letters in either case, any blanks between words; STATUSES for another text. */
enum status status_of_name(struct span name);

static inline bool status_forbidden(enum status status)
{
	return status >= STATUS_FORBIDDEN_OVERLINE && status <= STATUS_FORBIDDEN_33;
}

/* Does the status refuse a move or a line? Forbidden moves are not refused here. */
static inline bool status_refused(enum status status)
{
	return status >= STATUS_OCCUPIED;
}

static inline struct verdict verdict_plain(enum status status)
{
	return (struct verdict){.status = status, .rejected = status_refused(status)};
}

/* Is it NOT-ALLOWED because the move could not be judged? Its reasons are REASON_UNKNOWN. */
bool verdict_unknown(struct verdict verdict);

/* Returns the first of the reasons as a status. */
enum status status_of_reasons(unsigned reasons);

enum { REASONS_TEXT_MAX = 16 };
/* Writes all reasons joined by '+', e.g. "OVERLINE+4-4", or "?", without a terminator. Returns the length. */
size_t reasons_write(char *out, unsigned reasons);

/* Returns what a stone of the side on the empty point does in an open game, in the rules' order: it wins, it is
   forbidden or cannot be judged, it fills the board, the game goes on. The board's bytes are the same afterwards. */
struct verdict verdict_of_stone(struct board *board, const struct ruleset *rules, enum side side, int point);

#endif
