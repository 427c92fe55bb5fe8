/* The machine's assessment of the moves of a game: what each lost, and which were better. */
#ifndef REVIEW_H
#define REVIEW_H

#include "record/replay.h"
#include "review/assess.h"

enum { REVIEW_TOP_MAX = 99 };

struct top_move {
	int point;
	int chance; /* after the move, for Black */
};

/* The caller sets the first two members, and the others to zero. */
struct review {
	struct solving *solving; /* stores the last answers */
	int most;                /* number of moves for review_top(), 1 to REVIEW_TOP_MAX */
	struct assessment now;   /* of the last position */
	struct game scratch;
};

/* Assesses the game's position. The pointer is valid until the next call of a function in this header. All
   functions except review_ply() leave the game as it was. */
const struct assessment *review_position(struct review *review, const struct game *game);
/* Returns the machine's move; POINT_NONE if no point is legal. */
int review_best(struct review *review, const struct game *game);
/* Returns what the move loses, in thousandths; CHANCE_UNKNOWN if that is not known. */
int review_loss(struct review *review, struct game *game, int next);
/* Lists the best moves of an open game, the best first. Returns their number. */
int review_top(struct review *review, struct game *game, struct top_move top[REVIEW_TOP_MAX]);
/* Returns the mark of a move; MARK_NONE also if its loss is not known. */
enum move_mark review_mark(struct review *review, struct game *game, int next);

/* Annotates one ply; ply 0 is the start. Only stones and passes get a mark and a better line. Afterwards the game is at
   the position after that ply. */
void review_ply(struct review *review, struct game *game, int ply, struct annotation *annotation);
/* Annotates all plies of the game: list[0] is the position before the first one, list[plies] the last. */
void review_game(struct review *review, struct game *game, struct annotation *list);

#endif
