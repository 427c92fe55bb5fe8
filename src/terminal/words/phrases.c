#include "terminal/words/phrases.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/utf8.h"
#include "terminal/files/game_file.h"

const char *const language_names[] = {[LANGUAGE_EN] = "en", [LANGUAGE_ZH] = "zh", NULL};

/* Returns what the locale says for a category: the first variable that is set and not empty. */
static struct span locale_of(const char *category)
{
	const char *const names[] = {"LC_ALL", category, "LANG"};
	for (int i = 0; i < 3; i++) {
		const char *value = getenv(names[i]);
		if (value && *value)
			return text_span(value);
	}
	return text_span("C");
}

bool language_locale_is_utf8(void)
{
	struct span locale = locale_of("LC_CTYPE");
	return text_contains(locale, text_span("utf-8")) || text_contains(locale, text_span("utf8"));
}

enum language language_of_locale(void)
{
	bool chinese = text_starts(locale_of("LC_MESSAGES"), "zh");
	return chinese && language_locale_is_utf8() ? LANGUAGE_ZH : LANGUAGE_EN;
}

const char *const phrase_texts[LANGUAGES][PHRASES] = {
	[LANGUAGE_EN] =
		{
#define ROW(name, english, chinese) [name] = (english),
#include "commands/wording_rows.h"
#include "terminal/words/phrase_rows.h"
#include "terminal/words/practice_rows.h"
#undef ROW
		},
	[LANGUAGE_ZH] =
		{
#define ROW(name, english, chinese) [name] = (chinese),
#include "commands/wording_rows.h"
#include "terminal/words/phrase_rows.h"
#include "terminal/words/practice_rows.h"
#undef ROW
		},
};

const char *phrase_numeral(enum language language, int count, char out[NUMBER_MAX])
{
	static const char *const chinese[] = {"零", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十"};
	bool word = language == LANGUAGE_ZH && count >= 0 && count <= 10;
	return word ? chinese[count] : sink_digits(count, out);
}

/* Chinese names of the values of settings; an N in the name of an opening is its number. */
static const struct {
	const char *english;
	const char *chinese;
} values[] = {
	{"renju", "连珠"},
	{"standard", "无禁手且长连不胜"},
	{"freestyle", "无禁手"},
	{"caro", "卡罗"},
	{"lose", "判负"},
	{"ascii", "字符"},
	{"reject", "不许落子"},
	{"claim", "白方指出才判负"},
	{"lines", "线条"},
	{"plain", "朴素"},
	{"wood", "木色"},
	{"dark", "深色"},
	{"dots", "圆点"},
	{"grid", "方格"},
	{"random", "随机"},
	{"engine", "引擎"},
	{"minimax", "极小极大"},
	{"novice", "启蒙"},
	{"beginner", "入门"},
	{"easy", "初级"},
	{"medium", "中级"},
	{"hard", "高级"},
	{"off", "关"},
	{"on", "开"},
	{"auto", "自动"},
	{"line", "按行"},
	{"mouse", "鼠标"},
	{"letters", "字母"},
	{"top", "左上为A1"},
	{"go", "围棋式"},
	{"xy", "先列后行从0数"},
	{"xy1", "先列后行从1数"},
	{"rc", "先行后列从0数"},
	{"en", "英文"},
	{"zh", "中文"},
	{"free", "自由"},
	{"tengen", "天元"},
	{"pro", "职业开局"},
	{"long-pro", "长职业开局"},
	{"swap1", "一手交换"},
	{"swap", "三手交换"},
	{"swap2", "二次交换（Swap2）"},
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

const char *phrase_value(enum language language, const char *english)
{
	for (size_t i = 0; language == LANGUAGE_ZH && i < sizeof values / sizeof *values; i++)
		if (strcmp(values[i].english, english) == 0)
			return values[i].chinese;
	return english;
}

/* U+FF01 to U+FF5E are the full-width forms of ASCII. U+3000 is the full-width blank. */
size_t phrase_fold(char *text, size_t length)
{
	size_t to = 0;
	for (size_t from = 0; from < length; to++) {
		bool three = utf8_length((struct span){text + from, length - from}) == 3;
		unsigned code = three ? utf8_code((struct span){text + from, 3}) : 0;
		bool wide = code >= 0xFF01 && code <= 0xFF5E;
		text[to] = text[from];
		if (wide)
			text[to] = (char)(code - 0xFF01 + '!');
		else if (code == 0x3000)
			text[to] = ' ';
		from += wide || code == 0x3000 ? 3 : 1;
	}
	return to;
}

/* Chinese texts of errors. The English texts come from the C library. */
static const struct {
	int error;
	const char *chinese;
} errors[] = {
	{ENOENT, "没有这个文件或文件夹"},
	{EACCES, "没有权限"},
	{EPERM, "不允许的操作"},
	{EISDIR, "是文件夹"},
	{ENOTDIR, "路径中有一项不是文件夹"},
	{EEXIST, "已存在"},
	{ENOSPC, "磁盘已满"},
	{EROFS, "只读的文件系统"},
	{EIO, "读写错误"},
	{EINVAL, "无效的参数"},
	{ENAMETOOLONG, "文件名太长"},
	{ELOOP, "符号链接太多"},
	{EFBIG, "文件太大"},
	{EMFILE, "打开的文件太多"},
	{ENFILE, "打开的文件太多"},
	{ENOMEM, "内存不足"},
	{EBUSY, "正在使用中"},
	{ETXTBSY, "正在使用中"},
	{EPIPE, "管道已断开"},
	{EBADF, "文件未打开"},
	{GAME_FILE_IRREGULAR, "不是普通文件"},
};

const char *phrase_error(enum language language, int error, char out[PHRASE_ERROR_MAX])
{
	if (language == LANGUAGE_EN)
		return error == GAME_FILE_IRREGULAR ? "not a regular file" : strerror(error);
	for (size_t i = 0; i < sizeof errors / sizeof *errors; i++)
		if (errors[i].error == error)
			return errors[i].chinese;
	snprintf(out, PHRASE_ERROR_MAX, "错误 %d", error);
	return out;
}

void phrase_put(struct sink *out, enum language language, enum phrase phrase, const char *const arguments[])
{
	sink_fill(out, phrase_texts[language][phrase], arguments);
}

void phrase_write(char *out, size_t room, enum language language, enum phrase phrase, const char *const arguments[])
{
	struct sink text = sink_into(out, room);
	sink_fill(&text, phrase_texts[language][phrase], arguments);
}

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

const char *opening_words_write(enum language language, int opening, int n, char out[OPENING_WORDS_MAX])
{
	const char *name = phrase_value(language, openings[opening].name);
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
