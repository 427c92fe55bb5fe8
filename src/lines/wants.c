#include "lines/wants.h"

#include <stdarg.h>
#include <stdio.h>

/* A text that grows: "a, b or c". */
struct text {
	char *out;
	size_t length;
	int items, last; /* items written so far, and how many there will be */
};

static void put(struct text *text, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	int length = vsnprintf(text->out + text->length, WANTS_TEXT_MAX - text->length, format, arguments);
	va_end(arguments);
	text->length += length > 0 ? (size_t)length : 0;
}

static void put_item(struct text *text)
{
	text->items++;
	if (text->items > 1)
		put(text, "%s", text->items == text->last ? " or " : ", ");
}

static void put_place(struct text *text, const struct opening_place *place)
{
	switch (place->kind) {
	case 'i':
		put(text, place->side == 1 ? " on the centre" : " in the central %dx%d square", place->side, place->side);
		break;
	case 'o':
		put(text, " outside the central %dx%d square", place->side, place->side);
		break;
	case '^':
		put(text, " in the upper half or on the centre row");
		break;
	case '!':
		put(text, " in the central 5x5 square, but not to D13 or I13");
		break;
	default:
		break;
	}
}

static void put_stone(struct text *text, const struct game *game, const struct opening *opening)
{
	static const char *const ordinals[] = {"first", "second", "third", "fourth", "fifth", "sixth"};
	put_item(text);
	if (opening->picks > 0) {
		put(text, "pick one of the %d points offered", opening->picks);
		return;
	}
	put(text, "play the %s stone (%s)", ordinals[opening->stones], game->to_move == SIDE_BLACK ? "Black's" : "White's");
	put_place(text, &opening->place);
}

static void put_choices(struct text *text, const struct game *game, const struct opening *opening)
{
	text->last = opening->swap + opening->more + (opening->number > 0) + (opening->offer > 0) + opening->move;
	put(text, "the %s player must ", game_player(game, opening) == WHO_FIRST ? "first" : "second");
	if (opening->swap)
		put_item(text), put(text, "swap");
	if (opening->more)
		put_item(text), put(text, "call more");
	if (opening->number > 0)
		put_item(text), put(text, "name a number from 1 to %d", opening->number);
	if (opening->offer > 0)
		put_item(text), put(text, "offer %d point%s", opening->offer,
		                    opening->offer == 1 ? "" : "s (no two equal or symmetric)");
	if (opening->move)
		put_stone(text, game, opening);
}

static void put_point(struct text *text, const struct game *game, int point, enum coords coords)
{
	char name[POINT_TEXT_MAX];
	put(text, "%.*s", (int)point_write(name, point, coords, game->board.size), name);
}

/* Which two points are the same or one move. */
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

const char *wants_text(char out[WANTS_TEXT_MAX], const struct game *game, const struct command *command, enum coords coords)
{
	struct opening opening;
	struct text text = {out, 0, 0, 0};
	enum command_kind kind = command->kind;
	bool step = kind == COMMAND_MOVE || (kind >= COMMAND_SWAP && kind <= COMMAND_OFFER);
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
