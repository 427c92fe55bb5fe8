#include "formats/sgf.h"

#include <string.h>

#include "formats/sgf_point.h"
#include "formats/sgf_write.h"

enum {
	NAME_MAX = 4,        /* letters of a property that count */
	VALUE_MAX = 1 << 12, /* bytes of a value that is kept; no move or setup is longer */
	NODE_MAX = 1 << 17,  /* bytes of the values of one node that wait for its end */
	BRANCHES_MAX = 1 << 12, /* variations inside each other */
};

/* The order in which a node's properties count, wherever they stand in it. */
enum stage { STAGE_SETUP, STAGE_TURN, STAGE_OPENING, STAGE_MOVE, STAGES };

/* Whether the texts have characters of two bytes, of which the second may be \ or ]. */
enum encoding { ENCODING_PLAIN, ENCODING_SHIFT_JIS, ENCODING_CHINESE };

struct sgf_reader {
	struct collection *collection;
	struct replay *replay;
	enum encoding encoding;
	char name[NAME_MAX + 1];
	size_t value_length;
	char value[VALUE_MAX];
	size_t node_length;
	bool has[STAGES];    /* something in the node */
	char node[NODE_MAX]; /* records of one byte for the property, two for the length, and the value */
	bool leaf;           /* nothing has ended since the last node or bracket began */
	unsigned long long told;  /* games of this tree */
	unsigned long long depth; /* brackets that are open */
	struct replay_mark branch[BRANCHES_MAX]; /* where each of them began, when variations are asked for */
	char id[VALUE_MAX];
	char black[VALUE_MAX];
	char white[VALUE_MAX];
};

static int next(struct sgf_reader *sgf)
{
	return collection_byte(sgf->collection);
}

static struct span value_of(const struct sgf_reader *sgf)
{
	return (struct span){sgf->value, sgf->value_length};
}

static void tell_move(struct replay *replay, enum side side, struct span value)
{
	int point = POINT_NONE;
	int size = replay->rules.size;
	value = text_trim(value);
	if (sgf_is_pass(value, size)) {
		replay_pass_by(replay, side, value);
	} else {
		enum point_reading reading = sgf_point_read(value, size, &point);
		replay_move_by(replay, side, reading, point, value);
	}
}

static void tell_black(struct replay *replay, struct span value)
{
	tell_move(replay, SIDE_BLACK, value);
}

static void tell_white(struct replay *replay, struct span value)
{
	tell_move(replay, SIDE_WHITE, value);
}

/* GomokuQuest's first three stones: QPR[hh,ig,gi]. */
static void tell_first_three(struct replay *replay, struct span value)
{
	for (enum side side = SIDE_BLACK; value.length > 0; side = side_other(side)) {
		const char *comma = memchr(value.at, ',', value.length);
		struct span point = {value.at, comma ? (size_t)(comma - value.at) : value.length};
		tell_move(replay, side, point);
		size_t cut = point.length + (comma != NULL);
		value = (struct span){value.at + cut, value.length - cut};
	}
}

/* One point, or a rectangle as "aa:cc". */
static void tell_setup(struct replay *replay, enum side side, struct span value)
{
	int from = POINT_NONE, to = POINT_NONE;
	int size = replay->rules.size;
	value = text_trim(value);
	const char *colon = memchr(value.at, ':', value.length);
	struct span first = {value.at, colon ? (size_t)(colon - value.at) : value.length};
	struct span last = colon ? (struct span){colon + 1, value.length - first.length - 1} : first;
	enum point_reading reading = sgf_point_read(first, size, &from);
	enum point_reading other = sgf_point_read(last, size, &to);
	if (reading != POINT_READ || other != POINT_READ)
		replay_setup(replay, side, reading != POINT_READ ? reading : other, POINT_NONE, value);
	else
		replay_setup_rectangle(replay, side, from, to, value);
}

static void tell_black_setup(struct replay *replay, struct span value)
{
	tell_setup(replay, SIDE_BLACK, value);
}

static void tell_white_setup(struct replay *replay, struct span value)
{
	tell_setup(replay, SIDE_WHITE, value);
}

static void tell_emptied(struct replay *replay, struct span value)
{
	tell_setup(replay, SIDE_NONE, value);
}

static void tell_turn(struct replay *replay, struct span value)
{
	if (text_starts(value, "b") || text_starts(value, "w"))
		replay_turn(replay, text_starts(value, "b") ? SIDE_BLACK : SIDE_WHITE, value);
	else
		replay_problem(replay, 0, verdict_plain(STATUS_SYNTAX), value);
}

/* Properties that wait until their node is complete: setup counts before moves, and SZ may stand anywhere in a node. */
static const struct {
	const char *name;
	enum stage stage;
	void (*tell)(struct replay *replay, struct span value);
} waiting[] = {
	{"B", STAGE_MOVE, tell_black},        {"W", STAGE_MOVE, tell_white},         {"AB", STAGE_SETUP, tell_black_setup},
	{"AW", STAGE_SETUP, tell_white_setup}, {"AE", STAGE_SETUP, tell_emptied},     {"PL", STAGE_TURN, tell_turn},
	{"QPR", STAGE_OPENING, tell_first_three}, {"QSLW", STAGE_MOVE, tell_white},
};

/* The node is complete: its setup, whose turn it is, its moves. */
static void end_node(struct sgf_reader *sgf)
{
	for (enum stage stage = 0; stage < STAGES; stage++) {
		for (size_t at = 0; sgf->has[stage] && at < sgf->node_length;) {
			const unsigned char *record = (const unsigned char *)sgf->node + at;
			size_t length = record[1] | (size_t)record[2] << 8;
			if (waiting[record[0]].stage == stage)
				waiting[record[0]].tell(sgf->replay, (struct span){sgf->node + at + 3, length});
			at += 3 + length;
		}
		sgf->has[stage] = false;
	}
	sgf->node_length = 0;
}

static void keep_for_node(struct sgf_reader *sgf, size_t property)
{
	if (sgf->node_length + 3 + sgf->value_length > NODE_MAX) {
		replay_unreadable(sgf->replay, value_of(sgf));
		return;
	}
	char *record = sgf->node + sgf->node_length;
	record[0] = (char)property;
	record[1] = (char)(sgf->value_length & 0xFF);
	record[2] = (char)(sgf->value_length >> 8);
	memcpy(record + 3, sgf->value, sgf->value_length);
	sgf->node_length += 3 + sgf->value_length;
	sgf->has[waiting[property].stage] = true;
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

static void tell_result(struct sgf_reader *sgf, struct span value)
{
	bool draw = text_is(text_trim(value), "0");
	replay_recorded(sgf->replay, draw ? RECORDED_DRAW : naming_result(value));
}

static void tell_rule(struct sgf_reader *sgf, struct span value)
{
	collection_rule(sgf->collection, value);
}

static void tell_id(struct sgf_reader *sgf, struct span value)
{
	sgf->replay->id = keep(sgf->id, text_trim(value));
}

static void tell_black_name(struct sgf_reader *sgf, struct span value)
{
	sgf->replay->black = keep(sgf->black, value);
}

static void tell_white_name(struct sgf_reader *sgf, struct span value)
{
	sgf->replay->white = keep(sgf->white, value);
}

/* It counts from here on. */
static void tell_encoding(struct sgf_reader *sgf, struct span value)
{
	static const struct {
		const char *name;
		enum encoding encoding;
	} encodings[] = {{"Shift_JIS", ENCODING_SHIFT_JIS}, {"Shift-JIS", ENCODING_SHIFT_JIS}, {"SJIS", ENCODING_SHIFT_JIS},
	                 {"GBK", ENCODING_CHINESE},         {"GB2312", ENCODING_CHINESE},      {"GB18030", ENCODING_CHINESE},
	                 {"Big5", ENCODING_CHINESE}};
	value = text_trim(value);
	sgf->encoding = ENCODING_PLAIN;
	for (size_t i = 0; i < sizeof encodings / sizeof *encodings; i++)
		if (text_is(value, encodings[i].name))
			sgf->encoding = encodings[i].encoding;
}

/* Most names differ in their first letter. */
static bool has_name(const struct sgf_reader *sgf, const char *name)
{
	return sgf->name[0] == name[0] && strcmp(sgf->name, name) == 0;
}

static void tell_property(struct sgf_reader *sgf)
{
	static const struct {
		const char *name;
		void (*tell)(struct sgf_reader *sgf, struct span value);
	} at_once[] = {{"SZ", tell_size},       {"GM", tell_kind},       {"RE", tell_result}, {"RU", tell_rule}, {"GN", tell_id},
	               {"PB", tell_black_name}, {"PW", tell_white_name}, {"CA", tell_encoding}};
	if (sgf->name[0] == '\0') /* lower-case letters alone are no name: better said than lost */
		replay_unreadable(sgf->replay, value_of(sgf));
	for (size_t i = 0; i < sizeof waiting / sizeof *waiting; i++)
		if (has_name(sgf, waiting[i].name))
			keep_for_node(sgf, i);
	for (size_t i = 0; i < sizeof at_once / sizeof *at_once; i++)
		if (has_name(sgf, at_once[i].name))
			at_once[i].tell(sgf, value_of(sgf));
}

/* The first byte of a character of two. */
static bool is_lead(enum encoding encoding, int c)
{
	if (encoding == ENCODING_SHIFT_JIS)
		return (c >= 0x81 && c <= 0x9F) || (c >= 0xE0 && c <= 0xFC);
	return encoding == ENCODING_CHINESE && c >= 0x81 && c <= 0xFE;
}

/* A value up to its bracket. A backslash takes the next byte as it is, and takes a line's end away. False at the end of
   input. */
static bool read_value(struct sgf_reader *sgf)
{
	bool second = false; /* the byte that comes may be a character's second one */
	sgf->value_length = 0;
	for (int c; (c = next(sgf)) != ']' || second;) {
		bool whole = second && c >= 0x40;
		bool escaped = c == '\\' && !whole;
		second = !whole && is_lead(sgf->encoding, c);
		if (escaped)
			c = next(sgf);
		if (c < 0)
			return false;
		if (escaped && c == '\r' && input_peek(sgf->collection->input, 1).length > 0 &&
		    input_peek(sgf->collection->input, 1).at[0] == '\n')
			c = next(sgf);
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

/* Goes on behind the bracket that closes the last of so many. False when the input ends before. */
static bool skip_brackets(struct sgf_reader *sgf, unsigned long long open)
{
	while (open > 0) {
		int c = next(sgf);
		if (c < 0 || (c == '[' && !read_value(sgf)))
			return false;
		sgf->collection->branches |= c == '(';
		open += c == '(';
		open -= c == ')';
	}
	return true;
}

/* What stands on the line from the root to here is a game. */
static void tell_game(struct sgf_reader *sgf)
{
	if (sgf->told++ > 0)
		sgf->collection->games++;
	collection_end(sgf->collection);
	sgf->leaf = false;
}

/* A variation starts; where too many are inside each other it is left out, and that is the game's problem. False at the
   end of input. */
static bool open_branch(struct sgf_reader *sgf)
{
	sgf->leaf = true;
	if (sgf->depth < BRANCHES_MAX) {
		sgf->branch[sgf->depth++] = replay_mark(sgf->replay);
		return true;
	}
	struct replay_mark mark = replay_mark(sgf->replay);
	replay_unreadable(sgf->replay, text_span("("));
	tell_game(sgf);
	replay_return(sgf->replay, &mark);
	return skip_brackets(sgf, 1);
}

/* A bracket closes: a leaf is a game, and the next variation goes on from where this one began. */
static void close_branch(struct sgf_reader *sgf)
{
	if (sgf->leaf)
		tell_game(sgf);
	replay_return(sgf->replay, &sgf->branch[--sgf->depth]);
}

/* The main line ends where the first variation does: the others are passed over. */
static bool end_main_line(struct sgf_reader *sgf)
{
	unsigned long long open = sgf->depth - 1;
	sgf->depth = 0;
	return skip_brackets(sgf, open);
}

/* What ; ( and ) do. False when the input ends before the tree does. */
static bool read_structure(struct sgf_reader *sgf, int c)
{
	end_node(sgf);
	if (c == ';')
		sgf->leaf = true;
	else if (!sgf->collection->variations && c == '(')
		sgf->depth++;
	else if (c == '(')
		return open_branch(sgf);
	else if (sgf->collection->variations)
		close_branch(sgf);
	else
		return end_main_line(sgf);
	return true;
}

/* A tree behind its first bracket. False when the input ends before. */
static bool read_tree(struct sgf_reader *sgf)
{
	bool after_value = false, complete = true;
	while (complete && sgf->depth > 0 && !sgf->collection->stopped) {
		int c = next(sgf);
		if (c < 0)
			return false;
		if (c == '[') {
			complete = read_value(sgf);
			if (complete)
				tell_property(sgf);
			after_value = true;
			continue;
		}
		bool upper = c >= 'A' && c <= 'Z', structure = c == ';' || c == '(' || c == ')';
		if ((upper && after_value) || structure)
			sgf->name[0] = '\0';
		if (upper)
			add_to_name(sgf, c);
		if (upper || structure)
			after_value = false;
		if (structure)
			complete = read_structure(sgf, c);
	}
	return complete;
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
	for (int c; (c = next(sgf)) >= 0;) {
		sgf->collection->line = collection_line(sgf->collection);
		if (c == '(' && starts_game(sgf->collection->input))
			return true;
	}
	return false;
}

static void read_sgf(struct collection *collection)
{
	static struct sgf_reader sgf;
	sgf.collection = collection;
	sgf.replay = collection->replay;
	while (!collection->stopped && find_game(&sgf)) {
		sgf.name[0] = '\0';
		sgf.node_length = 0;
		sgf.encoding = ENCODING_PLAIN;
		sgf.depth = 0;
		sgf.told = 0;
		collection_start(collection);
		open_branch(&sgf);
		bool complete = read_tree(&sgf);
		if (!complete) {
			end_node(&sgf);
			replay_unreadable(sgf.replay, text_span(""));
		}
		if (!complete || sgf.told == 0)
			tell_game(&sgf);
	}
}

/* A bracket in front, or somewhere in a line of other text one with a node. */
static bool matches_sgf(struct span head, enum coords coords)
{
	(void)coords;
	struct span line = format_first_line(head);
	if (line.length > 0 && line.at[0] == '(')
		return true;
	for (size_t i = 0; i + 1 < line.length; i++)
		if (line.at[i] == '(' && line.at[i + 1] == ';')
			return true;
	return false;
}

const struct format format_sgf = {.name = "sgf", .matches = matches_sgf, .read = read_sgf, .write = sgf_write};
