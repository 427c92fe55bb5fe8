#include "gomocup/points.h"

#include "gomocup/gomocup_command.h"

bool points_numbers(struct span text, int *numbers, int count)
{
	enum { COORDINATE_MAX = 9999 };
	for (int i = 0; i < count; i++) {
		struct span number = i < count - 1 ? text_cut_to(&text, ',') : text;
		if (!text_number(text_trim(number), COORDINATE_MAX, &numbers[i]))
			return false;
	}
	return true;
}

/* Returns the point of two numbers; POINT_NONE off the board. */
static int gomocup_point_of(const struct stones *stones, const int *numbers)
{
	int x = numbers[0];
	int y = numbers[1];
	return x < stones->size && y < stones->size ? point_at(x, stones->size - 1 - y) : POINT_NONE;
}

const char *points_read(const struct stones *stones, struct span text, int *point)
{
	int numbers[2];
	if (stones->size == 0)
		return "ERROR START must come first";
	if (!points_numbers(text, numbers, 2))
		return "ERROR expected two numbers";
	*point = gomocup_point_of(stones, numbers);
	return *point == POINT_NONE ? "ERROR the point is off the board" : NULL;
}

const char *points_read_free(const struct stones *stones, struct span text, int *point)
{
	const char *error = points_read(stones, text, point);
	if (!error && point_set_has(&stones->taken, *point))
		return "ERROR the point is taken";
	return error;
}

/* Adds the point of a text to the list. Returns NULL, or an error answer. */
static const char *add_typed_point(struct stones *list, struct span text, enum points_kind kind)
{
	int numbers[3] = {0, 0, list->count % 2 + 1};
	int count = kind == POINTS_OWNED ? 3 : 2;
	if (!points_numbers(text, numbers, count) || numbers[2] < OWNER_SELF || numbers[2] > OWNER_NOBODY)
		return count == 3 ? "ERROR expected x,y,1 or x,y,2 or x,y,3 or DONE" : "ERROR expected x,y or DONE";
	int point = gomocup_point_of(list, numbers);
	if (point == POINT_NONE)
		return "ERROR a point is off the board";
	if (!point_set_has(&list->taken, point))
		stones_put(list, (enum owner)numbers[2], point);
	else if (kind != POINTS_SET)
		return "ERROR a point is listed twice";
	return NULL;
}

/* Adds the points, which are separated by blanks. Returns whether DONE ends them. *error becomes the first fault. */
static bool add_words(struct stones *list, struct span rest, enum points_kind kind, const char **error)
{
	for (rest = text_trim(rest); rest.length > 0; rest = text_trim(rest)) {
		struct span word = text_word(&rest);
		bool done = text_is(word, "done");
		const char *fault = NULL;
		if (!done)
			fault = add_typed_point(list, word, kind);
		else if (text_trim(rest).length > 0)
			fault = "ERROR the points must end with DONE";
		if (!*error)
			*error = fault;
		if (done)
			return true;
	}
	return false;
}

const char *points_list(struct gomocup_player *player, struct span rest, enum points_kind kind)
{
	struct stones *list = &player->listed;
	const char *error = player->stones.size == 0 ? "ERROR START must come first" : NULL;
	stones_clear(list, player->stones.size);
	if (add_words(list, rest, kind, &error))
		return error;
	for (;;) {
		enum wire_answer received = player_read(player);
		rest = player->line;
		if (received == WIRE_LINE && text_is(rest, "done"))
			return error;
		enum gomocup_command command = received == WIRE_LINE ? gomocup_command_read(&rest) : GOMOCUP_COMMANDS;
		if (command == GOMOCUP_INFO) {
			limits_set(&player->limits, rest);
		} else if (received == WIRE_END || command != GOMOCUP_COMMANDS) {
			player->pending = received;
			return error ? error : "ERROR the points must end with DONE";
		} else if (!error) {
			error = received == WIRE_LINE ? add_typed_point(list, player->line, kind) : "ERROR the line is too long";
		}
	}
}

/* Is the line a command, not a text that begins like one? `rest` is what follows the first word. */
static bool is_command(enum gomocup_command command, struct span rest)
{
	bool alone = command == GOMOCUP_END || command == GOMOCUP_ABOUT || command == GOMOCUP_BEGIN ||
	             command == GOMOCUP_RESTART;
	return command != GOMOCUP_COMMANDS && (!alone || rest.length == 0);
}

void points_pass(struct gomocup_player *player)
{
	struct span word = {NULL, 0};
	for (struct span rest = text_trim(player->rest); rest.length > 0; rest = text_trim(rest))
		word = text_word(&rest);
	bool done = text_is(word, "done");
	while (!done) {
		enum wire_answer received = player_read(player);
		struct span line = player->line;
		done = received == WIRE_LINE && text_is(line, "done");
		enum gomocup_command command = received == WIRE_LINE ? gomocup_command_read(&line) : GOMOCUP_COMMANDS;
		if (command == GOMOCUP_INFO) {
			limits_set(&player->limits, line);
		} else if (received == WIRE_END || is_command(command, line)) {
			player->pending = received;
			return;
		}
	}
}
