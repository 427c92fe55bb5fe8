/* Games as JSON: an object for each game, written on one line. */
#include "formats/formats.h"

#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "formats/json/json_write.h"
#include "record/json.h"
#include "record/movetext.h"

enum {
	OBJECT_MAX = 1 << 26, /* bytes of one game's object; notes may be long */
	JSON_VALUE_MAX = 64,  /* bytes of a value other than an id or a name that are kept */
};

/* Where the reader is in the array of games around the objects; unknown after text that is no JSON. */
enum json_place { PLACE_OUTSIDE, PLACE_AFTER_BRACKET, PLACE_AFTER_COMMA, PLACE_AFTER_GAME, PLACE_UNKNOWN };

/* What was odd between the games so far, and in them. */
enum {
	ODD_MARKS = 1 << 0,  /* brackets and commas around the games are not those of an array */
	ODD_NOTES = 1 << 1,  /* notes were left out because they are not as json_write() writes them */
	ODD_VALUES = 1 << 2, /* a text was left out because it is an object or an array */
};

struct json_reader {
	enum json_place place;
	struct collection *collection;
	const char *fault;         /* why the current value is not a game */
	char word[JSON_VALUE_MAX]; /* a point with escapes */
	bool pairs;                /* a backslash may be the second byte of a character */
	size_t length, room;
	char *object;
	char text[COLLECTION_MOVES_MAX + 1]; /* a name, or moves in one string, whose escapes have been read */
};

/* Lets the last byte be read again. It is no newline. */
static void json_unread(struct json_reader *json)
{
	json->collection->input->start--;
}

/* Notes that something is odd, for report_odd(). */
static void note_odd(struct json_reader *json, unsigned what, bool is_odd)
{
	json->collection->odd |= is_odd ? what : 0;
}

static bool json_refuse(struct json_reader *json, const char *fault)
{
	json->fault = fault;
	return false;
}

/* Keeps a byte of the object; a fault if it becomes too large or memory runs out. */
static void json_keep(struct json_reader *json, int c)
{
	if (!json->fault && (json->length == OBJECT_MAX ||
	                     (json->length == json->room && !array_grow(&json->object, &json->room, json->length + 1, 1))))
		json_refuse(json, "the object is larger than 64 MiB, or than memory");
	if (!json->fault)
		json->object[json->length++] = (char)c;
}

/* What is open: brackets and quotes. */
struct json_nesting {
	unsigned long long depth;
	bool quoted, escaped;
};

static void nest(struct json_nesting *open, int c)
{
	if (c == '"' && !open->escaped)
		open->quoted = !open->quoted;
	open->escaped = open->quoted && c == '\\' && !open->escaped;
	open->depth += !open->quoted && (c == '{' || c == '[');
	open->depth -= !open->quoted && (c == '}' || c == ']') && open->depth > 0;
}

/* Does a line of the object begin with a brace, as if another object began there? */
static bool has_brace_line(struct span object)
{
	const char *end = object.at + object.length, *brace = object.at;
	while ((brace = memchr(brace + 1, '{', (size_t)(end - brace - 1))))
		if (brace[-1] == '\n' || brace[-1] == '\r')
			return true;
	return false;
}

/* Stops before what is not a right object in its place: gather_object() and skip_other() find out where it ends. The
   place after the objects is that before them. */
static size_t measure_json(struct collection *collection, struct span text)
{
	const struct json_reader *json = collection->state;
	struct span rest = text, object;
	size_t whole = 0;
	bool starts = json->place != PLACE_AFTER_BRACKET && json->place != PLACE_AFTER_COMMA && !json->pairs;
	for (; starts && rest.length > 0; whole = (size_t)(object.at + object.length - text.at)) {
		while (rest.length > 0 && (format_is_space(*rest.at) || *rest.at == ','))
			text_skip(&rest, 1);
		if (rest.length == 0 || *rest.at != '{' || !json_cut_value(&rest, &object) || has_brace_line(object))
			break;
	}
	for (size_t i = 0; i < whole; i++)
		collection->newlines += text.at[i] == '\n';
	return whole;
}

/* Reads an object after its opening brace. Returns false, with a fault, if the object is too large or is cut short:
   the input ends, a line ends inside a string, or a line begins with the brace of another object. */
static bool gather_object(struct json_reader *json)
{
	struct json_nesting open = {.depth = 1};
	struct decoder *decoder = json->collection->replay->decoder;
	bool line_start = false;
	json_keep(json, '{');
	for (int c; (c = collection_byte(json->collection)) >= 0;) {
		if (c == '{' && line_start)
			json_unread(json);
		if ((c == '{' && line_start) || (c == '\n' && open.quoted))
			break;
		bool second = c == '\\' && open.quoted && decoder_splits(decoder, (struct span){json->object, json->length});
		for (int i = 0; i <= second; i++) { /* a backslash that is half a character is written as JSON would */
			json_keep(json, c);
			nest(&open, c);
		}
		line_start = !open.quoted && (c == '\n' || c == '\r');
		if (open.depth == 0)
			return json->fault == NULL;
	}
	return json_refuse(json, "the object is cut short");
}

/* Skips what is not an object, from its first byte c to the end of the line, or to the comma or bracket after it.
   Returns false, with a fault. */
static bool skip_other(struct json_reader *json, int c)
{
	struct json_nesting open = {.depth = 0};
	for (; c >= 0 && c != '\n' && c != '\r'; c = collection_byte(json->collection)) {
		if (!open.quoted && open.depth == 0 && (c == ',' || c == ']')) {
			json_unread(json);
			break;
		}
		nest(&open, c);
	}
	return json_refuse(json, "not an object");
}

/* Returns the text of a string. A number, or a word such as true, is returned as it is written. Returns the empty text
   for "", "-", an object or an array. */
static struct span text_of(struct span value, char *kept, size_t room)
{
	if (value.length > 0 && value.at[0] != '"')
		return value.at[0] != '{' && value.at[0] != '[' ? value : text_span("");
	struct span text = json_text(value, kept, room);
	return naming_is_given(text) ? text : text_span("");
}

/* The same for a value of the game: that an object or an array is left out is noted. */
static struct span game_value(struct json_reader *json, struct span value, char *kept, size_t room)
{
	note_odd(json, ODD_VALUES, value.length > 0 && (value.at[0] == '{' || value.at[0] == '['));
	return text_of(value, kept, room);
}

static struct span name_of_value(struct json_reader *json, enum kept_name kind, struct span value)
{
	return collection_keep_name(json->collection, kind, game_value(json, value, json->text, COLLECTION_NAME_ROOM));
}

/* Reads a point that is two numbers, each given as a number or as a string. */
static enum point_reading read_number_pair(struct span one, struct span other, enum coords coords, int size, int *point)
{
	char words[2][JSON_VALUE_MAX], text[2 * JSON_VALUE_MAX + 1];
	struct sink out = sink_into(text, sizeof text);
	long long numbers[2];
	struct span parts[2] = {text_without_fraction(text_of(one, words[0], JSON_VALUE_MAX)),
	                        text_without_fraction(text_of(other, words[1], JSON_VALUE_MAX))};
	if (!text_large_integer(parts[0], &numbers[0]) || !text_large_integer(parts[1], &numbers[1]))
		return POINT_UNREADABLE;
	if (numbers[0] < 0 || numbers[1] < 0)
		return POINT_OFF_BOARD;
	sink_number(&out, (unsigned long long)numbers[0]);
	sink_char(&out, ',');
	sink_number(&out, (unsigned long long)numbers[1]);
	return point_read((struct span){text, out.used}, coords, size, point);
}

/* Reads a point {"x":7,"y":7} or {"row":7,"col":7}, from the upper left. */
static enum point_reading read_point_object(struct span item, int size, int *point)
{
	static const char *const keys[] = {"x", "y", "row", "col"};
	struct span values[4] = {{NULL, 0}};
	json_cut_object(&item, keys, 4, values);
	if (values[0].length > 0 && values[1].length > 0)
		return read_number_pair(values[0], values[1], COORDS_XY, size, point);
	return read_number_pair(values[2], values[3], COORDS_RC, size, point);
}

/* Reads a point of two numbers, [7,7]. */
static enum point_reading read_point_array(struct span item, enum coords coords, int size, int *point)
{
	struct span one, other;
	if (!json_cut_pair(item, &one, &other))
		return POINT_UNREADABLE;
	return read_number_pair(one, other, coords_lettered(coords) ? COORDS_XY : coords, size, point);
}

/* Reads an item of an array of points. Points in strings have letters, whatever `coords` are, unless they begin with a
   digit. *text becomes the item's text. */
static enum point_reading read_point_item(struct json_reader *json, struct span item, struct span *text, int *point)
{
	enum coords coords = json->collection->coords;
	int size = json->collection->replay->rules.size;
	*text = item;
	if (item.at[0] == '[')
		return read_point_array(item, coords, size, point);
	if (item.at[0] == '{')
		return read_point_object(item, size, point);
	if (item.at[0] != '"')
		return POINT_UNREADABLE;
	*text = json_text(item, json->word, sizeof json->word);
	bool numbers = text->length > 0 && text_digit(text->at[0]);
	return point_read(*text, numbers ? coords : COORDS_LETTERS, size, point);
}

/* Reads an array of points: set-up stones of `side`, or moves if it is SIDE_NONE. Returns false for anything else. */
static bool handle_points(struct json_reader *json, enum side side, struct span value)
{
	struct replay *replay = json->collection->replay;
	struct span item, text;
	if (value.at[0] != '[')
		return false;
	while (json_cut_item(&value, &item)) {
		int point = POINT_NONE;
		enum point_reading reading = read_point_item(json, item, &text, &point);
		if (side != SIDE_NONE && item.at[0] != '"' && reading == POINT_UNREADABLE)
			return false;
		if (side != SIDE_NONE)
			replay_setup(replay, side, reading, point, point, text);
		else if (reading == POINT_UNREADABLE && text_is(text, "pass"))
			replay_move(replay, POINT_READ, MOVE_PASS, text);
		else
			replay_move(replay, reading, point, text);
	}
	return true;
}

/* Are moves in one string written with letters: is there a letter before a digit, or nothing but letters? */
static bool has_letters(struct span text)
{
	for (size_t i = 1; i < text.length; i++)
		if (text_digit(text.at[i]) && text_letter(text.at[i - 1]))
			return true;
	return movetext_only_letters(text, COORDS_LETTERS);
}

/* Reads moves in one string, as in a plain line; in notations of numbers also those with letters. */
static bool handle_move_string(struct json_reader *json, struct span value)
{
	struct collection *collection = json->collection;
	struct span text = json_text(value, json->text, sizeof json->text);
	enum coords coords = has_letters(text) && !coords_lettered(collection->coords)
	                         ? COORDS_LETTERS
	                         : collection->coords;
	if (text.length > COLLECTION_MOVES_MAX)
		return json_refuse(json, "the moves are longer than 1 MiB");
	for (size_t i = 0; i < text.length && text.at == json->text; i++)
		if (json->text[i] == '\n')
			json->text[i] = ' ';
	movetext_read(collection->replay, text, coords);
	return true;
}

static void json_handle_notes(struct json_reader *json, const struct span values[KEYS])
{
	struct replay *replay = json->collection->replay;
	for (enum note_kind kind = 0; note_is_of_game(kind); kind++)
		if (!text_is(values[KEY_EVENT + kind], "\"-\""))
			note_odd(json, ODD_NOTES, !json_notes_add_text(replay->notes, kind, POINT_NONE, values[KEY_EVENT + kind]));
	notes_settle(replay->notes, 0, true);
	if (!replay->notes->facts_only)
		note_odd(json, ODD_NOTES, !json_notes_read(replay, values[KEY_NOTES]));
}

/* Reads the game from the object. Returns false, with a fault, if the object is not valid JSON, if the moves are
   missing, or if the moves or the set-up are not an array of points. */
static bool read_object(struct json_reader *json, const struct span values[KEYS])
{
	char word[JSON_VALUE_MAX];
	struct replay *replay = json->collection->replay;
	if (values[KEY_MOVES].length == 0)
		return json_refuse(json, "the key \"moves\" is missing");
	replay->id = name_of_value(json, KEPT_ID, values[KEY_ID]);
	replay->black = name_of_value(json, KEPT_BLACK, values[KEY_BLACK]);
	replay->white = name_of_value(json, KEPT_WHITE, values[KEY_WHITE]);
	collection_rule(json->collection, game_value(json, values[KEY_RULE], word, sizeof word));
	collection_size(json->collection, game_value(json, values[KEY_SIZE], word, sizeof word));
	replay_set_result(replay, naming_result(game_value(json, values[KEY_RECORDED], word, sizeof word)));
	if (values[KEY_SETUP_BLACK].length > 0 && !handle_points(json, SIDE_BLACK, values[KEY_SETUP_BLACK]))
		return json_refuse(json, "\"setup_black\" is not an array of points");
	if (values[KEY_SETUP_WHITE].length > 0 && !handle_points(json, SIDE_WHITE, values[KEY_SETUP_WHITE]))
		return json_refuse(json, "\"setup_white\" is not an array of points");
	struct span first = game_value(json, values[KEY_FIRST], word, sizeof word);
	if (side_named(first) != SIDE_NONE)
		replay_turn(replay, side_named(first), first);
	else if (first.length > 0)
		replay_problem(replay, 0, verdict_plain(STATUS_SYNTAX), first);
	if (values[KEY_MOVES].at[0] == '"' && !handle_move_string(json, values[KEY_MOVES]))
		return false;
	if (values[KEY_MOVES].at[0] != '"' && !handle_points(json, SIDE_NONE, values[KEY_MOVES]))
		return json_refuse(json, "\"moves\" is not an array of points");
	if (replay->notes)
		json_handle_notes(json, values);
	return true;
}

static void json_end_game(struct json_reader *json, bool whole, const struct span values[KEYS])
{
	struct collection *collection = json->collection;
	collection_start(collection, collection->line);
	if (!whole || !read_object(json, values))
		replay_refuse(collection->replay, text_span(""), json->fault);
	note_odd(json, ODD_MARKS, json->place == PLACE_AFTER_GAME);
	if (!whole && (json->length > 0 || json->place == PLACE_OUTSIDE))
		json->place = PLACE_UNKNOWN;
	else if (json->place != PLACE_OUTSIDE && json->place != PLACE_UNKNOWN)
		json->place = PLACE_AFTER_GAME;
	collection_end(collection);
}

/* Reads the game that begins with c. */
static void json_read_game(struct json_reader *json, int c)
{
	struct span values[KEYS] = {{NULL, 0}};
	json->length = 0;
	json->fault = NULL;
	bool whole = c == '{' ? gather_object(json) : skip_other(json, c);
	struct span object = {json->object, json->length};
	if (whole && !json_cut_object(&object, json_key_names, KEYS, values))
		whole = json_refuse(json, "the object is not valid JSON");
	json_end_game(json, whole, values);
}

/* Reads an object in its place, if it is short, and all of it is on one line in the input's buffer. Returns false, and
   reads nothing, if it is not. */
static bool read_in_place(struct json_reader *json)
{
	enum { LONGEST = 4096 }; /* beyond it the end of the line is not looked for: all games may be on one line */
	struct input *input = json->collection->input;
	struct span values[KEYS] = {{NULL, 0}};
	struct span text = input_peek(input, 1);
	if (json->pairs || text.length == 0 || text.at[0] != '{')
		return false;
	size_t held = input_held(input);
	text.length = held < LONGEST ? held : LONGEST;
	const char *end = memchr(text.at, '\n', text.length);
	if (end)
		text.length = (size_t)(end - text.at);
	const char *start = text.at;
	if (!json_cut_object(&text, json_key_names, KEYS, values) || memchr(start, '\r', (size_t)(text.at - start)))
		return false;
	input->start += (size_t)(text.at - start);
	json->fault = NULL;
	json_end_game(json, true, values);
	return true;
}

/* Reads a bracket or a comma around the games. */
static void json_read_mark(struct json_reader *json, int c)
{
	enum json_place place = json->place;
	if (c == '[') {
		note_odd(json, ODD_MARKS, place == PLACE_AFTER_GAME);
		json->place = PLACE_AFTER_BRACKET;
	} else if (place != PLACE_UNKNOWN) {
		note_odd(json, ODD_MARKS, place != PLACE_AFTER_GAME && (c == ',' || place != PLACE_AFTER_BRACKET));
		json->place = c == ']' || place == PLACE_OUTSIDE ? PLACE_OUTSIDE : PLACE_AFTER_COMMA;
	}
}

/* Makes remarks on what was left out or is odd. */
static void report_odd(struct json_reader *json)
{
	struct collection *collection = json->collection;
	if (json->place != PLACE_OUTSIDE && json->place != PLACE_UNKNOWN && !collection->stopped)
		collection_remark(collection, "the array of games is cut short: its closing bracket is missing", true);
	else if (collection->odd & ODD_MARKS)
		collection_remark(collection, "brackets or commas around the games are not those of an array", true);
	if (collection->odd & ODD_VALUES)
		collection_remark(collection, "objects or arrays in place of texts or numbers were left out", false);
	if (collection->odd & ODD_NOTES)
		collection_remark(collection, "notes in another form than that of --to=json were left out", false);
}

static void read_json(struct collection *collection)
{
	struct json_reader *json = collection->state;
	json->collection = collection;
	if (!collection->resumed) {
		json->place = PLACE_OUTSIDE;
		collection_skip_mark(collection);
	}
	enum encoding encoding = decoder_encoding(collection->replay->decoder);
	json->pairs = encoding == ENCODING_SHIFT_JIS || encoding == ENCODING_CHINESE;
	for (;;) {
		if (collection->take_games)
			collection->take_games(collection);
		if (collection->stopped)
			break;
		collection->line = collection_line(collection);
		if (read_in_place(json))
			continue;
		int c = collection_byte(collection);
		if (c < 0)
			break;
		if (c == '#') {
			while (c >= 0 && c != '\n' && c != '\r')
				c = collection_byte(collection);
		} else if (c == ',' || c == ']' ||
		           (c == '[' && json->place != PLACE_AFTER_BRACKET && json->place != PLACE_AFTER_COMMA)) {
			json_read_mark(json, c);
		} else if (!format_is_space(c)) {
			json_read_game(json, c);
		}
	}
	free(json->object);
	json->object = NULL;
	json->room = 0;
	report_odd(json);
}

/* Does the line begin an object, or an array of objects? The first object may be on a later line. */
static bool matches_json(struct span line, enum coords coords)
{
	(void)coords;
	if (!json_cut_char(&line, '['))
		return line.length > 0 && line.at[0] == '{';
	line = text_trim(line);
	return line.length == 0 || line.at[0] == '{' || text_is(line, "]");
}

const struct format format_json = {
	.name = "json",
	.endings = {"json", "jsonl", "ndjson"},
	.lines = true,
	.matches = matches_json,
	.state = sizeof(struct json_reader),
	.shared = sizeof(enum json_place),
	.measure = measure_json,
	.read = read_json,
	.write = json_write,
	.noted = true};
