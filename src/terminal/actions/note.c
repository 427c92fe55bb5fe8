#include "terminal/actions/note.h"

#include <limits.h>

#include "base/minmax.h"
#include "base/utf8.h"
#include "terminal/tty/shown.h"
#include "terminal/view/explain.h"

enum {
	NOTE_SHOWN_MAX = 2000, /* bytes shown of a longer text */
	READ_MAX = 20000,      /* the same where a text is shown page by page */
};

/* Cuts the first row of the screen off a text. */
static struct span cut_row(const struct paper *paper, struct span *text)
{
	int used;
	struct span after = *text, line = text_cut_line(&after);
	struct span row = shown_row(&line, paper->screen.plain, paper->screen.columns, &used);
	*text = line.length > 0 ? text_after(*text, (size_t)(line.at - text->at)) : after;
	return row;
}

/* Shows a comment, cut if it is long. */
static void show_comment(struct paper *paper, struct span text, int rows)
{
	size_t most = paper->screen.in_place && rows == INT_MAX ? READ_MAX : NOTE_SHOWN_MAX;
	size_t length = text.length > most ? utf8_cut(text, most) : text.length;
	struct span shown = {text.at, length};
	bool fits = !paper->screen.in_place || paper_rows_of(paper, shown) <= rows;
	if (!paper->screen.in_place)
		paper_note_lines(paper, shown);
	for (int row = 0; paper->screen.in_place && shown.length > 0 && (fits || row < rows - 1); row++)
		paper_note_line(paper, cut_row(paper, &shown));
	if (!fits)
		paper_note(paper, PHRASE_NOTE_CUT, no_arguments);
	else if (length < text.length)
		paper_note_line(paper, text_span("..."));
}

/* Adds "H8 A" for a label, "H8 triangle" for a mark. */
static void add_point(const struct paper *paper, struct sink *list, const struct play *play, const struct note *note)
{
	static const enum phrase marks[NOTE_KINDS] = {[NOTE_CROSS] = PHRASE_CROSS,
	                                              [NOTE_TRIANGLE] = PHRASE_TRIANGLE,
	                                              [NOTE_CIRCLE] = PHRASE_CIRCLE,
	                                              [NOTE_SQUARE] = PHRASE_SQUARE};
	if (note->point == POINT_NONE)
		return;
	sink_item(list, ", ", POINT_NAME(play, note->point));
	sink_char(list, ' ');
	sink_span(list, note->kind == NOTE_LABEL ? note->text : text_span(paper_text(paper, marks[note->kind])));
}

/* Shows a list on one line. */
static void show_list(struct paper *paper, struct sink *list)
{
	for (size_t i = 0; i < list->used; i++)
		if (list->bytes[i] == '\n')
			list->bytes[i] = ' ';
	if (list->used > 0)
		paper_note_line(paper, sink_held(list));
}

bool note_show(struct paper *paper, const struct play *play, int plies, int rows)
{
	struct note note;
	char bytes[2][NOTE_SHOWN_MAX + 1];
	struct sink occasion = sink_into(bytes[0], sizeof bytes[0]), points = sink_into(bytes[1], sizeof bytes[1]);
	bool any = false;
	if (rows < INT_MAX)
		rows = max(NOTE_ROWS_LEAST, rows - 1); /* one row is for labels and marks */
	for (size_t at = 0; ply_records_next_note(&play->records, plies, &at, &note); any = true)
		if (note.kind <= NOTE_ROUND) {
			sink_item(&occasion, ", ", "");
			sink_span(&occasion, note.text);
		}
	show_list(paper, &occasion);
	for (size_t at = 0; ply_records_next_note(&play->records, plies, &at, &note);) {
		if (note.kind == NOTE_COMMENT)
			show_comment(paper, note.text, rows);
		else if (!note_is_of_game(note.kind))
			add_point(paper, &points, play, &note);
	}
	show_list(paper, &points);
	return any;
}

void note_write(struct paper *paper, struct play *play, int plies, struct span text)
{
	size_t at = 0;
	struct note note;
	if (text.length > 0 && !ply_records_comment(&play->records, plies, text))
		paper_note(paper, PHRASE_NOTES_FULL, no_arguments);
	else if (!ply_records_next_note(&play->records, plies, &at, &note))
		paper_note(paper, PHRASE_NO_NOTE, no_arguments);
}
