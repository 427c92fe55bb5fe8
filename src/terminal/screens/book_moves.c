/* Shows the moves that the games of the book have in a position: how often, and how the games ended. */
#include <assert.h>

#include "book/book_key.h"
#include "terminal/screens/screens.h"
#include "terminal/view/explain.h"

/* A move, and the games that have it. */
struct played_move {
	int point;
	unsigned long long games, drawn, lost, open; /* lost by the side that made the move */
};

static struct played_move count_played(const struct book_moves *moves, int book_point)
{
	struct played_move move = {.point = POINT_NONE};
	move.lost = book_weight(moves, book_point + BOOK_LOST);
	move.drawn = book_weight(moves, book_point + BOOK_DRAWN);
	move.open = book_weight(moves, book_point + BOOK_OPEN);
	move.games = book_weight(moves, book_point) + move.lost;
	return move;
}

/* Returns the move that most games have, of those that are not shown yet. Points that a symmetry of the position
   exchanges are one move. Sets *all to the number of games with a move. */
static struct played_move most_played(const struct board *board, const struct book_key *stones,
                                      const struct book_moves *moves, struct point_set *shown, unsigned long long *all)
{
	struct point_set counted = {0};
	struct played_move best = {.point = POINT_NONE};
	int best_point = POINT_NONE;
	*all = 0;
	for (int point = board_next_empty(board, POINT_NONE); point != POINT_NONE; point = board_next_empty(board, point)) {
		int book_point = book_key_point(stones, board->size, point);
		if (point_set_has(&counted, book_point))
			continue;
		point_set_add(&counted, book_point);
		struct played_move move = count_played(moves, book_point);
		*all += move.games;
		if (move.games <= best.games || point_set_has(shown, book_point))
			continue;
		best = move;
		best.point = point;
		best_point = book_point;
	}
	if (best_point != POINT_NONE)
		point_set_add(shown, best_point);
	return best;
}

static int percent_of(unsigned long long part, unsigned long long all)
{
	assert(all > 0);
	return (int)((100 * part + all / 2) / all);
}

static void note_played(struct paper *paper, struct session *session, const struct played_move *move,
                        unsigned long long all)
{
	unsigned long long decided = move->games - move->open, won = decided - move->drawn - move->lost;
	bool black = session->game.to_move == SIDE_BLACK;
	const char *point = POINT_NAME(session, move->point);
	if (decided == 0) {
		paper_note(paper, PHRASE_BOOK_MOVE_OPEN,
		           WITH(point, NUMBER(move->games), NUMBER(percent_of(move->games, all))));
		return;
	}
	paper_note(paper, PHRASE_BOOK_MOVE,
	           WITH(point, NUMBER(move->games), NUMBER(percent_of(move->games, all)),
	                NUMBER(percent_of(black ? won : move->lost, decided)), NUMBER(percent_of(move->drawn, decided)),
	                NUMBER(percent_of(black ? move->lost : won, decided))));
}

struct next book_show_moves(struct view *view, struct play *play, struct span count)
{
	enum { SHOWN_USUALLY = 5, SHOWN_MAX = 100 };
	int most = SHOWN_USUALLY;
	struct paper *paper = &view->paper;
	struct session *session = &play->session;
	const struct board *board = &session->game.board;
	struct point_set shown = {0};
	if (!session->book || session->book->used == 0) {
		paper_note(paper, PHRASE_NO_BOOK, no_arguments);
		return next_is(NEXT_HERE);
	}
	if (count.length > 0 && (!text_number(count, SHOWN_MAX, &most) || most < 1 || most > SHOWN_MAX)) {
		paper_note(paper, PHRASE_BOOK_COUNT, no_arguments);
		return next_is(NEXT_HERE);
	}
	struct book_key stones = book_key_of(board);
	struct book_moves moves = book_find(session->book, book_key_value(&stones, board->size, session->game.to_move));
	unsigned long long all;
	struct played_move move = most_played(board, &stones, &moves, &shown, &all);
	if (all == 0)
		paper_note(paper, PHRASE_BOOK_NONE, no_arguments);
	else
		paper_note(paper, PHRASE_BOOK_GAMES, WITH(NUMBER(all)));
	for (; move.games > 0 && most > 0; most--) {
		note_played(paper, session, &move, all);
		move = most_played(board, &stones, &moves, &shown, &all);
	}
	paper->notes.replace = true;
	return next_is(NEXT_HERE);
}
