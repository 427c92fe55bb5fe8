/* The RenjuNet database (RIF, which is XML), of any length. Read only. */
#include "formats/formats.h"

#include <string.h>

#include "record/movetext.h"
#include "record/roster.h"

enum {
	RIF_NAME_MAX = 32, /* bytes of the name of an element or attribute that are compared */
	RULES_MAX = 1024,  /* entries of the table of rules */
	RIF_SIZE = 15,
	ENTITY_MAX = 8,
};

enum entry_part { ENTRY_ID, ENTRY_CATEGORY, ENTRY_NAME, ENTRY_SURNAME, ENTRY_START, ENTRY_CITY, ENTRY_PARTS };

/* Texts by the id of a player, a city or a tournament. */
enum table { TABLE_PLAYERS, TABLE_CITIES, TABLE_EVENTS, TABLE_PLACES, TABLE_DATES, TABLES };

struct rif_rule {
	char id[RIF_NAME_MAX + 1];
	bool known; /* the entry's category gives `rule`; else `name` decides */
	enum rule rule;
	char name[RIF_NAME_MAX + 1]; /* the entry's name, or its category if the name is missing */
};

struct rif_reader {
	struct collection *collection;
	struct replay *replay;
	int rules;
	bool rules_too_many;
	bool damaged; /* there are moves outside a game, or a game inside an attribute */
	struct rif_rule rule[RULES_MAX];
	struct roster table[TABLES];
	bool in_game;
	enum { TEXT_IGNORED, TEXT_OF_MOVES, TEXT_OF_NOTE } text; /* what the text between tags is */
	bool blank;                                              /* the note has only blanks so far */
	unsigned long long element_line;                         /* where the element begins */
	bool moves_too_long;
	size_t moves_length;
	char moves[COLLECTION_MOVES_MAX];
	char element[RIF_NAME_MAX + 1];
	char attribute[RIF_NAME_MAX + 1];
	size_t value_length;
	char value[COLLECTION_NAME_ROOM];
	struct span entry[ENTRY_PARTS]; /* attributes of the current element outside games, e.g. of a table entry */
	char entry_kept[ENTRY_PARTS][COLLECTION_NAME_ROOM];
	char swaps[COLLECTION_NAME_ROOM];
};

static int rif_next(struct rif_reader *rif)
{
	return collection_byte(rif->collection);
}

static bool ends_name(int c)
{
	return c < 0 || format_is_space(c) || c == '=' || c == '>' || c == '/' || c == '<';
}

/* Reads a name that begins with c. Returns the byte after the name. */
static int read_name(struct rif_reader *rif, char name[RIF_NAME_MAX + 1], int c)
{
	size_t length = 0;
	for (; !ends_name(c); c = rif_next(rif))
		if (length < RIF_NAME_MAX)
			name[length++] = (char)c;
	name[length] = '\0';
	return c;
}

/* Skips the input up to the bytes of `end`, and those bytes. */
static void skip_past(struct rif_reader *rif, const char *end)
{
	size_t have = 0;
	for (int c; end[have] && (c = rif_next(rif)) >= 0;) {
		if (c == end[have])
			have++;
		else if (have == 0 || c != end[have - 1]) /* in "--->" the third '-' keeps the match */
			have = 0;
	}
}

static void rif_add_to_value(struct rif_reader *rif, const char *bytes, size_t length)
{
	for (size_t i = 0; i < length && rif->value_length < COLLECTION_NAME_ROOM; i++)
		rif->value[rif->value_length++] = bytes[i];
}

static void add_to_moves(struct rif_reader *rif, const char *bytes, size_t length)
{
	for (size_t i = 0; i < length; i++) {
		char c = bytes[i];
		if (c == '\n')
			c = ' '; /* the text of moves has no newlines */
		if (rif->moves_length == COLLECTION_MOVES_MAX)
			rif->moves_too_long = true;
		else
			rif->moves[rif->moves_length++] = c;
	}
}

/* Adds text between tags. Blanks at the beginning of a note are left out. */
static void add_text(struct rif_reader *rif, const char *bytes, size_t length)
{
	if (rif->text == TEXT_OF_MOVES)
		add_to_moves(rif, bytes, length);
	rif->blank = rif->blank && length == 1 && format_is_space(bytes[0]);
	if (rif->text == TEXT_OF_NOTE && !rif->blank && bytes[0] != '\r')
		notes_put(rif->replay->notes, bytes, length);
}

/* Begins another text. A note becomes one of ply 0. */
static void begin_text(struct rif_reader *rif, int text)
{
	struct notes *notes = rif->replay->notes;
	if (rif->text == TEXT_OF_NOTE) {
		notes_trim(notes);
		rif->replay->decoder->off = false;
		notes_end(notes);
		rif->replay->decoder->off = true;
	}
	rif->text = text;
	rif->blank = true;
	if (text == TEXT_OF_NOTE && notes)
		notes_begin(notes, NOTE_COMMENT, POINT_NONE);
	else if (text == TEXT_OF_NOTE)
		rif->text = TEXT_IGNORED;
}

/* Writes the character of an entity, e.g. "amp" or "#65", as UTF-8; '?' for an unknown one. Returns the length. */
static size_t xml_entity(const char *name, char out[4])
{
	static const struct {
		const char *name;
		char c;
	} known[] = {{"amp", '&'}, {"lt", '<'}, {"gt", '>'}, {"quot", '"'}, {"apos", '\''}};
	for (size_t i = 0; i < sizeof known / sizeof *known; i++)
		if (strcmp(name, known[i].name) == 0) {
			out[0] = known[i].c;
			return 1;
		}
	uint32_t code = 0;
	bool hex = name[0] == '#' && text_lower(name[1]) == 'x', bad = false;
	for (const char *at = name + (hex ? 2 : 1); name[0] == '#' && *at && !bad; at++) {
		int digit = text_hex_digit(*at);
		bad = digit < 0 || (digit > 9 && !hex) || code > 0x10FFFF;
		code = code * (hex ? 16 : 10) + (uint32_t)digit;
	}
	bool is_surrogate = code >= 0xD800 && code <= 0xDFFF;
	if (bad || code == 0 || code > 0x10FFFF || is_surrogate) {
		out[0] = '?';
		return 1;
	}
	return text_utf8(out, code);
}

/* Reads an entity after its '&', and adds its character. An '&' without an entity is added as it is. */
static void read_entity(struct rif_reader *rif, void (*add)(struct rif_reader *rif, const char *bytes, size_t length))
{
	char name[ENTITY_MAX + 1], bytes[4];
	size_t length = 0;
	while (length < ENTITY_MAX) {
		struct span ahead = input_peek(rif->collection->input, 1);
		bool named = ahead.length > 0 && (text_letter(ahead.at[0]) || text_digit(ahead.at[0]) || ahead.at[0] == '#');
		if (!named)
			break;
		name[length++] = (char)rif_next(rif);
	}
	name[length] = '\0';
	struct span ahead = input_peek(rif->collection->input, 1);
	if (ahead.length > 0 && ahead.at[0] == ';' && length > 0) {
		rif_next(rif);
		add(rif, bytes, xml_entity(name, bytes));
	} else {
		add(rif, "&", 1);
		add(rif, name, length);
	}
}

/* After a '<', does the input go on like <game, </game, <move or </move? */
static bool game_follows(const struct rif_reader *rif)
{
	struct span ahead = input_peek(rif->collection->input, 5);
	return text_starts(ahead, "game") || text_starts(ahead, "/game") || text_starts(ahead, "move") ||
	       text_starts(ahead, "/move");
}

/* Decodes the end of the value. Entities in it are Unicode already: what stands between them is decoded. */
static void decode_value(struct rif_reader *rif, size_t from)
{
	struct decoder *decoder = rif->replay->decoder;
	struct span text = {rif->value + from, rif->value_length - from};
	decoder->off = false;
	struct span decoded = decoder_text(decoder, text);
	decoder->off = true;
	if (decoded.at == text.at)
		return;
	rif->value_length = from;
	rif_add_to_value(rif, decoded.at, decoded.length);
}

/* Reads a quoted value after its opening quote. */
static void rif_read_value(struct rif_reader *rif, int quote)
{
	size_t decoded = 0;
	rif->value_length = 0;
	for (int c; (c = rif_next(rif)) >= 0 && c != quote;) {
		char byte = (char)c;
		rif->damaged |= c == '<' && game_follows(rif);
		if (c != '&') {
			rif_add_to_value(rif, &byte, 1);
			continue;
		}
		decode_value(rif, decoded);
		read_entity(rif, rif_add_to_value);
		decoded = rif->value_length;
	}
	decode_value(rif, decoded);
}

static struct span rif_keep(char where[COLLECTION_NAME_ROOM], struct span value)
{
	memcpy(where, value.at, value.length);
	return (struct span){where, value.length};
}

static struct span player_with_id(struct rif_reader *rif, struct span id)
{
	return collection_cut_name(rif->collection, roster_name(&rif->table[TABLE_PLAYERS], id));
}

static void keep_name(char where[RIF_NAME_MAX + 1], struct span value)
{
	size_t length = value.length < RIF_NAME_MAX ? value.length : RIF_NAME_MAX;
	memcpy(where, value.at, length);
	where[length] = '\0';
}

/* Reads the rule from an entry's category: a word, or 1 or 2. Returns false for anything else; then the entry's
   name decides. */
static bool rule_of_entry(const struct rif_reader *rif, enum rule *rule)
{
	struct span category = text_trim(rif->entry[ENTRY_CATEGORY]);
	if (text_is(category, "1") || text_is(category, "2")) {
		*rule = category.at[0] == '1' ? RULE_RENJU : RULE_STANDARD;
		return true;
	}
	return naming_rule(category, rule);
}

static void end_rule_entry(struct rif_reader *rif)
{
	struct span name = rif->entry[ENTRY_NAME];
	if (rif->rules == RULES_MAX) {
		if (!rif->rules_too_many)
			collection_remark(rif->collection, "too many rules in the table; the last ones were skipped", false);
		rif->rules_too_many = true;
		return;
	}
	struct rif_rule *entry = &rif->rule[rif->rules++];
	entry->known = rule_of_entry(rif, &entry->rule);
	keep_name(entry->id, rif->entry[ENTRY_ID]);
	keep_name(entry->name, naming_is_given(name) ? name : rif->entry[ENTRY_CATEGORY]);
}

static void add_entry(struct rif_reader *rif, enum table table, struct span text, struct span surname)
{
	if (!roster_add(&rif->table[table], rif->entry[ENTRY_ID], text, surname))
		collection_remark(rif->collection, "out of memory for players or tournaments", true);
}

/* Keeps what games take from their tournament. Its city is a name, or the id of an entry. */
static void end_tournament(struct rif_reader *rif)
{
	struct span none = text_span(""), city = roster_name(&rif->table[TABLE_CITIES], rif->entry[ENTRY_CITY]);
	add_entry(rif, TABLE_EVENTS, rif->entry[ENTRY_NAME], none);
	add_entry(rif, TABLE_PLACES, city.length > 0 ? city : rif->entry[ENTRY_CITY], none);
	add_entry(rif, TABLE_DATES, rif->entry[ENTRY_START], none);
}

static void end_entry(struct rif_reader *rif)
{
	if (rif->in_game)
		return;
	if (strcmp(rif->element, "rule") == 0)
		end_rule_entry(rif);
	else if (strcmp(rif->element, "player") == 0)
		add_entry(rif, TABLE_PLAYERS, rif->entry[ENTRY_NAME], rif->entry[ENTRY_SURNAME]);
	else if (strcmp(rif->element, "city") == 0 && rif->replay->notes)
		add_entry(rif, TABLE_CITIES, rif->entry[ENTRY_NAME], text_span(""));
	else if (strcmp(rif->element, "tournament") == 0 && rif->replay->notes)
		end_tournament(rif);
}

static void handle_game_rule(struct rif_reader *rif, struct span value)
{
	char id[RIF_NAME_MAX + 1];
	keep_name(id, value);
	for (int i = 0; i < rif->rules; i++) {
		const struct rif_rule *entry = &rif->rule[i];
		if (strcmp(entry->id, id) != 0)
			continue;
		if (rif->replay->opening.uses_record)
			recorded_opening_name(&rif->replay->opening, text_span(entry->name));
		if (entry->known)
			replay_rule(rif->replay, entry->rule, text_span(rule_names[entry->rule]));
		else
			collection_rule(rif->collection, text_span(entry->name));
		return;
	}
	if (naming_is_given(value))
		collection_unknown_rule(rif->collection, value);
}

static void add_fact(struct rif_reader *rif, enum note_kind kind, struct span text)
{
	if (naming_is_given(text))
		notes_add(rif->replay->notes, kind, POINT_NONE, collection_cut_name(rif->collection, text));
}

/* Keeps a game's tournament and round as facts; ignores other attributes. */
static void handle_occasion(struct rif_reader *rif, struct span value)
{
	if (strcmp(rif->attribute, "tournament") == 0)
		for (enum note_kind kind = NOTE_EVENT; kind <= NOTE_DATE; kind++)
			add_fact(rif, kind, roster_name(&rif->table[TABLE_EVENTS + kind], value));
	else if (strcmp(rif->attribute, "round") == 0)
		add_fact(rif, NOTE_ROUND, value);
}

static void handle_game_attribute(struct rif_reader *rif, struct span value)
{
	if (rif->replay->notes)
		handle_occasion(rif, value);
	if (strcmp(rif->attribute, "id") == 0)
		rif->replay->id = collection_keep_name(rif->collection, KEPT_ID, value);
	else if (strcmp(rif->attribute, "rule") == 0)
		handle_game_rule(rif, value);
	else if (strcmp(rif->attribute, "swap") == 0)
		rif->replay->opening.swaps = rif_keep(rif->swaps, value);
	else if (strcmp(rif->attribute, "alt") == 0)
		recorded_opening_alternatives(&rif->replay->opening, value, RIF_SIZE);
	else if (strcmp(rif->attribute, "bresult") == 0)
		replay_set_result(rif->replay, naming_score(value));
	else if (strcmp(rif->attribute, "black") == 0)
		rif->replay->black = player_with_id(rif, value);
	else if (strcmp(rif->attribute, "white") == 0)
		rif->replay->white = player_with_id(rif, value);
}

static void rif_end_game(struct rif_reader *rif)
{
	if (!rif->in_game)
		return;
	rif->in_game = false;
	begin_text(rif, TEXT_IGNORED);
	if (rif->replay->notes)
		notes_settle(rif->replay->notes, 0, true);
	movetext_read(rif->replay, (struct span){rif->moves, rif->moves_length}, COORDS_LETTERS);
	if (rif->moves_too_long)
		replay_unreadable(rif->replay, text_span(""));
	collection_end(rif->collection);
}

/* Ends a game that the text `by` cuts short. Records a problem after the moves so far. */
static void break_off(struct rif_reader *rif, struct span by)
{
	movetext_read(rif->replay, (struct span){rif->moves, rif->moves_length}, COORDS_LETTERS);
	rif->moves_length = 0;
	replay_unreadable(rif->replay, by);
	rif_end_game(rif);
}

/* Starts an element. An element inside the moves, e.g. a line break, separates moves. */
static void start_element(struct rif_reader *rif)
{
	if (strcmp(rif->element, "game") == 0) {
		if (rif->in_game) /* the last game was never closed */
			break_off(rif, text_span("<game"));
		if (rif->collection->stopped)
			return;
		rif->in_game = true;
		rif->moves_too_long = false;
		rif->moves_length = 0;
		rif->collection->line = rif->element_line;
		collection_start(rif->collection);
		replay_size(rif->replay, RIF_SIZE, text_span(""));
	}
	bool moves = strcmp(rif->element, "move") == 0;
	rif->damaged |= moves && !rif->in_game;
	if (moves)
		begin_text(rif, rif->in_game ? TEXT_OF_MOVES : TEXT_IGNORED);
	else if (rif->text == TEXT_OF_MOVES)
		add_to_moves(rif, " ", 1);
	else if (rif->in_game && strcmp(rif->element, "info") == 0)
		begin_text(rif, TEXT_OF_NOTE);
	for (int i = 0; i < ENTRY_PARTS; i++)
		rif->entry[i] = text_span("");
}

/* Keeps an attribute that a table entry may have, for end_entry(); reads an attribute of a game. */
static void handle_attribute(struct rif_reader *rif)
{
	static const char *const parts[ENTRY_PARTS] = {"id", "category", "name", "surname", "start", "city"};
	struct span value = {rif->value, rif->value_length};
	if (strcmp(rif->element, "?xml") == 0 && strcmp(rif->attribute, "encoding") == 0)
		decoder_name(rif->replay->decoder, value);
	if (rif->in_game && strcmp(rif->element, "game") == 0)
		handle_game_attribute(rif, value);
	for (int i = 0; i < ENTRY_PARTS && !rif->in_game; i++)
		if (strcmp(rif->attribute, parts[i]) == 0)
			rif->entry[i] = rif_keep(rif->entry_kept[i], value);
}

/* Ends the moves or the note if the element is theirs. */
static void end_text(struct rif_reader *rif)
{
	const char *element = rif->text == TEXT_OF_MOVES ? "move" : "info";
	if (rif->text != TEXT_IGNORED && strcmp(rif->element, element) == 0)
		begin_text(rif, TEXT_IGNORED);
}

/* Reads an element from the first byte of its name, c, to its '>'. The attributes may be on several lines. */
static void read_element(struct rif_reader *rif, int c)
{
	bool closed = false;
	c = read_name(rif, rif->element, c);
	start_element(rif);
	while (c >= 0 && c != '>') {
		closed = c == '/';
		c = format_is_space(c) || c == '/' ? rif_next(rif) : c;
		if (c < 0 || c == '>' || format_is_space(c) || c == '/')
			continue;
		closed = false;
		c = ends_name(c) ? rif_next(rif) : read_name(rif, rif->attribute, c);
		while (format_is_space(c) || c == '=')
			c = rif_next(rif);
		if (c == '"' || c == '\'') {
			rif_read_value(rif, c);
			handle_attribute(rif);
			c = rif_next(rif);
		}
	}
	end_entry(rif);
	if (closed && strcmp(rif->element, "game") == 0)
		rif_end_game(rif);
	else if (closed)
		end_text(rif);
}

static void read_end_tag(struct rif_reader *rif)
{
	int c = read_name(rif, rif->element, rif_next(rif));
	while (c >= 0 && c != '>')
		c = rif_next(rif);
	if (strcmp(rif->element, "game") == 0)
		rif_end_game(rif);
	else if (rif->text == TEXT_OF_MOVES && strcmp(rif->element, "move") != 0)
		add_to_moves(rif, " ", 1);
	else
		end_text(rif);
}

/* Reads what follows "<!". */
static void read_cdata(struct rif_reader *rif)
{
	size_t brackets = 0; /* they end the text if there are two, and '>' follows */
	skip_past(rif, "[");
	skip_past(rif, "[");
	for (int c; (c = rif_next(rif)) >= 0 && !(c == '>' && brackets >= 2);) {
		char byte = (char)c;
		for (; brackets > (c == ']' ? 1 : 0); brackets--)
			add_text(rif, "]", rif->text == TEXT_OF_NOTE); /* moves ignore brackets */
		if (c == ']')
			brackets++;
		else
			add_text(rif, &byte, 1);
	}
}

/* Reads what follows "<!": skips a comment or a declaration, reads CDATA. */
static void read_declaration(struct rif_reader *rif)
{
	struct span ahead = input_peek(rif->collection->input, 7);
	if (text_starts(ahead, "--"))
		skip_past(rif, "-->");
	else if (text_starts(ahead, "[CDATA["))
		read_cdata(rif);
	else
		skip_past(rif, ">");
}

static void read_rif(struct collection *collection)
{
	struct rif_reader *rif = collection->state;
	rif->collection = collection;
	rif->replay = collection->replay;
	rif->rules = 0;
	rif->in_game = rif->rules_too_many = rif->damaged = false;
	rif->text = TEXT_IGNORED;
	rif->replay->decoder->off = true;
	for (int c; !collection->stopped && (c = rif_next(rif)) >= 0;) {
		char byte = (char)c;
		if (c == '&' && rif->text != TEXT_IGNORED)
			read_entity(rif, add_text);
		else if (c != '<' && rif->text != TEXT_IGNORED)
			add_text(rif, &byte, 1);
		if (c != '<')
			continue;
		rif->element_line = collection_line(collection);
		c = rif_next(rif);
		if (c == '!')
			read_declaration(rif);
		else if (c == '?' && !text_starts(input_peek(collection->input, 3), "xml"))
			skip_past(rif, "?>");
		else if (c == '/')
			read_end_tag(rif);
		else if (c >= 0)
			read_element(rif, c);
	}
	if (!collection->stopped && rif->in_game)
		break_off(rif, text_span(""));
	if (rif->damaged)
		collection_remark(collection, "a damaged tag hides a game or its moves", true);
	for (int i = 0; i < TABLES; i++)
		roster_free(&rif->table[i]);
}

static bool matches_rif(struct span head, enum coords coords)
{
	(void)coords;
	struct span line = format_first_line(head);
	return line.length > 0 && line.at[0] == '<';
}

const struct format format_rif = {
	.name = "rif",
	.endings = {"rif", "xml"},
	.beginning = "<",
	.examples = EXAMPLE_READ,
	.matches = matches_rif,
	.state = sizeof(struct rif_reader),
	.read = read_rif};
