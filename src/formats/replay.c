#include "formats/replay.h"

const char *const recorded_names[] = {
	[RECORDED_NOTHING] = "", [RECORDED_BLACK] = "BLACK", [RECORDED_WHITE] = "WHITE", [RECORDED_DRAW] = "DRAW"};

const char *const check_names[] = {
	[CHECK_NOTHING] = "", [CHECK_CONFIRMED] = "CONFIRMED", [CHECK_OPEN] = "OPEN", [CHECK_CONTRADICTED] = "CONTRADICTED"};

void replay_start(struct replay *replay)
{
	replay->rules = replay->defaults;
	replay->begun = false;
	replay->id = replay->black = replay->white = text_span("");
	replay->recorded = RECORDED_NOTHING;
	replay->problem.any = false;
	replay->game.plies = 0;
}

void replay_problem(struct replay *replay, int ply, struct verdict verdict, struct span text)
{
	struct problem *problem = &replay->problem;
	if (problem->any)
		return;
	problem->any = true;
	problem->ply = ply;
	problem->verdict = verdict;
	problem->length = text.length < PROBLEM_TEXT_MAX ? text.length : PROBLEM_TEXT_MAX;
	for (size_t i = 0; i < problem->length; i++)
		problem->text[i] = text_lower(text_printable(text.at[i]));
}

void replay_unreadable(struct replay *replay, struct span text)
{
	replay_problem(replay, replay->game.plies + 1, verdict_plain(STATUS_SYNTAX), text);
}

/* A fault before the first move: setup, size, rule. */
static void bad_start(struct replay *replay, enum status status, struct span text)
{
	replay_problem(replay, 0, verdict_plain(status), text);
}

bool replay_rule(struct replay *replay, struct span text)
{
	for (int i = 0; rule_names[i]; i++)
		if (text_is(text, rule_names[i])) {
			replay->rules.rule = (enum rule)i;
			if (ruleset_fault(&replay->rules))
				bad_start(replay, STATUS_SYNTAX, text);
			return true;
		}
	return false;
}

void replay_size(struct replay *replay, int size, struct span text)
{
	if (size < 1 || size > BOARD_MAX || replay->begun) {
		bad_start(replay, STATUS_SYNTAX, text);
		return;
	}
	replay->rules.size = size;
	if (ruleset_fault(&replay->rules))
		bad_start(replay, STATUS_SYNTAX, text);
}

void replay_result(struct replay *replay, struct span text)
{
	static const struct {
		const char *text;
		enum recorded recorded;
	} whole[] = {{"1-0", RECORDED_BLACK}, {"0-1", RECORDED_WHITE}, {"1/2-1/2", RECORDED_DRAW}, {"0", RECORDED_DRAW}};
	text = text_trim(text);
	for (size_t i = 0; i < sizeof whole / sizeof *whole; i++)
		if (text_is(text, whole[i].text))
			replay->recorded = whole[i].recorded;
	switch (text.length > 0 ? text_lower(text.at[0]) : 0) {
	case 'b':
		replay->recorded = RECORDED_BLACK;
		break;
	case 'w':
		replay->recorded = RECORDED_WHITE;
		break;
	case 'd':
		replay->recorded = RECORDED_DRAW;
		break;
	default:
		break;
	}
}

static void begin(struct replay *replay)
{
	if (!replay->begun)
		game_new(&replay->game, &replay->rules);
	replay->begun = true;
}

/* Is there still something to be told? */
static bool is_open(struct replay *replay)
{
	if (replay->problem.any)
		return false;
	begin(replay);
	return true;
}

void replay_setup(struct replay *replay, enum side side, enum point_reading reading, int point, struct span text)
{
	if (!is_open(replay))
		return;
	struct verdict verdict = verdict_plain(STATUS_SYNTAX);
	if (reading != POINT_UNREADABLE) {
		int list[1] = {reading == POINT_READ ? point : POINT_NONE};
		verdict = game_setup(&replay->game, side, list, 1);
	}
	if (verdict.status != STATUS_OK)
		bad_start(replay, verdict.status, text);
}

void replay_turn(struct replay *replay, enum side side, struct span text)
{
	if (!is_open(replay))
		return;
	struct verdict verdict = game_turn(&replay->game, side);
	if (verdict.status != STATUS_OK)
		bad_start(replay, verdict.status, text);
}

void replay_move(struct replay *replay, enum point_reading reading, int point, struct span text)
{
	if (!is_open(replay))
		return;
	if (reading == POINT_UNREADABLE) {
		replay_unreadable(replay, text);
		return;
	}
	struct verdict verdict = game_play(&replay->game, reading == POINT_READ ? point : POINT_NONE);
	if (game_rejects(&replay->game, verdict.status))
		replay_problem(replay, replay->game.plies + 1, verdict, text);
}

void replay_pass(struct replay *replay, struct span text)
{
	if (!is_open(replay))
		return;
	struct verdict verdict = game_pass(&replay->game);
	if (game_rejects(&replay->game, verdict.status))
		replay_problem(replay, replay->game.plies + 1, verdict, text);
}

/* Sees to it that it is side's turn; the end of the game comes before every other reason. */
static bool takes_turn(struct replay *replay, enum side side, struct span text)
{
	if (!is_open(replay))
		return false;
	if (replay->game.plies == 0)
		game_turn(&replay->game, side);
	if (replay->game.to_move == side || game_over(&replay->game))
		return true;
	replay_problem(replay, replay->game.plies + 1, verdict_plain(STATUS_NOT_ALLOWED), text);
	return false;
}

void replay_move_by(struct replay *replay, enum side side, enum point_reading reading, int point, struct span text)
{
	if (takes_turn(replay, side, text))
		replay_move(replay, reading, point, text);
}

void replay_pass_by(struct replay *replay, enum side side, struct span text)
{
	if (takes_turn(replay, side, text))
		replay_pass(replay, text);
}

void replay_end(struct replay *replay)
{
	if (replay->begun)
		return;
	/* Also for a game whose rules make no sense: there is an empty board to be judged. */
	if (ruleset_fault(&replay->rules))
		replay->rules = replay->defaults;
	begin(replay);
}

enum recorded replay_decided(const struct replay *replay)
{
	switch (game_status(&replay->game).status) {
	case STATUS_WIN_BLACK:
		return RECORDED_BLACK;
	case STATUS_WIN_WHITE:
		return RECORDED_WHITE;
	case STATUS_DRAW:
		return RECORDED_DRAW;
	default:
		return game_over(&replay->game) ? RECORDED_WHITE : RECORDED_NOTHING; /* a forbidden move that loses */
	}
}

enum check replay_check(const struct replay *replay)
{
	bool after_the_end = replay->problem.any && replay->problem.verdict.status == STATUS_GAME_OVER;
	if (replay->recorded == RECORDED_NOTHING || (replay->problem.any && !after_the_end))
		return CHECK_NOTHING;
	enum recorded decided = replay_decided(replay);
	if (decided == RECORDED_NOTHING)
		return CHECK_OPEN;
	return decided == replay->recorded ? CHECK_CONFIRMED : CHECK_CONTRADICTED;
}
