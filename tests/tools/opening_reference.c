#include "opening_reference.h"

#include <stddef.h>
#include <string.h>

static const struct record *record; /* the actions to replay */
static struct opening_state state;          /* the state so far */
static int at, stones, named;       /* actions and stones replayed; the number that was named */
static bool swapped;                /* the players swapped before this stone */
static bool waits;                  /* the next step was not taken yet */

/* Were all actions replayed? */
static bool replayed_all(void)
{
	return at == record->actions || record->action[at].kind == RESIGN;
}

static void put(int color)
{
	state.board[record->action[at].place.y][record->action[at].place.x] = color;
	stones++;
	at++;
}

/* Lets the player who put the last stone go on. */
static void same_player(void)
{
	if (!waits)
		state.player = !state.player;
}

static void stone(char where, int side)
{
	if (waits)
		return;
	if (replayed_all()) {
		state.move = waits = true;
		state.area = where;
		state.side = side;
		return;
	}
	put(1 + stones % 2);
	state.player = !state.player;
	swapped = false;
}

static void a_swap(void)
{
	if (waits)
		return;
	if (replayed_all()) {
		state.swap = true;
	} else if (record->action[at].kind == SWAP) {
		at++;
		state.player = !state.player;
		swapped = true;
	}
}

static bool two_more(void)
{
	if (waits || swapped)
		return false;
	state.more = replayed_all();
	return !state.more && record->action[at].kind == MORE && at++ >= 0;
}

static void a_number(int most)
{
	if (waits)
		return;
	if (replayed_all()) {
		state.number = most;
		waits = true;
	} else {
		named = record->action[at++].n;
	}
}

/* Replays White's pick; then White goes on. */
static void pick(void)
{
	at++;
	state.player = !state.player;
	if (replayed_all())
		state.picking = state.move = waits = true;
	else
		put(BLACK);
}

/* Replays an offer and the pick. Returns false if a stone comes, or may come, in place of the offer. */
static bool an_offer(int count, bool must)
{
	if (waits)
		return true;
	if (replayed_all()) {
		state.offer = count;
		waits = must;
		return must;
	}
	if (record->action[at].kind != OFFER)
		return false;
	pick();
	return true;
}

static void three_by_the_first(char where, int second, int third)
{
	stone(where, 1);
	same_player();
	stone(where, second);
	same_player();
	stone(where, third);
	a_swap();
}

static void growing(const int sides[3])
{
	stone('i', 1);
	for (int i = 0; i < 3; i++) {
		a_swap();
		stone('i', sides[i]);
	}
	a_swap();
}

static void stay_or_offer(void)
{
	if (!swapped && an_offer(record->usual, false))
		return;
	stone('i', 9);
	a_swap();
	stone('.', 0);
}

static void replay_swap1(void)
{
	stone('.', 0);
	a_swap();
	stone('.', 0);
}

static void replay_swap(void)
{
	three_by_the_first('.', 0, 0);
	stone('.', 0);
}

static void replay_swap2(void)
{
	three_by_the_first('.', 0, 0);
	bool more = two_more();
	stone('.', 0);
	if (!more)
		return;
	same_player();
	stone('.', 0);
	a_swap();
	stone('.', 0);
}

static void replay_swap5(void)
{
	stone('.', 0);
	for (int i = 0; i < 5; i++) {
		a_swap();
		stone('.', 0);
	}
}

static void replay_swap24(void)
{
	stone('i', 1);
	stone('i', 3);
	stone('!', 5);
	a_swap();
	stone('.', 0);
	an_offer(2, true);
}

static void replay_rif(void)
{
	three_by_the_first('i', 3, 5);
	stone('.', 0);
	an_offer(2, true);
}

static void replay_yamaguchi(void)
{
	stone('i', 1);
	same_player();
	stone('i', 3);
	same_player();
	a_number(12);
	stone('i', 5);
	a_swap();
	stone('.', 0);
	an_offer(named, true);
}

static void replay_soosyrv(void)
{
	three_by_the_first('i', 3, 5);
	a_number(record->usual);
	stone('.', 0);
	a_swap();
	an_offer(named, true);
}

static void replay_tarannikov(void)
{
	growing((const int[]){3, 5, 7});
	stone('i', 9);
	a_swap();
	stone('.', 0);
}

static void replay_taraguchi(void)
{
	growing((const int[]){3, 5, 7});
	stay_or_offer();
}

static void replay_super_taraguchi(void)
{
	growing((const int[]){5, 7, 9});
	stay_or_offer();
}

static void replay_sakata(void)
{
	stone('i', 1);
	same_player();
	stone('i', 3);
	same_player();
	stone('i', 5);
	stone('i', 7);
	same_player();
	stone('i', 9);
	a_swap();
	stone('.', 0);
}

enum { FREE, TENGEN, PRO, LONG_PRO };
const struct reference_opening reference_openings[] = {{"free", 0, 0, NULL},
               {"tengen", 0, 1, NULL},
               {"pro", 0, 9, NULL},
               {"long-pro", 0, 9, NULL},
               {"swap1", 0, 0, replay_swap1},
               {"swap", 0, 0, replay_swap},
               {"swap2", 0, 0, replay_swap2},
               {"swap5", 0, 0, replay_swap5},
               {"swap24", 0, 9, replay_swap24},
               {"rif", 0, 9, replay_rif},
               {"yamaguchi", 0, 9, replay_yamaguchi},
               {"soosyrv-", REFERENCE_OFFERS, 9, replay_soosyrv},
               {"tarannikov", 0, 9, replay_tarannikov},
               {"taraguchi-", REFERENCE_OFFERS, 9, replay_taraguchi},
               {"super-taraguchi-", REFERENCE_OFFERS, 9, replay_super_taraguchi},
               {"sakata", 0, 9, replay_sakata},
               {NULL, 0, 0, NULL}};

/* Sets the restriction of an opening without choices: it depends on how many stones the side has. */
static void bind(void)
{
	int own = 0;
	for (int i = 0; i < record->size * record->size; i++)
		own += state.board[i / record->size][i % record->size] == state.turn;
	if (state.turn == BLACK && own == 0 && record->opening != FREE)
		state.area = 'i', state.side = 1;
	else if (state.turn == BLACK && own == 1 && (record->opening == PRO || record->opening == LONG_PRO))
		state.area = 'o', state.side = record->opening == PRO ? 5 : 7;
	else if (state.turn == WHITE && own == 0 && record->opening == TENGEN)
		state.area = '^';
}

/* Replays the actions after the opening: stones and passes, without choices. */
static void replay_rest(void)
{
	state.turn = (stones % 2 != 0) != record->white_first ? WHITE : BLACK;
	for (; at < record->actions && record->action[at].kind <= PASS; state.player = !state.player) {
		if (record->action[at].kind == STONE)
			put(state.turn);
		else
			at++;
		state.turn = BLACK + WHITE - state.turn;
	}
	state.move = true;
	state.area = '.';
	if (reference_openings[record->opening].replay)
		return;
	state.player = state.turn == BLACK ? FIRST : SECOND;
	bind();
}

void reference_replay(const struct record *what, struct opening_state *out)
{
	record = what;
	state = (struct opening_state){.opens = false};
	memcpy(state.board, record->set_up, sizeof state.board);
	at = stones = named = 0;
	waits = swapped = false;
	if (reference_openings[record->opening].replay)
		reference_openings[record->opening].replay();
	state.opens = waits;
	state.turn = state.picking ? WHITE : 1 + stones % 2;
	if (!waits)
		replay_rest();
	*out = state;
}
