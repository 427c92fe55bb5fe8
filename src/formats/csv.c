#include "formats/csv.h"

#include <string.h>

#include "formats/movetext.h"

enum {
	RECORD_MAX = 1 << 20, /* bytes of a record */
	COLUMNS_MAX = 256,    /* those behind are passed over */
};

/* What a column holds. */
enum meaning { MEANING_NOTHING, MEANING_ID, MEANING_MOVES, MEANING_SCORE, MEANING_WINNER, MEANING_RULE, MEANING_SIZE,
	           MEANING_BLACK, MEANING_WHITE, MEANINGS };

static const struct {
	const char *name;
	enum meaning meaning;
} names[] = {
	{"id", MEANING_ID},               {"game_id", MEANING_ID},          {"moves", MEANING_MOVES},
	{"game_record", MEANING_MOVES},   {"move", MEANING_MOVES},          {"bresult", MEANING_SCORE},
	{"result", MEANING_SCORE},        {"game_result", MEANING_SCORE},   {"winner", MEANING_WINNER},
	{"rule", MEANING_RULE},           {"opening_rule", MEANING_RULE},   {"size", MEANING_SIZE},
	{"black", MEANING_BLACK},         {"black_player", MEANING_BLACK},  {"player_black", MEANING_BLACK},
	{"white", MEANING_WHITE},         {"white_player", MEANING_WHITE},  {"player_white", MEANING_WHITE},
};

struct csv_reader {
	struct collection *collection;
	int columns;
	enum meaning meaning[COLUMNS_MAX];
	bool too_long; /* the record under way */
	bool cut;      /* its last quote never closes */
	bool returned; /* there is a carriage return in it, outside quotes, and its line goes on */
	size_t length;
	char record[RECORD_MAX]; /* the fields of one, without their quotes */
	int fields;
	size_t end[COLUMNS_MAX]; /* of each field */
};

static enum meaning meaning_of(struct span name)
{
	name = text_trim(name);
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (text_is(name, names[i].name))
			return names[i].meaning;
	return MEANING_NOTHING;
}

static void add(struct csv_reader *csv, int c)
{
	if (csv->length < RECORD_MAX)
		csv->record[csv->length++] = (char)c;
	else
		csv->too_long = true;
}

static void end_field(struct csv_reader *csv)
{
	if (csv->fields < COLUMNS_MAX)
		csv->end[csv->fields++] = csv->length;
}

static struct span field_at(const struct csv_reader *csv, int i)
{
	size_t start = i > 0 ? csv->end[i - 1] : 0;
	return (struct span){csv->record + start, csv->end[i] - start};
}

/* A quoted field behind its quote; returns the byte after it. */
static int read_quoted(struct csv_reader *csv)
{
	for (int c; (c = collection_byte(csv->collection)) >= 0; add(csv, c)) {
		if (c != '"')
			continue;
		c = collection_byte(csv->collection);
		if (c != '"')
			return c;
	}
	csv->cut = true;
	return -1;
}

/* A record up to the end of its line. False at the end of the input. */
static bool read_record(struct csv_reader *csv)
{
	csv->length = 0;
	csv->fields = 0;
	csv->too_long = csv->cut = csv->returned = false;
	csv->collection->line = collection_line(csv->collection);
	int c = collection_byte(csv->collection);
	if (c < 0)
		return false;
	bool after_return = false;
	for (bool at_start = true;; c = collection_byte(csv->collection)) {
		if (c == '"' && at_start)
			c = read_quoted(csv);
		csv->returned |= after_return && c >= 0 && c != '\n';
		after_return = c == '\r';
		at_start = c == ',';
		if (c < 0 || c == '\n' || c == ',')
			end_field(csv);
		if (c < 0 || c == '\n')
			return true;
		if (c != ',')
			add(csv, c);
	}
}

static bool is_blank(const struct csv_reader *csv)
{
	return !csv->cut && csv->fields == 1 && text_trim((struct span){csv->record, csv->length}).length == 0;
}

/* False when there is no column of moves. */
static bool read_columns(struct csv_reader *csv)
{
	bool moves = false;
	while (read_record(csv) && !csv->returned && (is_blank(csv) || (csv->length > 0 && csv->record[0] == '#')))
		continue;
	csv->columns = csv->fields;
	for (int i = 0; i < csv->columns; i++) {
		csv->meaning[i] = meaning_of(field_at(csv, i));
		moves |= csv->meaning[i] == MEANING_MOVES;
	}
	return moves;
}

static void tell_size(struct replay *replay, struct span text)
{
	int size = 0;
	if (!naming_any(text))
		return;
	replay_size(replay, text_number(text, BOARD_MAX, &size) ? size : 0, text);
}

static struct span name_of(struct span text)
{
	return naming_any(text) ? text : text_span("");
}

/* What is empty in a record says nothing. */
static void tell_fields(struct collection *collection, const struct span value[MEANINGS])
{
	struct replay *replay = collection->replay;
	replay->id = name_of(value[MEANING_ID]);
	replay->black = name_of(value[MEANING_BLACK]);
	replay->white = name_of(value[MEANING_WHITE]);
	collection_rule(collection, value[MEANING_RULE]);
	tell_size(replay, value[MEANING_SIZE]);
	replay_recorded(replay, naming_score(value[MEANING_SCORE]));
	replay_recorded(replay, naming_winner(value[MEANING_WINNER]));
	movetext_tell(replay, value[MEANING_MOVES], collection->coords);
}

/* Of a field that a quote never closes the rest of its line counts, and not the lines that it swallowed. */
static void cut_last_field(struct csv_reader *csv)
{
	struct span field = field_at(csv, csv->fields - 1);
	const char *newline = memchr(field.at, '\n', field.length);
	if (newline)
		csv->end[csv->fields - 1] = csv->length = (size_t)(newline - csv->record);
}

/* Moves over several lines have blanks in between. */
static void tell_record(struct csv_reader *csv)
{
	if (csv->cut)
		cut_last_field(csv);
	struct span value[MEANINGS];
	for (int i = 0; i < MEANINGS; i++)
		value[i] = text_span("");
	for (size_t i = 0; i < csv->length; i++)
		if (csv->record[i] == '\n')
			csv->record[i] = ' ';
	for (int i = 0; i < csv->fields && i < csv->columns; i++) {
		struct span field = text_trim(field_at(csv, i));
		if (field.length > 0)
			value[csv->meaning[i]] = field;
	}
	collection_start(csv->collection);
	if (csv->too_long)
		replay_problem(csv->collection->replay, 0, verdict_plain(STATUS_SYNTAX), text_span(""));
	else
		tell_fields(csv->collection, value);
	if (csv->cut)
		replay_unreadable(csv->collection->replay, text_span(""));
	collection_end(csv->collection);
}

static void read_csv(struct collection *collection)
{
	static struct csv_reader csv;
	csv.collection = collection;
	collection_skip_mark(collection);
	bool moves = read_columns(&csv);
	if ((!moves || csv.returned) && csv.fields > 0) {
		collection->remark(collection, csv.returned ? "a lone carriage return ends no line of CSV" :
		                                              "the first line of CSV names no column of moves", true);
		collection->unreadable = true;
		return;
	}
	while (!collection->stopped && read_record(&csv))
		if (!is_blank(&csv))
			tell_record(&csv);
}

static bool matches_csv(struct span head, enum coords coords)
{
	struct span line = format_first_line(head);
	bool moves = false;
	(void)coords;
	if (line.length == 0 || !memchr(line.at, ',', line.length))
		return false;
	while (line.length > 0) {
		const char *comma = memchr(line.at, ',', line.length);
		struct span name = {line.at, comma ? (size_t)(comma - line.at) : line.length};
		size_t cut = name.length + (comma != NULL);
		line = (struct span){line.at + cut, line.length - cut};
		name = text_trim(name);
		if (name.length > 1 && name.at[0] == '"' && name.at[name.length - 1] == '"')
			name = (struct span){name.at + 1, name.length - 2};
		moves |= meaning_of(name) == MEANING_MOVES;
	}
	return moves;
}

const struct format format_csv = {.name = "csv", .lines = true, .matches = matches_csv, .read = read_csv};
