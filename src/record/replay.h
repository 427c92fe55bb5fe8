/* Replays a recorded game, move by move, while a reader reads it. Gives the final state, and the first problem. */
#ifndef REPLAY_H
#define REPLAY_H

#include "base/sink.h"
#include "record/decoder.h"
#include "record/naming.h"
#include "record/notes.h"
#include "record/recorded_opening.h"
#include "rules/game.h"

/* Whether the board agrees with the recorded result. */
enum check {
	CHECK_NOTHING, /* no recorded result, or a problem before the end of the game */
	CHECK_CONFIRMED,
	CHECK_OPEN, /* the board decides nothing: a player resigned, or the record stops before the end */
	CHECK_CONTRADICTED,
};
extern const char *const check_names[]; /* "" for CHECK_NOTHING */

enum { PROBLEM_TEXT_MAX = 32 };

/* The first reason why a record is not a legal game. */
struct problem {
	bool any;
	int ply;                 /* the move, from 1; 0: a problem before the first move, e.g. of set-up, size or rule */
	bool other_game;         /* the record is of another game, e.g. Go */
	bool damage;             /* the file is damaged */
	struct verdict verdict;  /* STATUS_SYNTAX, or the verdict that rejects the move or the set-up */
	const char *why;         /* the reader's own message; NULL: use the verdict */
	unsigned long long line; /* of the rejected line, from 1; 0: the record is not made of lines */
	size_t length;
	char text[PROBLEM_TEXT_MAX]; /* the text in the record, in lower case, '?' for bytes that are not printable */
};

/* A move is a point, or one of these. */
enum { MOVE_NONE = -1, MOVE_PASS = -2 };

enum { SETUP_CHANGES_MAX = 1 << 15 };

/* A change of the set-up: stones put on all points of a rectangle, or one stone removed. replay_return() undoes it. */
struct setup_change {
	int16_t from, to;
	uint8_t side;
	bool removed;
};

/* The reader owns the spans, which are valid until it starts the next game. */
struct replay {
	struct ruleset defaults; /* used where the record does not state the rules */
	bool rule_chosen;        /* the user chose the default rule: a format's own default does not replace it */
	bool opening_chosen;     /* the user chose the opening: that of the record does not replace it */
	bool limited;            /* moves after `limit` plies are ignored */
	int limit;
	bool stones_only;                /* stones are only placed: no wins, no forbidden points */
	struct ruleset rules;            /* of this game; once begun, an opening with choices is only in `opening` */
	struct recorded_opening opening; /* the caller sets `uses_record` before the first game */
	bool begun;                      /* the game has begun, and its rules are final */
	bool turn_named;                 /* the record says who moves first */
	bool beyond;                     /* there was a move after the limit */
	int next;                        /* the first move after the limit, if it was playable; else MOVE_NONE */
	int changes;                     /* number of set-up changes in `change`, or after replay_drop_steps() 1 for any */
	struct game game;                /* valid after replay_end() */
	struct span id;                  /* empty: no id */
	struct span black;               /* the players' names */
	struct span white;
	enum game_result recorded; /* the result that the record states */
	enum ply_kind ending;      /* PLY_RESIGN, _AGREE or _CLAIM: what gave the last ply its status; else PLY_STONE */
	struct problem problem;
	struct notes *notes;     /* the caller's; NULL: the reader skips notes */
	struct decoder *decoder; /* of the file's texts; NULL: they are UTF-8 */
	struct setup_change change[SETUP_CHANGES_MAX];
};

/* Starts the next game. */
void replay_start(struct replay *replay);
/* Records a problem, unless there is one already. The problem ends the game: later moves are ignored. */
void replay_problem(struct replay *replay, int ply, struct verdict verdict, struct span text);
/* Records a problem with what the record says about the whole game, unless there is one already, and takes back the
   moves before it. replay_return() plays them again. */
void replay_void(struct replay *replay, struct span text);
/* Records that this is another game, e.g. Go, as replay_void() does. This problem replaces any earlier problem. */
void replay_other_game(struct replay *replay, struct span name);
/* Records a problem with a message of the reader's own. `text` is the text in the record, or empty. */
void replay_refuse(struct replay *replay, struct span text, const char *why);
/* Records the problem that the next move cannot be read, unless the move is beyond the limit. */
void replay_unreadable(struct replay *replay, struct span text);

/* Sets the rule, unless the game has begun. A rule that does not fit the other rules is a problem. In all these
   functions `text` is the text in the record. */
void replay_rule(struct replay *replay, enum rule rule, struct span text);
/* Sets the rule that the format implies, unless the user chose one. Call it before replay_rule(). */
void replay_implied_rule(struct replay *replay, enum rule rule);
/* Sets the size. A size that is not 1 to BOARD_MAX, e.g. 0 for an unreadable one, is a problem; so is a size that does
   not fit the other rules or comes after the game has begun. */
void replay_size(struct replay *replay, int size, struct span text);
/* Sets the recorded result. The last one counts; RESULT_NONE changes nothing. */
void replay_set_result(struct replay *replay, enum game_result result);
/* The following functions change the game. `point` is used only with POINT_READ; `text` is as the record has it. What
   the game refuses becomes the problem; after a problem they do nothing. */
/* Sets up stones on all points of the rectangle with these corners. SIDE_NONE removes stones. */
void replay_setup(struct replay *replay, enum side side, enum point_reading reading, int from, int to,
                  struct span text);
void replay_turn(struct replay *replay, enum side side, struct span text);
/* Plays a move at a point, or MOVE_PASS. */
void replay_move(struct replay *replay, enum point_reading reading, int point, struct span text);
/* Plays a move at a column and a row, both from 0, the lowest row first. They may be off the board. */
void replay_move_at(struct replay *replay, int x, int y, struct span text);
/* Plays a move by `side`, the side that the record names. If the other side is to move, records a problem, except
   beyond the limit. After set-up stones either side may move first, unless the record says which. */
void replay_move_by(struct replay *replay, enum side side, enum point_reading reading, int point, struct span text);
/* Gives the ply of the last move to the notes that have no ply yet. After a problem or beyond the limit, forgets those
   notes, except notes about the whole game. Does nothing if `notes` is NULL. */
void replay_settle_notes(struct replay *replay);
/* For a reader that changes `game` by itself, with all its steps: begins the game under these rules. Then
   replay_drop_steps() leaves only stones and passes, up to the limit, and gives the last of them the status of another
   end. */
void replay_begin_with_steps(struct replay *replay, const struct ruleset *rules);
void replay_drop_steps(struct replay *replay);
/* Ends the game at the end of its record. Without any move or set-up, `game` becomes the empty board; rules that no
   game can have are replaced by the defaults. */
void replay_end(struct replay *replay);

/* Copies a complete game, without the set-up changes: no reader can return to its marks. The texts and notes are those
   of the original. */
void replay_copy(struct replay *to, const struct replay *from);

/* A state of the replay to which a reader returns for another variation. */
struct replay_mark {
	struct ruleset rules;
	int plies, changes;
	enum side to_move;
	enum game_result recorded;
	bool begun, turn_named, problem, beyond;
	bool id, black, white; /* these were known at the mark */
	size_t notes;          /* bytes of settled notes */
};
struct replay_mark replay_mark(const struct replay *replay);
/* Returns to the mark, which must be of the same game. An id or a name that was not known at the mark becomes empty;
   the others stay as they were read last. */
void replay_return(struct replay *replay, const struct replay_mark *mark);

/* Compares the recorded result with the board; call it after replay_end(). */
enum check replay_check(const struct replay *replay);
/* Returns the result on the board: the winner or a draw; RESULT_NONE if the game is not over. */
enum game_result result_of_game(const struct game *game);
/* Returns the recorded result; without one, the result on the board. */
enum game_result replay_result(const struct replay *replay);
/* Returns how the undecided game ends, so that it has this result: by PLY_AGREE, by PLY_RESIGN or PLY_CLAIM of the side
   to move. PLY_STONE: it cannot, or is over, or there is no result. */
enum ply_kind ending_with_result(const struct game *game, enum game_result result);
/* Does the game begin with set-up stones? */
bool replay_has_setup(const struct replay *replay);
/* Writes a point of a board of this size. */
typedef void point_putter(struct sink *out, int point, int size);
/* Write the stones of a side, on the board or of the set-up, by `put`, in board order, `front` before the first,
   `between` before others. */
void replay_put_stones(struct sink *out, const struct board *board, enum side side, const char *front,
                       point_putter *put, const char *between);
void replay_put_setup(struct sink *out, const struct replay *replay, enum side side, const char *front,
                      point_putter *put, const char *between);

#endif
