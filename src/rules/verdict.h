/* The status of a move. For a stone on an empty point, in a game that is not over, verdict_of_stone() decides which
   status comes first. */
#ifndef VERDICT_H
#define VERDICT_H

#include "base/text.h"
#include "rules/board.h"

enum status {
	STATUS_OK,
	STATUS_WIN_BLACK,
	STATUS_WIN_WHITE,
	STATUS_DRAW,
	STATUS_FORBIDDEN_OVERLINE, /* the FORBIDDEN statuses name the first reason */
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
/* The names in status lines, e.g. "OK", "FORBIDDEN 3-3", "ILLEGAL OCCUPIED". */
enum { STATUS_NAME_MAX = 19 };
extern const char status_names[STATUSES][STATUS_NAME_MAX + 1];

struct verdict {
	enum status status;
	/* A set of enum reason (forbidden.h) for a FORBIDDEN status; REASON_UNKNOWN for verdict_unknown(); else 0. */
	uint8_t reasons;
	bool rejected; /* the game has not changed: a refused line, or a forbidden move under PENALTY_REJECT */
};

/* Returns the status with this name; case and extra blanks do not matter. Returns STATUSES for any other text. */
enum status status_of_name(struct span name);

static inline bool status_forbidden(enum status status)
{
	return status >= STATUS_FORBIDDEN_OVERLINE && status <= STATUS_FORBIDDEN_33;
}

/* Does the status refuse a move or a line? A FORBIDDEN status does not. */
static inline bool status_refused(enum status status)
{
	return status >= STATUS_OCCUPIED;
}

static inline struct verdict verdict_plain(enum status status)
{
	return (struct verdict){.status = status, .rejected = status_refused(status)};
}

/* Is the status NOT-ALLOWED because the move could not be judged? */
bool verdict_unknown(struct verdict verdict);

/* Returns the status of the first reason; STATUS_OK without a reason. */
enum status status_of_reasons(unsigned reasons);

enum { REASONS_TEXT_MAX = 16 };
/* Writes the reasons joined by '+', e.g. "OVERLINE+4-4", or "?", without a terminator. Returns the length. */
size_t reasons_write(char *out, unsigned reasons);

/* Returns the status of a stone of the side on the empty point, before the game is over. The rules' order: it wins, is
   forbidden or cannot be judged, fills the board, or the game goes on. The board's bytes do not change. */
struct verdict verdict_of_stone(struct board *board, const struct ruleset *rules, enum side side, int point);

#endif
