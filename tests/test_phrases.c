/* No text of the interactive game is missing in a language, and each names the same arguments in all of them. */
#include <string.h>

#include "tap.h"
#include "terminal/phrases.h"

/* The set of %1 to %9 that a text names. */
static unsigned arguments_of(const char *text)
{
	unsigned set = 0;
	for (; *text; text++)
		if (text[0] == '%' && text[1] >= '1' && text[1] <= '9')
			set |= 1u << (text[1] - '0');
	return set;
}

static bool is_utf8(const char *text)
{
	for (size_t i = 0; text[i]; i++) {
		unsigned char c = (unsigned char)text[i];
		int more = c < 0x80 ? 0 : c >= 0xF0 ? 3 : c >= 0xE0 ? 2 : c >= 0xC0 ? 1 : -1;
		for (; more > 0; more--)
			if (((unsigned char)text[++i] & 0xC0) != 0x80)
				return false;
		if (more < 0)
			return false;
	}
	return true;
}

int main(void)
{
	int languages = 0;
	while (language_names[languages])
		languages++;
	tap(languages == LANGUAGES, "every language has a name");
	for (int phrase = 0; phrase < PHRASES; phrase++) {
		const char *first = phrase_texts[phrase][0];
		bool complete = true, same = true;
		for (int language = 0; language < LANGUAGES; language++) {
			const char *text = phrase_texts[phrase][language];
			complete &= text && *text && is_utf8(text);
			same &= !text || !first || arguments_of(text) == arguments_of(first);
		}
		if (!complete || !same)
			tap(false, "phrase %d (%s) is %s", phrase, first ? first : "", complete ? "alike" : "complete");
	}
	tap(true, "%d phrases were looked at", PHRASES);
	tap(text_is(phrase_word(text_span("悔棋")), "undo"), "a Chinese word stands for its command");
	tap(text_is(phrase_word(text_span("undo")), "undo"), "an English word stays");
	return tap_status();
}
