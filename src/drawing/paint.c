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

/* What styles have in common: their stones and the mark of a forbidden point; dots for empty points. */
#define ROUND_STONES \
	.stone = {THREE("●"), THREE("○")}, .last = {THREE("▲"), THREE("△")}, .row = {THREE("◆"), THREE("◇")}, \
	.forbidden = TWO("×"), .cursor_around = "[]"
#define LETTERS \
	.stone = {ASCII('X'), ASCII('O')}, .last = {ASCII('X'), ASCII('O')}, .row = {ASCII('#'), ASCII('@')}, \
	.forbidden = ASCII('!')
#define DOTS \
	.star = ASCII('+'), .empty = {ROW('.'), ROW('.'), ROW('.')}, .join = ASCII(' '), .rise = ASCII(' ')

const struct paint paints[] = {
	[STYLE_LINES] = {
		ROUND_STONES,
		.star = THREE("╋"),
		.empty = {{THREE("┌"), THREE("┬"), THREE("┐")},
		          {THREE("├"), THREE("┼"), THREE("┤")},
		          {THREE("└"), THREE("┴"), THREE("┘")}},
		.join = THREE("─"),
		.rise = THREE("│"),
	},
	[STYLE_DOTS] = {ROUND_STONES, DOTS},
	[STYLE_ASCII] = {LETTERS, DOTS, .last_around = "()", .cursor_around = "[]"},
	[STYLE_GRID] = {
		LETTERS,
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

const char *const theme_names[] = {
	[THEME_AUTO] = "auto", [THEME_PLAIN] = "plain", [THEME_WOOD] = "wood", [THEME_DARK] = "dark", NULL,
};

const char *const paint_color_plain = "\033[0m";

/* Colors out of 256, each whole: a screen may draw any character anew. */
#define ON(ground, code) "\033[38;5;" code ";48;5;" ground "m"
#define BOLD_ON(ground, code) "\033[1;38;5;" code ";48;5;" ground "m"
#define LINE_ON(ground, code) "\033[1;4;38;5;" code ";48;5;" ground "m"
#define ON_BOARD(ground, lines, red, blue) \
	{ \
		.board = true, .plain = "\033[0;38;5;" lines ";48;5;" ground "m", \
		.stone = {ON(ground, "16"), BOLD_ON(ground, "231")}, \
		.cursor = {ON("38", "16"), BOLD_ON("38", "231"), ON("38", "16")}, \
		.row = {ON("28", "16"), BOLD_ON("28", "231")}, .last = {ON(ground, "16"), BOLD_ON(ground, "231")}, \
		.forbidden = BOLD_ON(ground, red), .offered = LINE_ON(ground, "16"), .key = BOLD_ON(ground, blue), \
		.threat = {[SIDE_BLACK] = THREE_FOUR_FIVE(ON(ground, "16"), BOLD_ON(ground, "16"), LINE_ON(ground, "16")), \
		           [SIDE_WHITE] = THREE_FOUR_FIVE(ON(ground, "231"), BOLD_ON(ground, "231"), LINE_ON(ground, "231"))}, \
	}
/* 16 colors, legible on black and on white, or with their own background. */
#define PLAIN_MARKS \
	.plain = "\033[0m", .cursor = {"\033[30;46m", "\033[30;46m", "\033[30;46m"}, \
	.row = {"\033[30;43m", "\033[30;43m"}, .last = {"\033[30;42m", "\033[30;42m"}, .forbidden = "\033[31m", \
	.offered = "\033[1;4m", .key = "\033[1;32m"

#define THREE_FOUR_FIVE(three, four, five) \
	{ \
		[THREAT_THREE] = (three), [THREAT_FOUR] = (four), [THREAT_FIVE] = (five) \
	}

/* clang-format off */
const struct palette palettes[] = {
	[THEME_AUTO] = {
		PLAIN_MARKS,
		.stone = {"\033[1;94m", "\033[1;35m"},
		.threat = {[SIDE_BLACK] = THREE_FOUR_FIVE("\033[94m", "\033[1;94m", "\033[7;94m"),
		           [SIDE_WHITE] = THREE_FOUR_FIVE("\033[35m", "\033[1;35m", "\033[7;35m")},
	},
	[THEME_PLAIN] = {
		PLAIN_MARKS,
		.stone = {"\033[30;47m", "\033[1;37;40m"},
		.threat = {[SIDE_BLACK] = THREE_FOUR_FIVE("\033[30;47m", "\033[30;47m", "\033[4;30;47m"),
		           [SIDE_WHITE] = THREE_FOUR_FIVE("\033[37;40m", "\033[1;37;40m", "\033[1;4;37;40m")},
	},
	[THEME_WOOD] = ON_BOARD("136", "58", "124", "19"),
	[THEME_DARK] = ON_BOARD("60", "250", "217", "159"),
};
/* clang-format on */
