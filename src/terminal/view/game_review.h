/* The review of the game on the screen: chances and marks of its moves, computed ply by ply while the user looks. */
#ifndef GAME_REVIEW_H
#define GAME_REVIEW_H

#include "review/review.h"
#include "terminal/view/view.h"

enum { REVIEW_LINES = 3, REVIEW_LINE_MAX = 2048 };

struct game_review {
	struct solving solving;
	struct review review;
	struct game game;             /* the game that is searched */
	struct stop stop;             /* of the last search: if the person called, its result is dropped */
	long long due;                /* when the review must end, by clock_now(); 0: never */
	long long shown;              /* when the results were last drawn, by clock_now() */
	const struct game *full_game; /* the game that is reviewed; NULL: none */
	/* Set once: */
	const struct common_options *common;
	const struct chess_clock *clock; /* a player's lost time ends the review */
	struct ply_records *records;     /* of the game that is reviewed; they keep the results */
};

/* Begins the review of a game, which must stay where it is; and frees what searches need. */
void game_review_begin(struct game_review *review, struct screen *screen, const struct game *full_game);
void game_review_pause(struct game_review *review);

/* Is the game reviewed while the user looks at it? */
static inline bool game_review_is_on(const struct lookback *lookback, bool analysis)
{
	return lookback->open && (lookback->reviews || analysis);
}
/* Is the curve shown beside the game that is played? Unless a person wishes it, not between two people: it would help
   one of them. */
bool game_review_has_curve(const struct view *view, const struct play *play);
/* Reviews a ply, if it was not reviewed yet. Returns false if the review was broken off: by input, a signal or the
   clock, or because memory ran out. */
bool game_review_ply(struct game_review *review, int ply);
/* Reviews the ply that is shown, else the first unknown ply of the curve. Serves as the `work` of a screen
   (screen_ops.h). In a game that is played, game_review_begin() was called. */
enum work_state game_review_work(struct view *view, const struct play *play);

/* Reviews a game that is over: each ply, the last one first, within a number of searches. The person breaks it off with
   Ctrl-C, or with a key where single keys are read. */
void game_review_end(struct game_review *review, struct screen *screen, const struct game *full_game);

/* Lists the best moves of an open game, at most `count` (1 to REVIEW_TOP_MAX), the best first. `open`: the review of
   another game goes on. Returns their number; -1 if the search was broken off. */
int game_review_top(struct game_review *review, struct screen *screen, const struct game *game, bool open, int count,
                    struct top_move top[REVIEW_TOP_MAX]);

/* Writes the lines below or beside the board, of at most `columns`, the most important one first: while the user looks
   back, a bar of who is ahead, and the mark of the last move or its better line; the curve of chances. Returns their
   number. */
int game_review_write(const struct paper *paper, const struct look *look, const struct lookback *lookback,
                      const struct session *session, int columns, char lines[REVIEW_LINES][REVIEW_LINE_MAX]);
/* Does a ply have such a mark? */
bool game_review_any_mark(const struct ply_records *records);
/* Returns the mark of a ply as a chess annotation symbol: "!", "??", "?" or "?!"; "" without a mark. */
const char *game_review_mark(const struct annotation *review);

#endif
