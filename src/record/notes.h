/* The notes of a game: comments, labels and marks by ply, and facts about the whole game. */
#ifndef NOTES_H
#define NOTES_H

#include "base/sink.h"
#include "base/utf8.h"
#include "record/decoder.h"
#include "rules/point.h"

enum note_kind {
	NOTE_EVENT, /* these six are about the whole game */
	NOTE_PLACE,
	NOTE_DATE,
	NOTE_ROUND,
	NOTE_BLACK_RATING, /* as written, e.g. 1500 or 3 dan */
	NOTE_WHITE_RATING,
	NOTE_COMMENT,
	NOTE_LABEL, /* a text on a point */
	NOTE_CROSS, /* marks on a point */
	NOTE_TRIANGLE,
	NOTE_CIRCLE,
	NOTE_SQUARE,
	NOTE_KINDS,
	NOTE_PROPERTY =
		NOTE_KINDS, /* a value of SGF's root as written, NAME[VALUE], of a property that is nothing else here */
};
extern const char *const note_kind_names[NOTE_KINDS]; /* the SGF properties: EV, PC, DT, RO, BR, WR, C, LB, MA ... */

/* Does the kind belong to the whole game, not to a ply? */
static inline bool note_is_of_game(enum note_kind kind)
{
	return kind <= NOTE_WHITE_RATING || kind == NOTE_PROPERTY;
}

struct note {
	enum note_kind kind;
	int ply;          /* 0: before the first move */
	int point;        /* of a label or mark; POINT_NONE for other kinds, and for a mark on no point */
	struct span text; /* any bytes; empty for a mark */
};

enum {
	NOTES_MAX = 1 << 24, /* bytes of one game's notes */
	NOTES_CHARSET_MAX = 64,
};

/* The notes of one game, in order of ply. A zeroed struct is empty. Readers add the notes of a node before the node's
   ply is known: such notes wait at the end until notes_settle(). */
struct notes {
	char *bytes;
	size_t used, room;
	size_t settled;  /* the notes before this offset have their ply */
	size_t open;     /* where the note that is being added begins; SIZE_MAX: this note is left out */
	size_t written;  /* the notes before this offset are at moves shared with the last written game: written already */
	bool properties; /* the reader of SGF adds notes of NOTE_PROPERTY, which only its writer knows */
	bool turned;     /* a symmetry has been applied to the points */
	bool facts_only; /* notes of plies are not added */
	bool lost;       /* a note was left out, because memory ran out or the notes have NOTES_MAX bytes */
	bool misplaced;  /* a label or mark was left out, because its point is not on the board */
	size_t charset_length;
	char charset[NOTES_CHARSET_MAX]; /* the name of the texts' encoding; empty: UTF-8, or not known */
	struct decoder *decoder;         /* of the texts that are added; NULL: they stay as they are */
};

/* Forgets the notes, but keeps `lost` and `misplaced`. */
void notes_clear(struct notes *notes);
void notes_free(struct notes *notes);
/* Copies settled notes. Returns false when memory runs out. */
bool notes_copy(struct notes *to, const struct notes *from);
/* Sets the name of the encoding. Makes the name empty for a text that cannot be a name. */
void notes_name_charset(struct notes *notes, struct span name);
/* Forgets what comes after the first `settled` bytes. */
void notes_cut(struct notes *notes, size_t settled);

/* The next four add a note that has no ply yet: begin it, add to its text any number of times, end it. They do nothing
   if `notes` is NULL, nor do notes_drop() and notes_add(). A comment, a label or a note about the whole game is not
   added if its text is empty. A note for which there is no room is left out, and sets `lost`. */
void notes_begin(struct notes *notes, enum note_kind kind, int point);
void notes_put(struct notes *notes, const char *bytes, size_t length);
/* Cuts blanks and newlines off the end of the note's text. */
void notes_trim(struct notes *notes);
void notes_end(struct notes *notes);
/* Forgets the note that was begun. */
void notes_drop(struct notes *notes);
/* Adds a whole note, which has no ply yet. */
void notes_add(struct notes *notes, enum note_kind kind, int point, struct span text);
/* Gives the ply to all waiting notes. If `keep` is false, forgets those that are not about the whole game. */
void notes_settle(struct notes *notes, int ply, bool keep);
/* Sorts the notes by ply. All must be settled. When memory runs out, forgets all of them, and sets `lost`. */
void notes_sort(struct notes *notes);

/* Reads the settled note at the offset, and moves the offset to the next note. Returns false at the end, and if `notes`
   is NULL. */
bool notes_next(const struct notes *notes, size_t *at, struct note *note);
/* Returns the text of the first note of this kind, a kind about the whole game; empty if there is none. */
struct span notes_of_game(const struct notes *notes, enum note_kind kind);
/* Returns what all texts together are. */
enum text_bytes notes_bytes(const struct notes *notes);
/* Applies a symmetry to the points of labels and marks. `notes` may be NULL. */
void notes_apply_symmetry(struct notes *notes, int symmetry, int size);

#endif
