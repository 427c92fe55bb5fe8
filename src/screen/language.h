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

/* Reads LC_ALL, LC_MESSAGES and LANG. Returns English unless the locale is UTF-8. */
enum language language_of_locale(void);
/* Reads LC_ALL, LC_CTYPE and LANG. */
bool language_locale_is_utf8(void);

#endif
