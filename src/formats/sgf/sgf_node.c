#include "formats/sgf/sgf_node.h"

#include <string.h>

#include "base/minmax.h"
#include "base/names.h"

void sgf_node_start(struct sgf_node *node, struct collection *collection)
{
	node->collection = collection;
	node->replay = collection->replay;
	node->name[0] = '\0';
	node->kept_length = 0;
	node->encoding = ENCODING_NONE;
	decoder_begin(node->replay->decoder);
	node->knows_encoding = false;
	node->may_be_go = true;
	node->looks_like_go = node->has_komi = false;
	node->go_rule = text_span("");
	node->is_note = node->is_raw = node->has_values = false;
	node->is_root = true;
	node->properties_length = 0;
	notes_clear(&node->raw);
}

void sgf_node_take_name(struct sgf_node *node, struct span text)
{
	size_t length = 0;
	for (size_t i = 0; i < text.length && length < SGF_NAME_MAX; i++)
		if (text.at[i] >= 'A' && text.at[i] <= 'Z')
			node->name[length++] = text.at[i];
	if (length > 0)
		node->name[length] = '\0';
}

static struct span sgf_value_of(const struct sgf_node *node)
{
	return (struct span){node->value, node->value_length};
}

void sgf_node_play(struct sgf_node *node, enum side side, struct span value)
{
	int point = MOVE_PASS, size = node->replay->rules.size;
	node->is_root = false;
	value = text_trim(value);
	enum point_reading reading = sgf_is_pass(value, size) ? POINT_READ : sgf_point_read(value, size, &point);
	replay_move_by(node->replay, side, reading, point, value);
}

/* Plays the first three stones, as GomokuQuest writes them: QPR[hh,ig,gi]. */
static void handle_first_three(struct sgf_node *node, enum side side, struct span value)
{
	for (; value.length > 0; side = side_other(side))
		sgf_node_play(node, side, text_cut_to(&value, ','));
}

/* Reads two opposite corners of a rectangle, e.g. "aa:cc". A single point, e.g. "aa", is both corners. */
static enum point_reading read_corners(struct span value, int size, int *from, int *to)
{
	struct span last = value, first = text_cut_to(&last, ':');
	bool pair = first.length < value.length;
	enum point_reading reading = sgf_point_read(first, size, from);
	enum point_reading other = sgf_point_read(pair ? last : first, size, to);
	return reading != POINT_READ ? reading : other;
}

/* Sets up stones on a point or a rectangle. SIDE_NONE removes stones. */
static void handle_setup(struct sgf_node *node, enum side side, struct span value)
{
	int from = POINT_NONE, to = POINT_NONE;
	value = text_trim(value);
	enum point_reading reading = read_corners(value, node->replay->rules.size, &from, &to);
	replay_setup(node->replay, side, reading, from, to, value);
}

/* Lets a side move. Ignores a value that names neither side. */
static void handle_turn(struct sgf_node *node, struct span value)
{
	if (text_starts(value, "b") || text_starts(value, "w"))
		replay_turn(node->replay, text_starts(value, "b") ? SIDE_BLACK : SIDE_WHITE, value);
	else
		node->has_odd_turn = true;
}

/* Takes komi as a sign of Go on Go's boards. On others it says nothing: programs for Go write it into every file. */
static void handle_komi(struct sgf_node *node)
{
	int size = node->replay->rules.size;
	node->looks_like_go |= node->has_komi && (size == 9 || size == 13 || size == 19);
	node->has_komi = false;
}

/* Refuses a game of Go. If GM names another game, or the user chose a rule, does not refuse it, but reports a rule set
   of Go as an unknown rule. */
static void handle_signs_of_go(struct sgf_node *node)
{
	if (node->may_be_go && !node->replay->rule_chosen)
		replay_other_game(node->replay, text_span("go"));
	else
		collection_rule(node->collection, node->go_rule);
	node->looks_like_go = false;
	node->go_rule = text_span("");
}

/* Adds a mark to a point, or to each point of a rectangle. */
static void add_marks(struct sgf_node *node, enum note_kind kind, struct span value)
{
	int from = POINT_NONE, to = POINT_NONE;
	struct notes *notes = node->replay->notes;
	if (read_corners(text_trim(value), node->replay->rules.size, &from, &to) != POINT_READ) {
		notes->misplaced = true;
		return;
	}
	for (int y = max(point_y(from), point_y(to)); y >= min(point_y(from), point_y(to)); y--)
		for (int x = min(point_x(from), point_x(to)); x <= max(point_x(from), point_x(to)) && !notes->lost; x++)
			notes_add(notes, kind, point_at(x, y), text_span(""));
}

/* Adds a label: POINT:TEXT. */
static void add_label(struct sgf_node *node, struct span value)
{
	int point = POINT_NONE;
	struct span first = text_cut_to(&value, ':');
	if (sgf_point_read(text_trim(first), node->replay->rules.size, &point) != POINT_READ)
		node->replay->notes->misplaced = true;
	else
		notes_add(node->replay->notes, NOTE_LABEL, point, value);
}

/* Adds the node's notes to those of the game. Call it when the node's moves have been played: their ply is the notes'
   ply. */
static void sgf_handle_notes(struct sgf_node *node)
{
	struct note note;
	struct notes *raw = &node->raw;
	notes_settle(raw, 0, true);
	for (size_t at = 0; notes_next(raw, &at, &note);) {
		if (note.kind == NOTE_LABEL)
			add_label(node, note.text);
		else if (note.kind > NOTE_LABEL && !note_is_of_game(note.kind))
			add_marks(node, note.kind, note.text);
		else
			notes_add(node->replay->notes, note.kind, POINT_NONE, note.text);
	}
	node->replay->notes->lost |= raw->lost;
	raw->lost = false;
	notes_cut(raw, 0);
	replay_settle_notes(node->replay);
}

static void sgf_handle_rule(struct sgf_node *node, struct span value)
{
	if (naming_rule_of_go(value)) {
		node->looks_like_go = true;
		node->go_rule = collection_keep_name(node->collection, KEPT_TYPE, value);
	} else {
		collection_rule(node->collection, value);
	}
}

/* Reads the size: SZ[15] or SZ[15:15]. */
static void sgf_handle_size(struct sgf_node *node, struct span value)
{
	int size = 0, other = 0;
	value = text_trim(value);
	struct span last = value, first = text_cut_to(&last, ':');
	if (!text_number(first, BOARD_MAX, &size))
		size = 0;
	if (first.length < value.length && (!text_number(last, BOARD_MAX, &other) || other != size))
		size = 0;
	replay_size(node->replay, size, value);
}

/* Refuses a GM that is not listed here. For five in a row, programs write 4 (gomoku and renju), but also 1 (Go),
   2 (Othello), 5 (nine men's morris) or 11 (Hex). */
static void handle_kind(struct sgf_node *node, struct span value)
{
	static const char *const kinds[] = {"1", "2", "4", "5", "11", NULL};
	value = text_trim(value);
	node->may_be_go &= text_is(value, "1");
	if (names_find((struct names)NAMES(kinds), value) < 0)
		replay_void(node->replay, value);
}

static void read_komi(struct sgf_node *node, struct span value)
{
	for (size_t i = 0; i < value.length; i++)
		node->has_komi |= value.at[i] >= '1' && value.at[i] <= '9';
}

/* Takes a handicap of two stones or more as a sign of Go. */
static void handle_handicap(struct sgf_node *node, struct span value)
{
	int stones = 0;
	node->looks_like_go |= text_number(text_trim(value), BOARD_MAX, &stones) && stones >= 2;
}

/* Takes marked territory as a sign of Go. */
static void handle_territory(struct sgf_node *node, struct span value)
{
	node->looks_like_go |= text_trim(value).length > 0;
}

/* Is the result like B+3.5, B+3,5 or B+1/2? Five in a row is not won by points. */
static bool is_fraction(struct span result)
{
	if (!text_starts(result, "b+") && !text_starts(result, "w+"))
		return false;
	size_t at = 2 + text_digits(text_after(result, 2));
	bool point = at + 1 < result.length && (result.at[at] == '.' || result.at[at] == ',' || result.at[at] == '/');
	return point && text_digit(result.at[at + 1]);
}

/* Begin and end a note of the current property, which has the value as it is written. */
static void begin_property(struct sgf_node *node)
{
	notes_begin(&node->raw, NOTE_PROPERTY, POINT_NONE);
	notes_put(&node->raw, node->name, strlen(node->name));
	notes_put(&node->raw, "[", 1);
}

static void end_property(struct sgf_node *node)
{
	notes_put(&node->raw, "]", 1);
	notes_end(&node->raw);
}

static void sgf_handle_result(struct sgf_node *node, struct span value)
{
	value = text_trim(value);
	node->looks_like_go |= is_fraction(value);
	replay_set_result(node->replay, sgf_result_read(collection_decode(node->collection, value)));
	if (node->replay->notes && node->replay->notes->properties && sgf_result_is_valid(value)) {
		begin_property(node);
		notes_put(&node->raw, value.at, value.length);
		end_property(node);
	}
}

/* Keeps the name of the player of a side; without a side the id. */
static void handle_name(struct sgf_node *node, enum side side, struct span value)
{
	struct span *const names[] = {&node->replay->black, &node->replay->white, &node->replay->id};
	*names[side] = collection_keep_name(node->collection, (enum kept_name)side, text_trim(value));
}

/* Reads the name of the encoding, which counts for the values after it. */
static void handle_encoding(struct sgf_node *node, struct span value)
{
	bool decodes = decoder_name(node->replay->decoder, value);
	node->encoding = decoder_encoding(node->replay->decoder);
	node->knows_encoding = true;
	if (node->replay->notes)
		notes_name_charset(node->replay->notes, decodes ? text_span("") : value);
}

/* Is this the name of the current property? Compares the first letters first, for speed: most names differ there. */
static bool has_name(const struct sgf_node *node, const char *name)
{
	return node->name[0] == name[0] && strcmp(node->name, name) == 0;
}

/* The properties that are read besides notes. Those of other stages than STAGE_NOW wait for the end of their node, and
   take effect in the order of their stages: set-up comes before moves, and SZ may come after both. */
static const struct sgf_property {
	const char *name;
	enum stage { STAGE_NOW, STAGE_SETUP, STAGE_TURN, STAGE_OPENING, STAGE_MOVE } stage;
	enum side side; /* of stones, moves and names */
	void (*handle_of)(struct sgf_node *node, enum side side, struct span value);
	void (*handle)(struct sgf_node *node, struct span value); /* both are NULL: the value says nothing about a game */
} properties[] = {
	{"B", STAGE_MOVE, SIDE_BLACK, sgf_node_play, NULL},
	{"W", STAGE_MOVE, SIDE_WHITE, sgf_node_play, NULL},
	{"AB", STAGE_SETUP, SIDE_BLACK, handle_setup, NULL},
	{"AW", STAGE_SETUP, SIDE_WHITE, handle_setup, NULL},
	{"AE", STAGE_SETUP, SIDE_NONE, handle_setup, NULL},
	{"PL", STAGE_TURN, SIDE_NONE, NULL, handle_turn},
	{"QSLW", STAGE_MOVE, SIDE_WHITE, sgf_node_play, NULL},
	{"QPR", STAGE_OPENING, SIDE_BLACK, handle_first_three, NULL},
	{"SZ", STAGE_NOW, SIDE_NONE, NULL, sgf_handle_size},
	{"GM", STAGE_NOW, SIDE_NONE, NULL, handle_kind},
	{"RE", STAGE_NOW, SIDE_NONE, NULL, sgf_handle_result},
	{"RU", STAGE_NOW, SIDE_NONE, NULL, sgf_handle_rule},
	{"GN", STAGE_NOW, SIDE_NONE, handle_name, NULL},
	{"PB", STAGE_NOW, SIDE_BLACK, handle_name, NULL},
	{"PW", STAGE_NOW, SIDE_WHITE, handle_name, NULL},
	{"CA", STAGE_NOW, SIDE_NONE, NULL, handle_encoding},
	{"KM", STAGE_NOW, SIDE_NONE, NULL, read_komi},
	{"HA", STAGE_NOW, SIDE_NONE, NULL, handle_handicap},
	{"TB", STAGE_NOW, SIDE_NONE, NULL, handle_territory},
	{"TW", STAGE_NOW, SIDE_NONE, NULL, handle_territory},
	{"FF", STAGE_NOW, SIDE_NONE, NULL, NULL},
	{"AP", STAGE_NOW, SIDE_NONE, NULL, NULL},
};

/* Returns the row of the current property; NULL if it is not in the table. */
static const struct sgf_property *current_property(const struct sgf_node *node)
{
	for (size_t i = 0; i < sizeof properties / sizeof *properties; i++)
		if (has_name(node, properties[i].name))
			return &properties[i];
	return NULL;
}

static void handle_property(struct sgf_node *node, const struct sgf_property *property, struct span value)
{
	if (property->handle_of)
		property->handle_of(node, property->side, value);
	else if (property->handle)
		property->handle(node, value);
}

static void keep_for_end(struct sgf_node *node, const struct sgf_property *property)
{
	if (node->kept_length + 3 + node->value_length > SGF_NODE_MAX) {
		replay_unreadable(node->replay, sgf_value_of(node));
		return;
	}
	char *record = node->kept + node->kept_length;
	record[0] = (char)(property - properties);
	record[1] = (char)(node->value_length & 0xFF);
	record[2] = (char)(node->value_length >> 8);
	memcpy(record + 3, node->value, node->value_length);
	node->kept_length += 3 + node->value_length;
}

void sgf_node_end(struct sgf_node *node)
{
	if (node->has_komi)
		handle_komi(node);
	if (node->looks_like_go)
		handle_signs_of_go(node);
	for (enum stage stage = STAGE_SETUP; stage <= STAGE_MOVE; stage++)
		for (size_t at = 0, length; at < node->kept_length; at += 3 + length) {
			const unsigned char *record = (const unsigned char *)node->kept + at;
			length = record[1] | (size_t)record[2] << 8;
			if (properties[record[0]].stage == stage)
				handle_property(node, &properties[record[0]], (struct span){node->kept + at + 3, length});
		}
	node->kept_length = 0;
	node->name[0] = '\0';
	if (node->raw.used > 0 || node->raw.lost)
		sgf_handle_notes(node);
	node->is_root &= !node->has_values;
}

/* Is the current property a note? Then sets *kind. */
static bool is_note(const struct sgf_node *node, enum note_kind *kind)
{
	const enum note_kind end = node->replay->notes->facts_only ? NOTE_COMMENT : NOTE_KINDS;
	if (node->name[0] != 'C' && (node->name[0] == '\0' || node->name[1] == '\0')) /* for speed: B and W are no notes */
		return false;
	for (*kind = 0; *kind < end; ++*kind)
		if (has_name(node, note_kind_names[*kind]))
			return true;
	return false;
}

void sgf_node_begin_value(struct sgf_node *node)
{
	enum note_kind kind;
	node->is_note = is_note(node, &kind);
	bool named = node->name[0] != '\0' && strlen(node->name) < SGF_NAME_MAX;
	node->is_raw = !node->is_note && node->is_root && node->replay->notes->properties && named &&
	               !current_property(node);
	if (node->is_raw)
		begin_property(node);
	else if (node->is_note)
		notes_begin(&node->raw, kind, POINT_NONE);
	node->is_note |= node->is_raw;
	node->note_length = 0;
}

void sgf_node_take_part(struct sgf_node *node)
{
	notes_put(&node->raw, node->value, node->value_length);
	node->note_length += node->value_length;
	node->value_length = 0;
}

void sgf_node_drop_value(struct sgf_node *node)
{
	if (node->is_note)
		notes_drop(&node->raw);
	node->is_note = node->is_raw = false;
}

/* Ends the current value, a note. Leaves out a property for which there is no room. */
static void read_note(struct sgf_node *node)
{
	sgf_node_take_part(node);
	size_t length = node->properties_length + strlen(node->name) + node->note_length + 2;
	if (!node->is_raw) {
		notes_end(&node->raw);
	} else if (length <= SGF_PROPERTIES_MAX) {
		node->properties_length = length;
		end_property(node);
	} else {
		node->has_large_root = true;
		notes_drop(&node->raw);
	}
	node->is_note = node->is_raw = false;
}

void sgf_node_read_value(struct sgf_node *node)
{
	node->has_values = true;
	if (node->is_note) {
		read_note(node);
		return;
	}
	if (node->name[0] == '\0') /* a name without capital letters is not valid, and its value would be lost */
		replay_unreadable(node->replay, sgf_value_of(node));
	const struct sgf_property *property = current_property(node);
	if (property && property->stage != STAGE_NOW)
		keep_for_end(node, property);
	else if (property)
		handle_property(node, property, sgf_value_of(node));
}
