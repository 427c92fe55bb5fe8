#include "terminal/view/book_moves.h"

#include <assert.h>

#include "book/book_key.h"
#include "terminal/view/explain.h"

/* A move, and the games that have it. */
struct played_move {
	int point;
	unsigned long long games, drawn, lost, open; /* lost by the side that made the move */
};

/* The moves of a position, which are listed one after the other. */
struct book_listing {
	const struct board *board;
	struct book_key stones;
	struct book_moves moves;
	struct point_set shown; /* points of the book that were listed */
	unsigned long long all; /* games with a move, once a move was asked for */
};

static struct book_listing list_moves(const struct session *session)
{
	const struct board *board = &session->game.board;
	struct book_listing list = {.board = board, .stones = book_key_of(board)};
	uint64_t key = book_key_value(&list.stones, board->size, session->game.to_move);
	list.moves = book_find(session->book, key);
	return list;
}

/* Returns the move that most games have, of those that are not listed yet. Points that a symmetry of the position
   exchanges are one move. */
static struct played_move next_played(struct book_listing *list)
{
	struct point_set counted = {0};
	struct played_move best = {.point = POINT_NONE};
	int best_point = POINT_NONE, point = POINT_NONE;
	list->all = 0;
	while ((point = board_next_empty(list->board, point)) != POINT_NONE) {
		int book_point = book_key_point(&list->stones, list->board->size, point);
		if (point_set_has(&counted, book_point))
			continue;
		point_set_add(&counted, book_point);
		struct played_move move = {.point = point,
		                           .drawn = book_weight(&list->moves, book_point + BOOK_DRAWN),
		                           .lost = book_weight(&list->moves, book_point + BOOK_LOST),
		                           .open = book_weight(&list->moves, book_point + BOOK_OPEN)};
		move.games = book_weight(&list->moves, book_point) + move.lost;
		list->all += move.games;
		if (move.games <= best.games || point_set_has(&list->shown, book_point))
			continue;
		best = move;
		best_point = book_point;
	}
	if (best_point != POINT_NONE)
		point_set_add(&list->shown, best_point);
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

enum { SHOWN_USUALLY = 5, SHOWN_MAX = 100 };

struct next book_show_moves(struct view *view, struct play *play, struct span count)
{
	int most = SHOWN_USUALLY;
	struct paper *paper = &view->paper;
	struct session *session = &play->session;
	if (!session->book || session->book->used == 0)
		return paper_note(paper, PHRASE_NO_BOOK, no_arguments);
	if (count.length > 0 && (!text_number(count, SHOWN_MAX, &most) || most < 1 || most > SHOWN_MAX))
		return paper_note(paper, PHRASE_BOOK_COUNT, no_arguments);
	struct book_listing list = list_moves(session);
	struct played_move move = next_played(&list);
	if (list.all == 0)
		paper_note(paper, PHRASE_BOOK_NONE, no_arguments);
	else
		paper_note(paper, PHRASE_BOOK_GAMES, WITH(NUMBER(list.all)));
	for (; move.games > 0 && most > 0; most--) {
		note_played(paper, session, &move, list.all);
		move = next_played(&list);
	}
	paper->notes.replace = true;
	return next_is(NEXT_HERE);
}

void book_write_line(const struct paper *paper, const struct session *session, char out[BOOK_LINE_MAX])
{
	char bytes[BOOK_LINE_MAX] = "";
	struct sink moves = sink_into(bytes, sizeof bytes);
	out[0] = '\0';
	if (!session->book || game_over(&session->game))
		return;
	struct book_listing list = list_moves(session);
	struct played_move move = next_played(&list);
	for (int i = 0; i < SHOWN_USUALLY && move.games > 0; i++, move = next_played(&list)) {
		sink_item(&moves, paper_text(paper, PHRASE_COMMA), "");
		phrase_put(&moves, paper->language, PHRASE_BEST_MOVE,
		           WITH(POINT_NAME(session, move.point), NUMBER(percent_of(move.games, list.all))));
	}
	if (list.all > 0)
		phrase_write(out, BOOK_LINE_MAX, paper->language, PHRASE_BOOK_LINE, WITH(NUMBER(list.all), bytes));
}
