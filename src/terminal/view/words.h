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

/* Where it is valid, and how. */
enum {
	WORD_ALONE = 1 << 0,  /* nothing may follow it on its line */
	WORD_LOOKS = 1 << 1,  /* it looks back, or is for who does */
	WORD_LEAVES = 1 << 2, /* it is for the game, and ends a look back */
	WORD_ITEM = 1 << 3,   /* it chooses from the menu, too */
};

enum { WORD_OTHERS_MAX = 3 };

struct word {
	const char *word;
	enum word_id id;
	unsigned flags;
	const char *chinese[WORD_OTHERS_MAX]; /* a blank may be missing after it */
	const char *shorts[WORD_OTHERS_MAX];
	const char *help[LANGUAGES]; /* its line of `help`, for the words of the next rows, too, that have none */
};

extern const struct word word_rows[]; /* ends with a row without a word */

/* The row of an English word; NULL for another text. */
const struct word *words_find(struct span word);
/* Is it a word with this flag? */
bool words_has(struct span word, unsigned flag);

#endif
