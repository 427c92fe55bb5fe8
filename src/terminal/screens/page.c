/* Long texts, page by page if the screen is redrawn in place: the notes on a position, the words and keys that a
   person may type, the rules of the game. */
#include "terminal/screens/screens.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

#include "base/minmax.h"
#include "base/utf8.h"
#include "terminal/view/explain.h"
#include "terminal/view/picture.h"
#include "terminal/view/remark.h"

enum {
	NOTE_ROWS_LEAST = 3,   /* rows of a comment that are shown, however small the screen is */
	NOTE_SHOWN_MAX = 2000, /* bytes shown of a longer text */
	READ_MAX = 20000,      /* the same where a text is shown page by page */
};

/* Cuts the first row of the screen off a text. */
static struct span cut_row(const struct paper *paper, struct span *text)
{
	struct span after = *text, line = text_cut_line(&after);
	struct span row = shown_row(&line, paper->screen.plain, paper->screen.columns);
	*text = line.length > 0 ? text_after(*text, (size_t)(line.at - text->at)) : after;
	return row;
}

/* Shows a comment, cut if it is long. */
static void show_comment(struct paper *paper, struct span text, int rows)
{
	size_t most = paper->screen.in_place && rows == INT_MAX ? READ_MAX : NOTE_SHOWN_MAX;
	size_t length = text.length > most ? utf8_cut(text, most) : text.length;
	struct span shown = {text.at, length};
	bool fits = !paper->screen.in_place || screen_rows_of(&paper->screen, shown, NULL) <= rows;
	if (!paper->screen.in_place)
		paper_note_lines(paper, shown);
	for (int row = 0; paper->screen.in_place && shown.length > 0 && (fits || row < rows - 1); row++)
		paper_note_line(paper, cut_row(paper, &shown));
	if (!fits)
		paper_note(paper, PHRASE_NOTE_CUT, no_arguments);
	else if (length < text.length)
		paper_note_line(paper, text_span("..."));
}

/* Adds "H8 A" for a label, "H8 triangle" for a mark. */
static void add_point(const struct paper *paper, struct sink *list, const struct session *session,
                      const struct note *note)
{
	if (note->point == POINT_NONE)
		return;
	enum phrase mark = (enum phrase)((int)PHRASE_CROSS + (int)note->kind - (int)NOTE_CROSS);
	sink_item(list, ", ", POINT_NAME(session, note->point));
	sink_char(list, ' ');
	sink_span(list, note->kind == NOTE_LABEL ? note->text : text_span(paper_text(paper, mark)));
}

/* Shows a list on one line. */
static void show_list(struct paper *paper, struct sink *list)
{
	for (size_t i = 0; i < list->used; i++)
		if (list->bytes[i] == '\n')
			list->bytes[i] = ' ';
	if (list->used > 0)
		paper_note_line(paper, sink_held(list));
}

bool note_show(struct view *view, const struct session *session, const struct ply_records *records, int plies,
               bool whole)
{
	struct note note;
	struct paper *paper = &view->paper;
	char bytes[2][NOTE_SHOWN_MAX + 1];
	struct sink occasion = sink_into(bytes[0], sizeof bytes[0]), points = sink_into(bytes[1], sizeof bytes[1]);
	bool any = false;
	int rows = whole ? INT_MAX : picture_note_rows(view, session->game.board.size);
	if (rows < INT_MAX)
		rows = max(NOTE_ROWS_LEAST, rows - 1); /* one row is for labels and marks */
	for (size_t at = 0; ply_records_next_note(records, plies, &at, &note); any = true)
		if (note.kind <= NOTE_ROUND) {
			sink_item(&occasion, ", ", "");
			sink_span(&occasion, note.text);
		}
	show_list(paper, &occasion);
	for (size_t at = 0; ply_records_next_note(records, plies, &at, &note);) {
		if (note.kind == NOTE_COMMENT)
			show_comment(paper, note.text, rows);
		else if (!note_is_of_game(note.kind))
			add_point(paper, &points, session, &note);
	}
	show_list(paper, &points);
	return any;
}

/* Rows that a page has to leave free: for a title, and for the question. */
enum { PAGE_AROUND = 4 };

static const struct screen_ops page_screen;

/* A long text that is shown page by page. */
struct page {
	enum page_end end;
	struct span rest; /* the text that is not shown yet */
	char text[SINK_BYTES];
};

static void put_page(struct view *view, const struct play *play)
{
	(void)play;
	screen_begin(&view->paper.screen);
	paper_put_notes(&view->paper);
}

/* Moves the lines of one page to the notes: at least one, and as many as leave a row for the question. */
static void take_page(struct paper *paper, struct page *page)
{
	int rows = 0;
	struct span left = page->rest;
	paper->notes.lines.used = 0;
	while (left.length > 0) {
		struct span line = text_cut_line(&left);
		rows += max(1, screen_rows_of(&paper->screen, line, NULL));
		if (paper->screen.in_place && rows > paper->screen.rows - 1 && paper->notes.lines.used > 0)
			return;
		paper_note_line(paper, line);
		page->rest = left;
	}
}

/* Does the rest of the text need a question below it? */
static bool asks(const struct paper *paper, const struct page *page)
{
	int rows = screen_rows_of(&paper->screen, page->rest, NULL);
	return page->end == PAGE_ASKED || (paper->screen.in_place && rows > paper->screen.rows - PAGE_AROUND);
}

/* The keys of a pager: space shows the next page; q and Escape go back. */
static const struct key_word page_keys[] = {{KEY_TEXT, " "}, {KEY_TEXT, "q"}, {KEY_ESCAPE, "q"}, {KEY_ENTER, NULL}};

/* Ends the paging: puts the rest of the text into the notes. Returns what comes next. */
static struct next end_page(struct paper *paper, const struct page *page, enum next_kind then)
{
	paper->notes.lines.used = 0;
	paper_note_lines(paper, page->rest);
	paper->notes.replace = page->end != PAGE_ALONE;
	paper->notes.alone = !paper->notes.replace;
	return next_is(then);
}

static struct next begin_page(struct view *view, struct play *play)
{
	struct page *page = view_state(view, &page_screen);
	(void)play;
	if (!asks(&view->paper, page))
		return end_page(&view->paper, page, NEXT_BACK);
	take_page(&view->paper, page);
	return paper_ask(&view->paper, page->rest.length > 0 ? PHRASE_MORE_ASK : PHRASE_PAGE_ASK, no_arguments);
}

static struct next take_page_answer(struct view *view, struct play *play, struct span answer)
{
	const struct page *page = view_state(view, &page_screen);
	(void)play;
	if (answer.length == 0 && page->rest.length > 0)
		return next_is(NEXT_HERE);
	if (answer.length == 0 || page->end == PAGE_ASKED || text_is(answer, "q"))
		return next_is(NEXT_BACK);
	return (struct next){.kind = NEXT_TYPED, .text = answer};
}

static const struct screen_ops page_screen = {
	.draw = put_page,
	.key_words = page_keys,
	.size = sizeof(struct page),
	.begin = begin_page,
	.take = take_page_answer,
};

struct next page_show(struct view *view, enum page_end how)
{
	struct paper *paper = &view->paper;
	struct next next = next_opens(&page_screen);
	struct page *page = view_prepare(&view->stack, &next);
	page->end = how;
	page->rest = (struct span){page->text, paper->notes.lines.used};
	memcpy(page->text, paper->notes.lines.bytes, page->rest.length);
	paper->notes.gathered = false;
	return asks(paper, page) ? next : end_page(paper, page, NEXT_HERE);
}

struct next note_obey(struct view *view, struct play *play, struct span rest)
{
	struct paper *paper = &view->paper;
	const struct session *session = &play->session;
	struct ply_records *records = &play->records;
	int plies = view->lookback.open ? view->lookback.plies : game_last_position(&session->game);
	struct span text = typed_rest(view->typing.answer.entire);
	size_t at = 0;
	struct note note;
	(void)rest; /* a # is part of the text */
	view->lookback.line = 0;
	if (text.length > 0 && !ply_records_comment(records, plies, text))
		paper_note(paper, PHRASE_NOTES_FULL, no_arguments);
	else if (!ply_records_next_note(records, plies, &at, &note))
		paper_note(paper, PHRASE_NO_NOTE, no_arguments);
	size_t before = paper->notes.lines.used;
	if (text.length == 0) {
		paper->notes.gathered = true;
		note_show(view, session, records, plies, true);
		if (paper_note_rows(paper) > max(NOTE_ROWS_LEAST, picture_note_rows(view, session->game.board.size) - 1))
			return page_show(view, PAGE_ASKED);
		paper->notes.gathered = false;
		paper->notes.lines.used = before;
	}
	if (!view->lookback.open) /* looking back always shows them */
		note_show(view, session, records, plies, false);
	return next_is(NEXT_HERE);
}

enum {
	ENTRIES_MAX = 64,
	GAP = 2, /* columns between a word and its meaning, and between two entries */
	HELP_MAX = 8192,
	HELP_LINE_MAX = 512,
};

/* Adds a line as the phrases of help have it: a word with its argument and its short forms, which take none, e.g. "undo
   [N], u", in Chinese "悔棋 [N] (undo, u)"; a tab; and what the word does. */
static void add_word(struct sink *help, enum language language, const struct word *word, bool solves)
{
	bool chinese = language == LANGUAGE_ZH && word->chinese[0];
	bool other = solves && word->solves[language];
	const char *argument = other ? NULL : word->argument[language];
	sink_text(help, chinese ? word->chinese[0] : word->word);
	if (argument)
		sink_format(help, " %s", argument);
	if (chinese)
		sink_format(help, " (%s", word->word);
	for (int i = 0; i < WORD_OTHERS_MAX && word->shorts[i]; i++)
		sink_format(help, ", %s", word->shorts[i]);
	sink_format(help, "%s\t%s\n", chinese ? ")" : "", other ? word->solves[language] : word->does[language]);
}

/* Notes the lines: in two columns if one would have more than a page and two fit. `below`: the list is below the board,
   and has two columns whenever two fit. */
static void note_help(struct paper *paper, struct span help, bool below)
{
	struct span left[ENTRIES_MAX], right[ENTRIES_MAX];
	int count = 0, words = 0, meanings = 0; /* the widest of them, in columns */
	for (; help.length > 0; count++) {
		assert(count < ENTRIES_MAX);
		right[count] = text_cut_line(&help);
		left[count] = text_cut_to(&right[count], '\t');
		words = max(words, screen_width(left[count]));
		meanings = max(meanings, screen_width(right[count]));
	}
	int width = words + GAP + meanings + GAP;
	bool wanted = paper->screen.in_place && (below || count > paper->screen.rows - PAGE_AROUND);
	int rows = wanted && 2 * width - GAP <= paper->screen.columns ? (count + 1) / 2 : count;
	for (int row = 0; row < rows; row++) {
		char bytes[HELP_LINE_MAX];
		struct sink line = sink_into(bytes, sizeof bytes);
		for (int at = row; at < count; at += rows) {
			int before = at == row ? 0 : width - screen_width(sink_held(&line));
			sink_format(&line, "%*s%.*s%*s", before, "", (int)left[at].length, left[at].at,
			            words + GAP - screen_width(left[at]), "");
			sink_span(&line, right[at]);
		}
		paper_note_line(paper, sink_held(&line));
	}
}

struct next help_show(struct view *view, struct play *play, struct span rest)
{
	char bytes[HELP_MAX];
	struct sink help = sink_into(bytes, sizeof bytes);
	struct paper *paper = &view->paper;
	struct session *session = &play->session;
	const struct game *game = &session->game;
	unsigned flags = view->stack.at[view->stack.depth - 1].screen->words;
	bool keys = paper->screen.keys;
	bool back = (flags & WORD_LOOKS) != 0, move = !back && !game_over(game) && !play_is_watched(session);
	if (flags & WORD_SOLVES)
		move = puzzle_is_open(view);
	(void)rest;
	paper->notes.gathered = true;
	if (move)
		sink_format(&help, "%s\t%s\n", EXAMPLE(session), paper_text(paper, PHRASE_HELP_MOVE));
	else if (back)
		sink_text(&help, paper_text(paper, PHRASE_HELP_BACK));
	for (const struct word *row = word_rows; row->word; row++)
		if ((row->flags & opening_text_words(session, flags)) != 0 && row->does[paper->language])
			add_word(&help, paper->language, row, (flags & WORD_SOLVES) != 0);
	if (keys)
		sink_text(&help, paper_text(paper, PHRASE_HELP_TAB));
	if (keys && (back || move))
		sink_text(&help, paper_text(paper, back ? PHRASE_HELP_BACK_KEYS : PHRASE_HELP_KEYS));
	if (keys && move && (game_offers(game) > 0 || ruleset_forbids(&game->rules, SIDE_BLACK)))
		sink_text(&help,
		          paper_text(paper, game_offers(game) > 0 ? PHRASE_HELP_TAB_OFFERED : PHRASE_HELP_TAB_FORBIDDEN));
	note_help(paper, sink_held(&help), back);
	return page_show(view, back ? PAGE_BESIDE : PAGE_ALONE);
}

/* The rules in words: %1 is the size and %2 is K (a numeral). */
/* clang-format off */
static const char *const rules_aim[LANGUAGES] = {
	"Black and White take turns placing a stone on an empty point of the %1x%1\n"
	"board; Black begins. The first to get %2 in a row - horizontally, vertically or\n"
	"diagonally - wins.\n",
	"黑白双方轮流在%1路棋盘的空点上落子，黑先，落子后不再移动。\n"
	"先在横、竖、斜任一方向连成%2子者胜。\n",
};
static const char *const rules_ends[LANGUAGES] = {
	"A full board, two passes in a row or an agreement is a draw. A player who\n"
	"resigns loses.\n",
	"棋盘下满、双方连续停一手或同意和棋，为和棋；认输者负。\n",
};
static const char *const rules_wins[][LANGUAGES] = {
	[RULE_RENJU] = {"renju: Black wins with exactly five in a row, White with five or more. Unless\n"
	                "Black makes five, these are forbidden:\n"
	                "  overline: six or more in a row\n"
	                "  double-four: two fours at once\n"
	                "  double-three: two open threes at once\n"
	                "A four needs one more stone to make five; a straight four has two points for\n"
	                "that stone. An open three needs one more stone, on a point allowed to Black,\n"
	                "to become a straight four.\n",
	                "连珠：白方连成五子或更多即胜，黑方须恰好连成五子。\n"
	                "黑方有三种禁手（成五时不算禁手）：\n"
	                "  长连禁手  六子或更多相连\n"
	                "  四四禁手  一子同时形成两个四（再下一子成五的四子）\n"
	                "  三三禁手  一子同时形成两个活三\n"
	                "  （活三：再下一个非禁手点可成活四；活四：两端都能成五）\n"},
	[RULE_STANDARD] = {"standard: exactly %2 in a row wins; a longer row does not.\n",
	                   "标准：恰好连成%2子才算胜，更长的不算。\n"},
	[RULE_FREESTYLE] = {"freestyle: a longer row wins, too. No move is forbidden.\n",
	                    "无禁手：更长的也算胜，没有禁手。\n"},
	[RULE_CARO] = {"caro: exactly %2 in a row wins, unless stones of the other side block both ends.\n"
	               "A longer row always wins.\n",
	               "卡罗（Caro）：恰好连成%2子但两端均被对方堵住的不算胜，\n"
	               "更长的总算胜。\n"},
};
static const char *const rules_foul[][LANGUAGES] = {
	[PENALTY_LOSE] = {"A forbidden move loses at once.\n", "下禁手立即判负。\n"},
	[PENALTY_REJECT] = {"A forbidden move is not accepted; Black chooses another point.\n",
	                    "禁手点不能落子，黑方另选一点。\n"},
	[PENALTY_CLAIM] = {"A forbidden move loses if White claims it before the next move.\n",
	                   "白方在下一手之前指出禁手，黑方即负。\n"},
};
/* clang-format on */

static void note_rules_text(struct paper *paper, const char *const texts[LANGUAGES], const struct ruleset *rules)
{
	char bytes[1024];
	struct sink text = sink_into(bytes, sizeof bytes);
	sink_fill(&text, texts[paper->language], WITH(NUMBER(rules->size), NUMERAL(paper->language, rules->connect)));
	paper_note_lines(paper, sink_held(&text));
}

struct next page_rules(struct view *view, struct play *play, struct span rest)
{
	char opening[OPENING_WORDS_MAX];
	struct paper *paper = &view->paper;
	bool plays = view->stack.has_game || view->picture.aside.put;
	const struct ruleset *rules = plays ? &play->session.game.rules : &play->session.rules;
	(void)rest;
	paper->notes.gathered = true;
	note_rules_text(paper, rules_aim, rules);
	note_rules_text(paper, rules_wins[rules->rule], rules);
	if (ruleset_forbids(rules, SIDE_BLACK))
		note_rules_text(paper, rules_foul[rules->penalty], rules);
	note_rules_text(paper, rules_ends, rules);
	if (rules->opening != OPENING_FREE) {
		opening_words_write(paper->language, rules->opening, rules->opening_n, opening);
		paper_note(paper, PHRASE_RULES_OPENING, WITH(opening));
		opening_text_note_steps(paper, rules);
	}
	return page_show(view, plays ? PAGE_ALONE : PAGE_ASKED);
}
