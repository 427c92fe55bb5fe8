/* What a black stone makes on a point under renju: the fast reading of line.h for exact five, on a window of bits. */
#ifndef MADE_H
#define MADE_H

#include "rules/board.h"

enum {
	MADE_REACH = 5,     /* whatever stands further away than this on a line changes nothing there */
	MADE_EXTENSION = 3, /* no extension is further away than this */
};

/* A line has one three at most, so there are as many as lines. */
struct made {
	bool five;
	bool overline;
	unsigned char fours;
	unsigned char threes; /* entries of `three` */
	struct made_three {
		unsigned char direction; /* enum direction */
		unsigned char extensions;
		signed char extension[2]; /* steps from the stone along the line; one may make a five on another line */
	} three[DIRECTIONS];
};

/* So few black stones are around the empty point that one there makes no five and nothing that is forbidden: at
   most one line has two of them, and none has four. Quick, and true of most points that are played. */
bool made_harmless(const struct board *board, int point);
/* A black stone on the empty point. */
struct made made_at(const struct board *board, int point);
/* A black stone on an extension of a three in that direction: there it makes a straight four, and the three's stone,
   which stands on no other line of the extension, need not be on the board. */
struct made made_by_extension(const struct board *board, int point, enum direction direction);

#endif
