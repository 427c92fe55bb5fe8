#include "commands/refusal.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/minmax.h"
#include "formats/formats.h"
#include "record/movetext.h"

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
	[REFUSAL_OVERLINE] = "forbidden to Black (overline); no stone was placed",
	[REFUSAL_44] = "forbidden to Black (double-four); no stone was placed",
	[REFUSAL_33] = "forbidden to Black (double-three); no stone was placed",
	[REFUSAL_UNKNOWN] = "a point cannot be judged: its threes nest too deeply",
	[REFUSAL_OCCUPIED] = "point already has a stone",
	[REFUSAL_OFF_BOARD] = "not on this board",
	[REFUSAL_GAME_OVER] = "the game is over",
	[REFUSAL_OPENING] = NULL,
	[REFUSAL_CHOICE] = NULL,
	[REFUSAL_UNDO] = "there are not that many plies to take back",
	[REFUSAL_LATE] = "can only be used before the first move or pass",
	[REFUSAL_CLAIM] = "there is no forbidden move to claim",
	[REFUSAL_DRAW] = "a draw cannot be offered to a machine",
	[REFUSAL_NOW] = "cannot be used now",
	[REFUSAL_SYNTAX] = "neither a move nor a command",
};

/* A text of several items: "a, b or c". */
struct text {
	char *out;
	size_t length;
	int items, last; /* items written, and how many there will be */
};

__attribute__((format(printf, 2, 3))) static void put(struct text *text, const char *format, ...)
{
	size_t room = REFUSAL_TEXT_MAX - text->length;
	va_list arguments;
	va_start(arguments, format);
	int length = vsnprintf(text->out + text->length, room, format, arguments);
	va_end(arguments);
	if (length > 0)
		text->length += (size_t)length < room ? (size_t)length : room - 1;
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
	[AREA_CENTER] = " on the center",
	[AREA_INSIDE] = " in the central %dx%d square",
	[AREA_OUTSIDE] = " outside the central %dx%d square",
	[AREA_UPPER] = " in the upper half or on the center row",
	[AREA_NOT_13] = " in the central 5x5 square, but not pattern D13 (Yusei) or I13 (Suisei)",
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
		[CHOICE_MORE] = "add two stones (more)",
		[CHOICE_NUMBER] = "announce 1 to %d fifth moves (number N)",
		[CHOICE_OFFER] = "offer %d points (no two equal or symmetric)",
		[CHOICE_PICK] = "pick one of the %d points offered",
	};
	struct opening_choice choices[CHOICES];
	text->last = opening_choices(opening, choices);
	put(text, "the %s player %s ", game_player(game, opening) == WHO_FIRST ? "first" : "second",
	    text->last > 1 ? "may" : "must");
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
	put(text, fault.point == fault.earlier ? " is listed twice: " : " are the same move, turned or mirrored: ");
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
		put(&text, "can only be used during an opening that allows it");
		return out;
	}
	if (!step)
		put(&text, "cannot be used before the opening is over: ");
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

/* Writes an example of points next to each other, the first one in the center. */
static void put_examples(struct text *text, int count, int size, enum coords coords)
{
	char name[POINT_TEXT_MAX];
	int first = size / 2;
	for (int i = 0; i < count; i++) {
		int point = point_at(min(first + i, size - 1), min(first + i, size - 1));
		put(text, " %.*s", (int)point_write(name, point, coords, size), name);
	}
}

/* Writes what may follow the word of a command. */
static void put_usage(struct text *text, enum command_kind kind, int size, enum coords coords)
{
	const char *word = command_word(kind);
	switch (command_argument(kind)) {
	case ARGUMENT_NONE:
		put(text, "nothing may follow %s on its line", word);
		break;
	case ARGUMENT_COUNT_OR_NONE:
		put(text, "%s takes an optional number, 1 or more, e.g. %s 2", word, word);
		break;
	case ARGUMENT_COUNT:
		put(text, "%s needs a number, 1 or more, e.g. %s 2", word, word);
		break;
	case ARGUMENT_POINT:
		put(text, "%s needs one point, e.g. %s", word, word);
		put_examples(text, 1, size, coords);
		break;
	case ARGUMENT_POINTS:
		put(text, "%s needs points, e.g. %s", word, word);
		put_examples(text, 2, size, coords);
		break;
	case ARGUMENT_SIDE:
		put(text, "%s needs black or white", word);
		break;
	case ARGUMENT_SIDE_AND_POINTS:
		put(text, "%s needs black or white, and points, e.g. %s black", word, word);
		put_examples(text, 2, size, coords);
		break;
	case ARGUMENT_STATUS:
		put(text, "%s needs a status, e.g. %s WIN BLACK or %s FORBIDDEN 3-3", word, word, word);
		break;
	}
}

static bool is_color(struct span word)
{
	return text_is(word, side_names[SIDE_BLACK]) || text_is(word, side_names[SIDE_WHITE]);
}

enum color_misuse refusal_color_misuse(struct span text)
{
	enum command_argument argument = command_argument(command_of_word(text_word(&text)));
	bool color = is_color(text_word(&text));
	if (color && argument == ARGUMENT_SIDE)
		return COLOR_MISUSE_TURN;
	while (color && argument == ARGUMENT_SIDE_AND_POINTS && text_trim(text).length > 0)
		if (is_color(text_word(&text)))
			return COLOR_MISUSE_SETUP;
	return COLOR_MISUSE_NONE;
}

/* Does a line (its first word and the rest) ask which commands there are, or guess the name of one? */
static bool asks_for_help(struct span word, struct span rest)
{
	for (size_t i = 0; i < word.length; i++)
		if (!text_letter(word.at[i]) && word.at[i] != '?')
			return false;
	return rest.length == 0;
}

const char *refusal_of_line(char out[REFUSAL_TEXT_MAX], struct span text, int size, enum coords coords)
{
	struct text usage = {.out = out};
	int point;
	enum color_misuse misuse = refusal_color_misuse(text);
	struct span word = text_word(&text);
	enum command_kind kind = command_of_word(word);
	if (misuse != COLOR_MISUSE_NONE)
		return misuse == COLOR_MISUSE_TURN ? "nothing may follow the color; setup places stones"
		                                   : "setup places stones of one color; the other needs its own line";
	if (kind == COMMAND_SYNTAX && text.length > 0 && point_read(word, coords, size, &point) == POINT_READ)
		return "nothing may follow a move on its line";
	if (kind != COMMAND_SYNTAX) {
		put_usage(&usage, kind, size, coords);
		return out;
	}
	put(&usage, "neither a move (e.g.");
	put_examples(&usage, 1, size, coords);
	put(&usage, ") nor a command");
	if (asks_for_help(word, text))
		put(&usage, "; renju --help lists the commands");
	return out;
}

const char *refusal_off_board(char out[REFUSAL_TEXT_MAX], int size, enum coords coords)
{
	struct text text = {.out = out};
	char first[POINT_TEXT_MAX], last[POINT_TEXT_MAX];
	int low = coords_from_top(coords) ? size - 1 : 0, high = size - 1 - low;
	int length = (int)point_write(first, point_at(0, low), coords, size);
	put(&text, "%s; points go from %.*s to ", refusal_texts[REFUSAL_OFF_BOARD], length, first);
	length = (int)point_write(last, point_at(size - 1, high), coords, size);
	put(&text, "%.*s", length, last);
	return out;
}

/* Returns the text after the last TAB; without one, an empty text. */
static struct span last_column(struct span text)
{
	size_t start = text.length;
	while (start > 0 && text.at[start - 1] != '\t')
		start--;
	return start > 0 ? text_after(text, start) : text_span("");
}

/* A collection begins like a file of a known format, has moves in its last column, or has several moves on a line. */
bool refusal_suspects_games(struct span text, enum coords coords)
{
	int point;
	enum game_result recorded;
	if (format_begins(text) || movetext_count_moves(text_trim(movetext_cut_result(text, &recorded)), coords) > 1)
		return true;
	if (movetext_count_moves(last_column(text), coords) > 0)
		return true;
	struct span first = text_word(&text), second = text_word(&text);
	return point_read(first, coords, BOARD_MAX, &point) != POINT_UNREADABLE &&
	       point_read(second, coords, BOARD_MAX, &point) != POINT_UNREADABLE;
}
