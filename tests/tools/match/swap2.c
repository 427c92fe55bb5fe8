#include "swap2.h"

#include <stdio.h>
#include <string.h>

enum { PROPOSED = 3, MOST_STONES = 5, ANSWER_POINTS = 3 };

/* An answer to SWAP2BOARD. */
struct choice {
	bool swaps;
	int stones;
	int point[ANSWER_POINTS];
};

static bool read_point(struct span word, const struct game *game, struct choice *choice)
{
	int point;
	if (choice->stones == ANSWER_POINTS || point_read(word, COORDS_XY, game->rules.size, &point) != POINT_READ ||
	    !board_empty(&game->board, point))
		return false;
	for (int i = 0; i < choice->stones; i++)
		if (choice->point[i] == point)
			return false;
	choice->point[choice->stones++] = point;
	return true;
}

static bool read_choice(struct span line, const struct game *game, struct choice *choice)
{
	*choice = (struct choice){0};
	if (text_is(line, "swap")) {
		choice->swaps = true;
		return game->plies > 0;
	}
	for (struct span word = text_word(&line); word.length > 0; word = text_word(&line))
		if (!read_point(word, game, choice))
			return false;
	return game->plies == 0          ? choice->stones == PROPOSED
	       : game->plies == PROPOSED ? choice->stones == 1 || choice->stones == MOST_STONES - PROPOSED
	                                 : choice->stones == 1;
}

static void send_stones(struct engine *engine, const struct game *game)
{
	engine_send(engine, "SWAP2BOARD");
	for (int i = 0; i < game->plies; i++) {
		char text[POINT_TEXT_MAX];
		int length = (int)point_write(text, game->history[i].point, COORDS_XY, game->rules.size);
		engine_send(engine, "%.*s", length, text);
	}
	engine_send(engine, "DONE");
}

/* Asks the engine for a choice. Returns false if the engine has lost because its answer was wrong, late or missing;
   then result->how and result->detail say why. */
static bool ask(struct seat *seat, const struct game *game, const struct conditions *conditions, struct choice *choice,
                struct result *result)
{
	struct span line;
	long long began = seat_begin(seat);
	send_stones(&seat->engine, game);
	enum engine_answer answer = seat_answer(seat, began, conditions->grace, &line);
	if (answer == ENGINE_LINE && read_choice(line, game, choice))
		return true;
	result->how = answer == ENGINE_LATE ? "time" : answer == ENGINE_GONE ? "gone" : "error";
	if (answer == ENGINE_LINE)
		snprintf(result->detail, sizeof result->detail, "to SWAP2BOARD it says: %.*s",
		         line.length < 80 ? (int)line.length : 80, line.at);
	else
		snprintf(result->detail, sizeof result->detail, "no answer to SWAP2BOARD");
	for (char *c = result->detail; *c; c++)
		*c = text_printable(*c);
	return false;
}

void swap2_make(struct game *game, const struct conditions *conditions, struct seat seats[2], int proposer,
                struct result *result)
{
	for (int chooser = proposer;; chooser = 1 - chooser) {
		struct choice choice;
		int before = game->plies;
		result->black = chooser; /* provisional: an engine without a valid answer counts as Black, and loses */
		result->winner = SIDE_WHITE;
		if (!ask(&seats[chooser], game, conditions, &choice, result))
			return;
		for (int i = 0; i < choice.stones; i++)
			game_play(game, choice.point[i]);
		if (before == 0 || choice.stones > 1)
			continue;
		result->taken = choice.swaps ? SIDE_BLACK : SIDE_WHITE;
		result->black = choice.swaps ? chooser : 1 - chooser;
		result->winner = SIDE_NONE;
		return;
	}
}
