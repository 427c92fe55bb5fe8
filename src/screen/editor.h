/* A line that is typed and changed, and the lines typed before it. */
#ifndef EDITOR_H
#define EDITOR_H

#include "base/text.h"
#include "screen/keys.h"

enum {
	EDITOR_LINE_MAX = 4095, /* bytes */
	EDITOR_PAST = 64,   /* lines remembered */
	EDITOR_RECALL = 120, /* a line of so many bytes is not */
};

/* Zero is an empty line, and nothing before it. Positions are bytes, between characters. */
struct editor {
	size_t length;
	size_t at;     /* the cursor's */
	bool overfull; /* more was typed than there is room for; the rest is dropped */
	int lines;     /* remembered */
	int recalled;  /* the text is so many lines old; 0: it is new */
	char text[EDITOR_LINE_MAX];
	char draft[EDITOR_RECALL];             /* the new text while an old one is shown, terminated */
	char past[EDITOR_PAST][EDITOR_RECALL]; /* the newest first, terminated */
};

/* The line is this text, and the cursor at its end. */
void editor_set(struct editor *editor, struct span text);
/* Does what the key means for a line: false where it means nothing. Up and down go through the lines remembered. */
bool editor_take(struct editor *editor, const struct keypress *key);
/* The line is done, and can be recalled. */
void editor_remember(struct editor *editor);

#endif
