/* The languages of the terminal, and what the locale says about language and encoding. */
#ifndef LANGUAGE_H
#define LANGUAGE_H

#include <stdbool.h>

enum language {
	LANGUAGE_EN,
	LANGUAGE_ZH,
	LANGUAGES,
};
extern const char *const language_names[]; /* ends in NULL */

/* Returns the language of the locale's messages; English if the terminal has no texts in it, or if the locale is not
   UTF-8. Reads LC_ALL, LC_MESSAGES, LC_CTYPE and LANG. */
enum language language_of_locale(void);
/* Is the locale's encoding UTF-8? Reads LC_ALL, LC_CTYPE and LANG. */
bool language_locale_is_utf8(void);

#endif
