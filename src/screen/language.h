/* The languages that a person may read, and what the locale says of them and of characters. */
#ifndef LANGUAGE_H
#define LANGUAGE_H

#include <stdbool.h>

enum language {
	LANGUAGE_EN,
	LANGUAGE_ZH,
	LANGUAGES,
};
extern const char *const language_names[]; /* ends in NULL */

/* Of the environment: LC_ALL, LC_MESSAGES, LANG. English where the locale is not UTF-8. */
enum language language_of_locale(void);
/* Of LC_ALL, LC_CTYPE, LANG. */
bool language_locale_is_utf8(void);

#endif
