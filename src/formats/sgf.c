#include "formats/sgf.h"

#include <string.h>

enum {
	NAME_MAX = 4,          /* letters of a property that count */
	VALUE_MAX = 1 << 12,   /* bytes of a value that is kept; no move or setup is longer */
	NODE_MAX = 1 << 17,    /* bytes of the values of one node that wait for its end */
	SGF_SIZE_MAX = 52,     /* points are one letter a coordinate: a to z, A to Z */
	PASS_SIZE_MAX = 19,    /* up to this size `tt` is a pass */
	DEFAULT_SIZE = 15,
};

/* A value that waits until its node is complete: setup counts before moves, and SZ may stand anywhere in a node. */
struct sgf_reader {
	struct collection *collection;
	struct replay *replay;
	char name[NAME_MAX + 1];
	size_t value_length;
	char value[VALUE_MAX];
	size_t node_length;
	char node[NODE_MAX]; /* records of one byte for the property, two for the length, and the value */
	char id[VALUE_MAX];
	char black[VALUE_MAX];
	char white[VALUE_MAX];
};

static int next(struct sgf_reader *sgf)
{
	return input_byte(sgf->collection->input);
}

static struct span value_of(const struct sgf_reader *sgf)
{
	return (struct span){sgf->value, sgf->value_length};
}

/* a to z are 0 to 25, A to Z 26 to 51. */
static int coordinate(char c)
{
	if (c >= 'a' && c <= 'z')
		return c - 'a';
	return c >= 'A' && c <= 'Z' ? c - 'A' + 26 : -1;
}

/* Two letters, counted from the upper left; or, as many programs write gomoku, H8. */
static enum point_reading read_point(struct span text, int size, int *point)
{
	if (text.length != 2 || coordinate(text.at[0]) < 0 || coordinate(text.at[1]) < 0)
		return point_read(text, COORDS_LETTERS, size, point);
	int x = coordinate(text.at[0]);
	int y = size - 1 - coordinate(text.at[1]);
	if (x >= size || y < 0)
		return POINT_OFF_BOARD;
	*point = point_at(x, y);
	return POINT_READ;
}

static void tell_move(struct sgf_reader *sgf, enum side side, struct span value)
{
	int point = POINT_NONE;
	int size = sgf->replay->rules.size;
	value = text_trim(value);
	if (value.length == 0 || (size <= PASS_SIZE_MAX && text_is(value, "tt"))) {
		replay_pass_by(sgf->replay, side, value);
	} else {
		enum point_reading reading = read_point(value, size, &point);
		replay_move_by(sgf->replay, side, reading, point, value);
	}
}

/* One point, or a rectangle as "aa:cc". */
static void tell_setup(struct sgf_reader *sgf, enum side side, struct span value)
{
	int from = POINT_NONE, to = POINT_NONE;
	int size = sgf->replay->rules.size;
	value = text_trim(value);
	const char *colon = memchr(value.at, ':', value.length);
	struct span first = {value.at, colon ? (size_t)(colon - value.at) : value.length};
	struct span last = colon ? (struct span){colon + 1, value.length - first.length - 1} : first;
	enum point_reading reading = read_point(first, size, &from);
	enum point_reading other = read_point(last, size, &to);
	if (reading != POINT_READ || other != POINT_READ) {
		replay_setup(sgf->replay, side, reading != POINT_READ ? reading : other, POINT_NONE, value);
		return;
	}
	int low_x = point_x(from) < point_x(to) ? point_x(from) : point_x(to);
	int low_y = point_y(from) < point_y(to) ? point_y(from) : point_y(to);
	for (int y = low_y; y <= point_y(from) + point_y(to) - low_y; y++)
		for (int x = low_x; x <= point_x(from) + point_x(to) - low_x; x++)
			replay_setup(sgf->replay, side, POINT_READ, point_at(x, y), value);
}

static void tell_node_value(struct sgf_reader *sgf, char property, struct span value)
{
	switch (property) {
	case 'B':
		tell_move(sgf, SIDE_BLACK, value);
		break;
	case 'W':
		tell_move(sgf, SIDE_WHITE, value);
		break;
	case 'b':
		tell_setup(sgf, SIDE_BLACK, value);
		break;
	case 'w':
		tell_setup(sgf, SIDE_WHITE, value);
		break;
	default:
		if (text_starts(value, "b") || text_starts(value, "w"))
			replay_turn(sgf->replay, text_starts(value, "b") ? SIDE_BLACK : SIDE_WHITE, value);
		else
			replay_problem(sgf->replay, 0, verdict_plain(STATUS_SYNTAX), value);
	}
}

static void tell_node_values(struct sgf_reader *sgf, const char *properties)
{
	for (size_t at = 0; at < sgf->node_length;) {
		const unsigned char *record = (const unsigned char *)sgf->node + at;
		size_t length = record[1] | (size_t)record[2] << 8;
		if (strchr(properties, record[0]))
			tell_node_value(sgf, (char)record[0], (struct span){sgf->node + at + 3, length});
		at += 3 + length;
	}
}

/* The node is complete: its setup, whose turn it is, its moves. */
static void end_node(struct sgf_reader *sgf)
{
	tell_node_values(sgf, "bw");
	tell_node_values(sgf, "P");
	tell_node_values(sgf, "BW");
	sgf->node_length = 0;
}

static void keep_for_node(struct sgf_reader *sgf, char property)
{
	if (sgf->node_length + 3 + sgf->value_length > NODE_MAX) {
		replay_unreadable(sgf->replay, value_of(sgf));
		return;
	}
	char *record = sgf->node + sgf->node_length;
	record[0] = property;
	record[1] = (char)(sgf->value_length & 0xFF);
	record[2] = (char)(sgf->value_length >> 8);
	memcpy(record + 3, sgf->value, sgf->value_length);
	sgf->node_length += 3 + sgf->value_length;
}

static struct span keep(char *where, struct span value)
{
	memcpy(where, value.at, value.length);
	return (struct span){where, value.length};
}

/* SZ[15], or SZ[15:15]. */
static void tell_size(struct sgf_reader *sgf, struct span value)
{
	int size = 0, other = 0;
	value = text_trim(value);
	const char *colon = memchr(value.at, ':', value.length);
	struct span first = {value.at, colon ? (size_t)(colon - value.at) : value.length};
	if (!text_number(first, BOARD_MAX, &size))
		size = 0;
	if (colon && (!text_number((struct span){colon + 1, value.length - first.length - 1}, BOARD_MAX, &other) ||
	              other != size))
		size = 0;
	replay_size(sgf->replay, size, value);
}

/* Go, othello, gomoku and renju, nine men's morris, tic-tac-toe: what programs give their five-in-a-row games as. */
static void tell_kind(struct sgf_reader *sgf, struct span value)
{
	static const char *const kinds[] = {"1", "2", "4", "5", "11"};
	value = text_trim(value);
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		if (text_is(value, kinds[i]))
			return;
	replay_problem(sgf->replay, 0, verdict_plain(STATUS_SYNTAX), value);
}

static void tell_property(struct sgf_reader *sgf)
{
	static const struct {
		const char *name;
		char property;
	} of_nodes[] = {{"B", 'B'}, {"W", 'W'}, {"AB", 'b'}, {"AW", 'w'}, {"PL", 'P'}};
	struct replay *replay = sgf->replay;
	for (size_t i = 0; i < sizeof of_nodes / sizeof *of_nodes; i++)
		if (strcmp(sgf->name, of_nodes[i].name) == 0)
			keep_for_node(sgf, of_nodes[i].property);
	if (strcmp(sgf->name, "SZ") == 0)
		tell_size(sgf, value_of(sgf));
	else if (strcmp(sgf->name, "GM") == 0)
		tell_kind(sgf, value_of(sgf));
	else if (strcmp(sgf->name, "RE") == 0)
		replay_result(replay, value_of(sgf));
	else if (strcmp(sgf->name, "RU") == 0)
		replay_rule(replay, text_trim(value_of(sgf)));
	else if (strcmp(sgf->name, "GN") == 0)
		replay->id = keep(sgf->id, value_of(sgf));
	else if (strcmp(sgf->name, "PB") == 0)
		replay->black = keep(sgf->black, value_of(sgf));
	else if (strcmp(sgf->name, "PW") == 0)
		replay->white = keep(sgf->white, value_of(sgf));
}

/* A value up to its bracket. A backslash takes the next byte as it is, and takes a line's end away. False at the end of
   input. */
static bool read_value(struct sgf_reader *sgf)
{
	sgf->value_length = 0;
	for (int c; (c = next(sgf)) != ']';) {
		bool escaped = c == '\\';
		if (escaped)
			c = next(sgf);
		if (c < 0)
			return false;
		if (escaped && c == '\n')
			continue;
		if (sgf->value_length < VALUE_MAX)
			sgf->value[sgf->value_length++] = (char)c;
	}
	return true;
}

static void add_to_name(struct sgf_reader *sgf, int c)
{
	size_t length = strlen(sgf->name);
	if (length < NAME_MAX) {
		sgf->name[length] = (char)c;
		sgf->name[length + 1] = '\0';
	}
}

/* The main line, which ends where the first variation does. False when the input ends before. */
static bool read_main_line(struct sgf_reader *sgf, int *depth)
{
	bool after_value = false;
	for (int c; (c = next(sgf)) != ')';) {
		if (c < 0)
			return false;
		if (c == '[') {
			if (!read_value(sgf))
				return false;
			tell_property(sgf);
			after_value = true;
			continue;
		}
		bool upper = c >= 'A' && c <= 'Z';
		if ((upper && after_value) || c == ';' || c == '(')
			sgf->name[0] = '\0';
		if (upper)
			add_to_name(sgf, c);
		if (upper || c == ';' || c == '(')
			after_value = false;
		if (c == ';' || c == '(')
			end_node(sgf);
		*depth += c == '(';
	}
	end_node(sgf);
	--*depth;
	return true;
}

/* The other variations. False when the input ends before. */
static bool skip_variations(struct sgf_reader *sgf, int depth)
{
	while (depth > 0) {
		int c = next(sgf);
		if (c < 0 || (c == '[' && !read_value(sgf)))
			return false;
		depth += (c == '(') - (c == ')');
	}
	return true;
}

static bool is_space(char c)
{
	return text_blank(c) || c == '\n' || c == '\f' || c == '\v';
}

/* What follows a '(' where a game starts: a node, or a property straight away. Looks no further than it must. */
static bool starts_game(struct input *input)
{
	enum { FARTHEST = 256 };
	size_t letters = 0;
	for (size_t i = 0; i < FARTHEST; i++) {
		struct span ahead = input_peek(input, i + 1);
		if (ahead.length <= i)
			return false;
		char c = ahead.at[i];
		if (c == ';' && letters == 0)
			return true;
		if (c == '[' || (!is_space(c) && !text_letter(c)))
			return c == '[' && letters > 0;
		if (text_letter(c) && letters == 0 && c > 'Z')
			return false;
		if (is_space(c) && letters > 0)
			return false;
		letters += text_letter(c);
	}
	return false;
}

/* Goes on behind the next '(' that starts a game, whatever stands before it. */
static bool find_game(struct sgf_reader *sgf)
{
	for (int c; (c = next(sgf)) >= 0;)
		if (c == '(' && starts_game(sgf->collection->input))
			return true;
	return false;
}

static void read_sgf(struct collection *collection)
{
	static struct sgf_reader sgf;
	sgf.collection = collection;
	sgf.replay = collection->replay;
	while (!collection->stopped && find_game(&sgf)) {
		int depth = 1;
		sgf.name[0] = '\0';
		sgf.node_length = 0;
		collection_start(collection);
		replay_size(sgf.replay, DEFAULT_SIZE, text_span(""));
		bool complete = read_main_line(&sgf, &depth);
		if (!complete)
			end_node(&sgf);
		if (!complete || !skip_variations(&sgf, depth))
			replay_unreadable(sgf.replay, text_span(""));
		collection_end(collection);
	}
}

/* A bracket in front, or somewhere in a line of other text one with a node. */
static bool matches_sgf(struct span head)
{
	struct span line = format_first_line(head);
	if (line.length > 0 && line.at[0] == '(')
		return true;
	for (size_t i = 0; i + 1 < line.length; i++)
		if (line.at[i] == '(' && line.at[i + 1] == ';')
			return true;
	return false;
}

static void put_text(struct sink *out, const char *name, struct span text)
{
	if (text.length == 0)
		return;
	sink_text(out, name);
	sink_char(out, '[');
	for (size_t i = 0; i < text.length; i++) {
		if (text.at[i] == ']' || text.at[i] == '\\')
			sink_char(out, '\\');
		sink_char(out, text.at[i]);
	}
	sink_char(out, ']');
}

static char letter_of(int coordinate)
{
	return (char)(coordinate < 26 ? 'a' + coordinate : 'A' + coordinate - 26);
}

static void put_point(struct sink *out, int point, int size)
{
	sink_char(out, '[');
	sink_char(out, letter_of(point_x(point)));
	sink_char(out, letter_of(size - 1 - point_y(point)));
	sink_char(out, ']');
}

static void put_setup_point(struct sink *out, int point, int size, int before)
{
	(void)before;
	put_point(out, point, size);
}

static void put_setup(struct sink *out, const struct replay *replay)
{
	static const char *const names[] = {[SIDE_BLACK] = "AB", [SIDE_WHITE] = "AW"};
	for (enum side side = SIDE_BLACK; side < SIDE_NONE; side++) {
		int played = 0;
		for (int i = 0; i < replay->game.plies; i++)
			played += replay->game.history[i].kind == PLY_STONE && replay->game.history[i].side == side;
		if (board_stones_of(&replay->game.board, side) == played)
			continue;
		sink_text(out, names[side]);
		format_each_setup(replay, side, put_setup_point, out);
	}
	if (game_first_side(&replay->game) == SIDE_WHITE)
		sink_text(out, "PL[W]");
}

static void put_result(struct sink *out, enum recorded recorded)
{
	static const char *const results[] = {
		[RECORDED_BLACK] = "RE[B]", [RECORDED_WHITE] = "RE[W]", [RECORDED_DRAW] = "RE[0]"};
	if (recorded != RECORDED_NOTHING)
		sink_text(out, results[recorded]);
}

static bool write_sgf(struct sink *out, const struct replay *replay)
{
	const struct game *game = &replay->game;
	if (game->board.size > SGF_SIZE_MAX)
		return false;
	sink_text(out, "(;FF[4]GM[4]SZ[");
	sink_number(out, (unsigned)game->board.size);
	sink_text(out, "]");
	put_text(out, "RU", text_span(rule_names[game->rules.rule]));
	put_text(out, "GN", replay->id);
	put_text(out, "PB", replay->black);
	put_text(out, "PW", replay->white);
	put_result(out, replay->recorded);
	put_setup(out, replay);
	for (int i = 0; i < game->plies; i++) {
		sink_text(out, game->history[i].side == SIDE_BLACK ? ";B" : ";W");
		if (game->history[i].kind == PLY_PASS)
			sink_text(out, "[]");
		else
			put_point(out, game->history[i].point, game->board.size);
	}
	sink_text(out, ")\n");
	return true;
}

const struct format format_sgf = {"sgf", false, matches_sgf, read_sgf, write_sgf};
