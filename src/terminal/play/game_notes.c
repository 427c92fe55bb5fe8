#include "terminal/play/game_notes.h"

#include "base/minmax.h"
#include "language/note_line.h"
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

bool game_notes_write(const struct play *play, struct sink *out)
{
	bool complete = true;
	struct note note;
	size_t left = NOTES_KEPT_MAX;
	for (size_t at = 0; notes_next(&play->notes.list, &at, &note);)
		if (is_valid(play, &play->session.game, &note))
			complete &= note_line_put(out, &note, &left);
	return complete;
}

void game_notes_read(struct play *play, struct span words)
{
	const struct game *game = &play->session.game;
	struct notes *list = &play->notes.list;
	int ply = note_line_read(list, words, game->board.size, game->plies);
	if (ply < 0)
		return;
	ply = min(ply, game_last_position(game));
	notes_settle(list, ply, true);
	play->notes.hash[ply] = game_hash(game, ply);
}
