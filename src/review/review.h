/* What the machine thinks of the moves of a game: what each gave away, and which were better. */
#ifndef REVIEW_H
#define REVIEW_H

#include "record/replay.h"
#include "review/assess.h"

enum { REVIEW_TOP_MAX = 99 };

struct top_move {
	int point;
	int chance; /* of the position after it, for Black */
};

/* All that an assessment depends on besides the budget. */
struct position_key {
	bool used, passed, claimable;
	enum side to_move;
	struct ruleset rules;
	struct board board;
};

struct reviewed_position {
	struct position_key key;
	struct assessment assessment;
};

/* The moves that the search chose for a position, each as if those before it could not be played. */
struct picks {
	struct position_key key;
	int count;
	bool complete; /* there are no more legal moves */
	int point[REVIEW_TOP_MAX];
};

enum { REVIEW_POSITIONS = 8 };

/* What was found about the last positions is not searched again. Set the first two members, the others are zero. */
struct review {
	struct solving *solving;
	int most; /* moves of review_top(), 1 to REVIEW_TOP_MAX */
	int next; /* of `positions`: the one that is replaced next */
	struct reviewed_position positions[REVIEW_POSITIONS];
	struct picks picks;
};

/* Assesses the game's position. The pointer is valid until the next call of a function of this header. In all of
   these the game is the same afterwards. */
const struct assessment *review_position(struct review *review, const struct game *game);
/* Returns the machine's point in the position; POINT_NONE where no point is legal. */
int review_best(struct review *review, const struct game *game);
/* Returns the chance after the move: a point or NEXT_PASS. CHANCE_UNKNOWN for
   a move that is refused. */
int review_after(struct review *review, struct game *game, int next);
/* Returns what the move gave away, in thousandths; CHANCE_UNKNOWN where that is not known. */
int review_loss(struct review *review, struct game *game, int next);
/* Lists the best moves of the open game, the best first. Returns their number. */
int review_top(struct review *review, struct game *game, struct top_move top[REVIEW_TOP_MAX]);
/* Returns the mark of the move, MARK_NONE also where its loss is not known. */
enum move_mark review_mark(struct review *review, struct game *game, int next);

#endif
