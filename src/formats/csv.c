/* Comma-separated values, RFC 4180: the first line names the columns. Read only. */
#include "formats/formats.h"

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
	bool after_return; /* a newline that follows belongs to the last carriage return */
	size_t used;
	char fields[CSV_RECORD_MAX]; /* of one record, without their quotes */
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

/* What is in quotes. */
struct quoting {
	bool goes_on; /* the next byte does not begin a field */
	bool inside;
	bool closed; /* the last byte was a closing quote; if another quote follows it, the two stand for one in the text */
};

static const char separators[] = {',', ';', '\t'};
static const struct heading unknown; /* its fields end at each of the separators */

/* Updates the state by the next byte. Returns whether the byte is outside quotes. */
static bool go_past(struct quoting *quoting, const struct heading *heading, char c)
{
	bool opens = c == '"' && !quoting->inside && (quoting->closed || !quoting->goes_on) && !heading->unquoted;
	bool outside = !quoting->inside && !opens;
	bool separates = heading->separator ? c == heading->separator : memchr(separators, c, sizeof separators) != NULL;
	quoting->closed = c == '"' && quoting->inside;
	quoting->inside = opens || (quoting->inside && c != '"');
	quoting->goes_on = !(outside && separates);
	return outside;
}

static bool is_line_end(int c)
{
	return c == '\n' || c == '\r';
}

/* Sets *length to that of the first record, without the end of its line. A line end in quotes belongs to the record.
   Returns false if the text has no more than a part of the record. If a quote is open then, *cut is set, and the record
   ends with the line of that quote. */
static bool measure_record(const struct heading *heading, struct span text, size_t *length, bool *cut)
{
	struct quoting quoting = {.goes_on = false};
	const char *newline = memchr(text.at, '\n', text.length);
	size_t line = newline ? (size_t)(newline - text.at) : 0, quote = 0;
	*length = line;
	*cut = false;
	if (line > 0 && !memchr(text.at, '"', line) && !memchr(text.at, '\r', line)) /* the usual case */
		return true;
	for (*length = 0; *length < text.length; ++*length) {
		bool outside = go_past(&quoting, heading, text.at[*length]);
		if (outside && is_line_end(text.at[*length]))
			return true;
		if (outside)
			quote = *length + 1;
	}
	*cut = quoting.inside;
	for (*length = *cut ? quote : text.length; *length < text.length && !is_line_end(text.at[*length]);)
		++*length;
	return false;
}

/* Skips the newline of a CR LF whose carriage return was read. */
static void drop_newline(struct csv_reader *csv)
{
	struct input *input = csv->collection->input;
	struct span next = csv->after_return ? input_peek(input, 1) : text_span("");
	if (next.length > 0 && *next.at == '\n')
		input->start++;
	csv->after_return = false;
}

/* Finds the next record of the input, which keeps it. Returns false at the end of the input. */
static bool csv_find_record(struct csv_reader *csv, struct span *record)
{
	struct input *input = csv->collection->input;
	size_t held;
	bool complete;
	drop_newline(csv);
	csv->collection->line = collection_line(csv->collection);
	if (input_peek(input, 1).length == 0)
		return false;
	do {
		held = input_held(input) <= CSV_RECORD_MAX ? input_held(input) : CSV_RECORD_MAX + 1;
		*record = input_peek(input, held);
		complete = measure_record(&csv->heading, *record, &record->length, &csv->cut);
	} while (!complete && held <= CSV_RECORD_MAX && input_peek(input, held + 1).length > held);
	record->at = input->bytes + input->start; /* peeking moves it */
	csv->too_long = record->length > CSV_RECORD_MAX;
	if (csv->too_long)
		record->length = CSV_RECORD_MAX;
	return true;
}

/* Returns the number of line ends. */
static unsigned long long count_ends(struct span text)
{
	unsigned long long ends = 0;
	for (size_t i = 0; i < text.length; i++)
		ends += text.at[i] == '\r' || (text.at[i] == '\n' && (i == 0 || text.at[i - 1] != '\r'));
	return ends;
}

/* Takes the record off the input, with the end of its line, and with what is over CSV_RECORD_MAX. */
static void take_record(struct csv_reader *csv, struct span record)
{
	int c;
	if (memchr(record.at, '"', record.length))
		csv->collection->newlines += count_ends(record);
	csv->collection->input->start += record.length;
	do
		c = input_byte(csv->collection->input);
	while (c >= 0 && !is_line_end(c));
	csv->collection->newlines += c >= 0;
	csv->after_return = c == '\r';
}

/* Cuts the first field off the record, with its separator, and copies it without its quotes. Drops blanks at its ends,
   unless it ends with its quotes. *last: no field follows. */
static struct span cut_field(struct csv_reader *csv, struct span *record, bool *last)
{
	struct quoting quoting = {.goes_on = false};
	struct span field = {csv->fields + csv->used, 0};
	bool quoted = record->length > 0 && *record->at == '"' && !csv->heading.unquoted, whole = quoted;
	const char *end = quoted ? NULL : memchr(record->at, csv->heading.separator, record->length);
	size_t i = 0;
	if (!quoted) {
		i = field.length = end ? (size_t)(end - record->at) : record->length;
		memcpy(csv->fields + csv->used, record->at, i);
	}
	for (; quoted && i < record->length; i++) {
		char c = record->at[i];
		bool closed = quoting.closed, outside = go_past(&quoting, &csv->heading, c);
		if (outside && c == csv->heading.separator)
			break;
		whole = !outside;
		if ((outside || c != '"' || closed) && (c != '\n' || record->at[i - 1] != '\r'))
			csv->fields[csv->used + field.length++] = (char)(c == '\r' ? '\n' : c);
	}
	csv->used += field.length;
	*last = i == record->length;
	text_skip(record, i + !*last);
	return whole ? field : text_trim(field);
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
static void handle_record(struct csv_reader *csv, struct span record)
{
	bool moves = false, last = false;
	struct span value[MEANINGS];
	for (int i = 0; i < MEANINGS; i++)
		value[i] = text_span("");
	csv->used = 0;
	for (int i = 0; i < csv->heading.columns && !last; i++) {
		enum meaning meaning = csv->heading.meaning[i];
		struct span field = cut_field(csv, &record, &last);
		if (meaning < MEANING_FACTS)
			field = text_trim(field);
		if (field.length > 0)
			value[meaning] = field;
		if (meaning != MEANING_MOVES)
			continue;
		moves = true;
		join_moves(&csv->fields[field.at - csv->fields], field.length);
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
		bool outside = go_past(&quoting, &unknown, line.at[i]);
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
		if (go_past(&quoting, &unknown, name.at[name.length]) && name.at[name.length] == separator)
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
	struct span line;
	bool moves = true, named = false;
	csv->heading = unknown;
	while (!named && csv_find_record(csv, &line)) {
		struct span bare = text_trim(line);
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
		take_record(csv, line);
	}
	return moves;
}

static size_t measure_csv(struct collection *collection, struct span text)
{
	const struct csv_reader *csv = collection->state;
	struct span rest = text;
	size_t length, whole = 0;
	for (bool cut; measure_record(&csv->heading, rest, &length, &cut);) {
		text_skip(&rest, length + 1);
		if (rest.at[-1] == '\n')
			whole = text.length - rest.length;
	}
	collection->newlines += count_ends((struct span){text.at, whole});
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
		struct span record;
		if (collection->stopped || !csv_find_record(csv, &record))
			break;
		if (text_trim(record).length > 0 || memchr(record.at, csv->heading.separator, record.length))
			handle_record(csv, record);
		take_record(csv, record);
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
