#include "language/command.h"

#include <assert.h>
#include <string.h>

#include "base/utf8.h"

const struct command_row command_rows[COMMAND_KINDS] = {
#define ROW(kind, word, argument, class) [kind] = {word, argument, class},
	[COMMAND_MOVE] = {NULL, ARGUMENT_NONE, CLASS_TURN},
	/* clang-format off */
	COMMAND_ROWS(ROW)
/* clang-format on */
#undef ROW
};

struct span command_text(struct span line)
{
	return text_before_comment(utf8_without_bom(line));
}

/* Reads a move that is the whole line. Two numbers may have blanks around the comma, or in its place. */
static bool read_move(struct span text, enum coords coords, int size, int *point)
{
	char joined[COMMAND_LINE_MAX + 1];
	if (point_read(text, coords, size, point) != POINT_UNREADABLE)
		return true;
	if (coords_lettered(coords) || !text_digit(text.at[0]) || text.length > COMMAND_LINE_MAX)
		return false;
	size_t left = text_digits(text);
	struct span right = text_trim(text_after(text, left));
	if (right.length > 0 && right.at[0] == ',')
		right = text_trim(text_after(right, 1));
	memcpy(joined, text.at, left);
	joined[left] = ',';
	memcpy(joined + left + 1, right.at, right.length);
	return point_read((struct span){joined, left + 1 + right.length}, coords, size, point) != POINT_UNREADABLE;
}

/* Reads points up to the first unreadable one. The session reports an earlier bad point instead, if there is one. */
static bool read_points(struct command *command, struct span *rest, enum coords coords, int size)
{
	struct span word;
	command->points = 0;
	command->unreadable = false;
	while ((word = text_word(rest)).length > 0 && !command->unreadable) {
		assert(command->points < COMMAND_POINTS_MAX);
		if (point_read(word, coords, size, &command->point_list[command->points]) != POINT_UNREADABLE)
			command->points++;
		else
			command->unreadable = true;
	}
	*rest = (struct span){rest->at, 0};
	return command->points > 0 || command->unreadable;
}

static bool command_read_count(struct command *command, struct span word)
{
	return text_number(word, COMMAND_COUNT_MAX, &command->count) && command->count > 0;
}

static bool command_read_arguments(struct command *command, struct span *rest, enum coords coords, int size)
{
	switch (command_rows[command->kind].argument) {
	case ARGUMENT_COUNT_OR_NONE:
		command->count = 1;
		return rest->length == 0 || command_read_count(command, text_word(rest));
	case ARGUMENT_COUNT:
		return command_read_count(command, text_word(rest));
	case ARGUMENT_SIDE_AND_POINTS:
		command->side = side_named(text_word(rest));
		return command->side != SIDE_NONE && read_points(command, rest, coords, size);
	case ARGUMENT_POINTS:
		return read_points(command, rest, coords, size);
	case ARGUMENT_SIDE:
		command->side = side_named(text_word(rest));
		return command->side != SIDE_NONE;
	case ARGUMENT_POINT:
		return point_read(text_word(rest), coords, size, &command->point) != POINT_UNREADABLE;
	case ARGUMENT_STATUS:
		command->expected = status_of_name(*rest);
		rest->length = 0;
		return command->expected < STATUSES;
	case ARGUMENT_NONE:
		break;
	}
	return true;
}

enum command_kind command_of_word(struct span word)
{
	for (enum command_kind kind = COMMAND_PASS; kind < COMMAND_KINDS; kind++)
		if (text_is(word, command_rows[kind].word))
			return kind;
	return COMMAND_SYNTAX;
}

void command_read(struct command *command, struct span text, enum coords coords, int size)
{
	if (text.length == 0) {
		command->kind = COMMAND_NOTHING;
		return;
	}
	if (read_move(text, coords, size, &command->point)) {
		command->kind = COMMAND_MOVE;
		return;
	}
	struct span rest = text;
	command->point = POINT_NONE;
	command->kind = command_of_word(text_word(&rest));
	if (command->kind == COMMAND_SYNTAX || !command_read_arguments(command, &rest, coords, size) ||
	    text_trim(rest).length > 0)
		command->kind = COMMAND_SYNTAX;
}

struct span command_read_line(struct command *command, struct span line, enum coords coords, int size)
{
	/* Almost every line is a point, without blanks, comment or byte order mark. */
	command->kind = COMMAND_MOVE;
	if (point_read(line, coords, size, &command->point) != POINT_UNREADABLE)
		return line;
	struct span text = command_text(line);
	command_read(command, text, coords, size);
	return text;
}

/* Sets up stones. An unreadable point is a syntax error, unless a point before it is bad. */
static struct verdict setup(struct game *game, const struct command *command)
{
	const int *points = command->point_list;
	if (command->unreadable && game_setup_fault(game, command->side, points, command->points) == STATUS_OK)
		return verdict_plain(STATUS_SYNTAX);
	return game_setup(game, command->side, points, command->points);
}

static struct verdict offer(struct game *game, const struct command *command)
{
	if (command->unreadable && game_offer_fault(game, command->point_list, command->points).status == STATUS_OK)
		return verdict_plain(STATUS_SYNTAX);
	return game_make_offer(game, command->point_list, command->points);
}

struct verdict command_obey(struct game *game, const struct command *command)
{
	switch (command->kind) {
	case COMMAND_MOVE:
		return game_play(game, command->point);
	case COMMAND_PASS:
		return game_pass(game);
	case COMMAND_RESIGN:
		return game_resign(game);
	case COMMAND_DRAW:
		return game_draw(game);
	case COMMAND_CLAIM:
		return game_claim(game);
	case COMMAND_UNDO:
		return game_undo(game, command->count);
	case COMMAND_SETUP:
		return setup(game, command);
	case COMMAND_TURN:
		return game_turn(game, command->side);
	case COMMAND_SWAP:
		return game_swap(game);
	case COMMAND_MORE:
		return game_more(game);
	case COMMAND_NUMBER:
		return game_number(game, command->count);
	case COMMAND_OFFER:
		return offer(game, command);
	default:
		return verdict_plain(game_over(game) ? STATUS_GAME_OVER : STATUS_NOT_ALLOWED);
	}
}
