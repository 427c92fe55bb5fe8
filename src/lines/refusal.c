#include "lines/refusal.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "formats/formats.h"

static enum refusal not_allowed(enum command_kind kind)
{
	switch (kind) {
	case COMMAND_MOVE:
		return REFUSAL_UNKNOWN;
	case COMMAND_UNDO:
		return REFUSAL_UNDO;
	case COMMAND_SETUP:
	case COMMAND_TURN:
		return REFUSAL_LATE;
	case COMMAND_CLAIM:
		return REFUSAL_CLAIM;
	case COMMAND_DRAW:
		return REFUSAL_DRAW;
	default:
		return command_class(kind) == CLASS_STEP ? REFUSAL_CHOICE : REFUSAL_NOW;
	}
}

enum refusal refusal_of(enum status status, enum command_kind kind)
{
	static const enum refusal refusals[STATUSES] = {
		[STATUS_FORBIDDEN_OVERLINE] = REFUSAL_OVERLINE,
		[STATUS_FORBIDDEN_44] = REFUSAL_44,
		[STATUS_FORBIDDEN_33] = REFUSAL_33,
		[STATUS_OCCUPIED] = REFUSAL_OCCUPIED,
		[STATUS_OFF_BOARD] = REFUSAL_OFF_BOARD,
		[STATUS_GAME_OVER] = REFUSAL_GAME_OVER,
		[STATUS_OPENING] = REFUSAL_OPENING,
		[STATUS_SYNTAX] = REFUSAL_SYNTAX,
	};
	return status == STATUS_NOT_ALLOWED ? not_allowed(kind) : refusals[status];
}

const char *const refusal_texts[] = {
	[REFUSAL_NONE] = NULL,
	[REFUSAL_OVERLINE] = "forbidden to Black: an overline; it was not placed",
	[REFUSAL_44] = "forbidden to Black: a double-four; it was not placed",
	[REFUSAL_33] = "forbidden to Black: a double-three; it was not placed",
	[REFUSAL_UNKNOWN] = "threes nest too deep there to be judged, so whether it is forbidden is not known",
	[REFUSAL_OCCUPIED] = "point already has a stone",
	[REFUSAL_OFF_BOARD] = "not a point of this board",
	[REFUSAL_GAME_OVER] = "the game is over",
	[REFUSAL_OPENING] = NULL,
	[REFUSAL_CHOICE] = NULL,
	[REFUSAL_UNDO] = "there are not that many plies to take back",
	[REFUSAL_LATE] = "only before the first move or pass",
	[REFUSAL_CLAIM] = "there is no forbidden move to claim",
	[REFUSAL_DRAW] = "a draw can't be offered to a machine",
	[REFUSAL_NOW] = "not allowed now",
	[REFUSAL_SYNTAX] = "neither a move nor a command",
};

/* A text of several items: "a, b or c". */
struct text {
	char *out;
	size_t length;
	int items, last; /* items written, and how many there will be */
};

static void put(struct text *text, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	int length = vsnprintf(text->out + text->length, REFUSAL_TEXT_MAX - text->length, format, arguments);
	va_end(arguments);
	text->length += length > 0 ? (size_t)length : 0;
}

static void put_item(struct text *text)
{
	text->items++;
	if (text->items > 1)
		put(text, "%s", text->items == text->last ? " or " : ", ");
}

/* Where a stone may go; %d is the side of the central square. */
static const char *const area_texts[] = {
	[AREA_NOWHERE] = "",
	[AREA_ANYWHERE] = "",
	[AREA_CENTER] = " on the centre",
	[AREA_INSIDE] = " in the central %dx%d square",
	[AREA_OUTSIDE] = " outside the central %dx%d square",
	[AREA_UPPER] = " in the upper half or on the centre row",
	[AREA_NOT_13] = " in the central 5x5 square, but not to D13 or I13",
};

static void put_stone(struct text *text, const struct game *game, const struct opening *opening)
{
	static const char *const ordinals[] = {"first", "second", "third", "fourth", "fifth", "sixth"};
	int side = opening->place.side;
	put(text, "play the %s stone (%s)", ordinals[opening->stones], game->to_move == SIDE_BLACK ? "Black's" : "White's");
	put(text, area_texts[opening->place.area], side, side);
}

static void put_choices(struct text *text, const struct game *game, const struct opening *opening)
{
	static const char *const texts[] = {
		[CHOICE_SWAP] = "swap",
		[CHOICE_MORE] = "call more",
		[CHOICE_NUMBER] = "name a number from 1 to %d",
		[CHOICE_OFFER] = "offer %d points (no two equal or symmetric)",
		[CHOICE_PICK] = "pick one of the %d points offered",
	};
	struct opening_choice choices[CHOICES];
	text->last = opening_choices(opening, choices);
	put(text, "the %s player must ", game_player(game, opening) == WHO_FIRST ? "first" : "second");
	for (int i = 0; i < text->last; i++) {
		const struct opening_choice *choice = &choices[i];
		put_item(text);
		if (choice->kind == CHOICE_STONE)
			put_stone(text, game, opening);
		else if (choice->kind == CHOICE_OFFER && choice->count == 1)
			put(text, "offer 1 point");
		else
			put(text, texts[choice->kind], choice->count);
	}
}

static void put_point(struct text *text, const struct game *game, int point, enum coords coords)
{
	char name[POINT_TEXT_MAX];
	put(text, "%.*s", (int)point_write(name, point, coords, game->board.size), name);
}

/* Names the two points of an offer that are equal or symmetric. */
static void put_pair(struct text *text, const struct game *game, const struct command *command, enum coords coords)
{
	struct offer_fault fault = game_offer_fault(game, command->point_list, command->points);
	if (fault.status != STATUS_OPENING)
		return;
	put_point(text, game, fault.earlier, coords);
	if (fault.point != fault.earlier) {
		put(text, " and ");
		put_point(text, game, fault.point, coords);
	}
	put(text, fault.point == fault.earlier ? " stands there twice: " : " are one move: ");
}

/* Writes the choices of the opening. */
static const char *write_opening(char out[REFUSAL_TEXT_MAX], const struct command *command, const struct game *game,
                                 enum coords coords)
{
	struct opening opening;
	struct text text = {.out = out};
	enum command_kind kind = command->kind;
	bool step = kind == COMMAND_MOVE || command_class(kind) == CLASS_STEP;
	game_opening(game, &opening);
	if (opening.over) {
		put(&text, "the opening gives no such choice now");
		return out;
	}
	if (!step)
		put(&text, "not before the opening is over: ");
	if (kind == COMMAND_OFFER && opening.offer > 0)
		put_pair(&text, game, command, coords);
	put_choices(&text, game, &opening);
	return out;
}

const char *refusal_of_command(char out[REFUSAL_TEXT_MAX], enum status status, const struct command *command,
                               const struct game *game, enum coords coords)
{
	const char *text = refusal_texts[refusal_of(status, command->kind)];
	return text ? text : write_opening(out, command, game, coords);
}

/* Files have known beginnings, tables have TABs, lists have several moves in a line. */
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
