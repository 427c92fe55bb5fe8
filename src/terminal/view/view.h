/* What a person sees, is told and asked, and the screens that stand above each other. */
#ifndef VIEW_H
#define VIEW_H

#include "lines/command.h"
#include "match/match.h"
#include "screen/editor.h"
#include "screen/list.h"
#include "screen/screen.h"
#include "terminal/view/cursor.h"
#include "terminal/view/phrases.h"
#include "terminal/view/screen_ops.h"
#include "terminal/view/translate.h"

enum {
	TYPED_TEXT_MAX = 64, /* bytes that are shown of what was typed */
	VIEW_PATH_MAX = 1024,
};


/* What is typed with at every question. Zero is valid. */
struct typing {
	struct editor editor;
	struct cursor cursor;
	struct numbered_list list;
	/* Of the next question, and then no more: */
	bool points; /* the answer may be a point */
	bool lists;  /* or a number from the list, which was opened */
	const struct key_word *key_words; /* or one of these, which have keys; NULL: none */
	unsigned words; /* flags of the words that Tab completes */
	const char *pen; /* the control sequence of its colour, or NULL */
};

/* A long text that is shown a page at a time, and how its last page is. */
enum page_end {
	PAGE_ALONE,  /* without the board */
	PAGE_BESIDE, /* with the board, where there is room */
	PAGE_ASKED,  /* with a question of its own */
};
struct page {
	enum page_end end;
	struct span rest; /* of the text */
	char text[SINK_BYTES];
};

/* What the game is left for: the next game, or the one in an open file. */
struct leave {
	enum next_kind next;
	int fd; /* -1: no file */
	char path[VIEW_PATH_MAX];
};

/* How far the game is looked at. */
struct lookback {
	int plies;
	long long since; /* when that began, as deadline_now() counts */
	char first[TRANSLATED_MAX]; /* what was typed first */
};

/* Who will play, as far as it was asked. */
struct chosen_players {
	enum side side; /* that is asked for */
	enum mover_id player[2];
	char name[2][OPPONENT_NAME_MAX]; /* by enum who */
};

/* What a person sees, is told and asked. */
struct view {
	enum language language;
	struct render render;
	struct screen screen;
	struct typing typing;
	struct span prompt; /* the question below the picture */
	int viewed;         /* plies on the board when it was last drawn */
	void (*scene)(struct view *view, const struct match *match); /* what was drawn last for a question */
	struct screen_stack stack;
	bool has_game;      /* the lowest screen is a turn of the game, not the menu */
	long long asked;    /* when a move was asked for, as deadline_now() counts */
	struct page page;
	struct leave leaving;
	struct lookback lookback;
	struct chosen_players chosen;
	int setting; /* whose value is asked for */
	char replacing[VIEW_PATH_MAX]; /* the file with a game that may give way */
	struct game game; /* as it is drawn: judging its points plays and takes back stones */
	bool ended;         /* the input, or what can be shown: nothing more is asked */
	struct sink notes;  /* lines to be shown below the next picture; never written anywhere */
	bool gathers;       /* there may be more of them than the screen has room for: page.h */
	bool notes_alone;   /* without the board */
	bool notes_shown;   /* they were too many to be held: they stand on the screen already */
	int status;         /* exit status */
	struct span raw;    /* the last answer as it was typed */
	char line[COMMAND_LINE_MAX]; /* and in plain characters */
	char bytes[COMMAND_LINE_MAX + INPUT_CHUNK];
};

/* For phrases that name no arguments. */
extern const char *const no_arguments[1];

/* A text in the person's language. */
const char *view_text(const struct view *view, enum phrase phrase);
const char *view_side(const struct view *view, enum side side);
/* Adds a line to the notes, which are shown until something is typed. Where they would fill the screen they go there at
   once, and stay. */
void view_note(struct view *view, enum phrase phrase, const char *const arguments[]);
/* The lines of a long text. */
void view_note_text(struct view *view, enum phrase phrase);
void view_note_lines(struct view *view, struct span text);
void view_note_line(struct view *view, struct span line);
/* Rows that the notes take. */
int view_note_rows(const struct view *view);
/* Puts a line on the screen. */
void view_line(struct view *view, enum phrase phrase, const char *const arguments[]);
/* Puts a line of a numbered list on the screen; value may be NULL. */
void view_item(struct view *view, int number, const char *text, const char *value);
/* Puts the notes on the screen; they stay notes. */
void view_put_notes(struct view *view);

/* What was typed, cut between characters, terminated; for a line on the screen, which shows what can be shown of it.
   Returns out. */
const char *view_typed(struct span text, char out[TYPED_TEXT_MAX]);
/* Milliseconds as seconds with two decimals. Returns out. */
const char *view_seconds(long long milliseconds, char out[24]);

#endif
