#include "record/naming.h"

#include <string.h>

#include "base/names.h"
#include "base/utf8.h"

const char *const result_names[] = {
	[RESULT_NONE] = "", [RESULT_BLACK] = "BLACK", [RESULT_WHITE] = "WHITE", [RESULT_DRAW] = "DRAW"};

enum { NAME_COMPARED_MAX = 24 }; /* bytes of letters and digits that are compared */

/* Those with `basicrule` are KataGomo's. */
static const struct {
	char name[NAME_COMPARED_MAX];
	enum rule rule;
} rules[] = {
	{"renju", RULE_RENJU},         {"rif", RULE_RENJU},
	{"classic", RULE_RENJU},       {"yamaguchi", RULE_RENJU},
	{"soosyrv", RULE_RENJU},       {"soosorv", RULE_RENJU},
	{"taraguchi", RULE_RENJU},     {"tarannikov", RULE_RENJU},
	{"sakata", RULE_RENJU},        {"swap24", RULE_RENJU},
	{"有禁手", RULE_RENJU},        {"有禁", RULE_RENJU},
	{"禁手", RULE_RENJU},          {"連珠", RULE_RENJU},
	{"连珠", RULE_RENJU},          {"basicrulerenju", RULE_RENJU},
	{"standard", RULE_STANDARD},   {"gomoku", RULE_STANDARD},
	{"swap", RULE_STANDARD},       {"pro", RULE_STANDARD},
	{"longpro", RULE_STANDARD},    {"basicrulestandard", RULE_STANDARD},
	{"freestyle", RULE_FREESTYLE}, {"free", RULE_FREESTYLE},
	{"fastgame", RULE_FREESTYLE},  {"基本", RULE_FREESTYLE},
	{"無禁手", RULE_FREESTYLE},    {"无禁手", RULE_FREESTYLE},
	{"无禁", RULE_FREESTYLE},      {"basicrulefreestyle", RULE_FREESTYLE},
	{"caro", RULE_CARO},
};

static const struct {
	char digit;
	enum rule rule;
} digits[] = {{'0', RULE_FREESTYLE}, {'1', RULE_STANDARD}, {'4', RULE_RENJU}, {'8', RULE_CARO}};

/* Returns the length of the Chinese character that the text begins with (U+4000 to U+9FFF), or 0. */
static size_t ideograph(struct span text)
{
	enum { IDEOGRAPH_BYTES = 3 };
	bool lead = text.length >= IDEOGRAPH_BYTES && text.at[0] >= '\xE4' && text.at[0] <= '\xE9';
	return lead && utf8_length(text) == IDEOGRAPH_BYTES ? IDEOGRAPH_BYTES : 0;
}

size_t naming_normalize(struct span text, char *out, size_t room)
{
	size_t length = 0;
	for (size_t next; text.length > 0 && length < room; text_skip(&text, next)) {
		bool plain = text_letter(text.at[0]) || text_digit(text.at[0]);
		size_t chinese = plain ? 0 : ideograph(text);
		next = chinese > 0 ? chinese : 1;
		if (plain)
			out[length++] = text_lower(text.at[0]);
		else if (text_starts(text, "õ") || text_starts(text, "Õ"))
			out[length++] = 'o';
		for (size_t i = 0; i < chinese && length < room; i++)
			out[length++] = text.at[i];
	}
	return length;
}

/* Finds the longest rule name that `name` begins with. Returns its length, or 0. */
static size_t longest(const char *name, size_t length, enum rule *rule)
{
	size_t best = 0;
	for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
		size_t own = 0;
		while (own < length && rules[i].name[own] == name[own])
			own++;
		if (own > best && rules[i].name[own] == '\0') {
			best = own;
			*rule = rules[i].rule;
		}
	}
	return best;
}

bool naming_rule_column(struct span text, enum rule *rule)
{
	char name[NAME_COMPARED_MAX];
	enum rule found = RULE_RENJU;
	size_t length = naming_normalize(text, name, NAME_COMPARED_MAX);
	size_t at = longest(name, length, &found);
	if (at == 0 || length == NAME_COMPARED_MAX)
		return false;
	while (at < length && text_digit(name[at]))
		at++;
	if (at < length)
		return false;
	*rule = found;
	return true;
}

bool naming_rule(struct span text, enum rule *rule)
{
	char name[NAME_COMPARED_MAX] = "";
	size_t length = naming_normalize(text, name, NAME_COMPARED_MAX);
	for (size_t i = 0; i < sizeof digits / sizeof *digits; i++)
		if (length == 1 && name[0] == digits[i].digit) {
			*rule = digits[i].rule;
			return true;
		}
	return longest(name, length, rule) > 0;
}

bool naming_rule_of_go(struct span text)
{
	static const char *const names[] = {"chinese", "japanese", "aga", "ing", "goe", "nz"};
	char name[NAME_COMPARED_MAX];
	struct span letters = {name, naming_normalize(text, name, NAME_COMPARED_MAX)};
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (text_starts(letters, names[i]))
			return true;
	return false;
}

bool naming_is_given(struct span text)
{
	text = text_trim(text);
	return text.length > 0 && !text_is(text, "-");
}

bool naming_is_known(struct span text)
{
	bool any = false;
	text = text_trim(text);
	for (size_t i = 0; i < text.length; i++)
		any |= text.at[i] != '?' && text.at[i] != '.';
	return any && naming_is_given(text);
}

/* Reads the score of two players. `alone`: or the points of Black alone. */
static enum game_result read_score(struct span text, bool alone)
{
	enum { SCORES = 5 };
	static const struct {
		const char *text;
		enum game_result result;
	} scores[] = {{"1-0", RESULT_BLACK},      {"0-1", RESULT_WHITE},     {"1/2-1/2", RESULT_DRAW},
	              {"0.5-0.5", RESULT_DRAW},   {"1/2", RESULT_DRAW},      {"1", RESULT_BLACK},
	              {"0", RESULT_WHITE},        {"0.5", RESULT_DRAW},      {".5", RESULT_DRAW},
	              {"0,5", RESULT_DRAW},       {"1.0", RESULT_BLACK},     {"0.0", RESULT_WHITE},
	              {"BlackWin", RESULT_BLACK}, {"WhiteWin", RESULT_WHITE}};
	for (size_t i = 0; i < (alone ? sizeof scores / sizeof *scores : SCORES); i++)
		if (text_is(text, scores[i].text))
			return scores[i].result;
	return RESULT_NONE;
}

/* Reads Chinese and Japanese for "Black won": a color, up to four characters that name no color and no loss, and the
   character for "won". */
static enum game_result chinese_winner(struct span text)
{
	enum { BETWEEN_MAX = 4 };
	static const char *const none_of[] = {"黑", "黒", "白", "先", "后", "後", "负", "負", "输", "輸", NULL};
	static const struct {
		const char *word;
		enum game_result result;
	} colors[] = {{"黑", RESULT_BLACK}, {"黒", RESULT_BLACK},   {"先手", RESULT_BLACK},
	              {"白", RESULT_WHITE}, {"后手", RESULT_WHITE}, {"後手", RESULT_WHITE}};
	enum game_result result = RESULT_NONE;
	for (size_t i = 0; i < sizeof colors / sizeof *colors && result == RESULT_NONE; i++)
		if (text_starts(text, colors[i].word)) {
			result = colors[i].result;
			text_skip(&text, strlen(colors[i].word));
		}
	for (int between = 0; between <= BETWEEN_MAX && text.length > 0; between++) {
		struct span character = {text.at, utf8_length(text)};
		if (text_starts(text, "胜") || text_starts(text, "勝"))
			return result;
		if (character.length == 0 || names_find((struct names)NAMES(none_of), character) >= 0)
			break;
		text_skip(&text, character.length);
	}
	return RESULT_NONE;
}

/* Reads a result in Chinese or Japanese. */
static enum game_result chinese_result(struct span text)
{
	if (text.length == 0 || (text.at[0] & 0x80) == 0)
		return RESULT_NONE;
	if (text_starts(text, "和") || text_starts(text, "平") || text_is(text, "引き分け"))
		return RESULT_DRAW;
	return chinese_winner(text);
}

/* Returns the word after the blank that the text begins with; empty if there is none. */
static struct span next_word(struct span text)
{
	return text.length > 0 && text_blank(text.at[0]) ? text_word(&text) : text_span("");
}

enum game_result naming_winner(struct span text)
{
	static const struct {
		const char *word;
		enum game_result result;
		bool wins, resigns; /* these verbs may follow */
	} words[] = {{"b", RESULT_BLACK, true, false},    {"w", RESULT_WHITE, true, false},
	             {"d", RESULT_DRAW, false, false},    {"black", RESULT_BLACK, true, true},
	             {"white", RESULT_WHITE, true, true}, {"draw", RESULT_DRAW, true, false},
	             {"drawn", RESULT_DRAW, true, false}, {"tie", RESULT_DRAW, true, false}};
	static const char *const verbs[] = {"wins", "won", "win", NULL};
	text = text_trim(text);
	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		if (!text_starts(text, words[i].word))
			continue;
		struct span rest = text_after(text, strlen(words[i].word)), verb = next_word(rest);
		if (text_is(rest, "+draw"))
			return RESULT_DRAW;
		if (rest.length == 0 || rest.at[0] == '+')
			return words[i].result;
		if (words[i].wins && names_find((struct names)NAMES(verbs), verb) >= 0)
			return words[i].result;
		if (words[i].resigns && text_is(verb, "resigns"))
			return naming_other_side(words[i].result);
	}
	return chinese_result(text);
}

enum game_result naming_result(struct span text)
{
	enum game_result result = read_score(text_trim(text), false);
	return result != RESULT_NONE ? result : naming_winner(text);
}

bool naming_is_score(struct span text)
{
	return read_score(text_trim(text), false) != RESULT_NONE;
}

enum game_result naming_other_side(enum game_result result)
{
	if (result == RESULT_BLACK)
		return RESULT_WHITE;
	return result == RESULT_WHITE ? RESULT_BLACK : result;
}

enum game_result naming_score(struct span text)
{
	enum game_result result = read_score(text_trim(text), true);
	return result != RESULT_NONE ? result : naming_winner(text);
}

bool naming_last_word(struct span word, enum game_result *result)
{
	bool won = text_starts(word, "b+") || text_starts(word, "w+");
	enum game_result said = won ? naming_winner(word) : read_score(word, false);
	if (said == RESULT_NONE && !text_is(word, "*"))
		return false;
	*result = said;
	return true;
}
