/* The short texts of the interactive game, in every language of the program. Longer ones are in screens/page.c;
   screens/commands.c has the words. */
#ifndef PHRASES_H
#define PHRASES_H

#include <stdbool.h>

#include "commands/wording.h"
#include "rules/opening.h"

extern const char *const language_names[]; /* ends in NULL */

/* Returns the language of the locale's messages; English if the terminal has no texts in it, or if the locale is not
   UTF-8. Reads LC_ALL, LC_MESSAGES, LC_CTYPE and LANG. */
enum language language_of_locale(void);
/* Is the locale's encoding UTF-8? Reads LC_ALL, LC_CTYPE and LANG. */
bool language_locale_is_utf8(void);

#define ROW(name, english, chinese) name,
enum phrase {
	PHRASES_FROM = WORDINGS - 1,
#include "terminal/words/phrase_rows.h"
#include "terminal/words/practice_rows.h"
	PHRASES,
};
#undef ROW

/* The texts of the wordings (commands/wording.h) and of the phrases, for sink_fill(). */
extern const char *const phrase_texts[LANGUAGES][PHRASES];

/* Write a phrase: to a sink, or to out[room] as sink_into() does. `arguments` has at least those that the phrase
   uses. */
void phrase_put(struct sink *out, enum language language, enum phrase phrase, const char *const arguments[]);
void phrase_write(char *out, size_t room, enum language language, enum phrase phrase, const char *const arguments[]);

/* NUMERAL(), ERROR_TEXT(), and those of view.h and explain.h are arguments in an array of their own. All last as long
   as the enclosing block. */
#define NUMERAL(language, count) phrase_numeral((language), (count), (char[NUMBER_MAX]){""})
#define ERROR_TEXT(language, error) phrase_error((language), (error), (char[PHRASE_ERROR_MAX]){""})

/* Writes a count in digits, but in Chinese a count up to ten as a character. Returns `out`, or a constant. */
const char *phrase_numeral(enum language language, int count, char out[NUMBER_MAX]);

/* Returns a setting's value, such as renju or lose, in the language. Returns `english` if it has no translation. */
const char *phrase_value(enum language language, const char *english);
/* Replaces full-width characters, as Chinese keyboards type them, by ordinary ones, in place. Returns the new
   length, which is never larger. */
size_t phrase_fold(char *text, size_t length);

enum { PHRASE_ERROR_MAX = 64 };
/* Returns the meaning of an errno or of GAME_FILE_IRREGULAR: `out`, or a constant. */
const char *phrase_error(enum language language, int error, char out[PHRASE_ERROR_MAX]);

enum { OPENING_WORDS_MAX = 40 };

/* Writes the name of the opening, an index of openings[], e.g. "soosyrv-8". `n` is used only if the name has a number.
   Terminated. Returns `out`. */
const char *opening_words_write(enum language language, int opening, int n, char out[OPENING_WORDS_MAX]);
/* Reads such a name in any language. Returns false for another text, and leaves the rules unchanged. */
bool opening_words_read(struct ruleset *rules, struct span text);
/* Returns the usual name of a pattern, e.g. "Kagetsu" for D4. `name` is one that opening_name() returns. */
const char *opening_words_pattern(enum language language, const char *name);

#endif
