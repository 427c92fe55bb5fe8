#include "terminal/words/words.h"

#include <string.h>

#include "terminal/tty/keys.h"

/* clang-format off */
const struct word word_rows[] = {
	{.word = "undo", .id = WORD_COMMAND, .flags = WORD_GAME,
	 .chinese = {"悔棋"}, .shorts = {"u"}, .argument = {"[N]", "[N]"},
	 .does = {"take back 1 or N moves", "悔1手或N手"}},
	{.word = "pass", .id = WORD_COMMAND, .flags = WORD_PLAYS,
	 .chinese = {"停一手", "虚手"},
	 .does = {"skip your turn", "不落子"}},
	{.word = "resign", .id = WORD_COMMAND, .flags = WORD_PERSON,
	 .chinese = {"认输"},
	 .does = {"give up the game", "本局判负"}},
	{.word = "draw", .id = WORD_COMMAND, .flags = WORD_PLAYS,
	 .chinese = {"和棋", "提和", "求和"},
	 .does = {"offer or accept a draw", "提和或接受提和"}},
	{.word = "claim", .id = WORD_COMMAND, .flags = WORD_FOUL,
	 .chinese = {"指禁"},
	 .does = {"claim a forbidden move", "指出黑方禁手"}},
	{.word = "hint", .id = WORD_HINT, .flags = WORD_TURN | WORD_LOOKS | WORD_SOLVES,
	 .chinese = {"提示"}, .argument = {"[N]", "[N]"},
	 .does = {"suggest 1 or N moves", "建议1手或N手"},
	 .solves = {"how to win; again: the move", "先提示方法，再次提示着点"}},
	{.word = "solution", .id = WORD_SOLUTION, .flags = WORD_SOLVES,
	 .chinese = {"答案"},
	 .does = {"show all moves of the win", "显示全部着法"}},
	{.word = "solve", .id = WORD_COMMAND, .flags = WORD_TURN,
	 .chinese = {"求解"},
	 .does = {"look for a forced win", "寻找必胜下法"}},
	{.word = "go", .id = WORD_COMMAND, .flags = WORD_TURN,
	 .chinese = {"代走"},
	 .does = {"let the machine move", "由电脑代下一手"}},
	{.word = "swap", .id = WORD_COMMAND, .flags = WORD_SWAP,
	 .chinese = {"交换"},
	 .does = {"swap colors", "交换黑白"}},
	{.word = "more", .id = WORD_COMMAND, .flags = WORD_MORE,
	 .chinese = {"加子"},
	 .does = {"add two stones", "再下两子"}},
	{.word = "number", .id = WORD_COMMAND, .flags = WORD_NUMBER,
	 .chinese = {"打数"}, .argument = {"N", "N"},
	 .does = {"announce N fifth moves", "宣布五手打点数"}},
	{.word = "offer", .id = WORD_COMMAND, .flags = WORD_OFFER,
	 .chinese = {"打点"}, .argument = {"POINTS", "点 …"},
	 .does = {"offer fifth moves", "提出五手打点"}},
	{.word = "back", .id = WORD_BACK, .flags = WORD_GAME | WORD_LOOKS | WORD_EXIT,
	 .chinese = {"回看", "后退"}, .shorts = {"b"}, .argument = {"[N]", "[N]"},
	 .does = {"look back 1 or N moves", "后退1手或N手"}},
	{.word = "forth", .id = WORD_FORTH, .flags = WORD_GAME | WORD_LOOKS,
	 .chinese = {"前进"}, .shorts = {"f"}, .argument = {"[N]", "[N]"},
	 .does = {"go forward 1 or N moves", "前进1手或N手"}},
	{.word = "start", .id = WORD_START, .flags = WORD_GAME | WORD_LOOKS,
	 .chinese = {"开头"},
	 .does = {"look at the start", "回看开头"}},
	{.word = "end", .id = WORD_END, .flags = WORD_GAME | WORD_LOOKS,
	 .chinese = {"末尾"},
	 .does = {"look at the end", "回看末尾"}},
	{.word = "analysis", .id = WORD_ANALYSIS, .flags = WORD_GAME | WORD_LOOKS,
	 .chinese = {"分析"}, .argument = {"[off]", "[关]"},
	 .does = {"evaluate each position", "逐手分析"}},
	{.word = "threats", .id = WORD_THREATS, .flags = WORD_GAME | WORD_LOOKS,
	 .chinese = {"威胁"}, .argument = {"[off]", "[关]"},
	 .does = {"show or hide threats", "显示或隐藏威胁"}},
	{.word = "moves", .id = WORD_MOVES, .flags = WORD_GAME | WORD_LOOKS,
	 .chinese = {"开局库"}, .argument = {"[N]", "[N]"},
	 .does = {"show the book's moves", "列出开局库的着法"}},
	{.word = "review", .id = WORD_REVIEW, .flags = WORD_OVER | WORD_LOOKS,
	 .chinese = {"复盘"},
	 .does = {"go to next marked move", "跳到下一处标记"}},
	{.word = "better", .id = WORD_BETTER, .flags = WORD_LOOKS,
	 .chinese = {"更好"},
	 .does = {"play the better line", "演示更好的下法"}},
	{.word = "note", .id = WORD_NOTE, .flags = WORD_LOOKS,
	 .chinese = {"注释"}, .argument = {"TEXT", "文字"},
	 .does = {"comment on this move", "为这手写注释"}},
	{.word = "autoplay", .id = WORD_AUTOPLAY, .flags = WORD_LOOKS,
	 .chinese = {"播放"},
	 .does = {"play the moves", "自动播放"}},
	{.word = "continue", .id = WORD_CONTINUE, .flags = WORD_LOOKS,
	 .chinese = {"续下"},
	 .does = {"play on from here", "从此处续下"}},
	{.word = "why", .id = WORD_COMMAND, .flags = WORD_GAME | WORD_LOOKS | WORD_SOLVES | WORD_LEARNS,
	 .chinese = {"为何", "为什么"}, .argument = {"POINT", "点"},
	 .does = {"explain a point", "说明该点"}},
	{.word = "forbidden", .id = WORD_COMMAND, .flags = WORD_GAME | WORD_LOOKS | WORD_SOLVES | WORD_LEARNS,
	 .chinese = {"禁手"},
	 .does = {"list forbidden points", "列出禁手点"}},
	{.word = "who", .id = WORD_COMMAND, .flags = WORD_GAME,
	 .chinese = {"轮到谁"},
	 .does = {"say who is to move", "该谁落子"}},
	{.word = "show", .id = WORD_COMMAND, .flags = WORD_GAME | WORD_SOLVES,
	 .chinese = {"显示"},
	 .does = {"draw the board again", "重画棋盘"}},
	{.word = "save", .id = WORD_SAVE, .flags = WORD_GAME | WORD_LOOKS | WORD_KEEP,
	 .chinese = {"保存"}, .argument = {"FILE", "文件"},
	 .does = {"save (FILE.sgf: as SGF)", "存盘（可存 .sgf）"}},
	{.word = "load", .id = WORD_LOAD, .flags = WORD_GAME | WORD_LEAVES | WORD_ITEM,
	 .chinese = {"读取", "加载", "打开"}, .argument = {"FILE", "文件"},
	 .does = {"load a saved game", "读取棋局"}},
	{.word = "puzzle", .id = WORD_PUZZLE, .flags = WORD_GAME | WORD_ITEM | WORD_SOLVES,
	 .chinese = {"习题"}, .argument = {"FILE", "文件"},
	 .does = {"solve puzzles", "做习题"}},
	{.word = "next", .id = WORD_NEXT, .flags = WORD_SOLVES | WORD_LEARNS,
	 .chinese = {"下一题", "下一课"}, .argument = {"[N]", "[N]"},
	 .does = {"go forward 1 or N puzzles", "前进1题或N题"}},
	{.word = "previous", .id = WORD_PREVIOUS, .flags = WORD_SOLVES | WORD_LEARNS,
	 .chinese = {"上一题", "上一课"}, .argument = {"[N]", "[N]"},
	 .does = {"go back 1 or N puzzles", "后退1题或N题"}},
	{.word = "learn", .id = WORD_LEARN, .flags = WORD_GAME | WORD_ITEM | WORD_LEARNS,
	 .chinese = {"学习"}},
	{.word = "quiz", .id = WORD_QUIZ, .flags = WORD_GAME | WORD_ITEM | WORD_LEARNS,
	 .chinese = {"测验"}},
	{.word = "rules", .id = WORD_RULES, .flags = WORD_GAME | WORD_ITEM | WORD_SOLVES,
	 .chinese = {"规则"},
	 .does = {"rules; also learn, quiz", "另见学习、测验"}, .solves = {"explain the rules", "说明规则"}},
	{.word = "sides", .id = WORD_SIDES, .flags = WORD_GAME | WORD_LEAVES,
	 .chinese = {"换边"}, .shorts = {"w"},
	 .does = {"swap sides, play again", "换边再来一局"}},
	{.word = "new", .id = WORD_COMMAND, .flags = WORD_GAME | WORD_LEAVES,
	 .chinese = {"新局"},
	 .does = {"start a new game", "开新局"}},
	{.word = "menu", .id = WORD_MENU, .flags = WORD_GAME | WORD_LEAVES | WORD_EXIT | WORD_SOLVES | WORD_LEARNS,
	 .chinese = {"菜单"}, .shorts = {"m"},
	 .does = {"go to the menu", "回到菜单"}},
	{.word = "settings", .id = WORD_SETTINGS, .flags = WORD_GAME | WORD_LEAVES | WORD_ITEM,
	 .chinese = {"设置"}, .shorts = {"s"},
	 .does = {"change the settings", "更改设置"}},
	{.word = "quit", .id = WORD_QUIT,
	 .flags = WORD_GAME | WORD_LEAVES | WORD_ITEM | WORD_EXIT | WORD_SOLVES | WORD_LEARNS,
	 .chinese = {"退出"}, .shorts = {"q", "exit"},
	 .does = {"leave the program", "退出程序"}},
	{.word = "help", .id = WORD_HELP, .flags = WORD_GAME | WORD_LOOKS | WORD_SOLVES,
	 .chinese = {"帮助"}, .shorts = {"?"},
	 .does = {"show this list", "显示本表"}},
	{.word = "setup", .id = WORD_COMMAND, .flags = WORD_GAME,
	 .argument = {"black|white POINTS", "black|white 点 …"}},
	{.word = "turn", .id = WORD_COMMAND, .flags = WORD_GAME,
	 .argument = {"black|white", "black|white"}},
	{.word = "again", .id = WORD_ANSWER, .flags = WORD_OVER | WORD_SOLVES,
	 .chinese = {"再来"}, .shorts = {"a"},
	 .does = {"play again", "再来一局"}, .solves = {"try again", "重来"}},
	{.word = "y", .id = WORD_ANSWER,
	 .chinese = {"是"}},
	{.word = "n", .id = WORD_ANSWER,
	 .chinese = {"否"}},
	{.word = NULL},
};
/* clang-format on */

const struct word *words_find(struct span text)
{
	for (const struct word *row = word_rows; row->word; row++)
		if (text_is(text, row->word))
			return row;
	return NULL;
}

bool words_takes_file(const struct word *word)
{
	return word->argument[LANGUAGE_EN] && strcmp(word->argument[LANGUAGE_EN], "FILE") == 0;
}

bool words_has(struct span text, unsigned flag)
{
	const struct word *row = words_find(text);
	return row && (row->flags & flag) != 0;
}

bool typed_begins(struct span typed, const char *word)
{
	size_t same = 0;
	while (same < typed.length && word[same] && text_lower(word[same]) == text_lower(typed.at[same]))
		same++;
	return same == typed.length;
}

/* Adds a word to the completions of a text, if it begins with the text. `goes_on`: the word takes an argument. */
static void consider_word(struct completion *found, struct span text, const char *word, bool goes_on)
{
	if (!word || !typed_begins(text, word))
		return;
	completion_add(found, text_span(word));
	found->goes_on = goes_on;
}

size_t words_complete(struct span text, unsigned flags, char out[WORD_MAX_BYTES])
{
	struct completion found = {.count = 0};
	for (const struct word *row = word_rows; row->word && text.length > 0; row++) {
		bool goes_on = row->argument[LANGUAGE_EN] != NULL;
		if ((row->flags & flags) == 0)
			continue;
		consider_word(&found, text, row->word, goes_on);
		for (int i = 0; i < WORD_OTHERS_MAX; i++) {
			consider_word(&found, text, row->chinese[i], goes_on);
			if (row->shorts[i] && row->shorts[i][1]) /* one letter is not completed */
				consider_word(&found, text, row->shorts[i], goes_on);
		}
	}
	size_t length = completion_rest(&found, text, out);
	if (found.count == 1 && found.goes_on)
		out[length++] = ' ';
	return length;
}

/* Finds the Chinese word at the front of a text, or the short form that is the whole text, and its English word.
   Returns its length in bytes, or 0. */
static size_t front_word(struct span text, struct span *english)
{
	for (const struct word *row = word_rows; row->word; row++) {
		*english = text_span(row->word);
		for (int i = 0; i < WORD_OTHERS_MAX; i++)
			if (row->shorts[i] && text_is(text, row->shorts[i]))
				return text.length;
			else if (row->chinese[i] && text_starts(text, row->chinese[i]))
				return strlen(row->chinese[i]);
	}
	return 0;
}

struct span typed_rest(struct span text)
{
	struct span english;
	size_t front = front_word(text, &english);
	if (front == 0)
		front = text_word(&(struct span){text.at, text.length}).length;
	return text_trim(text_after(text, front));
}

struct span typed_name(struct span answer)
{
	size_t length = 0;
	while (length < answer.length && (answer.at[length] != '#' || (length > 0 && !text_blank(answer.at[length - 1]))))
		length++;
	return text_trim((struct span){answer.at, length});
}

struct span typed_word(struct span text)
{
	struct span english;
	return text.length > 0 && front_word(text, &english) == text.length ? english : text;
}

bool typed_is_leave(struct span text)
{
	struct span word = typed_word(text);
	bool back = text_is(word, "back") && !text_is(text, "b");
	return back || text_is(word, "menu") || text_is(word, "quit") || text_is(text, "返回");
}

bool typed_switch(struct span text, bool now, bool *on)
{
	text = text_trim(text);
	bool off = text_is(text, "off") || text_is(text, phrase_value(LANGUAGE_ZH, "off"));
	*on = text_is(text, "on") || text_is(text, phrase_value(LANGUAGE_ZH, "on")) || (text.length == 0 && !now);
	return text.length == 0 || *on || off;
}

static size_t run_of(struct span text, size_t from, bool letters)
{
	size_t end = from;
	while (end < text.length && (letters ? text_letter(text.at[end]) : text_digit(text.at[end])))
		end++;
	return end - from;
}

/* Writes a point without blanks and with the letters first. Its one or two letters and its number may come in
   either order, with blanks between them. Returns the length, or 0 for another text. */
static size_t typed_point(struct span text, char *out)
{
	bool letters_first = text.length > 0 && text_letter(text.at[0]);
	size_t one = run_of(text, 0, letters_first);
	size_t from = one;
	while (from < text.length && text_blank(text.at[from]))
		from++;
	size_t other = run_of(text, from, !letters_first);
	size_t letters = letters_first ? one : other;
	if (one == 0 || other == 0 || from + other != text.length || letters > 2)
		return 0;
	memcpy(out, letters_first ? text.at : text.at + from, letters);
	memcpy(out + letters, letters_first ? text.at + from : text.at, one + other - letters);
	return one + other;
}

/* Returns a point, alone or after `why`, in the usual form. Returns any other command unchanged. `text` may be in
   `line`. */
static struct span straightened(struct span text, char line[TYPED_COMMAND_MAX])
{
	struct span rest = text;
	size_t front = 0;
	if (text_is(text_word(&rest), "why"))
		front = 4;
	char point[TYPED_COMMAND_MAX];
	size_t length = typed_point(front > 0 ? text_trim(rest) : text, point);
	if (length == 0)
		return text;
	memcpy(line, "why ", front);
	memcpy(line + front, point, length);
	return (struct span){line, front + length};
}

struct span typed_command(struct span text, enum coords coords, char line[TYPED_COMMAND_MAX])
{
	struct span english;
	size_t front = front_word(text, &english);
	if (front > 0 && front == text.length)
		return english;
	if (front > 0) {
		struct span rest = text_trim(text_after(text, front));
		memcpy(line, english.at, english.length);
		line[english.length] = ' ';
		memcpy(line + english.length + 1, rest.at, rest.length);
		text = (struct span){line, english.length + 1 + rest.length};
	}
	return coords_lettered(coords) ? straightened(text, line) : text;
}
