/* Phrases of the terminal: each exists in every language, with the same arguments. Typed words are understood. */
#include <errno.h>
#include <string.h>

#include "base/utf8.h"
#include "commands/fault.h"
#include "tap.h"
#include "terminal/words/words.h"

/* Returns the set of %1 to %9 in a text. */
static unsigned arguments_of(const char *text)
{
	unsigned set = 0;
	for (; *text; text++)
		if (text[0] == '%' && text[1] >= '1' && text[1] <= '9' && text[2] != '{')
			set |= 1u << (text[1] - '0');
	return set;
}

/* Does each "%N{" of a text have its "|" and "}"? */
static bool plurals_close(const char *text)
{
	while ((text = strchr(text, '{'))) {
		size_t one = strcspn(text, "|}"), more = text[one] == '|' ? strcspn(text + one + 1, "{|}") : 0;
		if (text[one] != '|' || text[one + 1 + more] != '}')
			return false;
		text += one + 1 + more;
	}
	return true;
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

static void test_typed(void)
{
	static const struct {
		enum coords coords;
		const char *typed, *command;
	} cases[] = {
		{COORDS_LETTERS, "undo", "undo"},      {COORDS_LETTERS, "u", "undo"},      {COORDS_LETTERS, "U", "undo"},
		{COORDS_LETTERS, "悔棋", "undo"},      {COORDS_LETTERS, "悔棋3", "undo 3"}, {COORDS_LETTERS, "悔棋  3", "undo 3"},
		{COORDS_LETTERS, "为何H8", "why H8"},  {COORDS_LETTERS, "为什么 8h", "why h8"}, {COORDS_LETTERS, "8h", "h8"},
		{COORDS_LETTERS, "H 8", "H8"},         {COORDS_LETTERS, "8 \tH", "H8"},     {COORDS_LETTERS, "aa 10", "aa10"},
		{COORDS_LETTERS, "why 8h", "why h8"},  {COORDS_LETTERS, "why H 8", "why H8"}, {COORDS_LETTERS, "abc 1", "abc 1"},
		{COORDS_LETTERS, "8", "8"},            {COORDS_LETTERS, "u 3", "u3"},       {COORDS_LETTERS, "undo 3", "undo 3"},
		{COORDS_XY, "7 8", "7 8"},             {COORDS_XY, "8h", "8h"},             {COORDS_XY, "为何7,8", "why 7,8"},
		{COORDS_TOP, "10c", "c10"},            {COORDS_LETTERS, "?", "help"},       {COORDS_LETTERS, "8h9", "8h9"},
		{COORDS_LETTERS, "", ""},
	};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		char line[TYPED_COMMAND_MAX];
		struct span got = typed_command(text_span(cases[i].typed), cases[i].coords, line);
		tap(text_is(got, cases[i].command), "\"%s\" is %s", cases[i].typed, cases[i].command);
	}
}

static void test_complete(void)
{
	enum { GAME = WORD_GAME | WORD_TURN | WORD_PERSON | WORD_PLAYS, BACK = WORD_LOOKS | WORD_LEAVES };
	static const struct {
		unsigned words;
		const char *typed, *rest;
	} cases[] = {
		{GAME, "un", "do "},
		{GAME, "undo", " "},
		{GAME, "undo ", ""},
		{GAME, "UN", "do "},
		{GAME, "pa", "ss"},
		{GAME, "pass", ""},
		{GAME, "s", ""},
		{GAME, "sta", "rt"},
		{GAME, "r", ""},
		{GAME, "res", "ign"},
		{GAME, "wh", ""},
		{GAME, "xyz", ""},
		{GAME, "ex", "it"},
		{GAME, "q", "ui"},
		{GAME, "b", "ack "},
		{GAME, "sw", ""},
		{GAME | WORD_SWAP, "sw", "ap"},
		{GAME, "cl", ""},
		{GAME | WORD_FOUL, "cl", "aim"},
		{GAME, "", ""},
		{GAME, "悔", "棋 "},
		{GAME, "停", "一手"},
		{GAME, "后", "退 "},
		{GAME, "为", ""},
		{GAME, "为什", "么 "},
		{GAME, "\xE5", ""},
		{BACK, "un", ""},
		{BACK, "f", "or"},
		{BACK, "fort", "h "},
		{BACK, "se", "ttings"},
		{WORD_ITEM, "lo", "ad "},
		{WORD_ITEM, "m", ""},
		{WORD_EXIT, "m", "enu"},
		{WORD_KEEP, "s", "ave "},
		{WORD_GAME | WORD_OVER, "ag", "ain"},
		{WORD_GAME | WORD_OVER, "res", ""},
		{0, "undo", ""},
	};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		char out[WORD_MAX_BYTES];
		struct span got = {out, words_complete(text_span(cases[i].typed), cases[i].words, out)};
		tap(text_is(got, cases[i].rest), "\"%s\" goes on with \"%s\"", cases[i].typed, cases[i].rest);
	}
}

static int columns_of(const char *text)
{
	int columns = 0;
	for (struct span rest = text_span(text); rest.length > 0;) {
		size_t length = utf8_length(rest);
		columns += utf8_columns(utf8_code((struct span){rest.at, length}));
		rest = text_after(rest, length);
	}
	return columns;
}

/* May the phrase have fewer arguments in one language than in another? */
static bool names_fewer(enum phrase phrase)
{
	return phrase == PHRASE_WHO || phrase == PHRASE_TIME_UP || phrase == PHRASE_WON_ROW;
}

/* After each common question there is room for a short word on the same row. */
static void test_room(void)
{
	enum { COLUMNS = 80, WORD = 11, ROOM = COLUMNS - WORD };
	static const enum phrase asked[] = {
		PHRASE_MENU_ASK, PHRASE_FILE_ASK,  PHRASE_PAGE_ASK, PHRASE_MORE_ASK,   PHRASE_RULE_ASK, PHRASE_SETTINGS_ASK,
		PHRASE_ASK,      PHRASE_ASK_ANSWER, PHRASE_DROP_ASK, PHRASE_WATCH_ASK, PHRASE_END_ASK,  PHRASE_BACK_ASK,
	};
	for (size_t i = 0; i < 2 * (sizeof asked / sizeof *asked); i++)
		for (enum language language = 0; language < LANGUAGES; language++) {
			const char *keys = i % 2 == 0 ? "0" : "1";
			bool sides = asked[i / 2] >= PHRASE_ASK && asked[i / 2] <= PHRASE_ASK_ANSWER;
			const char *const arguments[] = {sides ? phrase_texts[language][WORDING_WHITE] : "225", "225", sides ? "225" : keys,
			                                 keys};
			char text[256];
			phrase_write(text, sizeof text, language, asked[i / 2], arguments);
			tap(columns_of(text) <= ROOM, "%d columns: %s", columns_of(text), text);
		}
}

static bool fills(const char *text, const char *number, const char *filled)
{
	char bytes[64];
	struct sink out = sink_into(bytes, sizeof bytes);
	sink_fill(&out, text, (const char *const[]){number, "a{b|c}"});
	return strcmp(bytes, filled) == 0;
}

static void test_plural(void)
{
	tap(fills("%1 %1{move|moves} of %2.", "1", "1 move of a{b|c}."), "one move");
	tap(fills("%1 %1{move|moves} of %2.", "0", "0 moves of a{b|c}."), "no moves");
	tap(fills("%1{is|are}", "21", "are"), "21 are more than one");
	tap(fills("%1{|s}{", "1", "{"), "one of two texts may be empty");
	tap(fills("%1{one %2|1 to %1}.", "1", "one a{b|c}."), "one of two texts may have arguments");
	tap(fills("%1{one %2|1 to %1}.", "12", "1 to 12."), "so may the other");
	tap(fills("50% %0 %1%", "7", "50% %0 7%"), "a percent sign without a digit from 1 to 9 stays");
	char out[] = "kept";
	phrase_write(out, 1, LANGUAGE_EN, PHRASE_HUMAN, NULL);
	tap(memcmp(out, "\0ept", 4) == 0, "without room only a NUL is written");
}

static void test_numerals(void)
{
	char out[NUMBER_MAX];
	tap(strcmp(phrase_numeral(LANGUAGE_EN, 5, out), "5") == 0, "five in English is 5");
	tap(strcmp(phrase_numeral(LANGUAGE_ZH, 1, out), "一") == 0, "one in Chinese is a character");
	tap(strcmp(phrase_numeral(LANGUAGE_ZH, 10, out), "十") == 0, "ten in Chinese is a character");
	tap(strcmp(phrase_numeral(LANGUAGE_ZH, 11, out), "11") == 0, "eleven in Chinese is 11");
}

static bool folds(const char *typed, const char *plain)
{
	char text[64];
	size_t length = strlen(typed);
	memcpy(text, typed, length);
	return phrase_fold(text, length) == strlen(plain) && memcmp(text, plain, strlen(plain)) == 0;
}

static void test_fold(void)
{
	tap(folds("\uff01\uff28\uff18\u3000\uff5e", "!H8 ~"), "full-width forms are plain ones, the first and the last too");
	tap(folds("\uff5f\u3001\u4e00", "\uff5f\u3001\u4e00"), "characters beside them stay");
	tap(folds("\uff01\xef\xbc", "!\xef\xbc"), "part of a character stays");
}

static void test_errors(void)
{
	char out[PHRASE_ERROR_MAX];
	bool chinese = true;
	for (int error = 1; error < 140; error++)
		for (const char *at = phrase_error(LANGUAGE_ZH, error, out); *at; at++)
			chinese &= !text_letter(*at);
	tap(chinese, "a Chinese error has no English in it");
	tap(strcmp(phrase_error(LANGUAGE_ZH, ENOENT, out), "没有这个文件或文件夹") == 0, "a missing file is named as such");
	tap(strcmp(phrase_error(LANGUAGE_ZH, 139, out), "错误 139") == 0, "an error without a name has its number");
}

int main(void)
{
	int languages = 0;
	while (language_names[languages])
		languages++;
	tap(languages == LANGUAGES, "every language has a name");
	for (int phrase = 0; phrase < PHRASES; phrase++) {
		const char *first = phrase_texts[0][phrase];
		bool complete = true, same = true;
		for (int language = 0; language < LANGUAGES; language++) {
			const char *text = phrase_texts[language][phrase];
			complete &= text && *text && is_utf8(text) && plurals_close(text);
			same &= !text || !first || arguments_of(text) == arguments_of(first) || names_fewer(phrase);
		}
		if (!complete || !same)
			tap(false, "phrase %d (%s) is %s", phrase, first ? first : "", complete ? "alike" : "complete");
	}
	for (int fault = 0; fault < FAULTS; fault++)
		for (int language = 0; language < LANGUAGES; language++) {
			const char *text = fault_texts[fault][language], *first = fault_texts[fault][0];
			if (!text || !*text || !is_utf8(text) || !plurals_close(text) || (arguments_of(text) & ~arguments_of(first)) ||
			    (language != LANGUAGE_EN && strcmp(text, first) == 0))
				tap(false, "fault %d (%s) is complete", fault, first);
		}
	tap(true, "%d phrases were checked", PHRASES);
	test_typed();
	test_complete();
	test_room();
	test_plural();
	test_numerals();
	test_fold();
	test_errors();
	return tap_status();
}
