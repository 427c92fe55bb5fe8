#include "terminal/play/game_notes.h"

#include <string.h>

#include "base/minmax.h"
#include "base/text.h"
#include "record/game_hash.h"

void game_notes_clear(struct play *play)
{
	notes_clear(&play->notes.list);
	play->notes.changes++;
	play->notes.unsaved = false;
}

void game_notes_free(struct play *play)
{
	notes_free(&play->notes.list);
}

/* Is the note about this game, and not about a move that was taken back? */
static bool is_valid(const struct play *play, const struct game *game, const struct note *note)
{
	if (note_is_of_game(note->kind))
		return true;
	return note->ply <= game->plies && play->notes.hash[note->ply] == game_hash(game, note->ply);
}

static void copy_note(struct notes *to, const struct note *note, int ply)
{
	notes_add(to, note->kind, note->point, note->text);
	notes_settle(to, ply, true);
}

static void copy_charset(struct notes *to, const struct notes *from)
{
	notes_name_charset(to, (struct span){from->charset, from->charset_length});
}

/* Returns the number of plies up to the n-th stone or pass of the game. `move` is n, from 1; 0 gives 0. */
static int plies_to(const struct game *game, int move)
{
	int plies = 0;
	for (int moves = 0; moves < move && plies < game->plies; plies++)
		moves += game->history[plies].kind <= PLY_PASS;
	return plies;
}

void game_notes_take(struct play *play, const struct game *game, const struct notes *read)
{
	struct note note;
	game_notes_clear(play);
	copy_charset(&play->notes.list, read);
	for (size_t at = 0; notes_next(read, &at, &note);) {
		int ply = plies_to(game, note.ply);
		copy_note(&play->notes.list, &note, ply);
		play->notes.hash[ply] = game_hash(game, ply);
	}
}

/* Drops the notes on a ply that was taken back, before a note on another ply takes their place. */
static void prune(struct play *play, const struct game *game, int ply)
{
	struct note note;
	struct notes *list = &play->notes.list, kept = {.bytes = NULL};
	copy_charset(&kept, list);
	for (size_t at = 0; notes_next(list, &at, &note);)
		if (note.ply != ply || is_valid(play, game, &note))
			copy_note(&kept, &note, note.ply);
	if (kept.lost) {
		notes_free(&kept);
		return;
	}
	notes_free(list);
	*list = kept;
}

bool game_notes_add(struct play *play, const struct game *game, int ply, struct span line)
{
	struct notes *list = &play->notes.list;
	prune(play, game, ply);
	list->lost = false;
	copy_note(list, &(struct note){NOTE_COMMENT, ply, POINT_NONE, line}, ply);
	notes_sort(list);
	play->notes.hash[ply] = game_hash(game, ply);
	play->notes.changes++;
	play->notes.unsaved = true;
	return !list->lost;
}

int game_notes_last(const struct play *play, const struct game *game)
{
	struct note note;
	int last = 0;
	for (size_t at = 0; notes_next(&play->notes.list, &at, &note);)
		if (is_valid(play, game, &note))
			last = max(last, note.ply);
	return last;
}

bool game_notes_next(const struct play *play, const struct game *game, int ply, size_t *at, struct note *note)
{
	while (notes_next(&play->notes.list, at, note))
		if ((note->ply == ply || (note_is_of_game(note->kind) && ply == 0)) && is_valid(play, game, note))
			return true;
	return false;
}

bool game_notes_copy(const struct play *play, const struct game *game, struct notes *copy)
{
	struct note note;
	copy_charset(copy, &play->notes.list);
	for (size_t at = 0; notes_next(&play->notes.list, &at, &note);) {
		int ply = note.ply;
		if (!is_valid(play, game, &note))
			continue;
		while (ply > 0 && game->history[ply - 1].kind > PLY_PASS)
			ply--;
		copy_note(copy, &note, ply);
	}
	return !copy->lost;
}

static bool is_escaped(char c)
{
	return c == '\n' || c == '\r' || c == '\\';
}

/* Writes a text on one line: newlines, carriage returns and backslashes become a backslash and n, r or backslash. */
static void put_escaped(struct sink *out, struct span text)
{
	for (size_t i = 0; i < text.length; i++) {
		char c = text.at[i];
		if (is_escaped(c))
			sink_char(out, '\\');
		if (c == '\n')
			c = 'n';
		else if (c == '\r')
			c = 'r';
		sink_char(out, c);
	}
}

/* Writes "# note 3 LB 7 8 A": the ply, SGF's property, the point (or - -), and the text. Subtracts the length of the
   line from *left; if there is less left, writes nothing and returns false. */
static bool put_note(struct sink *out, const struct note *note, size_t *left)
{
	char bytes[64];
	struct sink front = sink_into(bytes, sizeof bytes);
	sink_format(&front, "# note %d %s ", note->ply, note_kind_names[note->kind]);
	sink_format(&front, note->point != POINT_NONE ? "%d %d " : "- - ", point_x(note->point), point_y(note->point));
	size_t length = front.used + note->text.length + 1;
	for (size_t i = 0; i < note->text.length; i++)
		length += is_escaped(note->text.at[i]);
	if (length > *left)
		return false;
	*left -= length;
	sink_text(out, bytes);
	put_escaped(out, note->text);
	sink_char(out, '\n');
	return true;
}

bool game_notes_write(const struct play *play, struct sink *out)
{
	bool complete = true;
	struct note note;
	size_t left = NOTES_KEPT_MAX;
	for (size_t at = 0; notes_next(&play->notes.list, &at, &note);)
		if (is_valid(play, &play->session.game, &note))
			complete &= put_note(out, &note, &left);
	if (play->notes.unsaved)
		sink_text(out, "# unsaved\n");
	return complete;
}

/* Adds a text of put_escaped() to the note that notes_begin() began. */
static void add_escaped(struct notes *notes, struct span text)
{
	for (size_t i = 0; i < text.length; i++) {
		char c = text.at[i];
		if (c == '\\' && i + 1 < text.length) {
			c = text.at[++i];
			if (c == 'n')
				c = '\n';
			else if (c == 'r')
				c = '\r';
		}
		notes_put(notes, &c, 1);
	}
}

/* Reads two words: the column and the row of a point, or "- -" for POINT_NONE. Returns false for anything else. */
static bool read_note_point(struct span *words, int size, int *point)
{
	int x, y;
	struct span across = text_word(words), up = text_word(words);
	*point = POINT_NONE;
	if (text_is(across, "-") && text_is(up, "-"))
		return true;
	if (!text_number(across, size, &x) || !text_number(up, size, &y) || x >= size || y >= size)
		return false;
	*point = point_at(x, y);
	return true;
}

void game_notes_read(struct play *play, struct span words)
{
	int ply, point;
	const struct game *game = &play->session.game;
	struct notes *list = &play->notes.list;
	if (!text_number(text_word(&words), game->plies, &ply) || ply > game->plies)
		return;
	ply = min(ply, game_last_position(game));
	struct span name = text_word(&words);
	enum note_kind kind = 0;
	while (kind < NOTE_KINDS && !text_is(name, note_kind_names[kind]))
		kind++;
	if (kind == NOTE_KINDS || !read_note_point(&words, game->board.size, &point))
		return;
	notes_begin(list, kind, point);
	add_escaped(list, words.length > 0 ? text_after(words, 1) : words);
	notes_end(list);
	notes_settle(list, ply, true);
	play->notes.hash[ply] = game_hash(game, ply);
}
