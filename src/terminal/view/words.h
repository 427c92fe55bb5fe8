/* The words of the terminal, one row each: a new word is a new row. */
#ifndef WORDS_H
#define WORDS_H

#include "base/text.h"
#include "screen/language.h"

/* What a word does, for whoever takes it. */
enum word_id {
	WORD_COMMAND, /* what the language of lines says (lines/command.h) */
	WORD_SAVE,
	WORD_LOAD,
	WORD_HELP,
	WORD_RULES,
	WORD_SIDES,
	WORD_MENU,
	WORD_SETTINGS,
	WORD_QUIT,
	WORD_BACK,
	WORD_FORTH,
	WORD_START,
	WORD_END,
	WORD_ANALYSIS,
	WORD_ANSWER, /* to a question: yes, no, again */
};

enum {
	WORD_ALONE = 1 << 0, /* nothing may follow it on its line */
	/* The screens that take it: */
	WORD_GAME = 1 << 1,   /* a turn of the game */
	WORD_STEP = 1 << 2,   /* likewise, while an opening gives choices */
	WORD_FOUL = 1 << 3,   /* likewise, where White claims forbidden moves */
	WORD_OVER = 1 << 4,   /* the end of a game, with those of the game */
	WORD_LOOKS = 1 << 5,  /* looking back */
	WORD_LEAVES = 1 << 6, /* likewise: ends that, and is for the game */
	WORD_ITEM = 1 << 7,   /* the menu */
	WORD_EXIT = 1 << 8,   /* questions before a game, and settings */
	WORD_KEEP = 1 << 9,   /* the question before a game is left */
};

enum { WORD_OTHERS_MAX = 3 };

struct word {
	const char *word;
	enum word_id id;
	unsigned flags;
	const char *chinese[WORD_OTHERS_MAX]; /* a blank may be missing after it */
	const char *shorts[WORD_OTHERS_MAX];
	const char *argument[LANGUAGES]; /* as `help` shows it; NULL: it takes none */
	const char *does[LANGUAGES];     /* in `help`; NULL: it is not listed */
};

extern const struct word word_rows[]; /* ends with a row without a word */

/* The row of an English word; NULL for another text. */
const struct word *words_find(struct span word);
/* Is it a word with this flag? */
bool words_has(struct span word, unsigned flag);
enum { WORD_MAX_BYTES = 32 };
/* Writes how the text goes on: as far as all words with one of the flags that begin with it agree, and a blank after a
   whole word that takes an argument. Returns the length. */
size_t words_complete(struct span text, unsigned flags, char out[WORD_MAX_BYTES]);

#endif
