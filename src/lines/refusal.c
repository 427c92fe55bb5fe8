#include "lines/refusal.h"

const char *refusal_text(enum status status)
{
	static const char *const texts[STATUSES] = {
		[STATUS_FORBIDDEN_OVERLINE] = "forbidden to Black: an overline; it was not placed",
		[STATUS_FORBIDDEN_44] = "forbidden to Black: a double-four; it was not placed",
		[STATUS_FORBIDDEN_33] = "forbidden to Black: a double-three; it was not placed",
		[STATUS_OCCUPIED] = "point already has a stone",
		[STATUS_OFF_BOARD] = "not a point of this board",
		[STATUS_GAME_OVER] = "the game is over",
		[STATUS_OPENING] = "tengen: Black starts on the centre, White in the upper half or on the centre row",
		[STATUS_NOT_ALLOWED] = "not allowed now",
		[STATUS_SYNTAX] = "neither a move nor a command",
	};
	return texts[status];
}
