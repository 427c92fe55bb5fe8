#include "stories.h"

#include <stddef.h>
#include <string.h>

static const struct record *record; /* the actions to replay */
static struct scene scene;          /* the state so far */
static int at, stones, named;       /* actions and stones replayed; the number that was named */
static bool swapped;                /* the players swapped before this stone */
static bool waits;                  /* the next step was not taken yet */

/* Were all actions replayed? */
static bool told_all(void)
{
	return at == record->dones || record->done[at].deed == RESIGN;
}

static void put(int color)
{
	scene.board[record->done[at].place.y][record->done[at].place.x] = color;
	stones++;
	at++;
}

static void same_goes_on(void)
{
	if (!waits)
		scene.player = !scene.player;
}

static void stone(char where, int side)
{
	if (waits)
		return;
	if (told_all()) {
		scene.move = waits = true;
		scene.area = where;
		scene.side = side;
		return;
	}
	put(1 + stones % 2);
	scene.player = !scene.player;
	swapped = false;
}

static void a_swap(void)
{
	if (waits)
		return;
	if (told_all()) {
		scene.swap = true;
	} else if (record->done[at].deed == SWAP) {
		at++;
		scene.player = !scene.player;
		swapped = true;
	}
}

static bool two_more(void)
{
	if (waits || swapped)
		return false;
	scene.more = told_all();
	return !scene.more && record->done[at].deed == MORE && at++ >= 0;
}

static void a_number(int most)
{
	if (waits)
		return;
	if (told_all()) {
		scene.number = most;
		waits = true;
	} else {
		named = record->done[at++].n;
	}
}

/* Replays White's pick; then White goes on. */
static void pick(void)
{
	at++;
	scene.player = !scene.player;
	if (told_all())
		scene.picking = scene.move = waits = true;
	else
		put(BLACK);
}

/* Is there an offer in place of a stone, or must there be one? */
static bool an_offer(int count, bool must)
{
	if (waits)
		return true;
	if (told_all()) {
		scene.offer = count;
		waits = must;
		return must;
	}
	if (record->done[at].deed != OFFER)
		return false;
	pick();
	return true;
}

static void three_by_the_first(char where, int second, int third)
{
	stone(where, 1);
	same_goes_on();
	stone(where, second);
	same_goes_on();
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

static void tell_swap1(void)
{
	stone('.', 0);
	a_swap();
	stone('.', 0);
}

static void tell_swap(void)
{
	three_by_the_first('.', 0, 0);
	stone('.', 0);
}

static void tell_swap2(void)
{
	three_by_the_first('.', 0, 0);
	bool more = two_more();
	stone('.', 0);
	if (!more)
		return;
	same_goes_on();
	stone('.', 0);
	a_swap();
	stone('.', 0);
}

static void tell_swap5(void)
{
	stone('.', 0);
	for (int i = 0; i < 5; i++) {
		a_swap();
		stone('.', 0);
	}
}

static void tell_swap24(void)
{
	stone('i', 1);
	stone('i', 3);
	stone('!', 5);
	a_swap();
	stone('.', 0);
	an_offer(2, true);
}

static void tell_rif(void)
{
	three_by_the_first('i', 3, 5);
	stone('.', 0);
	an_offer(2, true);
}

static void tell_yamaguchi(void)
{
	stone('i', 1);
	same_goes_on();
	stone('i', 3);
	same_goes_on();
	a_number(12);
	stone('i', 5);
	a_swap();
	stone('.', 0);
	an_offer(named, true);
}

static void tell_soosyrv(void)
{
	three_by_the_first('i', 3, 5);
	a_number(record->usual);
	stone('.', 0);
	a_swap();
	an_offer(named, true);
}

static void tell_tarannikov(void)
{
	growing((const int[]){3, 5, 7});
	stone('i', 9);
	a_swap();
	stone('.', 0);
}

static void tell_taraguchi(void)
{
	growing((const int[]){3, 5, 7});
	stay_or_offer();
}

static void tell_super_taraguchi(void)
{
	growing((const int[]){5, 7, 9});
	stay_or_offer();
}

static void tell_sakata(void)
{
	stone('i', 1);
	same_goes_on();
	stone('i', 3);
	same_goes_on();
	stone('i', 5);
	stone('i', 7);
	same_goes_on();
	stone('i', 9);
	a_swap();
	stone('.', 0);
}

enum { FREE, TENGEN, PRO, LONG_PRO };
const struct story stories[] = {{"free", 0, 0, NULL},
               {"tengen", 0, 1, NULL},
               {"pro", 0, 9, NULL},
               {"long-pro", 0, 9, NULL},
               {"swap1", 0, 0, tell_swap1},
               {"swap", 0, 0, tell_swap},
               {"swap2", 0, 0, tell_swap2},
               {"swap5", 0, 0, tell_swap5},
               {"swap24", 0, 9, tell_swap24},
               {"rif", 0, 9, tell_rif},
               {"yamaguchi", 0, 9, tell_yamaguchi},
               {"soosyrv-", STORY_OFFERS, 9, tell_soosyrv},
               {"tarannikov", 0, 9, tell_tarannikov},
               {"taraguchi-", STORY_OFFERS, 9, tell_taraguchi},
               {"super-taraguchi-", STORY_OFFERS, 9, tell_super_taraguchi},
               {"sakata", 0, 9, tell_sakata},
               {NULL, 0, 0, NULL}};

/* Sets the restriction of an opening without choices: it depends on how many stones the side has. */
static void bind(void)
{
	int own = 0;
	for (int i = 0; i < record->size * record->size; i++)
		own += scene.board[i / record->size][i % record->size] == scene.turn;
	if (scene.turn == BLACK && own == 0 && record->story != FREE)
		scene.area = 'i', scene.side = 1;
	else if (scene.turn == BLACK && own == 1 && (record->story == PRO || record->story == LONG_PRO))
		scene.area = 'o', scene.side = record->story == PRO ? 5 : 7;
	else if (scene.turn == WHITE && own == 0 && record->story == TENGEN)
		scene.area = '^';
}

/* Replays the rest. After the last cell there are no choices, and passes count. */
static void tell_rest(void)
{
	scene.turn = (stones % 2 != 0) != record->white_first ? WHITE : BLACK;
	for (; at < record->dones && record->done[at].deed <= PASS; scene.player = !scene.player) {
		if (record->done[at].deed == STONE)
			put(scene.turn);
		else
			at++;
		scene.turn = BLACK + WHITE - scene.turn;
	}
	scene.move = true;
	scene.area = '.';
	if (stories[record->story].tell)
		return;
	scene.player = scene.turn == BLACK ? FIRST : SECOND;
	bind();
}

void stories_tell(const struct record *what, struct scene *out)
{
	record = what;
	scene = (struct scene){.opens = false};
	memcpy(scene.board, record->set_up, sizeof scene.board);
	at = stones = named = 0;
	waits = swapped = false;
	if (stories[record->story].tell)
		stories[record->story].tell();
	scene.opens = waits;
	scene.turn = scene.picking ? WHITE : 1 + stones % 2;
	if (!waits)
		tell_rest();
	*out = scene;
}
