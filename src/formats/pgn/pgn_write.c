/* Writes games in PGN, for programs that rate players and for people. */
#include "formats/pgn/pgn_tags.h"

#include <string.h>

#include "base/utf8.h"
#include "record/date.h"
#include "record/field.h"

enum { LINE_COLUMNS = 80 };

/* The moves of a game while they are written. */
struct pgn_pen {
	struct sink *out;
	size_t column;
};

/* Writes the text of a tag. Quotes and backslashes are escaped; control characters become '?'. */
static void put_quoted(struct sink *out, struct span text)
{
	for (size_t plain, control; text.length > 0; text_skip(&text, plain + control)) {
		plain = utf8_plain(text, &control);
		for (size_t i = 0; i < plain; i++) {
			if (text.at[i] == '"' || text.at[i] == '\\')
				sink_char(out, '\\');
			sink_char(out, text.at[i]);
		}
		if (control > 0)
			sink_char(out, '?');
	}
}

/* Returns the date with dots if the reader makes the same date of it, else as it is. `dots` has a date of question
   marks. */
static struct span dotted_date(struct span date, char *dots)
{
	char back[DATE_MAX];
	for (size_t i = 0; i < date.length && i < DATE_MAX; i++)
		dots[i] = (char)(date.at[i] == '-' ? '.' : date.at[i]);
	struct span read = {back, date_from_dots(back, text_span(dots))};
	return text_same(read, date) ? text_span(dots) : date;
}

/* Returns the score, White's points first. */
static struct span score_white_first(enum game_result result)
{
	static const char *const scores[] =
		{[RESULT_NONE] = "*", [RESULT_BLACK] = "0-1", [RESULT_WHITE] = "1-0", [RESULT_DRAW] = "1/2-1/2"};
	return text_span(scores[result]);
}

static void put_tags(struct sink *out, const struct replay *replay, const char *termination)
{
	char size[20], dots[] = "????.??.??";
	const struct notes *notes = replay->notes;
	const struct span values[] = {
		[PGN_EVENT] = notes_of_game(notes, NOTE_EVENT),
		[PGN_SITE] = notes_of_game(notes, NOTE_PLACE),
		[PGN_DATE] = dotted_date(notes_of_game(notes, NOTE_DATE), dots),
		[PGN_ROUND] = notes_of_game(notes, NOTE_ROUND),
		[PGN_WHITE] = replay->white,
		[PGN_BLACK] = replay->black,
		[PGN_RESULT] = score_white_first(replay->recorded),
		[PGN_RULE] = text_span(rule_names[replay->game.rules.rule]),
		[PGN_SIZE] = {size, text_decimal(size, (unsigned)replay->game.board.size)},
		[PGN_RATING_OF_BLACK] = notes_of_game(notes, NOTE_BLACK_RATING),
		[PGN_RATING_OF_WHITE] = notes_of_game(notes, NOTE_WHITE_RATING)};
	for (enum pgn_tag tag = 0; tag <= PGN_RATING_OF_WHITE; tag++) {
		if (tag > PGN_RESULT && values[tag].length == 0)
			continue;
		sink_char(out, '[');
		sink_text(out, pgn_tag_names[tag]);
		sink_text(out, " \"");
		put_quoted(out, values[tag].length > 0 ? values[tag] : text_span("?"));
		sink_text(out, "\"]\n");
	}
	if (termination)
		sink_format(out, "[Termination \"%s\"]\n", termination);
	sink_char(out, '\n');
}

/* Goes on to the place of the next word: after a blank, or on the next line if that many bytes have no room. */
static void make_space(struct pgn_pen *pen, size_t length)
{
	if (pen->column == 0)
		return;
	bool fits = pen->column + 1 + length <= LINE_COLUMNS;
	sink_char(pen->out, (char)(fits ? ' ' : '\n'));
	pen->column = fits ? pen->column + 1 : 0;
}

static void pgn_put_word(struct pgn_pen *pen, struct span word)
{
	make_space(pen, word.length);
	sink_span(pen->out, word);
	pen->column += word.length;
}

/* Does a line of the text begin with a bracket? The reader may then take a brace after it for another comment. */
static bool may_have_tag(struct span text)
{
	for (size_t i = 0; i + 1 < text.length; i++)
		if ((text.at[i] == '\n' || text.at[i] == '\r') && text.at[i + 1] == '[')
			return true;
	return false;
}

/* Writes a comment. Breaks the line before it if the comment, or its first line, has no room. */
static void put_comment(struct pgn_pen *pen, struct span text)
{
	const char *end = memchr(text.at, '\n', text.length);
	bool has_tag = may_have_tag(text);
	make_space(pen, 2 + (end ? (size_t)(end - text.at) : text.length));
	sink_char(pen->out, '{');
	pen->column++;
	for (size_t plain, control = 0; text.length > 0; text_skip(&text, plain + control)) {
		plain = utf8_plain(text, &control);
		for (size_t i = 0; i < plain + (control > 0); i++) {
			char c = text.at[i];
			if (i == plain)
				c = utf8_shown_control(text_after(text, i));
			else if (c == '}')
				c = ')';
			else if (c == '{' && has_tag)
				c = '(';
			sink_char(pen->out, c);
			pen->column = c == '\n' ? 0 : pen->column + 1;
		}
	}
	sink_char(pen->out, '}');
	pen->column++;
}

/* Writes the comments up to a ply. Returns whether there are any. */
static bool pgn_put_comments(struct pgn_pen *pen, const struct notes *notes, size_t *at, int ply)
{
	struct note note;
	bool any = false;
	for (size_t next = *at; notes_next(notes, &next, &note) && note.ply <= ply; *at = next) {
		if (note.kind != NOTE_COMMENT)
			continue;
		put_comment(pen, note.text);
		any = true;
	}
	return any;
}

/* Writes a move, or a pass, with its number if it is Black's or comes after a comment. */
static void pgn_put_move(struct pgn_pen *pen, const struct ply *ply, int number, bool commented, int size)
{
	char text[20 + 4 + POINT_TEXT_MAX];
	size_t length = 0;
	if (number % 2 == 1 || commented) {
		length = text_decimal(text, ((unsigned)number + 1) / 2);
		for (int dots = number % 2 == 1 ? 1 : 3; dots > 0; dots--)
			text[length++] = '.';
		text[length++] = ' ';
	}
	if (ply->kind == PLY_PASS) {
		memcpy(text + length, "pass", 4);
		length += 4;
	} else {
		length += field_write_point(text + length, ply->point, size);
	}
	pgn_put_word(pen, (struct span){text, length});
}

bool pgn_write(struct writing *writing, const struct replay *replay)
{
	struct pgn_pen pen = {writing->out, 0};
	const struct game *game = &replay->game;
	size_t at = 0;
	int moves = 0;
	if (replay_has_setup(replay) || game_first_side(game) != SIDE_BLACK)
		return false;
	put_tags(writing->out, replay, writing->termination);
	bool commented = pgn_put_comments(&pen, replay->notes, &at, 0);
	for (int ply = 1; ply <= game->plies; ply++) {
		if (game->history[ply - 1].kind <= PLY_PASS)
			pgn_put_move(&pen, &game->history[ply - 1], ++moves, commented, game->board.size);
		commented = pgn_put_comments(&pen, replay->notes, &at, ply);
	}
	pgn_put_word(&pen, score_white_first(replay->recorded));
	sink_text(writing->out, "\n\n");
	return true;
}
