/* The RenjuNet database (RIF, which is XML), of any length. Read only. */
#include "formats/formats.h"

#include <stdlib.h>
#include <string.h>

#include "formats/xml.h"
#include "record/movetext.h"
#include "record/strings.h"

enum {
	RIF_SIZE = 15,
};

enum entry_part { ENTRY_ID, ENTRY_CATEGORY, ENTRY_NAME, ENTRY_SURNAME, ENTRY_START, ENTRY_CITY, ENTRY_PARTS };

/* Texts by the id of a player, a rule, a city or a tournament. */
enum table {
	TABLE_PLAYERS,
	TABLE_RULES,      /* the names of rules; the category if the name is missing */
	TABLE_CATEGORIES, /* of rules */
	TABLE_CITIES,
	TABLE_EVENTS,
	TABLE_PLACES,
	TABLE_DATES,
	TABLES,
};

struct rif_reader {
	struct collection *collection;
	struct replay *replay;
	struct xml xml;
	bool damaged; /* there are moves outside a game */
	struct string_map table[TABLES];
	bool in_game;
	enum { TEXT_IGNORED, TEXT_OF_MOVES, TEXT_OF_NOTE } text; /* what the text between tags is */
	bool blank;                                              /* the note has only blanks so far */
	bool moves_too_long;
	size_t moves_length;
	char moves[COLLECTION_MOVES_MAX];
	struct span entry[ENTRY_PARTS]; /* attributes of the current element outside games, e.g. of a table entry */
	char entry_kept[ENTRY_PARTS][COLLECTION_NAME_ROOM];
	char swaps[COLLECTION_NAME_ROOM];
};

/* Returns the text that was added last for the id, valid until the next one is added; empty if there is none. */
static struct span text_of_id(const struct rif_reader *rif, enum table table, struct span id)
{
	struct span text;
	return string_map_find(&rif->table[table], text_trim(id), &text) ? text : text_span("");
}

/* Adds text to the moves, which have no newlines. Brackets that end no CDATA are ignored. */
static void add_to_moves(struct rif_reader *rif, struct span text)
{
	for (size_t i = 0; i < text.length; i++) {
		if (text.at[i] == ']' && rif->xml.place == XML_IN_CDATA)
			continue;
		rif->moves_too_long |= rif->moves_length == COLLECTION_MOVES_MAX;
		if (!rif->moves_too_long)
			rif->moves[rif->moves_length++] = (char)(text.at[i] == '\n' ? ' ' : text.at[i]);
	}
}

/* Adds text between tags. Blanks at the beginning of a note are left out. */
static void add_text(struct rif_reader *rif, struct span text)
{
	if (rif->text == TEXT_OF_MOVES)
		add_to_moves(rif, text);
	for (size_t i = 0; i < text.length && rif->text == TEXT_OF_NOTE; i++) {
		rif->blank &= format_is_space(text.at[i]);
		if (!rif->blank && text.at[i] != '\r')
			notes_put(rif->replay->notes, &text.at[i], 1);
	}
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
	rif->text = text == TEXT_OF_NOTE && !notes ? TEXT_IGNORED : text;
	rif->blank = true;
	if (rif->text == TEXT_OF_NOTE)
		notes_begin(notes, NOTE_COMMENT, POINT_NONE);
}

static struct span rif_keep(char where[COLLECTION_NAME_ROOM], struct span value)
{
	memcpy(where, value.at, value.length);
	return (struct span){where, value.length};
}

static struct span player_with_id(struct rif_reader *rif, struct span id)
{
	return collection_cut_name(rif->collection, text_of_id(rif, TABLE_PLAYERS, id));
}

/* Keeps a text, and a surname after a blank, by the id of the current entry. An entry without an id is ignored. */
static void add_entry(struct rif_reader *rif, enum table table, struct span text, struct span surname)
{
	char bytes[2 * COLLECTION_NAME_ROOM + 2];
	struct sink full = sink_into(bytes, sizeof bytes);
	struct span id = text_trim(rif->entry[ENTRY_ID]);
	text = text_trim(text);
	surname = text_trim(surname);
	sink_span(&full, text);
	sink_text(&full, text.length > 0 && surname.length > 0 ? " " : "");
	sink_span(&full, surname);
	if (id.length > 0 && !string_map_set(&rif->table[table], id, sink_held(&full)))
		collection_remark(rif->collection, "out of memory for players or tournaments", true);
}

/* Keeps what games take from their tournament. Its city is a name, or the id of an entry. */
static void end_tournament(struct rif_reader *rif)
{
	struct span none = text_span(""), city = text_of_id(rif, TABLE_CITIES, rif->entry[ENTRY_CITY]);
	add_entry(rif, TABLE_EVENTS, rif->entry[ENTRY_NAME], none);
	add_entry(rif, TABLE_PLACES, city.length > 0 ? city : rif->entry[ENTRY_CITY], none);
	add_entry(rif, TABLE_DATES, rif->entry[ENTRY_START], none);
}

/* Keeps a rule, unless its id has one. */
static void end_rule(struct rif_reader *rif)
{
	struct span none = text_span(""), name = rif->entry[ENTRY_NAME], category = rif->entry[ENTRY_CATEGORY];
	if (text_of_id(rif, TABLE_RULES, rif->entry[ENTRY_ID]).length > 0)
		return;
	if (!naming_is_given(name))
		name = naming_is_given(category) ? category : text_span("-");
	add_entry(rif, TABLE_RULES, name, none);
	add_entry(rif, TABLE_CATEGORIES, category, none);
}

static void end_entry(struct rif_reader *rif)
{
	if (rif->in_game)
		return;
	if (strcmp(rif->xml.element, "rule") == 0)
		end_rule(rif);
	else if (strcmp(rif->xml.element, "player") == 0)
		add_entry(rif, TABLE_PLAYERS, rif->entry[ENTRY_NAME], rif->entry[ENTRY_SURNAME]);
	else if (strcmp(rif->xml.element, "city") == 0 && rif->replay->notes)
		add_entry(rif, TABLE_CITIES, rif->entry[ENTRY_NAME], text_span(""));
	else if (strcmp(rif->xml.element, "tournament") == 0 && rif->replay->notes)
		end_tournament(rif);
}

/* Reads the id of a rule. A category that is a word, 1 or 2 gives the rule; else the name does. */
static void handle_game_rule(struct rif_reader *rif, struct span id)
{
	enum rule rule;
	struct span name = text_of_id(rif, TABLE_RULES, id);
	struct span category = text_of_id(rif, TABLE_CATEGORIES, id);
	bool number = text_is(category, "1") || text_is(category, "2");
	if (name.length == 0 && naming_is_given(id))
		collection_unknown_rule(rif->collection, id);
	if (rif->replay->opening.uses_record && name.length > 0)
		recorded_opening_name(&rif->replay->opening, name);
	if (number)
		rule = category.at[0] == '1' ? RULE_RENJU : RULE_STANDARD;
	if (number || naming_rule(category, &rule))
		replay_rule(rif->replay, rule, text_span(rule_names[rule]));
	else
		collection_rule(rif->collection, name);
}

static void add_fact(struct rif_reader *rif, enum note_kind kind, struct span text)
{
	if (naming_is_given(text))
		notes_add(rif->replay->notes, kind, POINT_NONE, collection_cut_name(rif->collection, text));
}

/* Keeps a game's tournament and round as facts; ignores other attributes. */
static void handle_occasion(struct rif_reader *rif, struct span value)
{
	if (strcmp(rif->xml.attribute, "tournament") == 0)
		for (enum note_kind kind = NOTE_EVENT; kind <= NOTE_DATE; kind++)
			add_fact(rif, kind, text_of_id(rif, TABLE_EVENTS + kind, value));
	else if (strcmp(rif->xml.attribute, "round") == 0)
		add_fact(rif, NOTE_ROUND, value);
}

static void handle_game_attribute(struct rif_reader *rif, struct span value)
{
	if (rif->replay->notes)
		handle_occasion(rif, value);
	if (strcmp(rif->xml.attribute, "id") == 0)
		rif->replay->id = collection_keep_name(rif->collection, KEPT_ID, value);
	else if (strcmp(rif->xml.attribute, "rule") == 0)
		handle_game_rule(rif, value);
	else if (strcmp(rif->xml.attribute, "swap") == 0)
		rif->replay->opening.swaps = rif_keep(rif->swaps, value);
	else if (strcmp(rif->xml.attribute, "alt") == 0)
		recorded_opening_alternatives(&rif->replay->opening, value, RIF_SIZE);
	else if (strcmp(rif->xml.attribute, "bresult") == 0)
		replay_set_result(rif->replay, naming_score(value));
	else if (strcmp(rif->xml.attribute, "black") == 0)
		rif->replay->black = player_with_id(rif, value);
	else if (strcmp(rif->xml.attribute, "white") == 0)
		rif->replay->white = player_with_id(rif, value);
}

/* Ends the game, if there is one. `cut`: a text that cuts it short, a problem after the moves so far; or NULL. */
static void rif_end_game(struct rif_reader *rif, const char *cut)
{
	if (!rif->in_game)
		return;
	rif->in_game = false;
	begin_text(rif, TEXT_IGNORED);
	if (rif->replay->notes)
		notes_settle(rif->replay->notes, 0, true);
	movetext_read(rif->replay, (struct span){rif->moves, rif->moves_length}, COORDS_LETTERS);
	if (cut || rif->moves_too_long)
		replay_unreadable(rif->replay, text_span(cut ? cut : ""));
	collection_end(rif->collection);
}

/* Does a game begin? Also between games, where the input ends before the name is complete: "<ga". */
static bool begins_game(const struct rif_reader *rif)
{
	const char *name = rif->xml.element;
	bool cut = !rif->in_game && rif->xml.next < 0;
	return strcmp(name, "game") == 0 || (cut && strncmp(name, "game", strlen(name)) == 0);
}

/* Starts an element. An element inside the moves, e.g. a line break, separates moves. */
static void start_element(struct rif_reader *rif)
{
	if (begins_game(rif)) {
		rif_end_game(rif, "<game"); /* the last game was never closed */
		if (rif->collection->stopped)
			return;
		rif->in_game = true;
		rif->moves_too_long = false;
		rif->moves_length = 0;
		collection_start(rif->collection, rif->xml.line);
		replay_size(rif->replay, RIF_SIZE, text_span(""));
	}
	bool moves = strcmp(rif->xml.element, "move") == 0;
	rif->damaged |= moves && !rif->in_game;
	if (moves)
		begin_text(rif, rif->in_game ? TEXT_OF_MOVES : TEXT_IGNORED);
	else if (rif->text == TEXT_OF_MOVES)
		add_to_moves(rif, text_span(" "));
	else if (rif->in_game && strcmp(rif->xml.element, "info") == 0)
		begin_text(rif, TEXT_OF_NOTE);
	for (int i = 0; i < ENTRY_PARTS; i++)
		rif->entry[i] = text_span("");
}

/* Keeps an attribute that a table entry may have, for end_entry(); reads an attribute of a game. */
static void handle_attribute(struct rif_reader *rif)
{
	static const char *const parts[ENTRY_PARTS] = {"id", "category", "name", "surname", "start", "city"};
	struct span value = rif->xml.value;
	if (strcmp(rif->xml.element, "?xml") == 0 && strcmp(rif->xml.attribute, "encoding") == 0)
		decoder_name(rif->replay->decoder, value);
	if (rif->in_game && strcmp(rif->xml.element, "game") == 0)
		handle_game_attribute(rif, value);
	for (int i = 0; i < ENTRY_PARTS && !rif->in_game; i++)
		if (strcmp(rif->xml.attribute, parts[i]) == 0)
			rif->entry[i] = rif_keep(rif->entry_kept[i], value);
}

static void end_element(struct rif_reader *rif)
{
	const char *text = rif->text == TEXT_OF_MOVES ? "move" : "info";
	if (strcmp(rif->xml.element, "game") == 0)
		rif_end_game(rif, NULL);
	else if (rif->text != TEXT_IGNORED && strcmp(rif->xml.element, text) == 0)
		begin_text(rif, TEXT_IGNORED);
	else if (rif->text == TEXT_OF_MOVES)
		add_to_moves(rif, text_span(" "));
}

static void handle_token(struct rif_reader *rif, enum xml_token token)
{
	if (token == XML_ELEMENT)
		start_element(rif);
	else if (token == XML_ATTRIBUTE)
		handle_attribute(rif);
	else if (token == XML_CONTENT)
		end_entry(rif);
	else if (token == XML_END)
		end_element(rif);
	else
		add_text(rif, rif->xml.text);
}

static void read_rif(struct collection *collection)
{
	static const char *const outside[] = {"game", "/game", "move", "/move", NULL};
	struct rif_reader *rif = collection->state;
	rif->collection = collection;
	rif->replay = collection->replay;
	rif->in_game = rif->damaged = false;
	rif->text = TEXT_IGNORED;
	xml_start(&rif->xml, collection, outside);
	for (enum xml_token token; !collection->stopped && (token = xml_next(&rif->xml)) != XML_NOTHING;)
		handle_token(rif, token);
	if (!collection->stopped)
		rif_end_game(rif, "");
	if (rif->damaged || rif->xml.damaged)
		collection_remark(collection, "a damaged tag hides a game or its moves", true);
	for (int i = 0; i < TABLES; i++)
		string_map_free(&rif->table[i]);
}

const struct format format_rif = {
	.name = "rif", .endings = {"rif", "xml"}, .beginning = "<", .state = sizeof(struct rif_reader), .read = read_rif};
