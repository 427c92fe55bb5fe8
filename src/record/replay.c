#include "record/replay.h"

#include <assert.h>

#include "base/minmax.h"

const char *const check_names[] = {[CHECK_NOTHING] = "",
                                   [CHECK_CONFIRMED] = "CONFIRMED",
                                   [CHECK_OPEN] = "OPEN",
                                   [CHECK_CONTRADICTED] = "CONTRADICTED"};

void replay_start(struct replay *replay)
{
	replay->rules = replay->defaults;
	recorded_opening_start(&replay->opening);
	replay->begun = replay->turn_named = replay->beyond = false;
	replay->next = MOVE_NONE;
	replay->changes = 0;
	replay->id = replay->black = replay->white = text_span("");
	replay->recorded = RESULT_NONE;
	replay->ending = PLY_STONE;
	replay->problem.any = false;
	replay->game.plies = 0;
	if (replay->notes)
		notes_clear(replay->notes);
}

void replay_problem(struct replay *replay, int ply, struct verdict verdict, struct span text)
{
	struct problem *problem = &replay->problem;
	if (problem->any)
		return;
	*problem = (struct problem){.any = true, .ply = ply, .verdict = verdict};
	problem->length = text.length < PROBLEM_TEXT_MAX ? text.length : PROBLEM_TEXT_MAX;
	while (problem->length > 0 && text.at[problem->length - 1] == ' ')
		problem->length--;
	for (size_t i = 0; i < problem->length; i++)
		problem->text[i] = text_lower(text_printable(text.at[i]));
}

void replay_void(struct replay *replay, struct span text)
{
	if (replay->problem.any)
		return;
	replay_problem(replay, 0, verdict_plain(STATUS_SYNTAX), text);
	replay->next = MOVE_NONE;
	if (replay->begun)
		game_go_to(&replay->game, 0);
}

void replay_other_game(struct replay *replay, struct span name)
{
	replay->problem.any = false;
	replay_void(replay, name);
	replay->problem.other_game = true;
}

void replay_refuse(struct replay *replay, struct span text, const char *why)
{
	if (replay->problem.any)
		return;
	replay_problem(replay, 0, verdict_plain(STATUS_SYNTAX), text);
	replay->problem.why = why;
}

/* Is the next move beyond the limit? */
static bool is_beyond(const struct replay *replay)
{
	return replay->limited && (replay->beyond || replay->game.plies >= replay->limit);
}

void replay_unreadable(struct replay *replay, struct span text)
{
	if (is_beyond(replay))
		replay->beyond = true;
	else
		replay_problem(replay, replay->game.plies + 1, verdict_plain(STATUS_SYNTAX), text);
}

/* Records a problem with set-up, size or rule. */
static void bad_start(struct replay *replay, enum status status, struct span text)
{
	replay_problem(replay, 0, verdict_plain(status), text);
}

void replay_rule(struct replay *replay, enum rule rule, struct span text)
{
	if (replay->begun)
		return;
	replay->rules.rule = rule;
	if (!game_rules_fit(&replay->rules))
		bad_start(replay, STATUS_SYNTAX, text);
}

void replay_implied_rule(struct replay *replay, enum rule rule)
{
	if (!replay->rule_chosen)
		replay->rules.rule = rule;
}

void replay_size(struct replay *replay, int size, struct span text)
{
	if (size < 1 || size > BOARD_MAX || replay->begun) {
		replay_void(replay, text);
		return;
	}
	replay->rules.size = size;
	if (!game_rules_fit(&replay->rules))
		bad_start(replay, STATUS_SYNTAX, text);
}

void replay_set_result(struct replay *replay, enum game_result result)
{
	if (result != RESULT_NONE)
		replay->recorded = result;
}

static void begin_replay(struct replay *replay)
{
	if (replay->stones_only)
		replay->rules = (struct ruleset){.rule = RULE_FREESTYLE, .size = replay->rules.size, .connect = BOARD_MAX + 1};
	recorded_opening_begin(&replay->opening, &replay->rules);
	game_new(&replay->game, &replay->rules);
	replay->begun = true;
}

/* Begins the game if necessary. Returns false after a problem: later moves are ignored. */
static bool replay_prepare(struct replay *replay)
{
	if (replay->problem.any)
		return false;
	if (!replay->begun)
		begin_replay(replay);
	return true;
}

/* Begins the game for set-up. Returns false, with a problem, after the first move. */
static bool prepare_start(struct replay *replay, struct span text)
{
	if (!replay_prepare(replay) || replay->beyond)
		return false;
	if (replay->game.plies == 0)
		return true;
	bad_start(replay, game_over(&replay->game) ? STATUS_GAME_OVER : STATUS_NOT_ALLOWED, text);
	return false;
}

/* Returns false, with a problem, if the opening has choices: then the players choose the first stones. */
static bool accept_setup(struct replay *replay)
{
	if (replay->opening.rules.opening == OPENING_FREE)
		return true;
	bad_start(replay, STATUS_OPENING, text_span("setup"));
	return false;
}

/* Returns false, with a problem, if there is no room for another change. Call it before the board is changed. */
static bool require_room(struct replay *replay, struct span text)
{
	if (replay->changes < SETUP_CHANGES_MAX)
		return true;
	bad_start(replay, STATUS_SYNTAX, text);
	return false;
}

static void add_change(struct replay *replay, enum side side, int from, int to, bool removed)
{
	assert(replay->changes < SETUP_CHANGES_MAX);
	replay->change[replay->changes++] = (struct setup_change){(int16_t)from, (int16_t)to, (uint8_t)side, removed};
}

static void replay_take_stones(struct replay *replay, int from, int to, struct span text)
{
	struct board *board = &replay->game.board;
	for (int y = point_y(from); y <= point_y(to); y++)
		for (int x = point_x(from); x <= point_x(to) && !replay->problem.any; x++) {
			enum side side = board_at(board, point_at(x, y));
			if (side == SIDE_NONE || !require_room(replay, text))
				continue;
			board_take(board, side, point_at(x, y));
			add_change(replay, side, point_at(x, y), point_at(x, y), true);
		}
}

void replay_setup(struct replay *replay, enum side side, enum point_reading reading, int from, int to, struct span text)
{
	if (!prepare_start(replay, text) || !accept_setup(replay))
		return;
	if (reading != POINT_READ) {
		bad_start(replay, reading == POINT_OFF_BOARD ? STATUS_OFF_BOARD : STATUS_SYNTAX, text);
		return;
	}
	int low_x = min(point_x(from), point_x(to)), low_y = min(point_y(from), point_y(to));
	int low = point_at(low_x, low_y);
	int high = point_at(point_x(from) + point_x(to) - low_x, point_y(from) + point_y(to) - low_y);
	if (side == SIDE_NONE) {
		replay_take_stones(replay, low, high, text);
	} else if (!board_rectangle_empty(&replay->game.board, low, high)) {
		bad_start(replay, STATUS_OCCUPIED, text);
	} else if (require_room(replay, text)) {
		board_put_rectangle(&replay->game.board, side, low, high);
		add_change(replay, side, low, high, false);
	}
}

void replay_turn(struct replay *replay, enum side side, struct span text)
{
	if (!prepare_start(replay, text) || (side == SIDE_WHITE && !accept_setup(replay)))
		return;
	struct verdict verdict = game_turn(&replay->game, side);
	replay->turn_named = true;
	if (verdict.status != STATUS_OK)
		bad_start(replay, verdict.status, text);
}

/* Does the opening forbid the point or the pass? Other reasons against it go first. */
static inline bool is_barred(struct replay *replay, int point)
{
	struct game *game = &replay->game;
	return recorded_opening_follow(&replay->opening, game) && !game_over(game) && point != POINT_NONE &&
	       (point == MOVE_PASS ||
	        (board_empty(&game->board, point) && !recorded_opening_admit(&replay->opening, game, point)));
}

/* Sets replay->next to the first move beyond the limit, if it is playable. */
static void take_next(struct replay *replay, int next)
{
	struct game *game = &replay->game;
	bool first = !replay->beyond;
	replay->beyond = true;
	if (!first)
		return;
	if (next == MOVE_PASS)
		replay->next = game_over(game) ? MOVE_NONE : MOVE_PASS;
	else if (!is_barred(replay, next) && !game_judge(game, next).rejected)
		replay->next = next;
}

void replay_move(struct replay *replay, enum point_reading reading, int point, struct span text)
{
	if (!replay_prepare(replay))
		return;
	if (reading == POINT_UNREADABLE) {
		replay_unreadable(replay, text);
		return;
	}
	if (reading != POINT_READ)
		point = POINT_NONE;
	if (is_beyond(replay)) {
		take_next(replay, point);
		return;
	}
	struct verdict verdict = verdict_plain(STATUS_OPENING);
	if (!is_barred(replay, point))
		verdict = point == MOVE_PASS ? game_pass(&replay->game) : game_play(&replay->game, point);
	if (verdict.rejected)
		replay_problem(replay, replay->game.plies + 1, verdict, text);
}

/* Lets the side move first after set-up, unless the record says who does. Returns false if the other side is to move,
   with a problem unless the move is beyond the limit. Returns true after the game: the move itself reports that. */
static bool take_turn(struct replay *replay, enum side side, struct span text)
{
	if (!replay_prepare(replay))
		return false;
	if (replay->game.plies == 0 && !replay->turn_named && replay->game.board.stones > 0 && !replay->beyond)
		game_turn(&replay->game, side);
	if (replay->game.to_move == side || game_over(&replay->game) || replay->beyond)
		return true;
	if (is_beyond(replay))
		replay->beyond = true;
	else
		replay_problem(replay, replay->game.plies + 1, verdict_plain(STATUS_NOT_ALLOWED), text);
	return false;
}

void replay_move_at(struct replay *replay, int x, int y, struct span text)
{
	int size = replay->rules.size;
	if (x >= 0 && y >= 0 && x < size && y < size)
		replay_move(replay, POINT_READ, point_at(x, y), text);
	else
		replay_move(replay, POINT_OFF_BOARD, POINT_NONE, text);
}

void replay_move_by(struct replay *replay, enum side side, enum point_reading reading, int point, struct span text)
{
	if (take_turn(replay, side, text))
		replay_move(replay, reading, point, text);
}

void replay_settle_notes(struct replay *replay)
{
	if (replay->notes && replay->notes->used > replay->notes->settled)
		notes_settle(replay->notes, replay->game.plies, !replay->problem.any && !replay->beyond);
}

void replay_begin_with_steps(struct replay *replay, const struct ruleset *rules)
{
	replay->rules = *rules;
	game_new(&replay->game, rules);
	replay->begun = true;
}

void replay_drop_steps(struct replay *replay)
{
	struct game *game = &replay->game;
	const enum status status = game_status(game).status;
	const enum ply_kind last = game->plies > 0 ? game->history[game->plies - 1].kind : PLY_STONE;
	int moves = 0;
	for (int i = 0; i < game->plies; i++)
		if (game->history[i].kind <= PLY_PASS)
			game->history[moves++] = game->history[i];
	game->plies = moves;
	if (moves > 0)
		game->to_move = side_other(game->history[moves - 1].side);
	game->offer = SIDE_NONE;
	replay->changes = replay_has_setup(replay);
	if (opening_has_choices(&game->rules))
		game->rules.opening = replay->rules.opening = OPENING_FREE;
	if (replay->limited && moves >= replay->limit) {
		if (moves > replay->limit)
			replay->next = game->history[replay->limit].kind == PLY_PASS ? MOVE_PASS
			                                                             : game->history[replay->limit].point;
		game_go_to(game, replay->limit);
	} else if (last >= PLY_RESIGN) {
		replay->ending = last;
		if (moves == 0)
			game->start = status;
		else
			game->history[moves - 1].status = (uint8_t)status;
	}
}

void replay_end(struct replay *replay)
{
	if (replay->begun)
		return;
	/* a game with impossible rules still gets an empty board */
	if (!game_rules_fit(&replay->rules))
		replay->rules = replay->defaults;
	begin_replay(replay);
}

void replay_copy(struct replay *to, const struct replay *from)
{
	size_t rest = offsetof(struct replay, id);
	memcpy(to, from, offsetof(struct replay, game.history) + (size_t)from->game.plies * sizeof *from->game.history);
	memcpy((char *)to + rest, (const char *)from + rest, offsetof(struct replay, change) - rest);
}

struct replay_mark replay_mark(const struct replay *replay)
{
	return (struct replay_mark){
		.rules = replay->rules,
		.plies = replay->begun ? replay->game.plies : 0,
		.changes = replay->changes,
		.to_move = replay->begun ? replay->game.to_move : SIDE_BLACK,
		.recorded = replay->recorded,
		.begun = replay->begun,
		.turn_named = replay->turn_named,
		.problem = replay->problem.any,
		.beyond = replay->beyond,
		.id = replay->id.length > 0,
		.black = replay->black.length > 0,
		.white = replay->white.length > 0,
		.notes = replay->notes ? replay->notes->settled : 0,
	};
}

static void undo_change(struct replay *replay)
{
	assert(replay->game.plies == 0);
	const struct setup_change *change = &replay->change[--replay->changes];
	if (change->removed)
		board_put(&replay->game.board, change->side, change->from);
	else
		board_take_rectangle(&replay->game.board, change->side, change->from, change->to);
}

void replay_return(struct replay *replay, const struct replay_mark *mark)
{
	assert(replay->changes >= mark->changes && (!mark->begun || replay->begun));
	if (replay->begun)
		game_go_to(&replay->game, mark->plies); /* forward after replay_void() */
	while (replay->changes > mark->changes)
		undo_change(replay);
	replay->rules = mark->rules;
	replay->recorded = mark->recorded;
	replay->begun = mark->begun;
	replay->turn_named = mark->turn_named;
	replay->problem.any = mark->problem;
	replay->beyond = mark->beyond;
	if (!mark->id)
		replay->id.length = 0;
	if (!mark->black)
		replay->black.length = 0;
	if (!mark->white)
		replay->white.length = 0;
	if (!mark->beyond)
		replay->next = MOVE_NONE;
	if (mark->begun)
		replay->game.to_move = mark->to_move;
	if (replay->notes)
		notes_cut(replay->notes, mark->notes);
}

enum game_result result_of_game(const struct game *game)
{
	switch (game_status(game).status) {
	case STATUS_WIN_BLACK:
		return RESULT_BLACK;
	case STATUS_WIN_WHITE:
		return RESULT_WHITE;
	case STATUS_DRAW:
		return RESULT_DRAW;
	default:
		/* a FORBIDDEN status that ends the game: White has won */
		return game_over(game) ? RESULT_WHITE : RESULT_NONE;
	}
}

enum game_result replay_result(const struct replay *replay)
{
	return replay->recorded != RESULT_NONE ? replay->recorded : result_of_game(&replay->game);
}

enum ply_kind ending_with_result(const struct game *game, enum game_result result)
{
	if (game_over(game) || result == RESULT_NONE)
		return PLY_STONE;
	if (result == RESULT_DRAW)
		return PLY_AGREE;
	if ((result == RESULT_BLACK) == (game->to_move == SIDE_WHITE))
		return PLY_RESIGN;
	return game_claimable(game) ? PLY_CLAIM : PLY_STONE;
}

enum check replay_check(const struct replay *replay)
{
	bool after_the_end = replay->problem.any && replay->problem.verdict.status == STATUS_GAME_OVER;
	if (replay->recorded == RESULT_NONE || (replay->problem.any && !after_the_end))
		return CHECK_NOTHING;
	enum game_result decided = result_of_game(&replay->game);
	if (decided == RESULT_NONE)
		return CHECK_OPEN;
	return decided == replay->recorded ? CHECK_CONFIRMED : CHECK_CONTRADICTED;
}

void replay_put_stones(struct sink *out, const struct board *board, enum side side, const char *front,
                       point_putter *put, const char *between)
{
	int before = 0;
	for (int point = POINT_NONE; (point = board_next_stone(board, point)) != POINT_NONE;)
		if (board_at(board, point) == side) {
			sink_text(out, before++ > 0 ? between : front);
			put(out, point, board->size);
		}
}

void replay_put_setup(struct sink *out, const struct replay *replay, enum side side, const char *front,
                      point_putter *put, const char *between)
{
	struct board start;
	if (!replay_has_setup(replay))
		return;
	game_setup_board(&replay->game, &start);
	replay_put_stones(out, &start, side, front, put, between);
}

bool replay_has_setup(const struct replay *replay)
{
	int played = 0;
	for (int i = 0; i < replay->game.plies; i++)
		played += replay->game.history[i].kind == PLY_STONE;
	return replay->game.board.stones > played;
}
