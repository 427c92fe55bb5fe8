#include "language/script.h"

#include <stddef.h>
#include <string.h>

#include "base/names.h"

static const char mark_word[] = "# renju ";

void script_command(struct sink *out, const struct command *command, int undone, enum coords coords, int size)
{
	enum command_argument argument = command_rows[command->kind].argument;
	char point[POINT_TEXT_MAX];
	if (command->kind == COMMAND_MOVE)
		sink_put(out, point, point_write(point, command->point, coords, size));
	else
		sink_text(out, command_rows[command->kind].word);
	if (argument == ARGUMENT_SIDE || argument == ARGUMENT_SIDE_AND_POINTS) {
		sink_char(out, ' ');
		sink_text(out, side_names[command->side]);
	}
	bool lists = argument == ARGUMENT_POINTS || argument == ARGUMENT_SIDE_AND_POINTS;
	for (int i = 0; lists && i < command->points; i++) {
		sink_char(out, ' ');
		sink_put(out, point, point_write(point, command->point_list[i], coords, size));
	}
	if (argument == ARGUMENT_COUNT || argument == ARGUMENT_COUNT_OR_NONE) {
		sink_char(out, ' ');
		sink_number(out, (unsigned)(command->kind == COMMAND_UNDO ? undone : command->count));
	}
	sink_char(out, '\n');
}

/* Writes the set-up with one stone per line, so that no line is too long. */
static void script_put_setup(struct sink *out, const struct game *game, enum coords coords)
{
	struct board start;
	struct command command = {.kind = COMMAND_SETUP, .points = 1};
	game_setup_board(game, &start);
	for (int point = POINT_NONE; (point = board_next_stone(&start, point)) != POINT_NONE;) {
		command.point_list[0] = point;
		command.side = board_at(&start, point);
		script_command(out, &command, 0, coords, start.size);
	}
}

void script_put_plies(struct sink *out, const struct game *game, int first, enum coords coords)
{
	static const enum command_kind kinds[] = {
		[PLY_STONE] = COMMAND_MOVE,    [PLY_PASS] = COMMAND_PASS,     [PLY_SWAP] = COMMAND_SWAP,
		[PLY_MORE] = COMMAND_MORE,     [PLY_NUMBER] = COMMAND_NUMBER, [PLY_OFFER] = COMMAND_OFFER,
		[PLY_RESIGN] = COMMAND_RESIGN, [PLY_AGREE] = COMMAND_DRAW,    [PLY_CLAIM] = COMMAND_CLAIM};
	struct command command = {.kind = COMMAND_MOVE};
	for (int i = first; i < game->plies; i++) {
		command.kind = kinds[game->history[i].kind];
		command.point = command.count = command.points = game->history[i].point;
		for (int j = 0; command.kind == COMMAND_OFFER && j < command.points; j++)
			command.point_list[j] = game->offered[j];
		if (command.kind == COMMAND_DRAW) /* the offer, and then its acceptance */
			script_command(out, &command, 0, coords, game->board.size);
		script_command(out, &command, 0, coords, game->board.size);
	}
}

void script_game(struct sink *out, const struct game *game, enum coords coords)
{
	const struct command turn = {.kind = COMMAND_TURN, .side = SIDE_WHITE};
	script_put_setup(out, game, coords);
	if (game_first_side(game) == SIDE_WHITE)
		script_command(out, &turn, 0, coords, game->board.size);
	script_put_plies(out, game, 0, coords);
}

void script_ending(struct sink *out, enum ply_kind kind)
{
	if (kind == PLY_RESIGN)
		sink_text(out, "resign\n");
	else if (kind == PLY_AGREE)
		sink_text(out, "draw\ndraw\n"); /* the offer, and then its acceptance */
	else if (kind == PLY_CLAIM)
		sink_text(out, "claim\n");
}

/* The parts of a mark, written as options of the command line. A number has no names. */
static const struct {
	const char *option;
	size_t at; /* offset in struct script_mark of an int or an enum */
	struct names names;
} parts[] = {
	[PART_SIZE] = {"-n", offsetof(struct script_mark, rules.size), {NULL, 0}},
	[PART_CONNECT] = {"-k", offsetof(struct script_mark, rules.connect), {NULL, 0}},
	[PART_RULE] = {"-r", offsetof(struct script_mark, rules.rule), NAMES(rule_names)},
	[PART_PENALTY] = {"-f", offsetof(struct script_mark, rules.penalty), NAMES(penalty_names)},
	[PART_OPENING] = {"-o", offsetof(struct script_mark, rules.opening), NAMES_OF(openings, name)},
	[PART_COORDS] = {"-c", offsetof(struct script_mark, coords), NAMES(coords_names)},
};
enum { PARTS = sizeof parts / sizeof *parts };
_Static_assert(sizeof(enum rule) == sizeof(int) && sizeof(enum penalty) == sizeof(int) &&
                   sizeof(enum coords) == sizeof(int),
               "parts are read as ints");

void script_put_mark(struct sink *out, const struct script_mark *mark)
{
	char opening[OPENING_NAME_MAX];
	sink_text(out, mark_word);
	for (int i = 0; i < PARTS; i++) {
		int value;
		memcpy(&value, (const char *)mark + parts[i].at, sizeof value);
		if (i == PART_CONNECT && value > mark->rules.size)
			continue; /* only a default K can be too large for the board; -k would refuse it */
		sink_text(out, i > 0 ? " " : "");
		sink_text(out, parts[i].option);
		sink_char(out, ' ');
		if (i == PART_OPENING)
			sink_text(out, opening_write(opening, &mark->rules));
		else if (parts[i].names.first)
			sink_text(out, names_at(parts[i].names, value));
		else
			sink_number(out, (unsigned)value);
	}
	sink_char(out, '\n');
}

void script_write(struct sink *out, const struct game *game, enum coords coords)
{
	script_put_mark(out, &(struct script_mark){game->rules, coords});
	script_game(out, game, coords);
}

static bool read_part(int part, struct span text, struct script_mark *mark)
{
	if (part == PART_OPENING)
		return opening_read(&mark->rules, text);
	int value = names_find(parts[part].names, text);
	if (!parts[part].names.first && (!text_number(text, BOARD_MAX, &value) || value > BOARD_MAX || value < 1))
		return false;
	if (value >= 0)
		memcpy((char *)mark + parts[part].at, &value, sizeof value);
	return value >= 0;
}

bool script_read_parts(struct span line, struct script_mark *mark, unsigned *given, struct span *wrong)
{
	struct span rest = text_after(line, strlen(mark_word)), option;
	for (*given = 0; *wrong = rest, (option = text_word(&rest)).length > 0;) {
		int part = 0;
		while (part < PARTS && !text_is(option, parts[part].option))
			part++;
		if (part == PARTS || !read_part(part, text_word(&rest), mark))
			return false;
		*given |= 1u << part;
	}
	return true;
}

bool script_read_mark(struct span line, struct script_mark *mark)
{
	unsigned given;
	struct span wrong;
	struct script_mark read = {.rules = {.rule = RULE_RENJU, .connect = 5}, .coords = COORDS_LETTERS};
	if (!script_has_mark(line) || !script_read_parts(line, &read, &given, &wrong))
		return false;
	if (read.rules.size < 1 || !game_rules_fit(&read.rules))
		return false;
	*mark = read;
	return true;
}

bool script_has_mark(struct span head)
{
	return text_starts(head, mark_word);
}
