/* A line editor without a screen: the line being typed, and the lines typed before. */
#ifndef EDITOR_H
#define EDITOR_H

#include "base/text.h"
#include "terminal/tty/keys.h"

enum {
	EDITOR_LINE_MAX = 4095, /* bytes */
	EDITOR_PAST = 64,       /* the most lines in the history */
	EDITOR_RECALL = 120,    /* bytes with the terminator; longer lines do not go into the history */
};

/* A zeroed struct is an empty line with an empty history. Positions are byte offsets, between characters. */
struct editor {
	size_t length;
	size_t at;     /* the cursor */
	bool overfull; /* a text that did not fit was dropped */
	int lines;     /* in the history */
	int recalled;  /* which line of the history is shown, from 1; 0: the new line */
	char text[EDITOR_LINE_MAX];
	char draft[EDITOR_RECALL];             /* the new line, terminated, while a line of the history is shown */
	char past[EDITOR_PAST][EDITOR_RECALL]; /* newest first, terminated */
};

/* Replaces the line and puts the cursor at its end. */
void editor_set(struct editor *editor, struct span text);
/* Edits the line by one key; false when the key does not edit. Up and Down go through the history. */
bool editor_take(struct editor *editor, const struct keypress *key);
/* Adds the finished line to the history, unless it is empty, is too long, has a zero byte, or equals the newest. */
void editor_remember(struct editor *editor);

#endif
