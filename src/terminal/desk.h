/* A person at the terminal: the game there, how it is shown, and what is said and asked. */
#ifndef DESK_H
#define DESK_H

#include <sys/types.h>

#include "base/clock.h"
#include "lines/session.h"
#include "lines/terms.h"
#include "match/chess_clock.h"
#include "screen/screen.h"
#include "terminal/insight.h"
#include "terminal/last.h"
#include "terminal/mistakes.h"
#include "terminal/phrases.h"
#include "terminal/players.h"
#include "terminal/prompt.h"

enum {
	LEVEL_FIRST = MOVER_BEGINNER, /* the machines of the menu, up to the last of all */
	LEVEL_DEFAULT = MOVER_EASY,
	DESK_TYPED_MAX = 64, /* bytes that are shown of what was typed */
};

/* A rule that has given way to freestyle because K did not go with it, and comes back with its K. */
struct displaced {
	bool any;
	enum rule rule;
};

/* The file that the game on the board was last saved to, or read from to its end. */
struct own_file {
	bool any;
	dev_t device;
	ino_t number;
};

struct view;
struct match;
/* Draws a picture from its first row on, notes too. */
typedef void desk_scene(struct view *view, struct match *match);

/* A game between people and machines. */
struct match {
	const struct terms *terms;
	struct session session;
	struct opponents players;
	struct last last;
	struct insights insights;
	struct mistakes mistakes;
	struct chess_clock clock; /* of people */
	enum coords coords;       /* of points, for people and in files */
	struct game kept;         /* the game as it was last saved or loaded */
	struct own_file own;
	struct game whole;  /* the game to its end, while it is looked back at */
	struct game before; /* the game to go back to, while a file is read */
	struct game past;   /* an earlier position, while it is explained */
	enum mover_id level;
	int milliseconds;  /* for one machine move */
	bool offered;      /* a machine has offered a draw in this game */
	bool late;         /* the game was lost on time */
	bool stopped;      /* two machines play, and wait for Enter */
	long long used[2]; /* milliseconds each side has thought */
	struct displaced displaced;
	struct ruleset recorded_rules; /* what a reader of the record goes by */
	enum coords recorded_coords;
};

/* What a person sees, is told and asked. */
struct view {
	enum language language;
	struct render render;
	struct screen screen;
	struct hand hand;
	struct span prompt; /* the question below the picture */
	int viewed;         /* plies on the board when it was last drawn */
	desk_scene *scene;  /* what was drawn last for a question */
	bool ended;         /* the input, or what can be shown: nothing more is asked */
	struct sink notes;  /* lines to be shown below the next picture; never written anywhere */
	bool gathers;       /* there may be more of them than the screen has room for: paging.h */
	bool notes_alone;   /* without the board */
	bool notes_shown;   /* they were too many to be held: they stand on the screen already */
	int status;         /* exit status */
	struct span raw;    /* the last answer as it was typed */
	char line[COMMAND_LINE_MAX]; /* and in plain characters */
	char bytes[COMMAND_LINE_MAX + INPUT_CHUNK];
};

/* For phrases that name no arguments. */
extern const char *const desk_nothing[1];

/* A text in the person's language. */
const char *desk_text(const struct view *view, enum phrase phrase);
const char *desk_side(const struct view *view, enum side side);
/* Adds a line to the notes, which are shown until something is typed. Where they would fill the screen they go there at
   once, and stay. */
void desk_note(struct view *view, enum phrase phrase, const char *const arguments[]);
/* The lines of a long text. */
void desk_note_text(struct view *view, enum phrase phrase);
void desk_note_lines(struct view *view, struct span text);
void desk_note_line(struct view *view, struct span line);
/* Cuts the next line off the front of a text, without its newline. */
struct span desk_next_line(struct span *rest);
/* Rows that the notes take. */
int desk_note_rows(const struct view *view);
/* Puts a line on the screen. */
void desk_line(struct view *view, enum phrase phrase, const char *const arguments[]);
/* Puts the notes on the screen; they stay notes. */
void desk_put_notes(struct view *view);

/* Asks with this prompt below the scene (NULL: below what is there), which is drawn again when the program was stopped
   and brought back. False, and ended, at the end of input, or when nothing can be shown. The answer comes without
   comment and blanks around, and in plain characters where full-width ones were typed. */
bool desk_ask(struct view *view, struct match *match, desk_scene *scene, enum phrase phrase,
              const char *const arguments[], struct span *answer);
/* Has the time run out of who is asked, and decides it? Then the answer is none, and comes at once. */
bool desk_is_late(const struct match *match);
/* While a question stands: the scene over the one that is there, and the notes below it; below what is there, which is
   not ours any more; and on a terminal of another size. */
void desk_draw_over(struct view *view, struct match *match);
void desk_draw_again(struct view *view, struct match *match);
void desk_draw_resized(struct view *view, struct match *match);
/* What was typed, cut between characters, terminated; for a line on the screen, which shows what can be shown of it.
   Returns out. */
const char *desk_typed(struct span text, char out[DESK_TYPED_MAX]);
/* Milliseconds as seconds with two decimals. Returns out. */
const char *desk_seconds(long long milliseconds, char out[24]);

#endif
