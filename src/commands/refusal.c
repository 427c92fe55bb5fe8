#include "commands/refusal.h"

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

static void put_stone_to_play(struct sink *out, const struct game *game, const struct opening *opening)
{
	static const char *const ordinals[] = {"first", "second", "third", "fourth", "fifth", "sixth"};
	int side = opening->place.side;
	sink_format(out, "play the %s stone (%s)", ordinals[opening->stones],
	            game->to_move == SIDE_BLACK ? "Black's" : "White's");
	sink_format(out, area_texts[opening->place.area], side, side);
}

static void put_choices(struct sink *out, const struct game *game, const struct opening *opening)
{
	/* for any count but 1, and for 1 */
	static const char *const texts[][2] = {
		[CHOICE_SWAP] = {"swap"},
		[CHOICE_MORE] = {"add two stones (more)"},
		[CHOICE_NUMBER] = {"announce 1 to %d fifth moves (number N)", "announce 1 fifth move (number 1)"},
		[CHOICE_OFFER] = {"offer %d points (no two equal or symmetric)", "offer 1 point"},
		[CHOICE_PICK] = {"pick one of the %d points offered", "pick the point offered"},
	};
	struct opening_choice choices[CHOICES];
	int count = opening_choices(opening, choices);
	const char *player = game_player(game, opening) == WHO_FIRST ? "first" : "second";
	sink_format(out, "the %s player %s ", player, count > 1 ? "may" : "must");
	for (int i = 0; i < count; i++) {
		const struct opening_choice *choice = &choices[i];
		if (i > 0)
			sink_text(out, i + 1 < count ? ", " : " or ");
		if (choice->kind == CHOICE_STONE)
			put_stone_to_play(out, game, opening);
		else
			sink_format(out, texts[choice->kind][choice->count == 1], choice->count);
	}
}

static void refusal_put_point(struct sink *out, int point, int size, enum coords coords)
{
	char name[POINT_TEXT_MAX];
	sink_put(out, name, point_write(name, point, coords, size));
}

/* Names the two points of an offer that are equal or symmetric. */
static void put_point_pair(struct sink *out, const struct game *game, const struct command *command, enum coords coords)
{
	struct offer_fault fault = game_offer_fault(game, command->point_list, command->points);
	if (fault.status != STATUS_OPENING)
		return;
	refusal_put_point(out, fault.earlier, game->board.size, coords);
	if (fault.point != fault.earlier) {
		sink_text(out, " and ");
		refusal_put_point(out, fault.point, game->board.size, coords);
	}
	sink_text(out, fault.point == fault.earlier ? " is listed twice: " : " are the same move, turned or mirrored: ");
}

/* Writes the choices of the opening. */
static void put_opening_refusal(struct sink *out, const struct command *command, const struct game *game,
                                enum coords coords)
{
	struct opening opening;
	enum command_kind kind = command->kind;
	bool step = kind == COMMAND_MOVE || command_class(kind) == CLASS_STEP;
	game_opening(game, &opening);
	if (opening.over) {
		sink_text(out, "can only be used during an opening that allows it");
		return;
	}
	if (!step)
		sink_text(out, "cannot be used before the opening is over: ");
	if (kind == COMMAND_OFFER && opening.offer > 0)
		put_point_pair(out, game, command, coords);
	put_choices(out, game, &opening);
}

const char *refusal_of_command(char out[REFUSAL_TEXT_MAX], enum status status, const struct command *command,
                               const struct game *game, enum coords coords)
{
	const char *text = refusal_texts[refusal_of(status, command->kind)];
	struct sink choices = sink_into(out, REFUSAL_TEXT_MAX);
	if (!text)
		put_opening_refusal(&choices, command, game, coords);
	return text ? text : out;
}

/* Writes an example of points next to each other, the first one in the center. */
static void put_point_examples(struct sink *out, int count, int size, enum coords coords)
{
	for (int i = size / 2; i < size / 2 + count; i++) {
		sink_char(out, ' ');
		refusal_put_point(out, point_at(min(i, size - 1), min(i, size - 1)), size, coords);
	}
}

/* Writes what may follow the word of a command. */
static void put_usage(struct sink *out, enum command_kind kind, int size, enum coords coords)
{
	const char *word = command_word(kind);
	switch (command_argument(kind)) {
	case ARGUMENT_NONE:
		sink_format(out, "nothing may follow %s on its line", word);
		break;
	case ARGUMENT_COUNT_OR_NONE:
		sink_format(out, "%s takes an optional number, 1 or more, e.g. %s 2", word, word);
		break;
	case ARGUMENT_COUNT:
		sink_format(out, "%s needs a number, 1 or more, e.g. %s 2", word, word);
		break;
	case ARGUMENT_POINT:
		sink_format(out, "%s needs one point, e.g. %s", word, word);
		put_point_examples(out, 1, size, coords);
		break;
	case ARGUMENT_POINTS:
		sink_format(out, "%s needs points, e.g. %s", word, word);
		put_point_examples(out, 2, size, coords);
		break;
	case ARGUMENT_SIDE:
		sink_format(out, "%s needs black or white", word);
		break;
	case ARGUMENT_SIDE_AND_POINTS:
		sink_format(out, "%s needs black or white, and points, e.g. %s black", word, word);
		put_point_examples(out, 2, size, coords);
		break;
	case ARGUMENT_STATUS:
		sink_format(out, "%s needs a status, e.g. %s WIN BLACK or %s FORBIDDEN 3-3", word, word, word);
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
	struct sink usage = sink_into(out, REFUSAL_TEXT_MAX);
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
	sink_text(&usage, "neither a move (e.g.");
	put_point_examples(&usage, 1, size, coords);
	sink_text(&usage, ") nor a command");
	if (asks_for_help(word, text))
		sink_text(&usage, "; renju --help lists the commands");
	return out;
}

const char *refusal_off_board(char out[REFUSAL_TEXT_MAX], int size, enum coords coords)
{
	struct sink text = sink_into(out, REFUSAL_TEXT_MAX);
	int low = coords_from_top(coords) ? size - 1 : 0, high = size - 1 - low;
	sink_format(&text, "%s; points go from ", refusal_texts[REFUSAL_OFF_BOARD]);
	refusal_put_point(&text, point_at(0, low), size, coords);
	sink_text(&text, " to ");
	refusal_put_point(&text, point_at(size - 1, high), size, coords);
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
