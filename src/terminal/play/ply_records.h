/* What is known of each ply of the game on the board: its time, its notes and its review. A record belongs to all games
   that begin with the same rules, set-up and plies. So the records of plies that were taken back are there again when
   the same moves are played. */
#ifndef PLY_RECORDS_H
#define PLY_RECORDS_H

#include "record/annotation.h"
#include "record/notes.h"
#include "rules/game.h"

enum { TIME_UNKNOWN = -1, TIME_MAX = 50 * 3600 * 1000 /* milliseconds of a move */ };

struct ply_record {
	uint64_t hash;             /* of the game up to the ply (game_hash.h) */
	int spent;                 /* milliseconds, at most TIME_MAX, or TIME_UNKNOWN */
	struct notes *notes;       /* on the position after the ply; NULL: none */
	struct annotation *review; /* NULL: the ply was not reviewed */
};

/* A zeroed struct is empty. */
struct ply_records {
	struct ply_record *list; /* also those of plies that were taken back */
	int count;
	size_t room;
	int positions;                /* of the game that was followed last: its plies, and 1 for the start */
	int path[GAME_PLIES_MAX + 1]; /* where in `list` the record of each ply of that game is */
	long long used[2];            /* milliseconds that the sides had used then, indexed by enum side */
	struct notes facts;           /* the notes on the whole game */
	unsigned changes;             /* how often a person added a note, or the records were replaced */
	bool unsaved;                 /* no SGF file has the notes */
};

/* Forgets everything. The game must be followed again. */
void ply_records_clear(struct ply_records *records);
void ply_records_free(struct ply_records *records);
/* Follows the game: all other functions are about the game that was followed last. If it has one ply more than before,
   notes that ply's time: how much `used` of its side has grown. */
void ply_records_follow(struct ply_records *records, const struct game *game, const long long used[2]);
/* Follows another game: its last ply gets no time. The time used so far does not count for the next one. */
void ply_records_follow_other(struct ply_records *records, const struct game *game, const long long used[2]);

/* Returns the record of a ply, valid until the next change; an empty one for a ply that the game does not have. */
const struct ply_record *ply_records_at(const struct ply_records *records, int ply);
/* Notes the time of a ply, if the game has it. */
void ply_records_put_time(struct ply_records *records, int ply, long long milliseconds);
/* Keeps the review of a ply. Returns false when memory runs out. */
bool ply_records_put_review(struct ply_records *records, int ply, const struct annotation *review);
/* Adds a note about the position after `ply` plies, or about the whole game. Returns false when there is no memory, or
   no room. */
bool ply_records_put_note(struct ply_records *records, int ply, const struct note *note);
/* Adds a line of a person to the comment on this position, in the same way. */
bool ply_records_comment(struct ply_records *records, int ply, struct span line);
/* Returns the last ply that has notes; 0 if there is none after the start. */
int ply_records_last_noted(const struct ply_records *records);
/* Reads the next note on the position after `ply` plies, like notes_next(). Ply 0 also has those on the whole game. */
bool ply_records_next_note(const struct ply_records *records, int ply, size_t *at, struct note *note);
/* Replaces all by the notes of a file. Their plies count only stones and passes. `game` is the same game on the board,
   where steps of an opening are plies, too; it is followed. */
void ply_records_take_notes(struct ply_records *records, const struct game *game, const struct notes *read);
/* Copies the notes on the game that was followed, as SGF holds them: those on a step of the opening or on a resignation
   belong to the last stone or pass before it. Returns false when memory runs out. */
bool ply_records_copy_notes(const struct ply_records *records, const struct game *game, struct notes *copy);

#endif
