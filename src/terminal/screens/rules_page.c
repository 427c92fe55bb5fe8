/* The rules of the game in words. */
#include "terminal/screens/screens.h"

#include "terminal/view/remark.h"
#include "terminal/words/opening_words.h"

/* %1 is the size and %2 is K (a numeral); in PAGE_OPENING %1 is the opening's name. */
enum rules_page {
	PAGE_AIM,
	PAGE_ENDS,
	PAGE_RENJU,
	PAGE_STANDARD,
	PAGE_FREESTYLE,
	PAGE_CARO,
	PAGE_LOSE,
	PAGE_REJECT,
	PAGE_CLAIM,
	PAGE_OPENING,
	PAGES,
};

/* clang-format off */
static const char *const pages[PAGES][LANGUAGES] = {
	[PAGE_AIM] = {"Black and White take turns placing a stone on an empty point of the %1x%1\n"
	              "board; Black begins. The first to get %2 in a row - horizontally, vertically or\n"
	              "diagonally - wins.\n",
	              "黑白双方轮流在%1路棋盘的空点上落子，黑先，落子后不再移动。\n"
	              "先在横、竖、斜任一方向连成%2子者胜。\n"},
	[PAGE_ENDS] = {"A full board, two passes in a row or an agreement is a draw. A player who\n"
	               "resigns loses.\n",
	               "棋盘下满、双方连续停一手或同意和棋，为和棋；认输者负。\n"},
	[PAGE_RENJU] = {"renju: Black wins with exactly five in a row, White with five or more. Unless\n"
	                "Black makes five, these are forbidden:\n"
	                "  overline: six or more in a row\n"
	                "  double-four: two fours at once\n"
	                "  double-three: two open threes at once\n"
	                "A four needs one more stone to make five; a straight four has two points for\n"
	                "that stone. An open three needs one more stone, on a point allowed to Black,\n"
	                "to become a straight four.\n",
	                "连珠：白方连成五子或更多即胜。黑方须恰好连成五子，且有三种禁手\n"
	                "（成五时不算禁手）：\n"
	                "  长连禁手  六子或更多相连\n"
	                "  四四禁手  一子同时形成两个四（再下一子成五的四子）\n"
	                "  三三禁手  一子同时形成两个活三，即再下一个非禁手点可成活四\n"
	                "            （两端都能成五的四）\n"},
	[PAGE_STANDARD] = {"standard: exactly %2 in a row wins; a longer row does not.\n",
	                   "标准：恰好连成%2子才算胜，更长的不算。\n"},
	[PAGE_FREESTYLE] = {"freestyle: a longer row wins, too. No move is forbidden.\n",
	                    "无禁手：更长的也算胜，没有禁手。\n"},
	[PAGE_CARO] = {"caro: exactly %2 in a row wins, unless stones of the other side block both ends.\n"
	               "A longer row always wins.\n",
	               "卡罗（Caro）：恰好连成%2子但两端均被对方堵住的不算胜，更长的总算胜。\n"},
	[PAGE_LOSE] = {"A forbidden move loses at once.\n", "下禁手立即判负。\n"},
	[PAGE_REJECT] = {"A forbidden move is not accepted; Black chooses another point.\n",
	                 "禁手不予落子，黑方另选一点。\n"},
	[PAGE_CLAIM] = {"A forbidden move loses if White claims it before the next move.\n",
	                "白方在下一手之前指出禁手，黑方即负。\n"},
	[PAGE_OPENING] = {"Opening: %1.\n", "开局：%1。\n"},
};
/* clang-format on */

static void note_page(struct paper *paper, enum rules_page page, const char *const arguments[])
{
	char bytes[1024];
	struct sink text = sink_into(bytes, sizeof bytes);
	sink_fill(&text, pages[page][paper->language], arguments);
	paper_note_lines(paper, sink_held(&text));
}

struct next page_rules(struct view *view, struct play *play, const struct ruleset *rules, enum page_end end)
{
	static const enum rules_page rule_pages[] = {[RULE_RENJU] = PAGE_RENJU,
	                                             [RULE_STANDARD] = PAGE_STANDARD,
	                                             [RULE_FREESTYLE] = PAGE_FREESTYLE,
	                                             [RULE_CARO] = PAGE_CARO};
	static const enum rules_page penalty_pages[] =
		{[PENALTY_LOSE] = PAGE_LOSE, [PENALTY_REJECT] = PAGE_REJECT, [PENALTY_CLAIM] = PAGE_CLAIM};
	char opening[OPENING_WORDS_MAX];
	const char *const numbers[] = {NUMBER(rules->size), NUMERAL(view->paper.language, rules->connect)};
	page_gather(&view->paper);
	note_page(&view->paper, PAGE_AIM, numbers);
	note_page(&view->paper, rule_pages[rules->rule], numbers);
	if (ruleset_forbids(rules, SIDE_BLACK))
		note_page(&view->paper, penalty_pages[rules->penalty], no_arguments);
	note_page(&view->paper, PAGE_ENDS, no_arguments);
	if (rules->opening != OPENING_FREE) {
		opening_words_write(view->paper.language, rules->opening, rules->opening_n, opening);
		note_page(&view->paper, PAGE_OPENING, WITH(opening));
		opening_text_note_steps(&view->paper, rules);
	}
	return page_show(view, play, end);
}
