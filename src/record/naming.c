#include "record/naming.h"

#include <string.h>

const char *const recorded_names[] = {
	[RECORDED_NOTHING] = "", [RECORDED_BLACK] = "BLACK", [RECORDED_WHITE] = "WHITE", [RECORDED_DRAW] = "DRAW"};

static const struct {
	const char *name;
	enum rule rule;
} rules[] = {
	{"renju", RULE_RENJU},         {"rif", RULE_RENJU},           {"classic", RULE_RENJU},
	{"yamaguchi", RULE_RENJU},     {"soosyrv", RULE_RENJU},       {"soosorv", RULE_RENJU},
	{"taraguchi", RULE_RENJU},     {"tarannikov", RULE_RENJU},    {"sakata", RULE_RENJU},
	{"swap24", RULE_RENJU},        {"standard", RULE_STANDARD},   {"gomoku", RULE_STANDARD},
	{"swap", RULE_STANDARD},       {"pro", RULE_STANDARD},        {"longpro", RULE_STANDARD},
	{"freestyle", RULE_FREESTYLE}, {"free", RULE_FREESTYLE},      {"fastgame", RULE_FREESTYLE},
	{"caro", RULE_CARO},
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
	char name[NAME_COMPARED_MAX];
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

static enum recorded score(struct span text)
{
	static const struct {
		const char *text;
		enum recorded recorded;
	} scores[] = {
		{"1-0", RECORDED_BLACK}, {"0-1", RECORDED_WHITE}, {"1/2-1/2", RECORDED_DRAW}, {"0.5-0.5", RECORDED_DRAW}};
	for (size_t i = 0; i < sizeof scores / sizeof *scores; i++)
		if (text_is(text, scores[i].text))
			return scores[i].recorded;
	return RECORDED_NOTHING;
}

/* Is there no rest, or does it begin with a "+"? */
static bool ends_or_plus(struct span rest)
{
	return rest.length == 0 || rest.at[0] == '+';
}

static bool says_won(struct span rest)
{
	static const char *const verbs[] = {"wins", "won", "win"};
	if (rest.length == 0 || !text_blank(rest.at[0]))
		return false;
	struct span verb = text_word(&rest);
	for (size_t i = 0; i < sizeof verbs / sizeof *verbs; i++)
		if (text_is(verb, verbs[i]))
			return true;
	return false;
}

enum recorded naming_winner(struct span text)
{
	static const struct {
		const char *word;
		enum recorded recorded;
	} words[] = {{"b", RECORDED_BLACK},    {"w", RECORDED_WHITE},   {"d", RECORDED_DRAW},   {"black", RECORDED_BLACK},
	             {"white", RECORDED_WHITE}, {"drawn", RECORDED_DRAW}, {"draw", RECORDED_DRAW}};
	text = text_trim(text);
	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		if (!text_starts(text, words[i].word))
			continue;
		size_t length = strlen(words[i].word);
		struct span rest = {text.at + length, text.length - length};
		if (ends_or_plus(rest) || (length > 1 && says_won(rest)))
			return words[i].recorded;
	}
	return RECORDED_NOTHING;
}

enum recorded naming_result(struct span text)
{
	enum recorded recorded = score(text_trim(text));
	return recorded != RECORDED_NOTHING ? recorded : naming_winner(text);
}

bool naming_is_score(struct span text)
{
	return score(text_trim(text)) != RECORDED_NOTHING;
}

enum recorded naming_other_side(enum recorded recorded)
{
	if (recorded == RECORDED_BLACK)
		return RECORDED_WHITE;
	return recorded == RECORDED_WHITE ? RECORDED_BLACK : recorded;
}

enum recorded naming_score(struct span text)
{
	static const struct {
		const char *text;
		enum recorded recorded;
	} parts[] = {{"1", RECORDED_BLACK},        {"0", RECORDED_WHITE},       {"0.5", RECORDED_DRAW},
	             {".5", RECORDED_DRAW},        {"0,5", RECORDED_DRAW},      {"1.0", RECORDED_BLACK},
	             {"0.0", RECORDED_WHITE},      {"BlackWin", RECORDED_BLACK}, {"WhiteWin", RECORDED_WHITE}};
	text = text_trim(text);
	for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
		if (text_is(text, parts[i].text))
			return parts[i].recorded;
	return naming_result(text);
}

bool naming_last_word(struct span word, enum recorded *recorded)
{
	if (word.length == 0)
		return false;
	char first = text_lower(word.at[0]);
	bool won = word.length > 1 && word.at[1] == '+' && (first == 'b' || first == 'w');
	bool unknown = word.length == 1 && first == '*';
	enum recorded scored = score(word);
	if (!won && !unknown && (scored == RECORDED_NOTHING || word.at[1] == '.'))
		return false;
	*recorded = won ? (first == 'b' ? RECORDED_BLACK : RECORDED_WHITE) : scored;
	return true;
}
