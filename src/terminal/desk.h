/* A person at the terminal: what menu and game share. */
#ifndef DESK_H
#define DESK_H

#include "base/clock.h"
#include "lines/session.h"
#include "lines/terms.h"
#include "terminal/phrases.h"
#include "terminal/screen.h"

enum {
	LEVEL_RANDOM = 0, /* the random mover; above it minimax looks so many plies ahead */
	LEVEL_DEFAULT = 4,
	DESK_TYPED_MAX = 64, /* bytes that are shown of what was typed */
	LEVEL_MAX = 64,
};

struct desk {
	const struct terms *terms;
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

/* A text in the person's language. */
const char *desk_text(const struct desk *desk, enum phrase phrase);
const char *desk_side(const struct desk *desk, enum side side);
/* Adds a line to the notes. */
void desk_note(struct desk *desk, enum phrase phrase, const char *const arguments[]);
/* Puts a line on the screen. */
void desk_line(struct desk *desk, enum phrase phrase, const char *const arguments[]);
/* Puts the notes on the screen; the second forgets them then. */
void desk_show_notes(struct desk *desk);
void desk_put_notes(struct desk *desk);
/* Asks with this prompt; false, and ended, at the end of input. The answer comes without comment and blanks around, and in
   plain characters where full-width ones were typed. */
bool desk_ask(struct desk *desk, enum phrase phrase, const char *const arguments[], struct span *answer);
/* What was typed, cut between characters, terminated; for a line on the screen, which shows what can be shown of it.
   Returns out. */
const char *desk_typed(struct span text, char out[DESK_TYPED_MAX]);
/* Milliseconds as seconds with two decimals. Returns out. */
const char *desk_seconds(long long milliseconds, char out[24]);

#endif
