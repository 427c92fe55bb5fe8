#include "drawing/paint.h"

#include <stddef.h>

const char *const style_names[] = {
	[STYLE_LINES] = "lines", [STYLE_DOTS] = "dots", [STYLE_ASCII] = "ascii", [STYLE_GRID] = "grid", NULL,
};

/* clang-format off */
#define ASCII(c) {{c}, 1, false, false}
#define ROW(c) {ASCII(c), ASCII(c), ASCII(c)}
#define TWO(text) {text, 2, true, false}
#define THREE(text) {text, 3, true, false}
#define PAIR(text) {text, 2, false, true}

const struct paint paints[] = {
	[STYLE_LINES] = {
		.stone = {THREE("●"), THREE("○")},
		.last = {THREE("▲"), THREE("△")},
		.row = {THREE("◆"), THREE("◇")},
		.forbidden = TWO("×"),
		.star = THREE("╋"),
		.empty = {{THREE("┌"), THREE("┬"), THREE("┐")},
		          {THREE("├"), THREE("┼"), THREE("┤")},
		          {THREE("└"), THREE("┴"), THREE("┘")}},
		.join = THREE("─"),
		.rise = THREE("│"),
		.cursor_around = "[]",
	},
	[STYLE_DOTS] = {
		.stone = {THREE("●"), THREE("○")},
		.last = {THREE("▲"), THREE("△")},
		.row = {THREE("◆"), THREE("◇")},
		.forbidden = TWO("×"),
		.star = ASCII('+'),
		.empty = {ROW('.'), ROW('.'), ROW('.')},
		.join = ASCII(' '),
		.rise = ASCII(' '),
		.cursor_around = "[]",
	},
	[STYLE_ASCII] = {
		.stone = {ASCII('X'), ASCII('O')},
		.last = {ASCII('X'), ASCII('O')},
		.row = {ASCII('#'), ASCII('@')},
		.forbidden = ASCII('!'),
		.star = ASCII('+'),
		.empty = {ROW('.'), ROW('.'), ROW('.')},
		.join = ASCII(' '),
		.rise = ASCII(' '),
		.last_around = "()",
		.cursor_around = "[]",
	},
	[STYLE_GRID] = {
		.stone = {ASCII('X'), ASCII('O')},
		.last = {ASCII('X'), ASCII('O')},
		.row = {ASCII('#'), ASCII('@')},
		.forbidden = ASCII('!'),
		.star = ASCII(' '),
		.empty = {ROW(' '), ROW(' '), ROW(' ')},
		.join = ASCII('|'),
		.rise = ASCII(' '),
		.last_around = "[]",
		.cursor_around = "<>",
		.framed = true,
	},
};

const struct glyph paint_numbers[PAINT_NUMBERS] = {
	ASCII('1'), ASCII('2'),  ASCII('3'),  ASCII('4'),  ASCII('5'),  ASCII('6'),  ASCII('7'),  ASCII('8'),
	ASCII('9'), PAIR("10"), PAIR("11"), PAIR("12"), PAIR("13"), PAIR("14"), PAIR("15"), PAIR("16"),
};

const struct glyph paint_key = ASCII('*'), paint_asked = ASCII('?');

const struct glyph paint_threats[2][THREATS] = {
	[SIDE_BLACK] = {[THREAT_THREE] = ASCII('3'), [THREAT_FOUR] = ASCII('4'), [THREAT_FIVE] = ASCII('5')},
	[SIDE_WHITE] = {[THREAT_THREE] = ASCII('c'), [THREAT_FOUR] = ASCII('d'), [THREAT_FIVE] = ASCII('e')},
};
/* clang-format on */

const char *const paint_color_stone[2] = {[SIDE_BLACK] = "\033[1;94m", [SIDE_WHITE] = "\033[1;35m"};
const char paint_color_cursor[] = "\033[30;46m", paint_color_row[] = "\033[30;43m", paint_color_last[] = "\033[30;42m";
const char paint_color_forbidden[] = "\033[31m", paint_color_offered[] = "\033[1;4m";
const char paint_color_key[] = "\033[1;32m";
const char *const paint_color_threat[2][THREATS] = {
	[SIDE_BLACK] = {[THREAT_THREE] = "\033[94m", [THREAT_FOUR] = "\033[1;94m", [THREAT_FIVE] = "\033[7;94m"},
	[SIDE_WHITE] = {[THREAT_THREE] = "\033[35m", [THREAT_FOUR] = "\033[1;35m", [THREAT_FIVE] = "\033[7;35m"},
};
const char *const paint_color_plain = "\033[0m";
