#include "terminal/play/ply_records.h"

#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "record/game_hash.h"

/* Frees what the records hold, and keeps the list's memory. */
static void empty_records(struct ply_records *records)
{
	for (int i = 0; i < records->count; i++) {
		if (records->list[i].notes)
			notes_free(records->list[i].notes);
		free(records->list[i].notes);
		free(records->list[i].review);
	}
	records->count = records->positions = 0;
}

void ply_records_clear(struct ply_records *records)
{
	empty_records(records);
	notes_clear(&records->facts);
	records->changes++;
	records->unsaved = false;
}

void ply_records_free(struct ply_records *records)
{
	empty_records(records);
	notes_free(&records->facts);
	free(records->list);
}

/* Finds the record of a hash. It is likely to be at `hint`. Returns `count` if there is none. */
static int find_record(const struct ply_records *records, uint64_t hash, int hint)
{
	if (hint < records->count && records->list[hint].hash == hash)
		return hint;
	int at = 0;
	while (at < records->count && records->list[at].hash != hash)
		at++;
	return at;
}

/* Finds the record of each ply, or adds an empty one; `hash` is that of the game's start. After the first record that
   is new, all are new. When memory runs out, the last plies have none. */
static void find_path(struct ply_records *records, const struct game *game, uint64_t hash)
{
	records->positions = 0;
	for (int at = -1, ply = 0; ply <= game->plies; ply++) {
		if (ply > 0)
			hash = game_hash_next(hash, game, ply - 1);
		at = at < records->count ? find_record(records, hash, at + 1) : at;
		if (at == records->count) {
			size_t room = records->room;
			if ((size_t)at == room && !array_grow(&records->list, &records->room, room + 1, sizeof *records->list))
				return;
			records->list[records->count++] = (struct ply_record){.hash = hash, .spent = TIME_UNKNOWN};
		}
		records->path[records->positions++] = at;
	}
}

void ply_records_follow_other(struct ply_records *records, const struct game *game, const long long used[2])
{
	find_path(records, game, game_hash_start(game));
	memcpy(records->used, used, sizeof records->used);
}

void ply_records_follow(struct ply_records *records, const struct game *game, const long long used[2])
{
	int before = records->positions, last = before > 0 ? records->path[before - 1] : 0;
	bool same_start = before > 0 && game->plies > 0; /* rules and set-up change only before the first ply */
	find_path(records, game, same_start ? records->list[records->path[0]].hash : game_hash_start(game));
	bool continues = before > 0 && records->positions >= before && records->path[before - 1] == last;
	if (continues && records->positions == before)
		return;
	if (continues && records->positions == before + 1) {
		enum side side = game->history[before - 1].side;
		ply_records_put_time(records, before, used[side] - records->used[side]);
	}
	memcpy(records->used, used, sizeof records->used);
}

const struct ply_record *ply_records_at(const struct ply_records *records, int ply)
{
	static const struct ply_record none = {.spent = TIME_UNKNOWN};
	return ply < records->positions ? &records->list[records->path[ply]] : &none;
}

void ply_records_put_time(struct ply_records *records, int ply, long long milliseconds)
{
	if (ply < records->positions)
		records->list[records->path[ply]].spent = milliseconds < TIME_MAX ? (int)milliseconds : TIME_MAX;
}

bool ply_records_put_review(struct ply_records *records, int ply, const struct annotation *review)
{
	struct annotation *kept = ply < records->positions ? malloc(sizeof *kept) : NULL;
	if (!kept)
		return false;
	*kept = *review;
	free(records->list[records->path[ply]].review);
	records->list[records->path[ply]].review = kept;
	return true;
}

/* Adds a settled note. */
static bool add_settled(struct notes *to, const struct note *note, int ply)
{
	to->lost = false;
	notes_add(to, note->kind, note->point, note->text);
	notes_settle(to, ply, true);
	return !to->lost;
}

bool ply_records_put_note(struct ply_records *records, int ply, const struct note *note)
{
	if (note_is_of_game(note->kind))
		return add_settled(&records->facts, note, 0);
	if (ply >= records->positions)
		return false;
	struct ply_record *record = &records->list[records->path[ply]];
	if (!record->notes)
		record->notes = calloc(1, sizeof *record->notes);
	return record->notes && add_settled(record->notes, note, ply);
}

bool ply_records_comment(struct ply_records *records, int ply, struct span line)
{
	records->changes++;
	records->unsaved = true;
	return ply_records_put_note(records, ply, &(struct note){NOTE_COMMENT, ply, POINT_NONE, line});
}

int ply_records_last_noted(const struct ply_records *records)
{
	int ply = records->positions - 1;
	while (ply > 0 && !ply_records_at(records, ply)->notes)
		ply--;
	return ply;
}

bool ply_records_next_note(const struct ply_records *records, int ply, size_t *at, struct note *note)
{
	size_t facts = ply == 0 ? records->facts.settled : 0;
	if (*at < facts)
		return notes_next(&records->facts, at, note);
	size_t place = *at - facts;
	bool any = notes_next(ply_records_at(records, ply)->notes, &place, note);
	*at = facts + place;
	return any;
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

void ply_records_take_notes(struct ply_records *records, const struct game *game, const struct notes *read)
{
	struct note note;
	ply_records_clear(records);
	find_path(records, game, game_hash_start(game));
	copy_charset(&records->facts, read);
	for (size_t at = 0; notes_next(read, &at, &note);)
		ply_records_put_note(records, plies_to(game, note.ply), &note);
}

bool ply_records_copy_notes(const struct ply_records *records, const struct game *game, struct notes *copy)
{
	struct note note;
	bool complete = true;
	copy_charset(copy, &records->facts);
	for (int ply = 0, moved = 0; ply < records->positions; ply++) {
		if (ply > 0 && game->history[ply - 1].kind <= PLY_PASS)
			moved = ply;
		for (size_t at = 0; ply_records_next_note(records, ply, &at, &note);)
			complete &= add_settled(copy, &note, moved);
	}
	return complete;
}
