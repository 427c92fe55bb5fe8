/* The thinking times of moves: which move gets a time, and the longest one. */
#include "tap.h"
#include "terminal/play/move_times.h"

static struct play play;

/* Plays the next move in column x after the side to move has used these milliseconds. */
static void play_at(int x, long long milliseconds)
{
	struct game *game = &play.session.game;
	play.used[game->to_move] += milliseconds;
	game_play(game, point_at(x, 0));
	move_times_note(&play);
}

int main(void)
{
	enum { MOST = 50 * 3600 * 1000 };
	game_new(&play.session.game, &(struct ruleset){.rule = RULE_FREESTYLE, .size = 15, .connect = 5});
	move_times_clear(&play);
	play_at(0, 1250);
	play_at(1, MOST - 1);
	play_at(2, MOST + 1LL);
	play_at(3, 1LL << 40);
	tap(move_times_at(&play, 1) == 1250, "a move has the time that its side used");
	tap(move_times_at(&play, 2) == MOST - 1, "almost 50 hours are kept");
	tap(move_times_at(&play, 3) == MOST && move_times_at(&play, 4) == MOST, "more count as 50 hours");
	return tap_status();
}
