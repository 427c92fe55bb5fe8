/* The state of the terminal: what a person sees and types, notes, and the stack of screens. */
#ifndef VIEW_H
#define VIEW_H

#include "language/command.h"
#include "terminal/play/play.h"
#include "terminal/tty/keys.h"
#include "terminal/tty/screen.h"
#include "terminal/view/cursor.h"
#include "terminal/view/screen_ops.h"
#include "terminal/words/phrases.h"
#include "terminal/words/words.h"

enum {
	TYPED_TEXT_MAX = 64, /* bytes shown of a typed text */
	QUESTION_MAX = 4096, /* bytes that a question may take */
};

/* A numbered list above a question (list.h). */
struct numbered_list {
	bool open;       /* the question is about it */
	int first, last; /* the numbers */
	int number;      /* the entry last selected; 0 may also mean that none was */
	bool shown;      /* the selection is visible */
	int top, end;    /* the rows on the screen, from 0, without `end` */
	const char *name, *title;
	void (*put)(struct view *view, const struct play *play, int number);
};

/* The last answer to a question. */
struct last_answer {
	struct span entire;                         /* as it was typed, with what looks like a comment (typed_name()) */
	char folded[COMMAND_LINE_MAX];              /* `entire` with full-width characters replaced */
	char bytes[COMMAND_LINE_MAX + INPUT_CHUNK]; /* what the terminal sends, as struct input holds it */
};

/* The state of typing, which all questions share. A zeroed struct is valid. */
struct typing {
	struct editor editor;
	struct cursor cursor;
	struct last_answer answer;
	/* For the next question only: */
	const struct screen_ops *screen; /* it asks; NULL after a question that keys have answered */
	bool works;                      /* screen->work has something to do; `begin` of the screen says so */
	long long due; /* when clock_now() reaches this without a key, the answer is an empty line; 0: never. A single key
	                  answers with prompt_key_pressed (prompt.h). */
};

struct game_review;

/* The state while a person looks back at earlier positions of the game. */
struct lookback {
	bool open;
	bool reviews; /* the game is reviewed, even if analysis is off */
	int plies;    /* of the game, up to the position that is shown */
	int line;     /* moves shown of the better line for the last ply; 0: the game is shown */
	bool plays;   /* autoplay: the next move follows at `next`, by clock_now() */
	long long next;
	long long since;               /* when looking back began, by tty_time() */
	char first[TYPED_COMMAND_MAX]; /* the command that opened looking back */
	struct game_review *review;    /* game_review.h */
};

/* Whether the board has something beside it. */
enum beside_shown {
	BESIDE_AUTO, /* times of the moves: on a screen with more columns than usual; the curve: unless two people play */
	BESIDE_OFF,
	BESIDE_ON,
};
extern const char *const beside_shown_names[]; /* ends with NULL */

/* What a note has said once, and does not say again: that the settings cannot be read or written, that the puzzle
   counts cannot, and that the puzzle counts are damaged. */
struct told {
	bool settings_fail, counts_fail, counts_damaged;
};

/* Lines to show below the next picture. */
struct view_notes {
	struct sink lines;
	bool gathered; /* they are collected for page_show(), even if they do not fit the screen */
	bool replace;  /* they are shown without the board if both do not fit on the screen */
	bool alone;    /* they are shown without the board */
	bool shown;    /* they did not fit, and are on the screen already */
	struct told told;
	struct drawn_shapes shapes; /* what the notes explain, for the board */
	char bytes[SINK_BYTES];
};

/* The person's game while another one is on the board: a puzzle, a lesson. The game itself is in play->full_game. */
struct aside {
	bool put; /* there is such a game; otherwise nothing here counts */
	enum mover_id player[2];
	struct opponents opponents;
	struct look look;
};

/* The board on the screen, and how it is drawn. */
struct picture {
	struct render render;
	struct game game; /* copy for drawing, which judges points by placing stones */
	enum theme theme; /* as the person chose */
	int above;        /* rows above the board */
	int viewed;       /* plies on the board when it was last drawn; -1: another game was put on it since */
	enum beside_shown times_shown;
	bool book_line;                /* the book's moves are beside or below the board */
	enum beside_shown curve_shown; /* during play, on a screen with more columns than usual */
	struct aside aside;            /* if it was put, the list of moves has neither times nor marks */
};

/* What a person reads: the screen, the language of what is on it, the notes, and the list and the question below. */
struct paper {
	enum language language;
	struct screen screen;
	struct view_notes notes;
	struct numbered_list list;
	char question[QUESTION_MAX]; /* empty until a screen asks */
};

/* Everything about the terminal. */
struct view {
	struct paper paper;
	struct picture picture;
	struct typing typing;
	struct screen_stack stack;
	struct lookback lookback;
	bool bell;  /* ring when a machine has moved and a person is asked */
	int status; /* exit status */
};

/* Returns the state of a screen, which was zeroed when it opened, and is gone when it closes; NULL while it is not
   open. */
void *view_state(const struct view *view, const struct screen_ops *screen);
/* Returns the zeroed state that next->screen will have, for whoever opens it. The state moves if the screen opens in
   place of another one; then it must not point into itself. */
void *view_prepare(struct screen_stack *stack, struct next *next);
/* Opens a screen on the stack, with the state that view_prepare() gave it, or a zeroed one. */
void view_push(struct screen_stack *stack, struct next next);

/* Puts the game aside, so that another one can be on the board, without threats. People without names play that one,
   unless the caller says otherwise. */
void view_put_aside(struct view *view, struct play *play);
/* Puts the game back, if it was put aside, and hides the cursor, whose point was on the other board. */
void view_put_back(struct view *view, struct play *play);

/* For phrases without arguments. */
extern const char *const no_arguments[1];
/* The keys of questions. escape_leaves: Escape stands for `menu`; escape_is_no: it stands for `n`. Where Escape goes
   back to the screen below, it stands for an empty answer, as in lookback.c. */
extern const struct key_word escape_leaves[], escape_is_no[];

/* Return a text in the person's language. */
static inline const char *paper_text(const struct paper *paper, enum phrase phrase)
{
	return phrase_texts[paper->language][phrase];
}
static inline const char *paper_side(const struct paper *paper, enum side side)
{
	return phrase_texts[paper->language][side == SIDE_BLACK ? WORDING_BLACK : WORDING_WHITE];
}
/* Adds a line to the notes, which are shown until the next answer. Notes that would fill the screen are shown at
   once. Returns next_is(NEXT_HERE). */
struct next paper_note(struct paper *paper, enum phrase phrase, const char *const arguments[]);
/* Adds a text as a sentence: with a full stop, and with `capital` in English with a capital letter. */
void paper_note_sentence(struct paper *paper, const char *text, bool capital);
/* Adds a wording in the same way. A typed word at its beginning stays as it is. */
void paper_note_wording(struct paper *paper, enum wording wording, const char *const arguments[]);
/* Adds a line about a file and its errno (or GAME_FILE_IRREGULAR), unless it is 0 or *told is set; then sets *told. */
void paper_note_once(struct paper *paper, bool *told, enum phrase phrase, const char *path, int error);
/* Add the lines of a text, or one line. */
void paper_note_lines(struct paper *paper, struct span text);
void paper_note_line(struct paper *paper, struct span line);
/* Returns how many rows the notes take. */
static inline int paper_note_rows(const struct paper *paper)
{
	return screen_rows_of(&paper->screen, sink_held(&paper->notes.lines), NULL);
}
/* Writes the question of a screen. Returns what `begin` of this screen returns then. */
struct next paper_ask(struct paper *paper, enum phrase phrase, const char *const arguments[]);
/* Puts a line on the screen. */
void paper_line(struct paper *paper, enum phrase phrase, const char *const arguments[]);
/* Puts the notes on the screen, and keeps them; or, cut, as much as `rows` rows hold. */
void paper_put_notes(struct paper *paper);
void paper_put_note_rows(struct paper *paper, int rows);
/* Drops the notes, which the person has read. */
void paper_forget_notes(struct paper *paper);

/* Copies a typed text for a note. It is cut to fit, not inside a character, and terminated. Returns `out`. */
const char *view_typed(struct span text, char out[TYPED_TEXT_MAX]);
/* Writes milliseconds as seconds with two decimals. Returns `out`. */
const char *view_seconds(long long milliseconds, char out[NUMBER_MAX]);
/* The same as arguments of phrases (phrases.h). */
#define TYPED(text) view_typed((text), (char[TYPED_TEXT_MAX]){""})
#define SECONDS(milliseconds) view_seconds((milliseconds), (char[NUMBER_MAX]){""})

#endif
