/* The opening swap2, made by the engines. */
#include "match/seat.h"

enum { PROPOSED_STONES = 3, SWAP2_STONES = 5 };

/* An answer to SWAP2BOARD. */
struct swap2_answer {
	bool swaps;
	int stones;
	int point[PROPOSED_STONES];
};

static void ask_swap2(struct seat *seat, const struct game *game)
{
	seat_send(seat, "SWAP2BOARD");
	for (int i = 0; i < game->plies; i++)
		seat_send(seat, "%s", POINT_TEXT(game->history[i].point, COORDS_XY, game->rules.size));
	seat_send(seat, "DONE");
}

/* Adds a point to the choice, unless it is taken. */
static bool add_choice(struct swap2_answer *choice, const struct game *game, struct span word)
{
	int point;
	if (choice->stones == PROPOSED_STONES || point_read(word, COORDS_XY, game->rules.size, &point) != POINT_READ ||
	    !board_empty(&game->board, point))
		return false;
	for (int i = 0; i < choice->stones; i++)
		if (choice->point[i] == point)
			return false;
	choice->point[choice->stones++] = point;
	return true;
}

/* Reads three stones at first; then SWAP, one stone, or after three stones also two. */
static bool read_choice(struct swap2_answer *choice, const struct game *game, struct span line)
{
	*choice = (struct swap2_answer){.swaps = text_is(line, "swap")};
	if (choice->swaps)
		return game->plies > 0;
	for (struct span word = text_word(&line); word.length > 0; word = text_word(&line))
		if (!add_choice(choice, game, word))
			return false;
	if (game->plies == 0)
		return choice->stones == PROPOSED_STONES;
	return choice->stones == 1 || (game->plies == PROPOSED_STONES && choice->stones == SWAP2_STONES - PROPOSED_STONES);
}

int seats_swap2(struct seat seats[2], struct game *game, enum seat_answer *answer)
{
	for (int chooser = 0;; chooser = 1 - chooser) {
		struct swap2_answer choice;
		int before = game->plies;
		struct seat *seat = &seats[chooser];
		*answer = seat_question(seat, game, ask_swap2);
		if (*answer == SEAT_POINT && !read_choice(&choice, game, seat->line))
			*answer = SEAT_ILLEGAL;
		if (*answer != SEAT_POINT)
			return chooser;
		for (int i = 0; i < choice.stones; i++)
			game_play(game, choice.point[i]);
		if (before > 0 && choice.stones <= 1)
			return choice.swaps ? chooser : 1 - chooser;
	}
}

bool swap2_can_put(int stones)
{
	return stones >= PROPOSED_STONES && stones <= SWAP2_STONES + 1;
}
