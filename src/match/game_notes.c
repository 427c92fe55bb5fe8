#include "match/game_notes.h"

#include "record/game_hash.h"

void game_notes_clear(struct match *match)
{
	notes_clear(&match->notes.list);
	match->notes.unsaved = false;
}

void game_notes_free(struct match *match)
{
	notes_free(&match->notes.list);
}

/* Is the ply's note about this game, not about another move that was taken back? */
static bool is_valid(const struct match *match, const struct game *game, const struct note *note)
{
	if (note_is_of_game(note->kind))
		return true;
	return note->ply <= game->plies && match->notes.hash[note->ply] == game_hash(game, note->ply);
}

static void copy_note(struct notes *to, const struct note *note, int ply)
{
	notes_add(to, note->kind, note->point, note->text);
	notes_settle(to, ply, true);
}

static void copy_charset(struct notes *to, const struct notes *from)
{
	to->latin_1 = from->latin_1;
	notes_name_charset(to, (struct span){from->charset, from->charset_length});
}

/* Returns how many plies of the game lead to its stone or pass with this number, from 1; 0 for none. */
static int plies_to(const struct game *game, int move)
{
	int plies = 0;
	for (int moves = 0; moves < move && plies < game->plies; plies++)
		moves += game->history[plies].kind <= PLY_PASS;
	return plies;
}

void game_notes_take(struct match *match, const struct game *game, const struct notes *read)
{
	struct note note;
	game_notes_clear(match);
	copy_charset(&match->notes.list, read);
	for (size_t at = 0; notes_next(read, &at, &note);) {
		int ply = plies_to(game, note.ply);
		copy_note(&match->notes.list, &note, ply);
		match->notes.hash[ply] = game_hash(game, ply);
	}
}

/* Drops the notes on moves that were taken back, before another note takes their place. */
static void prune(struct match *match, const struct game *game)
{
	struct note note;
	struct notes *list = &match->notes.list, kept = {.bytes = NULL};
	copy_charset(&kept, list);
	for (size_t at = 0; notes_next(list, &at, &note);)
		if (is_valid(match, game, &note))
			copy_note(&kept, &note, note.ply);
	if (kept.lost) {
		notes_free(&kept);
		return;
	}
	notes_free(list);
	*list = kept;
}

bool game_notes_add(struct match *match, const struct game *game, int ply, struct span line)
{
	struct notes *list = &match->notes.list;
	prune(match, game);
	list->lost = false;
	copy_note(list, &(struct note){NOTE_COMMENT, ply, POINT_NONE, line}, ply);
	notes_sort(list);
	match->notes.hash[ply] = game_hash(game, ply);
	match->notes.unsaved = true;
	return !list->lost;
}

bool game_notes_next(const struct match *match, const struct game *game, int ply, size_t *at, struct note *note)
{
	while (notes_next(&match->notes.list, at, note))
		if ((note->ply == ply || (note_is_of_game(note->kind) && ply == 0)) && is_valid(match, game, note))
			return true;
	return false;
}

bool game_notes_copy(const struct match *match, const struct game *game, struct notes *copy)
{
	struct note note;
	copy_charset(copy, &match->notes.list);
	for (size_t at = 0; notes_next(&match->notes.list, &at, &note);) {
		int ply = note.ply;
		if (!is_valid(match, game, &note))
			continue;
		while (ply > 0 && game->history[ply - 1].kind > PLY_PASS)
			ply--;
		copy_note(copy, &note, ply);
	}
	return !copy->lost;
}
