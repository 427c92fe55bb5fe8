#include "terminal/words/opening_words.h"

#include <stdio.h>
#include <string.h>

/* Chinese names. The English names are those of the table of openings. */
static const struct {
	const char *name, *chinese;
} chinese_names[] = {
	{"free", "自由"},
	{"tengen", "天元"},
	{"pro", "职业规则"},
	{"long-pro", "长职业规则"},
	{"swap1", "一手交换"},
	{"swap", "三手交换"},
	{"swap2", "三手交换（Swap2）"},
	{"swap5", "五手交换"},
	{"swap24", "二十四式交换"},
	{"rif", "五手两打"},
	{"yamaguchi", "山口"},
	{"soosyrv-N", "索索夫-N"},
	{"tarannikov", "塔拉尼科夫"},
	{"taraguchi-N", "塔拉山口-N"},
	{"super-taraguchi-N", "超级塔拉山口-N"},
	{"sakata", "坂田"},
};

static const struct {
	const char *name;
	const char *called[LANGUAGES];
} patterns[] = {
	{"D1", {"Kansei", "寒星"}},     {"D2", {"Keigetsu", "溪月"}}, {"D3", {"Sosei", "疏星"}},
	{"D4", {"Kagetsu", "花月"}},    {"D5", {"Zangetsu", "残月"}}, {"D6", {"Ugetsu", "雨月"}},
	{"D7", {"Kinsei", "金星"}},     {"D8", {"Shogetsu", "松月"}}, {"D9", {"Kyugetsu", "丘月"}},
	{"D10", {"Shingetsu", "新月"}}, {"D11", {"Zuisei", "瑞星"}},  {"D12", {"Sangetsu", "山月"}},
	{"D13", {"Yusei", "游星"}},     {"I1", {"Chosei", "长星"}},   {"I2", {"Kyogetsu", "峡月"}},
	{"I3", {"Kosei", "恒星"}},      {"I4", {"Suigetsu", "水月"}}, {"I5", {"Ryusei", "流星"}},
	{"I6", {"Ungetsu", "云月"}},    {"I7", {"Hogetsu", "浦月"}},  {"I8", {"Rangetsu", "岚月"}},
	{"I9", {"Gingetsu", "银月"}},   {"I10", {"Myojo", "明星"}},   {"I11", {"Shagetsu", "斜月"}},
	{"I12", {"Meigetsu", "名月"}},  {"I13", {"Suisei", "彗星"}},
};

/* Returns the name as the table has it, with the letter N if there is one. */
static const char *words_of_opening(enum language language, int opening)
{
	const char *name = openings[opening].name;
	for (size_t i = 0; language == LANGUAGE_ZH && i < sizeof chinese_names / sizeof *chinese_names; i++)
		if (strcmp(chinese_names[i].name, name) == 0)
			return chinese_names[i].chinese;
	return name;
}

const char *opening_words_write(enum language language, int opening, int n, char out[OPENING_WORDS_MAX])
{
	const char *name = words_of_opening(language, opening);
	if (openings[opening].usual > 0)
		snprintf(out, OPENING_WORDS_MAX, "%.*s%d", (int)strlen(name) - 1, name, n);
	else
		snprintf(out, OPENING_WORDS_MAX, "%s", name);
	return out;
}

bool opening_words_read(struct ruleset *rules, struct span text)
{
	char name[OPENING_WORDS_MAX];
	for (enum language language = 0; language < LANGUAGES; language++)
		for (int i = 0; openings[i].name; i++)
			for (int n = openings[i].usual > 0; n <= (openings[i].usual > 0 ? OPENING_OFFER_MAX : 0); n++) {
				opening_words_write(language, i, n, name);
				name[phrase_fold(name, strlen(name))] = '\0'; /* typed texts are folded */
				if (!text_is(text, name))
					continue;
				rules->opening = i;
				rules->opening_n = n;
				return true;
			}
	return false;
}

const char *opening_words_pattern(enum language language, const char *name)
{
	size_t i = 0;
	while (strcmp(patterns[i].name, name) != 0)
		i++;
	return patterns[i].called[language];
}
