/* Comma-separated values, RFC 4180: the first line names the columns. Read only. */
#include "formats/formats.h"

#include <assert.h>
#include <string.h>

#include "record/movetext.h"

enum {
	CSV_RECORD_MAX = 1 << 20, /* bytes of one record */
	CSV_COLUMNS_MAX = 256,    /* further columns are ignored */
};

/* What a column holds. */
enum meaning {
	MEANING_NOTHING,
	MEANING_ID,
	MEANING_MOVES,
	MEANING_SCORE,
	MEANING_WINNER,
	MEANING_RULE,
	MEANING_SIZE,
	MEANING_BLACK,
	MEANING_WHITE,
	MEANING_RECORDED,
	MEANINGS,
};

static const struct {
	const char *name;
	enum meaning meaning;
} names[] = {
	/* clang-format off */
	{"id", MEANING_ID},               {"game_id", MEANING_ID},          {"moves", MEANING_MOVES},
	{"game_record", MEANING_MOVES},   {"move", MEANING_MOVES},          {"bresult", MEANING_SCORE},
	{"result", MEANING_SCORE},        {"game_result", MEANING_SCORE},   {"winner", MEANING_WINNER},
	{"rule", MEANING_RULE},           {"opening_rule", MEANING_RULE},   {"size", MEANING_SIZE},
	{"black", MEANING_BLACK},         {"black_player", MEANING_BLACK},  {"player_black", MEANING_BLACK},
	{"white", MEANING_WHITE},         {"white_player", MEANING_WHITE},  {"player_white", MEANING_WHITE},
	{"recorded", MEANING_RECORDED},
	/* clang-format on */
};

struct csv_reader {
	struct collection *collection;
	char separator; /* between fields */
	bool unquoted;  /* the lines are those of the report, in which a quote is a character like any other */
	int columns;
	enum meaning meaning[CSV_COLUMNS_MAX];
	bool too_long;    /* the record has more than CSV_RECORD_MAX bytes */
	bool cut;         /* the record's last quote is never closed */
	bool lone_return; /* the first line goes on after a carriage return outside quotes */
	size_t quoted;    /* where the record's last quoted field begins in `record` */
	size_t length;
	char record[CSV_RECORD_MAX]; /* one record: the fields without their quotes */
	int fields;
	size_t end[CSV_COLUMNS_MAX]; /* where each field ends in `record` */
};

static enum meaning meaning_of(struct span name)
{
	name = text_trim(name);
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (text_is(name, names[i].name))
			return names[i].meaning;
	return MEANING_NOTHING;
}

static void csv_add_byte(struct csv_reader *csv, int c)
{
	if (csv->length < CSV_RECORD_MAX)
		csv->record[csv->length++] = (char)c;
	else
		csv->too_long = true;
}

/* Reads a quoted field after its opening quote. Returns the byte after the field. */
static int csv_read_quoted(struct csv_reader *csv)
{
	csv->quoted = csv->length;
	for (int c; (c = collection_byte(csv->collection)) >= 0; csv_add_byte(csv, c)) {
		if (c != '"')
			continue;
		c = collection_byte(csv->collection);
		if (c != '"')
			return c;
	}
	csv->cut = true;
	return -1;
}

/* Reads a record up to the end of its line. Returns false at the end of the input. */
static bool read_record(struct csv_reader *csv)
{
	csv->length = 0;
	csv->fields = 0;
	csv->too_long = csv->cut = false;
	csv->collection->line = collection_line(csv->collection);
	int c = collection_byte(csv->collection);
	if (c < 0)
		return false;
	for (bool at_start = true;; c = collection_byte(csv->collection)) {
		if (c == '"' && at_start && !csv->unquoted)
			c = csv_read_quoted(csv);
		at_start = c == csv->separator;
		if ((c < 0 || c == '\n' || at_start) && csv->fields < CSV_COLUMNS_MAX)
			csv->end[csv->fields++] = csv->length;
		if (c < 0 || c == '\n')
			return true;
		if (!at_start)
			csv_add_byte(csv, c);
	}
}

/* Reads the record's columns into the replay. An empty field changes nothing. */
static void handle_fields(struct collection *collection, const struct span value[MEANINGS])
{
	struct replay *replay = collection->replay;
	replay->id = value[MEANING_ID];
	replay->black = value[MEANING_BLACK];
	replay->white = value[MEANING_WHITE];
	collection_rule(collection, value[MEANING_RULE]);
	collection_size(collection, value[MEANING_SIZE]);
	replay_set_result(replay, naming_score(value[MEANING_SCORE]));
	replay_set_result(replay, naming_winner(value[MEANING_WINNER]));
	replay_set_result(replay, naming_result(value[MEANING_RECORDED]));
	movetext_read(replay, value[MEANING_MOVES], collection->coords);
}

/* Cuts the field whose quote is never closed at its first newline: the following lines do not belong to it. There is
   nothing to cut if it is in a column that is ignored. */
static void cut_last_field(struct csv_reader *csv)
{
	assert(csv->fields > 0);
	size_t *end = &csv->end[csv->fields - 1];
	const char *newline = csv->quoted < *end ? memchr(csv->record + csv->quoted, '\n', *end - csv->quoted) : NULL;
	if (newline)
		*end = csv->length = (size_t)(newline - csv->record);
}

static void join_lines(char *text, size_t length)
{
	for (size_t i = 0; i < length; i++)
		if (text[i] == '\n')
			text[i] = ' ';
}

/* Reads the record as a game. Newlines in the moves become blanks. */
static void handle_record(struct csv_reader *csv)
{
	if (csv->cut)
		cut_last_field(csv);
	struct span value[MEANINGS];
	for (int i = 0; i < MEANINGS; i++)
		value[i] = text_span("");
	for (int i = 0; i < csv->fields && i < csv->columns; i++) {
		size_t start = i > 0 ? csv->end[i - 1] : 0;
		struct span field = text_trim((struct span){csv->record + start, csv->end[i] - start});
		if (field.length > 0)
			value[csv->meaning[i]] = field;
		if (csv->meaning[i] == MEANING_MOVES)
			join_lines(&csv->record[field.at - csv->record], field.length);
	}
	collection_start(csv->collection);
	if (csv->too_long)
		replay_problem(csv->collection->replay, 0, verdict_plain(STATUS_SYNTAX), text_span(""));
	else
		handle_fields(csv->collection, value);
	if (csv->cut)
		replay_unreadable(csv->collection->replay, text_span(""));
	collection_end(csv->collection);
}

/* The state of quotes while the first line is read. */
struct quoting {
	bool goes_on; /* the next byte does not begin a field */
	bool inside;
	bool closed; /* the last byte was a closing quote; if another quote follows it, the two stand for one in the text */
};

static const char separators[] = {',', ';', '\t'};

/* Updates the state by the next byte. Returns whether the byte is outside quotes. */
static bool go_past(struct quoting *quoting, int c)
{
	bool opens = c == '"' && !quoting->inside && (quoting->closed || !quoting->goes_on);
	bool outside = !quoting->inside && !opens;
	quoting->closed = c == '"' && quoting->inside;
	quoting->inside = opens || (quoting->inside && c != '"');
	quoting->goes_on = !(outside && memchr(separators, c, sizeof separators));
	return outside;
}

/* Returns the most frequent separator outside quotes in the first line. */
static char separator_of(struct span line)
{
	struct quoting quoting = {0};
	size_t count[sizeof separators] = {0}, best = 0;
	for (size_t i = 0; i < line.length; i++) {
		bool outside = go_past(&quoting, line.at[i]);
		for (size_t k = 0; k < sizeof separators; k++)
			count[k] += outside && line.at[i] == separators[k];
	}
	for (size_t k = 1; k < sizeof separators; k++)
		if (count[k] > count[best])
			best = k;
	return separators[best];
}

/* Cuts off the next column's name, without its quotes. */
static struct span cut_name(struct span *line, char separator)
{
	struct quoting quoting = {0};
	struct span name = {line->at, 0};
	for (; name.length < line->length; name.length++)
		if (go_past(&quoting, name.at[name.length]) && name.at[name.length] == separator)
			break;
	size_t taken = name.length + (name.length < line->length);
	text_skip(line, taken);
	name = text_trim(name);
	if (name.length > 1 && name.at[0] == '"' && name.at[name.length - 1] == '"')
		name = (struct span){name.at + 1, name.length - 2};
	return name;
}

/* Reads a line, with its quotes, that may name the columns. A newline inside quotes does not end it. Returns false at
   the end of the input. */
static bool csv_read_line(struct csv_reader *csv)
{
	struct quoting quoting = {0};
	bool after_return = false;
	csv->length = 0;
	csv->lone_return = csv->cut = false;
	int c = collection_byte(csv->collection);
	if (c < 0)
		return false;
	for (; c >= 0; c = collection_byte(csv->collection)) {
		bool outside = go_past(&quoting, c);
		if (outside && c == '\n')
			break;
		csv->lone_return |= after_return;
		after_return = outside && c == '\r';
		csv_add_byte(csv, c);
	}
	csv->cut = quoting.inside;
	return true;
}

/* Is this the line that --header writes before a report? */
static bool is_report(struct span line)
{
	static const char columns[] = "id\tstatus\tplies\trecorded\tcheck\tproblem\t";
	return line.length >= sizeof columns - 1 && memcmp(line.at, columns, sizeof columns - 1) == 0;
}

/* Reads the names of the columns from the first line that is neither blank nor a comment. Returns NULL, or a
   message about that line. */
static const char *csv_read_columns(struct csv_reader *csv)
{
	bool moves = false;
	struct span line, bare;
	csv->columns = 0;
	do {
		if (!csv_read_line(csv))
			return NULL;
		line = (struct span){csv->record, csv->length};
		bare = text_trim(line);
	} while (!csv->lone_return && (bare.length == 0 || format_is_comment(bare)));
	csv->separator = separator_of(line);
	csv->unquoted = is_report(line);
	while (line.length > 0 && csv->columns < CSV_COLUMNS_MAX) {
		enum meaning meaning = meaning_of(cut_name(&line, csv->separator));
		csv->meaning[csv->columns++] = meaning;
		moves |= meaning == MEANING_MOVES;
	}
	if (csv->cut)
		return "a quote in the first line of the CSV is never closed";
	if (csv->lone_return)
		return "a lone carriage return does not end a line of CSV";
	return moves ? NULL : "the first line of the CSV names no column of moves";
}

static void read_csv(struct collection *collection)
{
	struct csv_reader *csv = collection->state;
	csv->collection = collection;
	collection_skip_mark(collection);
	const char *fault = csv_read_columns(csv);
	if (fault) {
		collection_remark(collection, fault, true);
		collection->unreadable = true;
		return;
	}
	while (!collection->stopped && read_record(csv)) {
		bool blank = !csv->cut && csv->fields == 1 && text_trim((struct span){csv->record, csv->length}).length == 0;
		if (!blank)
			handle_record(csv);
	}
}

/* Does the line name a column of moves? A line that begins like SGF or JSON may hold such a word in a text. */
static bool matches_csv(struct span head, enum coords coords)
{
	struct span line = format_first_line(head);
	char separator = separator_of(line);
	bool moves = false;
	(void)coords;
	if (line.length == 0 || !memchr(line.at, separator, line.length) || memchr("({[", line.at[0], 3))
		return false;
	while (line.length > 0)
		moves |= meaning_of(cut_name(&line, separator)) == MEANING_MOVES;
	return moves;
}

const struct format format_csv = {
	.name = "csv",
	.endings = {"csv", "tsv"},
	.uses_coords = true,
	.lines = true,
	.matches = matches_csv,
	.is_text = matches_csv,
	.state = sizeof(struct csv_reader),
	.read = read_csv};
