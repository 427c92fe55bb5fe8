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
	MEANING_FACTS, /* from here on facts, by their note_kind */
	MEANINGS = MEANING_FACTS + NOTE_COMMENT,
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
	{"event", MEANING_FACTS + NOTE_EVENT},
	{"place", MEANING_FACTS + NOTE_PLACE},
	{"date", MEANING_FACTS + NOTE_DATE},
	{"round", MEANING_FACTS + NOTE_ROUND},
	{"black_rating", MEANING_FACTS + NOTE_BLACK_RATING},
	{"white_rating", MEANING_FACTS + NOTE_WHITE_RATING},
	/* clang-format on */
};

/* What the first line says. */
struct heading {
	char separator; /* between fields */
	bool unquoted;  /* the lines are those of the report, in which a quote is a character like any other */
	int columns;
	unsigned char meaning[CSV_COLUMNS_MAX]; /* enum meaning */
};

struct csv_reader {
	struct heading heading;
	struct collection *collection;
	bool too_long;     /* the record has more than CSV_RECORD_MAX bytes */
	bool cut;          /* the record's last quote is never closed */
	bool quoted;       /* the record has quotes */
	bool after_return; /* a newline that follows belongs to the last carriage return */
	size_t length;
	char record[CSV_RECORD_MAX]; /* one record: the fields without their quotes */
	int fields;
	struct {
		size_t end;  /* in `record` */
		bool quoted; /* blanks at its ends belong to it */
	} field[CSV_COLUMNS_MAX];
};

static const char never_closed[] = "a quote is never closed; its field ends with the line";

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

/* Returns the next byte, or -1 at the end. A carriage return, with the newline after it, is a newline. */
static int csv_byte(struct csv_reader *csv)
{
	struct input *input = csv->collection->input;
	int c = input_byte(input);
	if (c == '\n' && csv->after_return)
		c = input_byte(input);
	csv->after_return = c == '\r';
	if (c == '\r')
		c = '\n';
	csv->collection->newlines += c == '\n';
	return c;
}

/* Returns the byte at an offset from the next one, without reading it; -1 at the end, and from CSV_RECORD_MAX on. */
static int csv_peek(struct input *input, size_t at)
{
	if (at == CSV_RECORD_MAX || (at >= input_held(input) && input_peek(input, at + 1).length <= at))
		return -1;
	return (unsigned char)input->bytes[input->start + at];
}

/* Reads the newline of a CR LF whose carriage return was read. */
static void drop_newline(struct csv_reader *csv)
{
	struct input *input = csv->collection->input;
	if (csv->after_return && csv_peek(input, 0) == '\n')
		input->start++;
	csv->after_return = false;
}

/* What is in quotes. */
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

/* Returns how many bytes follow up to the end of the line (`line`), or else of the quotes. A newline inside quotes does
   not end the line. If a quote is never closed, the text is cut: it ends with the line of that quote. */
static size_t csv_measure(struct csv_reader *csv, struct quoting quoting, bool line)
{
	size_t at = 0, line_end = SIZE_MAX;
	for (int c; (c = csv_peek(csv->collection->input, at)) >= 0; at++) {
		bool outside = go_past(&quoting, c), ends = c == '\n' || c == '\r';
		if (outside && (ends || !line))
			break;
		if (outside || (ends && line_end == SIZE_MAX))
			line_end = outside ? SIZE_MAX : at;
	}
	csv->cut = quoting.inside;
	return quoting.inside && line_end < at ? line_end : at;
}

/* Reads a quoted field after its opening quote. Returns the byte after the field. */
static int csv_read_quoted(struct csv_reader *csv)
{
	struct input *input = csv->collection->input;
	const char *text = input->bytes + input->start, *quote = memchr(text, '"', input_held(input));
	size_t length = quote ? (size_t)(quote + 1 - text) : 0, after;
	if (length == 0 || length == input_held(input) || length > CSV_RECORD_MAX || quote[1] == '"') /* rare */
		length = csv_measure(csv, (struct quoting){.inside = true}, false);
	int c;
	csv->quoted = true;
	after = input_held(input) - length;
	while (input_held(input) > after) {
		c = csv_byte(csv);
		if (c == '"' && input_held(input) == after)
			break;
		csv_add_byte(csv, c == '"' ? csv_byte(csv) : c);
	}
	do
		c = csv_byte(csv);
	while (csv->cut && c >= 0 && c != '\n'); /* what is over CSV_RECORD_MAX */
	return c;
}

/* Reads a record up to the end of its line. Returns false at the end of the input. */
static bool read_record(struct csv_reader *csv)
{
	csv->length = 0;
	csv->fields = 0;
	csv->too_long = csv->cut = csv->quoted = false;
	csv->collection->line = collection_line(csv->collection);
	int c = csv_byte(csv);
	if (c < 0)
		return false;
	for (bool at_start = true;; c = csv_byte(csv)) {
		bool quoted = c == '"' && at_start && !csv->heading.unquoted;
		if (quoted)
			c = csv_read_quoted(csv);
		at_start = c == csv->heading.separator;
		if ((c < 0 || c == '\n' || at_start) && csv->fields < CSV_COLUMNS_MAX) {
			csv->field[csv->fields].quoted = quoted;
			csv->field[csv->fields++].end = csv->length;
		}
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
	replay_set_result(replay, naming_winner(collection_decode(collection, value[MEANING_WINNER])));
	replay_set_result(replay, naming_result(collection_decode(collection, value[MEANING_RECORDED])));
	for (enum note_kind kind = 0; note_is_of_game(kind) && replay->notes; kind++)
		if (naming_is_given(value[MEANING_FACTS + kind]))
			notes_add(replay->notes, kind, POINT_NONE, value[MEANING_FACTS + kind]);
	movetext_read(replay, value[MEANING_MOVES], collection->coords);
	replay_settle_notes(replay);
}

/* Makes blanks of newlines, and of what encloses the items of a list. */
static void join_moves(char *text, size_t length)
{
	for (size_t i = 0; i < length; i++)
		if (memchr("\n[]'\"", text[i], 5))
			text[i] = ' ';
}

/* Reports a quote that is never closed, with the problem of its game. */
static void report_quote(struct collection *collection)
{
	struct problem *problem = &collection->replay->problem;
	replay_unreadable(collection->replay, text_span(""));
	if (!problem->any) { /* beyond the limit */
		collection_remark(collection, never_closed, true);
		return;
	}
	problem->why = never_closed;
	problem->damage = true;
}

/* Reads the record as a game. A record that ends before its column of moves is cut short. */
static void handle_record(struct csv_reader *csv)
{
	bool moves = false;
	struct span value[MEANINGS];
	for (int i = 0; i < MEANINGS; i++)
		value[i] = text_span("");
	for (int i = 0; i < csv->fields && i < csv->heading.columns; i++) {
		size_t start = i > 0 ? csv->field[i - 1].end : 0;
		struct span field = {csv->record + start, csv->field[i].end - start};
		if (!csv->field[i].quoted || csv->heading.meaning[i] < MEANING_FACTS)
			field = text_trim(field);
		if (field.length > 0)
			value[csv->heading.meaning[i]] = field;
		if (csv->heading.meaning[i] != MEANING_MOVES)
			continue;
		moves = true;
		join_moves(&csv->record[field.at - csv->record], field.length);
	}
	collection_start(csv->collection, csv->collection->line);
	if (csv->too_long)
		replay_problem(csv->collection->replay, 0, verdict_plain(STATUS_SYNTAX), text_span(""));
	else
		handle_fields(csv->collection, value);
	if (!moves)
		replay_unreadable(csv->collection->replay, text_span(""));
	if (csv->cut)
		report_quote(csv->collection);
	collection_end(csv->collection);
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

/* Is this the line that --header writes before a report? */
static bool is_report(struct span line)
{
	static const char columns[] = "id\tstatus\tplies\trecorded\tcheck\tproblem\t";
	return line.length >= sizeof columns - 1 && memcmp(line.at, columns, sizeof columns - 1) == 0;
}

/* Is this Excel's line sep=; that names the separator? A TAB may have been trimmed. */
static bool names_separator(struct span line)
{
	return text_starts(line, "sep=") && line.length <= 5;
}

/* Reads the names of the columns. Returns whether one has moves. */
static bool csv_read_names(struct csv_reader *csv, struct span line)
{
	bool moves = false;
	if (!csv->heading.separator)
		csv->heading.separator = separator_of(line);
	csv->heading.unquoted = is_report(line);
	while (line.length > 0 && csv->heading.columns < CSV_COLUMNS_MAX) {
		enum meaning meaning = meaning_of(cut_name(&line, csv->heading.separator));
		csv->heading.meaning[csv->heading.columns++] = (unsigned char)meaning;
		moves |= meaning == MEANING_MOVES;
	}
	return moves;
}

/* Reads the names of the columns from the first line that is neither blank nor a comment. Returns false if no column
   has moves. */
static bool csv_read_columns(struct csv_reader *csv)
{
	struct input *input = csv->collection->input;
	bool moves = true, named = false;
	csv->heading.columns = 0;
	csv->heading.separator = '\0';
	while (!named && csv_peek(input, 0) >= 0) {
		drop_newline(csv);
		size_t length = csv_measure(csv, (struct quoting){.inside = false}, true), after = input_held(input) - length;
		struct span line = {input->bytes + input->start, length}, bare = text_trim(line);
		if (csv->cut)
			collection_remark(csv->collection, never_closed, true);
		if (names_separator(bare) && !csv->heading.separator) {
			csv->heading.separator = '\t'; /* a TAB was trimmed */
			if (bare.length > 4)
				csv->heading.separator = bare.at[4];
		} else if (bare.length > 0 && !format_is_comment(bare)) {
			moves = csv_read_names(csv, line);
			named = true;
		}
		for (int c = 0; input_held(input) > after || (c >= 0 && c != '\n');)
			c = csv_byte(csv);
	}
	return moves;
}

/* Returns the offset of the byte after the quotes that open at `at`; the text's length if they may go on. */
static size_t after_quotes(struct span text, size_t at)
{
	do {
		const char *quote = memchr(text.at + at + 1, '"', text.length - at - 1);
		at = quote ? (size_t)(quote + 1 - text.at) : text.length;
	} while (at < text.length && text.at[at] == '"');
	return at;
}

static size_t measure_csv(struct collection *collection, struct span text)
{
	const struct heading *heading = &((struct csv_reader *)collection->state)->heading;
	size_t whole = 0;
	bool at_start = true;
	for (size_t i = 0; i < text.length; i++) {
		if (at_start && text.at[i] == '"' && !heading->unquoted && (i = after_quotes(text, i)) == text.length)
			break;
		at_start = text.at[i] == '\n' || text.at[i] == '\r' || text.at[i] == heading->separator;
		if (text.at[i] == '\n')
			whole = i + 1;
	}
	for (size_t i = 0; i < whole; i++)
		collection->newlines += text.at[i] == '\n' || (text.at[i] == '\r' && text.at[i + 1] != '\n');
	return whole;
}

static void read_csv(struct collection *collection)
{
	struct csv_reader *csv = collection->state;
	csv->collection = collection;
	csv->after_return = false;
	if (!collection->resumed) {
		collection_skip_mark(collection);
		if (!csv_read_columns(csv)) {
			collection_remark(collection, "the first line of the CSV names no column of moves", true);
			collection->unreadable = true;
			return;
		}
	}
	for (;;) {
		if (collection->take_games) {
			drop_newline(csv);
			collection->take_games(collection);
		}
		if (collection->stopped || !read_record(csv))
			break;
		bool blank = !csv->quoted && csv->fields == 1 && text_trim((struct span){csv->record, csv->length}).length == 0;
		if (!blank)
			handle_record(csv);
	}
}

/* Does the line name a column of moves? A line that begins like SGF or JSON may hold such a word in a text. */
static bool matches_csv(struct span line, enum coords coords)
{
	char separator = separator_of(line);
	bool moves = false;
	(void)coords;
	if (names_separator(line))
		return true;
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
	.shared = sizeof(struct heading),
	.measure = measure_csv,
	.read = read_csv};
