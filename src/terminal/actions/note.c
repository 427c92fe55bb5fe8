#include "terminal/actions/note.h"

#include <string.h>

#include "base/utf8.h"
#include "match/game_notes.h"
#include "terminal/view/explain.h"

enum { SHOWN_MAX = 2000 }; /* bytes of a longer text that are shown */

/* A text that is put together. */
struct joined {
	size_t length;
	char text[SHOWN_MAX];
};

/* Adds a text as far as there is room, after `between` if it is not the first. */
static void join(struct joined *joined, const char *between, struct span text)
{
	size_t gap = joined->length > 0 ? strlen(between) : 0;
	if (joined->length + gap >= SHOWN_MAX)
		return;
	memcpy(joined->text + joined->length, between, gap);
	joined->length += gap;
	size_t length = utf8_cut(text, SHOWN_MAX - joined->length);
	memcpy(joined->text + joined->length, text.at, length);
	joined->length += length;
}

/* Shows a comment, cut if it is long. */
static void show_comment(struct view *view, struct span text)
{
	size_t length = text.length > SHOWN_MAX ? utf8_cut(text, SHOWN_MAX) : text.length;
	view_note_lines(view, (struct span){text.at, length});
	if (length < text.length)
		view_note_line(view, text_span("..."));
}

/* Joins "H8 A" for a label, "H8 TR" for a mark. */
static void join_point(struct joined *joined, const struct match *match, const struct note *note)
{
	char point[POINT_TEXT_MAX + 1];
	if (note->point == POINT_NONE)
		return;
	join(joined, ", ", text_span(explain_write_point(match, note->point, point)));
	join(joined, " ", note->kind == NOTE_LABEL ? note->text : text_span(note_kind_names[note->kind]));
}

static void show_joined(struct view *view, struct joined *joined)
{
	for (size_t i = 0; i < joined->length; i++)
		if (joined->text[i] == '\n')
			joined->text[i] = ' ';
	if (joined->length > 0)
		view_note_line(view, (struct span){joined->text, joined->length});
}

bool note_show(struct view *view, const struct match *match, const struct game *game, int plies)
{
	struct note note;
	struct joined occasion = {.length = 0}, points = {.length = 0};
	bool any = false;
	for (size_t at = 0; game_notes_next(match, game, plies, &at, &note); any = true)
		if (note_is_of_game(note.kind))
			join(&occasion, ", ", note.text);
	show_joined(view, &occasion);
	for (size_t at = 0; game_notes_next(match, game, plies, &at, &note);) {
		if (note.kind == NOTE_COMMENT)
			show_comment(view, note.text);
		else if (!note_is_of_game(note.kind))
			join_point(&points, match, &note);
	}
	show_joined(view, &points);
	return any;
}

void note_write(struct view *view, struct match *match, const struct game *game, int plies, struct span text)
{
	size_t at = 0;
	struct note note;
	if (text.length > 0 && !game_notes_add(match, game, plies, text))
		view_note(view, PHRASE_NOTES_FULL, no_arguments);
	else if (!game_notes_next(match, game, plies, &at, &note))
		view_note(view, PHRASE_NO_NOTE, no_arguments);
}
