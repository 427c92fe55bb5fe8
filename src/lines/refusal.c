#include "lines/refusal.h"

#include <string.h>

#include "formats/formats.h"

const char refusal_unknown[] = "threes nest too deep there to be judged, so whether it is forbidden is not known";

static const char *not_allowed(enum command_kind kind)
{
	switch (kind) {
	case COMMAND_UNDO:
		return "there are not so many plies to take back";
	case COMMAND_SETUP:
	case COMMAND_TURN:
		return "only before the first move or pass";
	case COMMAND_CLAIM:
		return "there is no forbidden move to claim";
	case COMMAND_DRAW:
		return "a machine is not offered a draw";
	case COMMAND_MOVE:
		return refusal_unknown;
	case COMMAND_SWAP:
	case COMMAND_MORE:
	case COMMAND_NUMBER:
	case COMMAND_OFFER:
		return NULL;
	default:
		return "not allowed now";
	}
}

const char *refusal_text(enum status status, enum command_kind kind)
{
	static const char *const texts[STATUSES] = {
		[STATUS_FORBIDDEN_OVERLINE] = "forbidden to Black: an overline; it was not placed",
		[STATUS_FORBIDDEN_44] = "forbidden to Black: a double-four; it was not placed",
		[STATUS_FORBIDDEN_33] = "forbidden to Black: a double-three; it was not placed",
		[STATUS_OCCUPIED] = "point already has a stone",
		[STATUS_OFF_BOARD] = "not a point of this board",
		[STATUS_GAME_OVER] = "the game is over",
		[STATUS_SYNTAX] = "neither a move nor a command",
	};
	return status == STATUS_NOT_ALLOWED ? not_allowed(kind) : texts[status];
}

/* A format's beginning; or a table, which has columns; or a list, which has several moves in a line. */
bool refusal_suspects_games(struct span text, enum coords coords)
{
	int point;
	if (format_begins(text))
		return true;
	if (text.length > 0 && memchr(text.at, '\t', text.length))
		return true;
	struct span first = text_word(&text), second = text_word(&text);
	return point_read(first, coords, BOARD_MAX, &point) != POINT_UNREADABLE &&
	       point_read(second, coords, BOARD_MAX, &point) != POINT_UNREADABLE;
}
