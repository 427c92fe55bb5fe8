/* A second implementation of the openings, each as a procedure that replays a game. Shares no code with src/. */
#ifndef STORIES_H
#define STORIES_H

#include <stdbool.h>

enum { STORY_SIZE = 19, STORY_ACTIONS = 120, STORY_OFFERS = 16, BLACK = 1, WHITE = 2, FIRST = 0, SECOND = 1 };

struct place {
	int x, y; /* from the lower left corner */
};

enum deed { STONE, PASS, SWAP, MORE, NUMBER, OFFER, RESIGN, AGREE };
struct action {
	enum deed deed;
	struct place place; /* STONE */
	int n;              /* NUMBER, OFFER */
	struct place offered[STORY_OFFERS];
	const char *status; /* the status after it */
};

/* The accepted actions in order. */
struct record {
	int story, usual; /* the opening, and the N in its name */
	int size;
	int set_up[STORY_SIZE][STORY_SIZE]; /* set-up stones */
	bool white_first;
	int dones;
	struct action done[STORY_ACTIONS];
};

/* The state of an opening, and the choices now. */
struct scene {
	int board[STORY_SIZE][STORY_SIZE]; /* 0, BLACK or WHITE */
	int turn, player;
	bool opens; /* the opening is not over */
	bool swap, more, move, picking;
	int number, offer;
	/* Where the stone may go: 'i' inside a central square, 'o' outside it, '^' on the middle row or above, '!' in the
	   central 5x5 except D13 and I13, '.' anywhere. */
	char area;
	int side;  /* of that square */
};

struct story {
	const char *name;
	int most;             /* the largest N in the name, or 0 */
	int least;            /* the smallest board, which is odd; 0: any */
	void (*replay)(void); /* NULL: no choices */
};
extern const struct story stories[]; /* ends in a row without a name */

/* Replays the record from the first stone. */
void stories_replay(const struct record *record, struct scene *out);

#endif
