#include "record/naming.h"

#include <string.h>

#include "base/names.h"

const char *const result_names[] = {
	[RESULT_NONE] = "", [RESULT_BLACK] = "BLACK", [RESULT_WHITE] = "WHITE", [RESULT_DRAW] = "DRAW"};

static const struct {
	char name[sizeof "tarannikov"];
	enum rule rule;
} rules[] = {
	{"renju", RULE_RENJU},    {"rif", RULE_RENJU},          {"classic", RULE_RENJU},     {"yamaguchi", RULE_RENJU},
	{"soosyrv", RULE_RENJU},  {"soosorv", RULE_RENJU},      {"taraguchi", RULE_RENJU},   {"tarannikov", RULE_RENJU},
	{"sakata", RULE_RENJU},   {"swap24", RULE_RENJU},       {"standard", RULE_STANDARD}, {"gomoku", RULE_STANDARD},
	{"swap", RULE_STANDARD},  {"pro", RULE_STANDARD},       {"longpro", RULE_STANDARD},  {"freestyle", RULE_FREESTYLE},
	{"free", RULE_FREESTYLE}, {"fastgame", RULE_FREESTYLE}, {"caro", RULE_CARO},
};

static const struct {
	char digit;
	enum rule rule;
} digits[] = {{'0', RULE_FREESTYLE}, {'1', RULE_STANDARD}, {'4', RULE_RENJU}, {'8', RULE_CARO}};

enum { NAME_COMPARED_MAX = 24 }; /* letters and digits that are compared */

size_t naming_normalize(struct span text, char *out, size_t room)
{
	size_t length = 0;
	for (size_t i = 0; i < text.length && length < room; i++) {
		char next = '\0';
		if (i + 1 < text.length)
			next = text.at[i + 1];
		if (text_letter(text.at[i]) || text_digit(text.at[i]))
			out[length++] = text_lower(text.at[i]);
		else if (text.at[i] == '\xC3' && (next == '\xB5' || next == '\x95')) /* õ, Õ */
			out[length++] = 'o';
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

static enum game_result score(struct span text)
{
	static const struct {
		const char *text;
		enum game_result result;
	} scores[] = {{"1-0", RESULT_BLACK}, {"0-1", RESULT_WHITE}, {"1/2-1/2", RESULT_DRAW}, {"0.5-0.5", RESULT_DRAW}};
	for (size_t i = 0; i < sizeof scores / sizeof *scores; i++)
		if (text_is(text, scores[i].text))
			return scores[i].result;
	return RESULT_NONE;
}

static bool says_won(struct span rest)
{
	static const char *const verbs[] = {"wins", "won", "win", NULL};
	return rest.length > 0 && text_blank(rest.at[0]) && names_find((struct names)NAMES(verbs), text_word(&rest)) >= 0;
}

enum game_result naming_winner(struct span text)
{
	static const struct {
		const char *word;
		enum game_result result;
	} words[] = {{"b", RESULT_BLACK},     {"w", RESULT_WHITE},    {"d", RESULT_DRAW},   {"black", RESULT_BLACK},
	             {"white", RESULT_WHITE}, {"drawn", RESULT_DRAW}, {"draw", RESULT_DRAW}};
	text = text_trim(text);
	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		if (!text_starts(text, words[i].word))
			continue;
		size_t length = strlen(words[i].word);
		struct span rest = {text.at + length, text.length - length};
		bool complete = rest.length == 0 || rest.at[0] == '+';
		if (complete || (length > 1 && says_won(rest)))
			return words[i].result;
	}
	return RESULT_NONE;
}

enum game_result naming_result(struct span text)
{
	enum game_result result = score(text_trim(text));
	return result != RESULT_NONE ? result : naming_winner(text);
}

bool naming_is_score(struct span text)
{
	return score(text_trim(text)) != RESULT_NONE;
}

enum game_result naming_other_side(enum game_result result)
{
	if (result == RESULT_BLACK)
		return RESULT_WHITE;
	return result == RESULT_WHITE ? RESULT_BLACK : result;
}

enum game_result naming_score(struct span text)
{
	static const struct {
		const char *text;
		enum game_result result;
	} parts[] = {{"1", RESULT_BLACK},   {"0", RESULT_WHITE},        {"0.5", RESULT_DRAW},
	             {".5", RESULT_DRAW},   {"0,5", RESULT_DRAW},       {"1.0", RESULT_BLACK},
	             {"0.0", RESULT_WHITE}, {"BlackWin", RESULT_BLACK}, {"WhiteWin", RESULT_WHITE}};
	text = text_trim(text);
	for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
		if (text_is(text, parts[i].text))
			return parts[i].result;
	return naming_result(text);
}

bool naming_last_word(struct span word, enum game_result *result)
{
	if (word.length == 0)
		return false;
	char first = text_lower(word.at[0]);
	bool won = word.length > 1 && word.at[1] == '+' && (first == 'b' || first == 'w');
	bool unknown = word.length == 1 && first == '*';
	enum game_result scored = score(word);
	if (!won && !unknown && (scored == RESULT_NONE || word.at[1] == '.'))
		return false;
	*result = scored;
	if (won)
		*result = first == 'b' ? RESULT_BLACK : RESULT_WHITE;
	return true;
}
