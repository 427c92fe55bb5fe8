/* What is known of each ply: which move gets a time, the longest one, and what returns when moves are played again. */
#include "base/text.h"
#include "tap.h"
#include "terminal/play/ply_records.h"

static struct ply_records records;
static struct game game;
static long long used[2];

/* Plays the next move in column x after the side to move has used these milliseconds. */
static void play_at(int x, long long milliseconds)
{
	used[game.to_move] += milliseconds;
	game_play(&game, point_at(x, 0));
	ply_records_follow(&records, &game, used);
}

static void take_back(int plies)
{
	game_undo(&game, plies);
	ply_records_follow(&records, &game, used);
}

static int spent(int ply)
{
	return ply_records_at(&records, ply)->spent;
}

static bool is_noted(int ply)
{
	size_t at = 0;
	struct note note;
	return ply_records_next_note(&records, ply, &at, &note) && text_is(note.text, "why");
}

int main(void)
{
	game_new(&game, &(struct ruleset){.rule = RULE_FREESTYLE, .size = 15, .connect = 5});
	ply_records_follow_other(&records, &game, used);
	play_at(0, 1250);
	play_at(1, TIME_MAX - 1);
	play_at(2, TIME_MAX + 1LL);
	play_at(3, 1LL << 40);
	tap(spent(1) == 1250 && spent(0) == TIME_UNKNOWN, "a move has the time that its side used");
	tap(spent(2) == TIME_MAX - 1, "almost 50 hours are kept");
	tap(spent(3) == TIME_MAX && spent(4) == TIME_MAX, "more count as 50 hours");
	ply_records_comment(&records, 4, text_span("why"));
	take_back(2);
	tap(spent(3) == TIME_UNKNOWN && !is_noted(4), "a ply that the game does not have has no record");
	play_at(5, 10);
	used[game.to_move] += 15; /* looking back, which does not change the game */
	ply_records_follow(&records, &game, used);
	play_at(3, 5);
	tap(spent(3) == 10 && spent(4) == 20 && !is_noted(4), "a move after another one has a record of its own");
	take_back(2);
	game_play(&game, point_at(2, 0));
	play_at(3, 0);
	tap(spent(3) == TIME_MAX && spent(4) == TIME_MAX && is_noted(4), "the records return with the moves");
	tap(ply_records_last_noted(&records) == 4, "the last ply with notes");
	take_back(4);
	game_setup(&game, SIDE_BLACK, (const int[]){point_at(9, 9)}, 1);
	ply_records_follow(&records, &game, used);
	for (int x = 0; x < 4; x++)
		play_at(x, 1);
	tap(spent(4) == 1 && !is_noted(4), "a game with a set-up has other records");
	take_back(4);
	game.rules.rule = RULE_STANDARD;
	for (int x = 0; x < 4; x++)
		game_play(&game, point_at(x, 0));
	ply_records_follow_other(&records, &game, used);
	tap(spent(4) == TIME_UNKNOWN && !is_noted(4), "a game with another rule has other records");
	ply_records_free(&records);
	return tap_status();
}
