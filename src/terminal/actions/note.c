#include "terminal/actions/note.h"

#include <limits.h>
#include <string.h>

#include "base/minmax.h"
#include "base/utf8.h"
#include "terminal/play/game_notes.h"
#include "terminal/view/explain.h"

enum {
	NOTE_SHOWN_MAX = 2000, /* bytes shown of a longer text */
	READ_MAX = 20000, /* the same where a text is shown page by page */
};

/* A text joined from several parts. */
struct joined {
	size_t length;
	char text[NOTE_SHOWN_MAX];
};

/* Adds a text as far as there is room, after `between` if it is not the first. */
static void join(struct joined *joined, const char *between, struct span text)
{
	size_t gap = joined->length > 0 ? strlen(between) : 0;
	if (joined->length + gap >= NOTE_SHOWN_MAX)
		return;
	memcpy(joined->text + joined->length, between, gap);
	joined->length += gap;
	size_t length = utf8_cut(text, NOTE_SHOWN_MAX - joined->length);
	memcpy(joined->text + joined->length, text.at, length);
	joined->length += length;
}

/* Cuts one screen row off the front of a line, at a blank if there is one. */
static struct span cut_row(const struct view *view, struct span *line)
{
	struct span row = screen_start_of(&view->screen, *line, view->screen.columns - 1);
	size_t length = row.length;
	while (length > 0 && row.length < line->length && line->at[length] != ' ')
		length--;
	row.length = length > 0 ? length : row.length > 0 ? row.length : line->length;
	*line = text_trim(text_after(*line, row.length));
	return row;
}

/* Shows at most `rows` rows of a text. Returns true if the whole text was shown. */
static bool show_rows(struct view *view, struct span text, int rows)
{
	while (text.length > 0) {
		struct span line = text_cut_line(&text);
		do {
			if (rows-- == 0)
				return false;
			view_note_line(view, cut_row(view, &line));
		} while (line.length > 0);
	}
	return true;
}

/* Returns the number of rows of a text. */
static int count_rows(const struct view *view, struct span text)
{
	int rows = 0;
	while (text.length > 0) {
		struct span line = text_cut_line(&text);
		do {
			cut_row(view, &line);
			rows++;
		} while (line.length > 0);
	}
	return rows;
}

/* Shows a comment, cut if it is long. */
static void show_comment(struct view *view, struct span text, int rows)
{
	size_t most = view->screen.in_place && rows == INT_MAX ? READ_MAX : NOTE_SHOWN_MAX;
	size_t length = text.length > most ? utf8_cut(text, most) : text.length;
	struct span shown = {text.at, length};
	if (!view->screen.in_place) {
		view_note_lines(view, shown);
	} else if (count_rows(view, shown) > rows) {
		show_rows(view, shown, rows - 1);
		view_note(view, PHRASE_NOTE_CUT, no_arguments);
		return;
	} else {
		show_rows(view, shown, rows);
	}
	if (length < text.length)
		view_note_line(view, text_span("..."));
}

/* Joins "H8 A" for a label, "H8 triangle" for a mark. */
static void join_point(const struct view *view, struct joined *joined, const struct play *play,
                       const struct note *note)
{
	static const enum phrase marks[NOTE_KINDS] = {[NOTE_CROSS] = PHRASE_CROSS,
	                                              [NOTE_TRIANGLE] = PHRASE_TRIANGLE,
	                                              [NOTE_CIRCLE] = PHRASE_CIRCLE,
	                                              [NOTE_SQUARE] = PHRASE_SQUARE};
	char point[POINT_TEXT_MAX + 1];
	if (note->point == POINT_NONE)
		return;
	join(joined, ", ", text_span(explain_write_point(play, note->point, point)));
	join(joined, " ", note->kind == NOTE_LABEL ? note->text : text_span(view_text(view, marks[note->kind])));
}

static void show_joined(struct view *view, struct joined *joined)
{
	for (size_t i = 0; i < joined->length; i++)
		if (joined->text[i] == '\n')
			joined->text[i] = ' ';
	if (joined->length > 0)
		view_note_line(view, (struct span){joined->text, joined->length});
}

bool note_show(struct view *view, const struct play *play, const struct game *game, int plies, int rows)
{
	struct note note;
	struct joined occasion = {.length = 0}, points = {.length = 0};
	bool any = false;
	if (rows < INT_MAX)
		rows = max(NOTE_ROWS_LEAST, rows - 1); /* one row is for labels and marks */
	for (size_t at = 0; game_notes_next(play, game, plies, &at, &note); any = true)
		if (note_is_of_game(note.kind))
			join(&occasion, ", ", note.text);
	show_joined(view, &occasion);
	for (size_t at = 0; game_notes_next(play, game, plies, &at, &note);) {
		if (note.kind == NOTE_COMMENT)
			show_comment(view, note.text, rows);
		else if (!note_is_of_game(note.kind))
			join_point(view, &points, play, &note);
	}
	show_joined(view, &points);
	return any;
}

void note_write(struct view *view, struct play *play, const struct game *game, int plies, struct span text)
{
	size_t at = 0;
	struct note note;
	if (text.length > 0 && !game_notes_add(play, game, plies, text))
		view_note(view, PHRASE_NOTES_FULL, no_arguments);
	else if (!game_notes_next(play, game, plies, &at, &note))
		view_note(view, PHRASE_NO_NOTE, no_arguments);
}
