/* A person at the terminal: what menu and game share. */
#ifndef DESK_H
#define DESK_H

#include "base/clock.h"
#include "lines/session.h"
#include "options.h"
#include "terminal/screen.h"

enum {
	LEVEL_RANDOM = 0, /* the random mover; above it minimax looks so many plies ahead */
	LEVEL_DEFAULT = 4,
	SITTING_TYPED_MAX = 64, /* bytes that are shown of what was typed */
	LEVEL_MAX = MINIMAX_DEPTH_MAX,
};

struct sitting {
	const struct options *options;
	enum language language;
	struct session session;
	struct render render;
	struct screen screen;
	int level;
	int milliseconds; /* for one machine move */
	bool ended;       /* end of input, or quit: nothing more is asked */
	struct sink notes; /* lines to be shown once, below the board */
	bool notes_alone;  /* this time without the board: the help */
	long long used[2]; /* milliseconds each side has thought */
	int status;        /* exit status */
	struct ruleset recorded_rules; /* what a reader of the record goes by */
	enum coords recorded_coords;
	struct span raw;             /* the last answer as it was typed */
	char line[COMMAND_LINE_MAX]; /* and in plain characters */
	char bytes[COMMAND_LINE_MAX + INPUT_CHUNK];
};

/* A text in the sitting's language. */
const char *sitting_text(const struct sitting *sitting, enum phrase phrase);
const char *sitting_side(const struct sitting *sitting, enum side side);
/* Adds a line to the notes. */
void sitting_note(struct sitting *sitting, enum phrase phrase, const char *const arguments[]);
/* Puts a line on the screen. */
void sitting_line(struct sitting *sitting, enum phrase phrase, const char *const arguments[]);
/* Puts the notes on the screen; the second forgets them then. */
void sitting_show_notes(struct sitting *sitting);
void sitting_put_notes(struct sitting *sitting);
/* Asks with this prompt; false, and ended, at the end of input. The answer comes without comment and blanks around, and in
   plain characters where full-width ones were typed. */
bool sitting_ask(struct sitting *sitting, enum phrase phrase, const char *const arguments[], struct span *answer);
/* What was typed, cut, without control characters, terminated. Returns out. */
const char *sitting_typed(struct span text, char out[SITTING_TYPED_MAX]);
/* Milliseconds as seconds with two decimals. Returns out. */
const char *sitting_seconds(long long milliseconds, char out[24]);

#endif
