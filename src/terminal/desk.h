/* A person at the terminal: the game there, how it is shown, and what is said and asked. */
#ifndef DESK_H
#define DESK_H

#include "match/match.h"
#include "screen/screen.h"
#include "terminal/phrases.h"
#include "terminal/prompt.h"

enum { DESK_TYPED_MAX = 64 }; /* bytes that are shown of what was typed */

struct view;
/* Draws a picture from its first row on, notes too. */
typedef void desk_scene(struct view *view, struct match *match);

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
