#include "formats/sgf/sgf_write.h"

#include <assert.h>
#include <stdlib.h>

#include "base/minmax.h"
#include "base/names.h"
#include "formats/sgf/sgf_node.h"
#include "record/date.h"
#include "record/sgf_value.h"
#include "version.h"

/* A game while it is written. */
struct sgf_pen {
	const struct writing *writing;
	struct sink *out;
	const struct replay *replay;
	struct sgf_style style;
	size_t at;     /* the offset of the next note */
	bool silent;   /* the game has no notes, and gets no comments */
	bool comments; /* the current node has a comment, whose bracket is open */
};

static void sgf_put_setup(struct sink *out, const struct replay *replay)
{
	static const char *const names[] = {[SIDE_BLACK] = "AB", [SIDE_WHITE] = "AW"};
	for (enum side side = SIDE_BLACK; side < SIDE_NONE; side++)
		replay_put_setup(out, replay, side, names[side], sgf_put_point, "");
	if (game_first_side(&replay->game) == SIDE_WHITE)
		sink_text(out, "PL[W]");
}

/* Adds a text to the comment of the node. Texts stand on lines of their own. */
static void add_comment(struct sgf_pen *pen, struct span text, struct sgf_style style)
{
	if (text.length == 0)
		return;
	sink_text(pen->out, pen->comments ? "\n" : "C[");
	pen->comments = true;
	sgf_put_bytes(pen->out, text, style, SGF_TEXT);
}

/* Returns the style of a comment that joins all comments from pen->at to the ply. */
static struct sgf_style comment_style(const struct sgf_pen *pen, int ply)
{
	struct note note;
	struct sgf_style style = pen->style;
	enum text_bytes bytes = BYTES_ASCII;
	if (style.encoding != ENCODING_NONE)
		return style;
	for (size_t next = pen->at; notes_next(pen->replay->notes, &next, &note) && note.ply <= ply;)
		if (note.kind == NOTE_COMMENT)
			bytes = max(bytes, utf8_bytes(note.text));
	style.encoding = encoding_of_value(style.encoding, bytes);
	return style;
}

/* Writes the labels or marks of one kind among a node's notes, which are from `at` to `end`. */
static void sgf_put_points(struct sgf_pen *pen, enum note_kind kind, size_t at, size_t end)
{
	struct note note;
	bool any = false;
	int size = pen->replay->game.board.size;
	while (at < end && notes_next(pen->replay->notes, &at, &note)) {
		if (note.kind != kind || note.point == POINT_NONE)
			continue;
		if (!any)
			sink_text(pen->out, note_kind_names[kind]);
		any = true;
		if (kind != NOTE_LABEL) {
			sgf_put_point(pen->out, note.point, size);
			continue;
		}
		sgf_begin_label(pen->out, note.point, size);
		sgf_put_bytes(pen->out, note.text, pen->style, SGF_LABEL);
		sink_char(pen->out, ']');
	}
}

/* Writes the comment, labels and marks of a node. `more` is a comment that follows the game's own. */
static void sgf_put_notes(struct sgf_pen *pen, int ply, struct span more)
{
	struct note note;
	char text[1024];
	const struct writing *writing = pen->writing;
	size_t start = pen->at;
	const struct sgf_style style = comment_style(pen, ply);
	pen->comments = false;
	struct span own = {text, writing->comment ? writing->comment(writing, ply, text, sizeof text) : 0};
	if (ply == 0)
		add_comment(pen, own, style);
	for (size_t next = start; notes_next(pen->replay->notes, &next, &note) && note.ply <= ply; pen->at = next)
		if (note.kind == NOTE_COMMENT)
			add_comment(pen, note.text, style);
	if (ply > 0)
		add_comment(pen, own, style);
	add_comment(pen, more, style);
	if (pen->comments)
		sink_char(pen->out, ']');
	for (enum note_kind kind = NOTE_LABEL; kind < NOTE_KINDS && pen->at > start; kind++)
		sgf_put_points(pen, kind, start, pen->at);
}

/* Writes the winning chance twice: V from -1 (White wins) to 1 (Black wins), and Sabaki's SBKV, Black's percentage. */
static void sgf_put_chance(struct sink *out, int chance)
{
	if (chance == CHANCE_UNKNOWN)
		return;
	assert(chance >= CHANCE_WHITE_WINS && chance <= CHANCE_BLACK_WINS);
	int value = 2 * chance - CHANCE_BLACK_WINS, magnitude = abs(value);
	sink_format(out, "V[%s%d.%03d]SBKV[%d.%d]", value < 0 ? "-" : "", magnitude / 1000, magnitude % 1000, chance / 10,
	            chance % 10);
}

static void sgf_put_move(const struct writing *writing, enum side side, int point, int size)
{
	char *at = sink_room(writing->out, 2);
	*at++ = ';';
	*at++ = side == SIDE_BLACK ? 'B' : 'W';
	sink_advance(writing->out, at);
	sgf_put_point(writing->out, point, size);
}

/* Writes the annotation of a ply: the mark, the chance after the ply, and after the game's own comment a sentence on
   what the move gave away. */
static void put_annotation(struct sgf_pen *pen, int ply)
{
	static const char *const properties[] = {
		[MARK_NONE] = "",         [MARK_ONLY] = "TE[1]",    [MARK_MISSED] = "BM[2]",
		[MARK_BLUNDER] = "BM[2]", [MARK_MISTAKE] = "BM[1]", [MARK_DOUBTFUL] = "DO[]"};
	char text[ANNOTATION_TEXT_MAX], best[POINT_TEXT_MAX + 1] = "";
	const struct game *game = &pen->replay->game;
	const struct writing *writing = pen->writing;
	const struct annotation *annotation = &writing->annotations[ply];
	sink_text(pen->out, properties[annotation->mark]);
	sgf_put_chance(pen->out, annotation->chance);
	if (annotation->mark == MARK_NONE) {
		sgf_put_notes(pen, ply, text_span(""));
		return;
	}
	if (annotation->mark > MARK_ONLY)
		best[point_write(best, annotation->best, writing->coords, game->board.size)] = '\0';
	annotation_describe_move(text, writing->annotations, ply, game->history[ply - 1].side, best);
	sgf_put_notes(pen, ply, text_span(text));
}

static void put_ply(struct sgf_pen *pen, int ply)
{
	const struct game *game = &pen->replay->game;
	const struct ply *played = &game->history[ply - 1];
	sgf_put_move(pen->writing, played->side, played->kind == PLY_PASS ? POINT_NONE : played->point, game->board.size);
	if (pen->writing->annotations)
		put_annotation(pen, ply);
	else if (!pen->silent)
		sgf_put_notes(pen, ply, text_span(""));
}

/* Writes the better line beside a ply as a variation. */
static void put_better_line(const struct sgf_pen *pen, int ply)
{
	char text[ANNOTATION_TEXT_MAX];
	const struct game *game = &pen->replay->game;
	const struct writing *writing = pen->writing;
	const struct annotation *annotation = &writing->annotations[ply];
	enum side side = game->history[ply - 1].side;
	annotation_describe_line(text, writing->annotations, ply, side);
	sink_char(pen->out, '(');
	for (int i = 0; i < annotation->length; i++) {
		sgf_put_move(writing, i % 2 == 0 ? side : side_other(side), annotation->line[i], game->board.size);
		if (i == 0)
			sgf_put_property(pen->out, "C", text_span(text), pen->style);
	}
	sink_char(pen->out, ')');
}

static bool has_better_line(const struct writing *writing, int ply)
{
	return writing->annotations && writing->annotations[ply].length > 0;
}

/* Writes the plies. A variation beside a ply comes after all that follows the ply. */
static void sgf_put_plies(struct sgf_pen *pen)
{
	const struct game *game = &pen->replay->game;
	for (int ply = 1; ply <= game->plies; ply++) {
		if (game->history[ply - 1].kind > PLY_PASS)
			continue; /* SGF cannot express it */
		if (has_better_line(pen->writing, ply))
			sink_char(pen->out, '(');
		put_ply(pen, ply);
	}
	for (int ply = game->plies; ply > 0; ply--) {
		if (!has_better_line(pen->writing, ply))
			continue;
		sink_char(pen->out, ')');
		put_better_line(pen, ply);
	}
}

/* Returns the name of the texts' encoding; empty if they are ASCII, or if nothing is known about them. */
static struct span charset_of(const struct sgf_pen *pen, enum text_bytes bytes)
{
	const struct notes *notes = pen->replay->notes;
	if (notes && notes->charset_length > 0)
		return (struct span){notes->charset, bytes == BYTES_ASCII ? 0 : notes->charset_length};
	return text_span(pen->writing->comment || bytes == BYTES_UTF8 ? "UTF-8" : "");
}

/* Returns the date as SGF wants it, in `out` or as it is: with hyphens, and two digits for month and day. */
static struct span sgf_date(struct span date, char out[DATE_MAX])
{
	char dots[DATE_MAX];
	date = text_trim(date);
	for (size_t i = 0; i < date.length && i < DATE_MAX; i++) {
		dots[i] = date.at[i];
		if (dots[i] == '-' || dots[i] == '/')
			dots[i] = '.';
	}
	size_t length = date.length <= DATE_MAX ? date_from_dots(out, (struct span){dots, date.length}) : 0;
	return length > 0 ? (struct span){out, length} : date;
}

/* Writes the facts about the whole game. */
static void put_facts(const struct sgf_pen *pen)
{
	char date[DATE_MAX];
	for (enum note_kind kind = 0; note_is_of_game(kind) && !pen->silent; kind++) {
		struct span fact = notes_of_game(pen->replay->notes, kind);
		sgf_put_property(pen->out, note_kind_names[kind], kind == NOTE_DATE ? sgf_date(fact, date) : fact, pen->style);
	}
}

/* Cuts the property's name off a note of NOTE_PROPERTY, and returns it. The value keeps its brackets. */
static struct span cut_property_name(struct span *property)
{
	struct span rest = *property, name = text_cut_to(&rest, '[');
	text_skip(property, name.length);
	return name;
}

/* Would the value, which is in brackets, be read as a whole in this encoding, even when its control characters have
   been replaced? A control of two or three bytes may be parts of pairs. */
static bool is_whole_value(struct span value, enum encoding encoding)
{
	size_t at = 1;
	struct sgf_value_scan scan = {.encoding = encoding_of_value(encoding, utf8_bytes(value))};
	while (at < value.length && !sgf_scan_value(&scan, (unsigned char)value.at[at]))
		at++;
	bool whole = at + 1 == value.length;
	for (size_t control = 1; control > 0 && scan.encoding == ENCODING_PAIRS && whole; text_skip(&value, control)) {
		text_skip(&value, utf8_plain(value, &control));
		whole = control <= 1;
	}
	return whole;
}

/* Should the root's property be written as it was read? Not RE, not what an annotation replaces, and not points that
   were turned. */
static bool is_kept(const struct sgf_pen *pen, struct span name)
{
	static const char *const replaced[] = {"V", "SBKV", NULL};
	static const char *const pointed[] = {"AR", "DD", "L", "LN", "M", "SL", "VW", NULL};
	if (pen->writing->annotations && names_find((struct names)NAMES(replaced), name) >= 0)
		return false;
	if (pen->replay->notes->turned && names_find((struct names)NAMES(pointed), name) >= 0)
		return false;
	return !text_is(name, "RE");
}

/* Writes the properties that the root of the game has besides those that were read. */
static void put_kept_properties(const struct sgf_pen *pen)
{
	struct note note;
	struct span last = text_span("");
	for (size_t at = 0; notes_next(pen->replay->notes, &at, &note);) {
		struct span value = note.text;
		if (note.kind != NOTE_PROPERTY)
			continue;
		struct span name = cut_property_name(&value);
		if (!is_kept(pen, name))
			continue;
		if (!text_same(name, last))
			sink_span(pen->out, name);
		last = name;
		if (is_whole_value(value, pen->style.encoding)) {
			sgf_put_bytes(pen->out, value, pen->style, SGF_RAW);
		} else {
			sink_char(pen->out, '[');
			sgf_put_bytes(pen->out, (struct span){value.at + 1, value.length - 2}, pen->style, SGF_TEXT);
			sink_char(pen->out, ']');
		}
	}
}

/* Writes the result, in the record's own words if they mean the same. */
static void put_result(const struct sgf_pen *pen)
{
	static const char *const results[] =
		{[RESULT_NONE] = "", [RESULT_BLACK] = "RE[B+]", [RESULT_WHITE] = "RE[W+]", [RESULT_DRAW] = "RE[0]"};
	struct note note;
	struct span own = text_span("");
	for (size_t at = 0; notes_next(pen->replay->notes, &at, &note);)
		if (note.kind == NOTE_PROPERTY && text_starts(note.text, "RE["))
			own = note.text;
	struct span value = own.length > 0 ? (struct span){own.at + 3, own.length - 4} : own;
	bool fits = own.length > 0 && sgf_result_read(value) == pen->replay->recorded;
	sink_span(pen->out, fits ? own : text_span(results[pen->replay->recorded]));
}

void sgf_write_head(struct sink *out, struct span charset)
{
	sink_text(out, "(;FF[4]");
	sgf_put_property(out, "CA", charset, (struct sgf_style){.encoding = ENCODING_PLAIN});
	sink_text(out, "AP[renju:" RENJU_VERSION "]");
}

/* Writes the game type (GM), size and rule. */
static void put_board_and_rule(struct sink *out, const struct game *game)
{
	assert(game->board.size <= SGF_SIZE_MAX);
	sink_text(out, "GM[4]SZ[");
	sink_number(out, (unsigned)game->board.size);
	sink_text(out, "]RU[");
	sink_text(out, rule_names[game->rules.rule]);
	sink_char(out, ']');
}

void sgf_write_start(struct sink *out, const struct replay *replay)
{
	put_board_and_rule(out, &replay->game);
	sgf_put_setup(out, replay);
}

bool sgf_write(struct writing *writing, const struct replay *replay)
{
	struct sink *out = writing->out;
	const struct game *game = &replay->game;
	struct sgf_pen pen = {.writing = writing, .out = out, .replay = replay, .style.shown = writing->shown};
	if (game->board.size > SGF_SIZE_MAX)
		return false;
	pen.silent = !writing->comment && (!replay->notes || replay->notes->settled == 0);
	enum text_bytes names = max(utf8_bytes(replay->black), utf8_bytes(replay->white));
	enum text_bytes bytes = max(max(names, utf8_bytes(replay->id)), notes_bytes(replay->notes));
	struct span charset = charset_of(&pen, bytes);
	pen.style.encoding = charset.length == 0 && bytes == BYTES_OTHER ? ENCODING_NONE : encoding_named(charset);
	sgf_write_head(out, charset);
	put_board_and_rule(out, game);
	sgf_put_property(out, "GN", replay->id, pen.style);
	if (!writing->comment)
		put_facts(&pen);
	sgf_put_property(out, "PB", replay->black, pen.style);
	sgf_put_property(out, "PW", replay->white, pen.style);
	put_result(&pen);
	put_kept_properties(&pen);
	sgf_put_setup(out, replay);
	if (writing->annotations)
		sgf_put_chance(out, writing->annotations[0].chance);
	sgf_put_notes(&pen, 0, text_span(""));
	if (writing->comment) /* the terminal looks for the comment only near the beginning */
		put_facts(&pen);
	sgf_put_plies(&pen);
	sink_text(out, ")\n");
	return true;
}
