#include "commands/refusal.h"

#include <string.h>

#include "base/minmax.h"
#include "formats/formats.h"
#include "record/movetext.h"

static enum wording not_allowed(enum command_kind kind)
{
	switch (kind) {
	case COMMAND_MOVE:
		return WORDING_UNJUDGED;
	case COMMAND_UNDO:
		return WORDING_UNDO;
	case COMMAND_SETUP:
	case COMMAND_TURN:
		return WORDING_LATE;
	case COMMAND_CLAIM:
		return WORDING_CLAIM;
	case COMMAND_DRAW:
		return WORDING_DRAW;
	default:
		return command_rows[kind].class == CLASS_STEP ? WORDING_NO_STEPS : WORDING_NOW;
	}
}

enum wording refusal_of(enum status status, enum command_kind kind)
{
	static const enum wording wordings[STATUSES] = {
		[STATUS_FORBIDDEN_OVERLINE] = WORDING_FORBIDDEN,
		[STATUS_FORBIDDEN_44] = WORDING_FORBIDDEN,
		[STATUS_FORBIDDEN_33] = WORDING_FORBIDDEN,
		[STATUS_OCCUPIED] = WORDING_OCCUPIED,
		[STATUS_OFF_BOARD] = WORDING_OFF_BOARD,
		[STATUS_GAME_OVER] = WORDING_GAME_OVER,
		[STATUS_OPENING] = WORDING_STEP,
		[STATUS_SYNTAX] = WORDING_SYNTAX,
	};
	return status == STATUS_NOT_ALLOWED ? not_allowed(kind) : wordings[status];
}

const char *refusal_text(char out[REFUSAL_TEXT_MAX], enum status status, enum command_kind kind, const char *subject)
{
	static const enum wording fouls[] = {WORDING_OVERLINE, WORDING_44, WORDING_33};
	struct sink text = sink_into(out, REFUSAL_TEXT_MAX);
	const char *foul = status_forbidden(status) ? wording_texts[fouls[status - STATUS_FORBIDDEN_OVERLINE]] : "";
	sink_fill(&text, wording_texts[refusal_of(status, kind)], WITH(subject, foul));
	return out;
}

/* Names the two points of an offer that are equal or symmetric. */
static void put_point_pair(struct sink *out, const struct game *game, const struct command *command, enum coords coords)
{
	struct offer_fault fault = game_offer_fault(game, command->point_list, command->points);
	if (fault.status != STATUS_OPENING)
		return;
	sink_fill(out, wording_texts[fault.point == fault.earlier ? WORDING_OFFER_TWICE : WORDING_OFFER_SAME],
	          WITH(POINT_TEXT(fault.earlier, coords, game->board.size),
	               POINT_TEXT(fault.point, coords, game->board.size)));
	sink_text(out, "; ");
}

/* Writes whose turn it is in the opening, and their choices. */
static void put_opening_refusal(struct sink *out, const struct command *command, const struct game *game,
                                enum coords coords)
{
	static const struct wording_duty duty = {.texts = wording_texts};
	struct opening opening;
	enum command_kind kind = command->kind;
	game_opening(game, &opening);
	if (opening.over) {
		sink_fill(out, wording_texts[WORDING_NO_STEPS], WITH(command_rows[kind].word));
		return;
	}
	if (kind != COMMAND_MOVE && command_rows[kind].class != CLASS_STEP) {
		sink_fill(out, wording_texts[WORDING_OPENING_RUNS], WITH(command_rows[kind].word));
		sink_text(out, "; ");
	}
	if (kind == COMMAND_OFFER && opening.offer > 0)
		put_point_pair(out, game, command, coords);
	wording_put_step(out, &duty, &opening, game_player(game, &opening));
}

/* Writes what may follow the word of a command. */
static void put_usage(struct sink *out, enum command_kind kind, int size, enum coords coords)
{
	static const enum wording usages[] =
		{[ARGUMENT_NONE] = WORDING_ALONE, [ARGUMENT_COUNT_OR_NONE] = WORDING_NUMBER, [ARGUMENT_POINT] = WORDING_POINT};
	static const char *const english[] = {
		[ARGUMENT_COUNT] = "%1 needs a number, 1 or more, e.g. %1 2",
		[ARGUMENT_POINTS] = "%1 needs points, e.g. %1 %2 %3",
		[ARGUMENT_SIDE] = "%1 needs black or white",
		[ARGUMENT_SIDE_AND_POINTS] = "%1 needs black or white, and points, e.g. %1 black %2 %3",
		[ARGUMENT_STATUS] = "%1 needs a status, e.g. %1 WIN BLACK or %1 FORBIDDEN 3-3",
	};
	enum command_argument argument = command_rows[kind].argument;
	int center = size / 2, next = min(center + 1, size - 1);
	sink_fill(out, english[argument] ? english[argument] : wording_texts[usages[argument]],
	          WITH(command_rows[kind].word, POINT_TEXT(point_at(center, center), coords, size),
	               POINT_TEXT(point_at(next, next), coords, size)));
}

enum wording refusal_color_misuse(struct span text)
{
	enum command_argument argument = command_rows[command_of_word(text_word(&text))].argument;
	bool color = side_named(text_word(&text)) != SIDE_NONE;
	if (color && argument == ARGUMENT_SIDE)
		return WORDING_TURN;
	while (color && argument == ARGUMENT_SIDE_AND_POINTS && text_trim(text).length > 0)
		if (side_named(text_word(&text)) != SIDE_NONE)
			return WORDING_SETUP;
	return WORDINGS;
}

/* Does a line (its first word and the rest) ask which commands there are, or guess the name of one? */
static bool asks_for_help(struct span word, struct span rest)
{
	for (size_t i = 0; i < word.length; i++)
		if (!text_letter(word.at[i]) && word.at[i] != '?')
			return false;
	return rest.length == 0;
}

/* Returns the message for a line that cannot be read: what may follow its word. The points in examples fit a board
   of this size. */
static const char *refusal_of_line(char out[REFUSAL_TEXT_MAX], struct span text, int size, enum coords coords)
{
	struct sink usage = sink_into(out, REFUSAL_TEXT_MAX);
	int point;
	enum wording misuse = refusal_color_misuse(text);
	struct span word = text_word(&text);
	enum command_kind kind = command_of_word(word);
	if (misuse != WORDINGS)
		return wording_texts[misuse];
	if (kind != COMMAND_SYNTAX)
		put_usage(&usage, kind, size, coords);
	else if (text.length > 0 && point_read(word, coords, size, &point) == POINT_READ)
		sink_fill(&usage, wording_texts[WORDING_ALONE], WITH("a move"));
	else
		sink_fill(&usage, wording_texts[WORDING_SYNTAX],
		          WITH("this", POINT_TEXT(point_at(size / 2, size / 2), coords, size)));
	if (kind == COMMAND_SYNTAX && asks_for_help(word, text))
		sink_text(&usage, "; renju --help lists the commands");
	return out;
}

/* Returns the message for a point off the board, which names the first and the last point. */
static const char *refusal_off_board(char out[REFUSAL_TEXT_MAX], int size, enum coords coords)
{
	struct sink text = sink_into(out, REFUSAL_TEXT_MAX);
	int low = coords_from_top(coords) ? size - 1 : 0, high = size - 1 - low;
	sink_fill(&text, wording_texts[WORDING_OFF_BOARD],
	          WITH("point", POINT_TEXT(point_at(0, low), coords, size),
	               POINT_TEXT(point_at(size - 1, high), coords, size)));
	return out;
}

const char *refusal_of_command(char out[REFUSAL_TEXT_MAX], enum status status, struct span text,
                               const struct command *command, const struct game *game, enum coords coords)
{
	enum wording reason = refusal_of(status, command->kind);
	struct sink choices = sink_into(out, REFUSAL_TEXT_MAX);
	bool pointed = command->kind == COMMAND_MOVE || command->kind == COMMAND_WHY || reason == WORDING_OCCUPIED;
	if (reason == WORDING_SYNTAX)
		return refusal_of_line(out, text, game->board.size, coords);
	if (reason == WORDING_OFF_BOARD)
		return refusal_off_board(out, game->board.size, coords);
	if (reason == WORDING_STEP || reason == WORDING_NO_STEPS)
		put_opening_refusal(&choices, command, game, coords);
	else if (reason == WORDING_UNJUDGED)
		refusal_text(out, status, command->kind, "a point");
	else
		refusal_text(out, status, command->kind, pointed ? "point" : command_rows[command->kind].word);
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

bool refusal_suspects_coords(struct span text, enum coords coords, int size)
{
	struct command command;
	bool lettered = coords_lettered(coords);
	/* Columns and rows count from 0, or under xy1 to `size`. */
	command_read(&command, text, lettered ? COORDS_XY : COORDS_LETTERS, lettered ? size + 1 : size);
	return command.kind == COMMAND_MOVE && command.point != POINT_NONE;
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
