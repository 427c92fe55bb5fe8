#include "terminal/words/language.h"

#include <stdlib.h>

#include "base/text.h"

const char *const language_names[] = {[LANGUAGE_EN] = "en", [LANGUAGE_ZH] = "zh", NULL};

/* Returns the first of three variables that is set and not empty. */
static const char *first_set(const char *one, const char *two, const char *three)
{
	const char *const names[] = {one, two, three};
	for (int i = 0; i < 3; i++) {
		const char *value = getenv(names[i]);
		if (value && *value)
			return value;
	}
	return "C";
}

bool language_locale_is_utf8(void)
{
	struct span locale = text_span(first_set("LC_ALL", "LC_CTYPE", "LANG"));
	for (; locale.length > 0; locale.at++, locale.length--)
		if (text_starts(locale, "utf-8") || text_starts(locale, "utf8"))
			return true;
	return false;
}

enum language language_of_locale(void)
{
	bool chinese = text_starts(text_span(first_set("LC_ALL", "LC_MESSAGES", "LANG")), "zh");
	return chinese && language_locale_is_utf8() ? LANGUAGE_ZH : LANGUAGE_EN;
}
