#include "terminal/view/typed.h"

#include <string.h>

static const struct {
	const char *typed;
	const char *word;
} shorts[] = {
	{"u", "undo"}, {"q", "quit"}, {"exit", "quit"}, {"?", "help"}, {"m", "menu"}, {"s", "settings"}, {"a", "again"},
		{"w", "sides"}, {"b", "back"}, {"f", "forth"},
};

/* In Chinese. */
static const struct {
	const char *own;
	const char *english;
} words[] = {
	{"交换", "swap"}, {"加子", "more"}, {"打数", "number"}, {"打点", "offer"},
	{"悔棋", "undo"}, {"停一手", "pass"}, {"虚手", "pass"}, {"认输", "resign"},
	{"和棋", "draw"}, {"提和", "draw"}, {"指禁", "claim"}, {"提示", "hint"}, {"求解", "solve"},
	{"为何", "why"}, {"为什么", "why"}, {"禁手", "forbidden"}, {"保存", "save"},
	{"读取", "load"}, {"新局", "new"}, {"帮助", "help"}, {"退出", "quit"},
	{"菜单", "menu"}, {"求和", "draw"}, {"加载", "load"}, {"打开", "load"},
	{"显示", "show"}, {"设置", "settings"}, {"再来", "again"}, {"规则", "rules"},
	{"后退", "back"}, {"回看", "back"}, {"前进", "forth"}, {"开头", "start"},
	{"末尾", "end"}, {"分析", "analysis"}, {"换边", "sides"}, {"轮到谁", "who"}, {"是", "y"},
	{"否", "n"},
};

/* How many bytes at the front of a text are such a word; 0 for none. */
static size_t front_word(struct span text, struct span *english)
{
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (text_starts(text, words[i].own)) {
			*english = text_span(words[i].english);
			return strlen(words[i].own);
		}
	return 0;
}

static struct span without(struct span text, size_t front)
{
	return (struct span){text.at + front, text.length - front};
}

struct span typed_rest(struct span text)
{
	struct span english;
	size_t front = front_word(text, &english);
	if (front == 0)
		front = text_word(&(struct span){text.at, text.length}).length;
	return text_trim(without(text, front));
}

struct span typed_word(struct span text)
{
	struct span english;
	for (size_t i = 0; i < sizeof shorts / sizeof *shorts; i++)
		if (text_is(text, shorts[i].typed))
			return text_span(shorts[i].word);
	return text.length > 0 && front_word(text, &english) == text.length ? english : text;
}

bool typed_leaves(struct span text)
{
	struct span word = typed_word(text);
	return text_is(word, "menu") || text_is(word, "quit");
}

static size_t run_of(struct span text, size_t from, bool letters)
{
	size_t end = from;
	while (end < text.length && (letters ? text_letter(text.at[end]) : text_digit(text.at[end])))
		end++;
	return end - from;
}

static size_t blanks_from(struct span text, size_t from)
{
	size_t end = from;
	while (end < text.length && text_blank(text.at[end]))
		end++;
	return end - from;
}

/* One or two letters and a number, in either order, blanks between or none: writes them together, letters first.
   Returns how many bytes, 0 for anything else. */
static size_t put_point(struct span text, char *out)
{
	bool letters_first = text.length > 0 && text_letter(text.at[0]);
	size_t one = run_of(text, 0, letters_first);
	size_t from = one + blanks_from(text, one);
	size_t other = run_of(text, from, !letters_first);
	size_t letters = letters_first ? one : other;
	if (one == 0 || other == 0 || from + other != text.length || letters > 2)
		return 0;
	memcpy(out, text.at + (letters_first ? 0 : from), letters);
	memcpy(out + letters, text.at + (letters_first ? from : 0), letters_first ? other : one);
	return one + other;
}

/* The command in English with its point put right; text may be `line` itself. */
static struct span straightened(struct span text, char line[TYPED_LINE_MAX])
{
	struct span rest = text;
	size_t front = 0;
	if (text_is(text_word(&rest), "why"))
		front = 4;
	char point[TYPED_LINE_MAX];
	size_t length = put_point(front > 0 ? text_trim(rest) : text, point);
	if (length == 0)
		return text;
	memcpy(line, "why ", front);
	memcpy(line + front, point, length);
	return (struct span){line, front + length};
}

struct span typed_command(struct span text, enum coords coords, char line[TYPED_LINE_MAX])
{
	struct span english;
	size_t front = front_word(text, &english);
	struct span word = typed_word(text);
	if (word.at != text.at)
		return word;
	if (front > 0) {
		struct span rest = text_trim(without(text, front));
		memcpy(line, english.at, english.length);
		line[english.length] = ' ';
		memcpy(line + english.length + 1, rest.at, rest.length);
		text = (struct span){line, english.length + 1 + rest.length};
	}
	return coords_lettered(coords) ? straightened(text, line) : text;
}
