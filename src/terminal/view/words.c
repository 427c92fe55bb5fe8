#include "terminal/view/words.h"

#include <stddef.h>

const struct word word_rows[] = {
	{"undo", WORD_COMMAND, 0, {"悔棋"}, {"u"},
	 {"undo, undo 3    take back\n", "悔棋，悔棋 3    undo\n"}},
	{"pass", WORD_COMMAND, WORD_ALONE, {"停一手", "虚手"}, {NULL},
	 {"pass, resign    pass; give up\n", "停一手，认输    pass, resign\n"}},
	{"resign", WORD_COMMAND, WORD_ALONE, {"认输"}, {NULL}, {NULL}},
	{"draw", WORD_COMMAND, WORD_ALONE, {"和棋", "提和", "求和"}, {NULL},
	 {"draw            offer a draw, or accept one\n", "和棋            draw：提和或接受提和\n"}},
	{"claim", WORD_COMMAND, WORD_ALONE, {"指禁"}, {NULL},
	 {"claim           White: claim Black's forbidden move\n", "指禁            claim：白方指出黑方禁手\n"}},
	{"hint", WORD_COMMAND, WORD_ALONE, {"提示"}, {NULL},
	 {"hint            what the machine would play;  solve: does anybody win by force\n",
	  "提示，求解      hint：电脑的建议；solve：有无必胜下法\n"}},
	{"solve", WORD_COMMAND, WORD_ALONE, {"求解"}, {NULL}, {NULL}},
	{"swap", WORD_COMMAND, WORD_ALONE, {"交换"}, {NULL},
	 {"swap, more, number 2, offer G7 K11    in an opening, as the prompt says\n",
	  "交换，加子，打数 2，打点 G7 K11    swap, more, number, offer：开局阶段，见提示\n"}},
	{"more", WORD_COMMAND, WORD_ALONE, {"加子"}, {NULL}, {NULL}},
	{"number", WORD_COMMAND, 0, {"打数"}, {NULL}, {NULL}},
	{"offer", WORD_COMMAND, 0, {"打点"}, {NULL}, {NULL}},
	{"why", WORD_COMMAND, WORD_LOOKS, {"为何", "为什么"}, {NULL},
	 {"why H8          what a stone there would be\n", "为何 H8         why：说明该点\n"}},
	{"forbidden", WORD_COMMAND, WORD_ALONE | WORD_LOOKS, {"禁手"}, {NULL},
	 {"forbidden       Black's forbidden points;  who: which player is to move\n",
	  "禁手            forbidden：黑方禁手点；轮到谁 who：哪位棋手落子\n"}},
	{"who", WORD_COMMAND, WORD_ALONE, {"轮到谁"}, {NULL}, {NULL}},
	{"show", WORD_COMMAND, WORD_ALONE | WORD_LOOKS, {"显示"}, {NULL}, {NULL}},
	{"go", WORD_COMMAND, WORD_ALONE, {NULL}, {NULL}, {NULL}},
	{"save", WORD_SAVE, WORD_LOOKS, {"保存"}, {NULL},
	 {"save FILE, load FILE    as moves, or as SGF where FILE ends in .sgf\n",
	  "保存 文件，读取 文件    save, load（文件名以 .sgf 结尾时为 SGF 格式）\n"}},
	{"load", WORD_LOAD, WORD_LEAVES | WORD_ITEM, {"读取", "加载", "打开"}, {NULL}, {NULL}},
	{"rules", WORD_RULES, WORD_ITEM, {"规则"}, {NULL},
	 {"rules           the rules of this game;  sides: a new game, sides swapped\n",
	  "规则            rules：本局规则；换边 sides：交换黑白再来一局\n"}},
	{"sides", WORD_SIDES, WORD_LEAVES, {"换边"}, {"w"}, {NULL}},
	{"back", WORD_BACK, WORD_LOOKS, {"后退", "回看"}, {"b"},
	 {"back, forth, start, end         look through the game;  analysis on, off\n",
	  "后退，前进，开头，末尾          back, forth, start, end：回看；分析 analysis\n"}},
	{"forth", WORD_FORTH, WORD_LOOKS, {"前进"}, {"f"}, {NULL}},
	{"start", WORD_START, WORD_LOOKS, {"开头"}, {NULL}, {NULL}},
	{"end", WORD_END, WORD_LOOKS, {"末尾"}, {NULL}, {NULL}},
	{"analysis", WORD_ANALYSIS, WORD_LOOKS, {"分析"}, {NULL}, {NULL}},
	{"new", WORD_COMMAND, WORD_ALONE | WORD_LEAVES, {"新局"}, {NULL},
	 {"new             start again;  menu: the menu;  quit: leave\n", "新局            new；菜单 menu；退出 quit\n"}},
	{"menu", WORD_MENU, WORD_LEAVES, {"菜单"}, {"m"}, {NULL}},
	{"settings", WORD_SETTINGS, WORD_LEAVES | WORD_ITEM, {"设置"}, {"s"}, {NULL}},
	{"quit", WORD_QUIT, WORD_LEAVES | WORD_ITEM, {"退出"}, {"q", "exit"}, {NULL}},
	{"help", WORD_HELP, WORD_LOOKS, {"帮助"}, {"?"}, {NULL}},
	{"again", WORD_ANSWER, 0, {"再来"}, {"a"}, {NULL}},
	{"y", WORD_ANSWER, 0, {"是"}, {NULL}, {NULL}},
	{"n", WORD_ANSWER, 0, {"否"}, {NULL}, {NULL}},
	{NULL, WORD_COMMAND, 0, {NULL}, {NULL}, {NULL}},
};

const struct word *words_find(struct span text)
{
	for (const struct word *row = word_rows; row->word; row++)
		if (text_is(text, row->word))
			return row;
	return NULL;
}

bool words_has(struct span text, unsigned flag)
{
	const struct word *row = words_find(text);
	return row && (row->flags & flag) != 0;
}
