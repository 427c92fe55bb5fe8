#include "match/match_game.h"

#include <stdio.h>
#include <string.h>

const char *const ending_names[ENDINGS] = {
	[ENDING_FIVE] = "five",
	[ENDING_OVERLINE] = "forbidden overline",
	[ENDING_44] = "forbidden 4-4",
	[ENDING_33] = "forbidden 3-3",
	[ENDING_FULL] = "full board",
	[ENDING_PLIES] = "plies",
	[ENDING_RESIGNATION] = "resignation",
	[ENDING_TIME] = "time",
	[ENDING_ILLEGAL] = "illegal move",
	[ENDING_CRASH] = "crash",
};

/* Adds the comment to the last move of the game, or without one to its root. */
static void put_move_comment(struct played_game *played)
{
	notes_add(played->replay->notes, NOTE_COMMENT, POINT_NONE, text_span(played->comment));
	notes_settle(played->replay->notes, played->replay->game.plies, true);
}

/* Makes a comment of what an engine has said about its move: VALUE/DEPTH TIMEs NODESn. */
static void write_thought(struct played_game *played, const struct seat *seat)
{
	const struct seat_said *said = &seat->said;
	const char *sign = said->value[0] >= '1' && said->value[0] <= '9' ? "+" : "";
	snprintf(played->comment, MOVE_COMMENT_MAX, "%s%s/%s %lld.%02llds %sn", sign, said->value[0] ? said->value : "-",
	         said->depth[0] ? said->depth : "-", seat->took / 1000, seat->took % 1000 / 10,
	         said->nodes[0] ? said->nodes : "-");
}

/* Ends the game: adds how it ended to the comment on the last node. */
static void end_game(struct played_game *played, enum ending ending, enum side winner)
{
	size_t length = strlen(played->comment);
	played->ending = ending;
	played->winner = winner;
	snprintf(played->comment + length, MOVE_COMMENT_MAX - length, "%s%s", length > 0 ? ", " : "", ending_names[ending]);
	put_move_comment(played);
}

/* Ends the game for an answer that is no move. The seat's side loses. */
static void end_by_answer(struct played_game *played, enum seat_answer answer, const struct seat *seat)
{
	static const enum ending endings[] = {[SEAT_RESIGNS] = ENDING_RESIGNATION,
	                                      [SEAT_LATE] = ENDING_TIME,
	                                      [SEAT_ILLEGAL] = ENDING_ILLEGAL,
	                                      [SEAT_CRASHED] = ENDING_CRASH};
	played->stopped = answer == SEAT_STOPPED;
	if (answer == SEAT_ILLEGAL)
		seat_copy(played->refused, sizeof played->refused, seat->line);
	if (!played->stopped)
		end_game(played, endings[answer], side_other(seat->side));
}

/* Ends the game if the last move, or the opening, has ended it, or it is long enough. Returns whether it has ended. */
static bool end_by_board(struct played_game *played, int draw_after)
{
	enum status status = game_status(&played->replay->game).status;
	if (status == STATUS_WIN_BLACK || status == STATUS_WIN_WHITE)
		end_game(played, ENDING_FIVE, status == STATUS_WIN_BLACK ? SIDE_BLACK : SIDE_WHITE);
	else if (status_forbidden(status))
		end_game(played, ENDING_OVERLINE + (status - STATUS_FORBIDDEN_OVERLINE), SIDE_WHITE);
	else if (status == STATUS_DRAW || played->replay->game.plies >= draw_after)
		end_game(played, status == STATUS_DRAW ? ENDING_FULL : ENDING_PLIES, SIDE_NONE);
	else
		return false;
	return true;
}

/* Plays the moves. seat_of[] is by color. */
static void play_moves(struct played_game *played, struct seat *const seat_of[2], int draw_after)
{
	struct game *game = &played->replay->game;
	while (!end_by_board(played, draw_after)) {
		int point = POINT_NONE;
		struct seat *seat = seat_of[game->to_move];
		enum seat_answer answer = seat_move(seat, game, &point);
		if (answer == SEAT_POINT && game_judge(game, point).rejected)
			answer = SEAT_ILLEGAL;
		if (answer != SEAT_POINT) {
			end_by_answer(played, answer, seat);
			return;
		}
		if (played->comment[0])
			put_move_comment(played);
		game_play(game, point);
		write_thought(played, seat);
	}
}

/* Lets the engines make the opening. One that fails loses in the color that it came with. Returns whether the game goes
   on. */
static bool make_opening(struct played_game *played, struct seat seats[2], struct seat *seat_of[2])
{
	enum seat_answer answer;
	int chosen = seats_swap2(seats, &played->replay->game, &answer);
	if (answer != SEAT_POINT) {
		end_by_answer(played, answer, &seats[chosen]);
		return false;
	}
	seat_of[SIDE_BLACK] = &seats[chosen];
	seat_of[SIDE_WHITE] = &seats[1 - chosen];
	return true;
}

void match_play(struct played_game *played, const struct fixture *fixture, const struct contestant contestants[],
                const struct match_openings *openings_of_match, const struct match_settings *settings)
{
	struct seat seats[2];
	struct seat *seat_of[2] = {&seats[SIDE_BLACK], &seats[SIDE_WHITE]};
	bool goes_on = true;
	for (int side = 0; side < 2; side++)
		seats[side] = (struct seat){.child = {.to = -1, .from = -1}, .memory = -1};
	match_openings_play(openings_of_match, fixture->opening, &played->replay->game);
	for (int side = 0; side < 2 && goes_on; side++) {
		const struct contestant *contestant = &contestants[fixture->engine[side]];
		goes_on = seat_start(&seats[side], contestant, &settings->seat, &openings_of_match->rules, (enum side)side);
		if (!goes_on)
			end_by_answer(played, settings->seat.stopped() ? SEAT_STOPPED : SEAT_CRASHED, &seats[side]);
	}
	if (goes_on && settings->swap2)
		goes_on = make_opening(played, seats, seat_of);
	for (int side = 0; side < 2; side++) {
		seat_of[side]->side = (enum side)side;
		played->engine[side] = fixture->engine[seat_of[side] - seats];
	}
	if (goes_on)
		play_moves(played, seat_of, settings->draw_after);
	for (int side = 0; side < 2; side++) {
		seat_leave(seat_of[side]);
		played->longest[side] = seat_of[side]->longest;
		played->memory[side] = seat_of[side]->memory;
	}
}
