/* A second implementation of the openings, each as a procedure that replays a game. Shares no code with src/. */
#ifndef OPENING_REFERENCE_H
#define OPENING_REFERENCE_H

#include <stdbool.h>

enum { REFERENCE_SIZE = 19, REFERENCE_ACTIONS = 120, REFERENCE_OFFERS = 16 };
enum { BLACK = 1, WHITE = 2 };
enum { FIRST, SECOND }; /* players */

struct place {
	int x, y; /* from the lower left corner */
};

enum action_kind { STONE, PASS, SWAP, MORE, NUMBER, OFFER, RESIGN, AGREE };
struct action {
	enum action_kind kind;
	struct place place; /* STONE */
	int n;              /* NUMBER, OFFER */
	struct place offered[REFERENCE_OFFERS];
	const char *status; /* the status after it */
};

/* The accepted actions in order. */
struct record {
	int opening, usual; /* the opening, and the N in its name */
	int size;
	int set_up[REFERENCE_SIZE][REFERENCE_SIZE]; /* set-up stones */
	bool white_first;
	int actions;
	struct action action[REFERENCE_ACTIONS];
};

/* The state of an opening, and the choices now. */
struct opening_state {
	int board[REFERENCE_SIZE][REFERENCE_SIZE]; /* 0, BLACK or WHITE */
	int turn, player;
	bool opens; /* the opening is not over */
	bool swap, more, move, picking;
	int number, offer;
	/* Where the stone may go: 'i' inside a central square, 'o' outside it, '^' on the middle row or above, '!' in the
	   central 5x5 except D13 and I13, '.' anywhere. */
	char area;
	int side;  /* of that square */
};

struct reference_opening {
	const char *name;
	int most;             /* the largest N in the name, or 0 */
	int least;            /* the smallest board, which is odd; 0: any */
	void (*replay)(void); /* NULL: no choices */
};
extern const struct reference_opening reference_openings[]; /* ends in a row without a name */

/* Replays the record from the first stone. */
void reference_replay(const struct record *record, struct opening_state *out);

#endif
