#include "terminal/screens/screens.h"

#include "base/minmax.h"
#include "rules/game.h"
#include "terminal/view/picture.h"
#include "terminal/view/remark.h"

enum {
	LESSON_SIZE = 15,
	LESSONS = 7,
	MARKS = 3, /* at most */
	LESSON_LINES = 6,
};

/* The part of the board that a lesson uses: B5 to N11. */
static const struct render_window part = {1, 4, 13, 7};

/* A lesson: points of a board, and a text about those that have numbers. */
struct lesson {
	const char *black, *white;
	const char *marks;           /* the points 1, 2, 3 */
	const char *text[LANGUAGES]; /* its title, then at most LESSON_LINES lines of at most 60 columns */
};

/* clang-format off */
static const struct lesson lessons[LESSONS] = {
	{"D10 E10 F10 G10 C5 D6 E7 F8", "J6 J7 J8 J9", "H10 J10 G9",
	 {"Five\n"
	  "Five stones in a row win: horizontally, vertically or\n"
	  "diagonally. 1 and 3 win for Black, 2 for White.\n"
	  "Black needs exactly five. White wins with more, too.\n",
	  "五连\n"
	  "横、竖、斜任一方向连成五子者胜。黑方下1或3即胜，\n"
	  "白方下2即胜。黑方须恰好五子，白方多于五子也胜。\n"}},
	{"D9 E9 F9 G9 J7 K7 M7 N7", "C9", "H9 L7",
	 {"Four\n"
	  "A four needs one more stone to make five: here 1 or 2.\n"
	  "It may have a gap. White must put a stone on that point at\n"
	  "once; White's stone at the left end of the upper four\n"
	  "leaves only 1.\n",
	  "四\n"
	  "再下一子即成五连的四子叫“四”，中间可有一个空点。\n"
	  "只有一个成五点的四叫“冲四”：这里的成五点是1和2。\n"
	  "黑方冲四，白方必须立即挡在成五点上。\n"}},
	{"D9 E9 F9 J7 K7 M7 E6 F6 G6", "D6", "C9 G9 L7",
	 {"Open three\n"
	  "An open three needs one more stone to become a straight\n"
	  "four: 1 or 2, and 3 for the three with a gap. White should\n"
	  "answer now. The lowest three is closed at one end: it can\n"
	  "make a four, but no straight four, so it is not open.\n",
	  "活三\n"
	  "再下一子可成活四的三子叫“活三”：上面的活三下1或2，\n"
	  "中间有空点的“跳活三”下3。白方应及时应对。\n"
	  "最下面的三子一端被挡，只能成冲四，是“眠三”。\n"}},
	{"D9 E9 F9 G9 K6 L6 M6 N6", "J6", "C9 H9 O6",
	 {"Straight four\n"
	  "A straight four makes five at either end, 1 or 2: White\n"
	  "cannot stop both. It is one four, not two. The lower four\n"
	  "is closed at one end, so White can stop it at the other.\n",
	  "活四\n"
	  "两端都能成五的四叫“活四”：白方挡住1，黑方就下2。\n"
	  "活四算一个四。下面的四一端被挡，只是冲四，白方挡住\n"
	  "另一端即可。\n"}},
	{"E8 G8 F9 F10 D5 D6 D7 D9 D10 K7 L7 M8 M9", "I8", "M7 F8 D8",
	 {"Double-three\n"
	  "1 makes two open threes at once: forbidden to Black. 2\n"
	  "seems to do the same. But with 2 on the board, the row E8\n"
	  "F8 G8 could become a straight four only at 3, and there a\n"
	  "stone makes six in the column: forbidden. So this three is\n"
	  "not open, and 2 is allowed. Try why F8.\n",
	  "三三禁手\n"
	  "黑方下1，同时形成两个活三，是禁手。2看似相同，\n"
	  "但下2以后，E8 F8 G8 只有在3处才能成活四，而3处\n"
	  "竖线成六子，是长连禁手。所以这个三不是活三，\n"
	  "2可以下。输入“为何 F8”看说明。\n"}},
	{"D9 E9 F9 G6 G7 G8 H11 J11 L11 N11 J6 K6 L6 M7 M8", "I6", "G9 K11 M6",
	 {"Double-four\n"
	  "1 makes two fours at once: forbidden to Black. So does 2,\n"
	  "both on one line. 3 makes a four and an open three: that\n"
	  "is allowed, and it is how Black usually wins.\n",
	  "四四禁手\n"
	  "黑方下1，同时形成两个四，是禁手；下2也是，\n"
	  "两个四在同一条线上。下3形成一个四和一个活三（四三），\n"
	  "可以下，黑方常常这样取胜。\n"}},
	{"D9 E9 F9 H9 I9 G7 H7 I7 J7 K6 K8 K9 K10 K11", "", "G9 K7",
	 {"Overline\n"
	  "1 makes six in a row: an overline, forbidden to Black;\n"
	  "White would win. 2 makes an overline, too, but also five\n"
	  "in a row: five wins, whatever else the stone makes.\n"
	  "White has no forbidden moves.\n",
	  "长连禁手\n"
	  "下1成六子，是长连：黑方禁手，白方则胜。\n"
	  "下2竖线长连，横线成五：成五即胜，不论是否同时\n"
	  "形成禁手。白方没有禁手。\n"}},
};
/* clang-format on */

/* Reads a list of points. Returns their number. */
static int lesson_points(const char *list, int *points)
{
	int count = 0;
	struct span rest = text_span(list), word;
	while ((word = text_word(&rest)).length > 0)
		point_read(word, COORDS_LETTERS, LESSON_SIZE, &points[count++]);
	return count;
}

/* Puts the lesson's stones on the board. */
static void set_lesson(struct game *game, const struct lesson *lesson)
{
	static const struct ruleset rules = {.rule = RULE_RENJU, .size = LESSON_SIZE, .connect = 5};
	int points[2 * LESSON_SIZE];
	game_new(game, &rules);
	game_setup(game, SIDE_BLACK, points, lesson_points(lesson->black, points));
	game_setup(game, SIDE_WHITE, points, lesson_points(lesson->white, points));
	game_turn(game, SIDE_BLACK);
}

/* Draws the board with the numbers. Where the cells of the grid are too large, draws it in ASCII. */
static void put_lesson_board(struct view *view, const struct lesson *lesson)
{
	int points[MARKS];
	int16_t marks[MARKS] = {0};
	struct render *render = &view->picture.render;
	struct screen *screen = &view->paper.screen;
	const struct look look = render->look;
	render->offers = lesson_points(lesson->marks, points);
	for (int i = 0; i < render->offers; i++)
		marks[i] = (int16_t)points[i];
	render->offered = marks;
	render->shapes = &view->paper.notes.shapes;
	render->row_length = 0;
	render->cursor = NULL;
	render->window = part;
	render->look.mark_forbidden = render->look.large = false;
	int rows = render_size_of(&look, part.columns, part.rows).rows;
	if (screen->in_place && rows + LESSON_LINES + 3 > screen->rows && look.style == STYLE_GRID)
		render->look.style = STYLE_ASCII;
	picture_put_rows(screen, render, &view->picture.game, NULL);
	screen->drawn += render_size_of(&render->look, part.columns, part.rows).rows;
	render->window = (struct render_window){0};
	render->offers = 0;
	render->look = look;
}

/* Draws the title, the board, and below it the text, or notes in its place. */
static void draw_lesson(struct view *view, const struct play *play)
{
	struct paper *paper = &view->paper;
	const int *at = view_state(view, &lesson_screen);
	struct span text = text_span(lessons[*at].text[paper->language]);
	view->picture.game = play->session.game;
	view->picture.render.look.coords = play->session.coords;
	screen_begin(&paper->screen);
	screen_put_line(&paper->screen, text_cut_line(&text));
	put_lesson_board(view, &lessons[*at]);
	while (paper->notes.lines.used == 0 && text.length > 0)
		screen_put_line(&paper->screen, text_cut_line(&text));
	paper_put_notes(paper);
}

static struct next begin_lesson(struct view *view, struct play *play)
{
	const int *at = view_state(view, &lesson_screen);
	if (play_clock_flagged(&play->clock))
		return next_is(NEXT_BACK);
	if (!view->picture.aside.put)
		view_put_aside(view, play);
	set_lesson(&play->session.game, &lessons[*at]);
	return paper_ask(&view->paper, PHRASE_LESSON_ASK, WITH(NUMBER(*at + 1), NUMBER(LESSONS)));
}

/* Enter goes to the next lesson, and after the last one to the questions. */
static struct next take_lesson(struct view *view, struct play *play, struct span typed)
{
	struct span text = TYPED_COMMAND(typed, play->session.coords);
	int *at = view_state(view, &lesson_screen);
	struct next next = learn_leaves(text);
	if (next.kind != NEXT_REFUSED)
		return next;
	struct span rest = text, word = text_word(&rest);
	bool on = text.length == 0 || text_is(word, "next");
	int count = 1;
	bool counted = text_trim(rest).length == 0 || text_number(text_trim(rest), LESSONS, &count);
	if (counted && (on || text_is(word, "previous")))
		*at = clamp(*at + (on ? count : -count), 0, LESSONS);
	else
		remark_other_screen(&view->paper, &play->session, typed, WORD_LEARNS, PHRASE_LESSON_WRONG);
	return *at < LESSONS ? next_is(NEXT_HERE) : next_instead(next_opens(&quiz_screen));
}

struct next learn_leaves(struct span text)
{
	if (text_is(text, "menu"))
		return next_is(NEXT_BACK);
	if (text_is(text, "quit"))
		return (struct next){.kind = NEXT_TYPED, .text = text_span("quit")};
	if (text_is(text, "learn"))
		return next_instead(next_opens(&lesson_screen));
	if (text_is(text, "quiz"))
		return next_instead(next_opens(&quiz_screen));
	return next_is(NEXT_REFUSED);
}

static const struct key_word lesson_keys[] = {
	{KEY_RIGHT, "next"}, {KEY_LEFT, "previous"}, {KEY_ESCAPE, "menu"}, {KEY_ENTER, NULL}};

const struct screen_ops lesson_screen = {
	.draw = draw_lesson,
	.key_words = lesson_keys,
	.words = WORD_LEARNS,
	.size = sizeof(int), /* the lesson that is shown, from 0 */
	.begin = begin_lesson,
	.take = take_lesson,
	.leave = view_put_back,
};
