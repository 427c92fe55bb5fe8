/* The thinking times of moves: which move gets a time, and the longest one. */
#include "tap.h"
#include "terminal/play/move_times.h"

static struct match match;

/* Plays the next move in column x after the side to move has used these milliseconds. */
static void play(int x, long long milliseconds)
{
	struct game *game = &match.session.game;
	match.used[game->to_move] += milliseconds;
	game_play(game, point_at(x, 0));
	move_times_note(&match);
}

int main(void)
{
	enum { MOST = 50 * 3600 * 1000 };
	game_new(&match.session.game, &(struct ruleset){.rule = RULE_FREESTYLE, .size = 15, .connect = 5});
	move_times_clear(&match);
	play(0, 1250);
	play(1, MOST - 1);
	play(2, MOST + 1LL);
	play(3, 1LL << 40);
	tap(move_times_at(&match, 1) == 1250, "a move has the time that its side used");
	tap(move_times_at(&match, 2) == MOST - 1, "almost 50 hours are kept");
	tap(move_times_at(&match, 3) == MOST && move_times_at(&match, 4) == MOST, "more count as 50 hours");
	return tap_status();
}
