/* The look of a board: the characters of each style, colors, and which part is drawn. */
#ifndef PAINT_H
#define PAINT_H

#include <stdbool.h>

#include "rules/point.h"
#include "rules/threat.h"

enum style {
	STYLE_LINES, /* ┼ ● ○ ▲ △ */
	STYLE_DOTS,  /* . ● ○ ▲ △ */
	STYLE_ASCII, /* . X O, the last stone in parentheses */
	STYLE_GRID,  /* | X | O |, the last stone in brackets */
};
extern const char *const style_names[]; /* ends in NULL */

/* A character, at most four bytes of UTF-8. */
struct glyph {
	char bytes[4];
	unsigned char length;
	bool wide; /* two columns wide if look.wide is set */
	bool pair; /* two characters: the second replaces the one after the point */
};

/* Where an empty point lies: in the first, a middle or the last row from the top, or column from the left. */
enum { PLACE_FIRST, PLACE_MIDDLE, PLACE_LAST, PLACES };

/* A style. */
struct paint {
	struct glyph stone[2]; /* at most three bytes, so a NUL follows */
	struct glyph last[2];
	struct glyph row[2]; /* a stone of the winning row */
	struct glyph forbidden;
	struct glyph star;
	struct glyph empty[PLACES][PLACES]; /* [row from the top][column] */
	struct glyph join;                  /* between two points */
	struct glyph rise;                  /* between two rows of large cells */
	const char *last_around;            /* characters before and after the last stone; NULL: blanks */
	const char *cursor_around;          /* characters before and after the cursor */
	bool framed;                        /* each point has a cell with borders */
};

extern const struct paint paints[]; /* indexed by enum style */

/* The marks of offered points. */
enum { PAINT_NUMBERS = 16 };
extern const struct glyph paint_numbers[PAINT_NUMBERS];
/* The marks of points that extend a shape, and of the point whose shapes are drawn. */
extern const struct glyph paint_key, paint_asked;

/* The marks of threats by side and enum threat (threat.h): digits for Black, letters for White. */
extern const struct glyph paint_threats[2][THREATS];

/* The colors of a board on a screen. Output that is not a screen has those of THEME_AUTO. */
enum theme {
	THEME_AUTO,  /* wood where the terminal has 256 colors, else plain */
	THEME_PLAIN, /* the terminal's own background, and 16 colors */
	THEME_WOOD,  /* a board's color behind the lines, black and white stones */
	THEME_DARK,
};
extern const char *const theme_names[]; /* ends in NULL */

/* Control sequences. */
struct palette {
	bool board;            /* the board has a background of its own, and every stone is filled */
	const char *plain;     /* ends a color; where the board has a background, begins it again */
	const char *stone[2];  /* by side; also the look of the side's name */
	const char *cursor[3]; /* by side, then on an empty point */
	const char *row[2], *last[2];
	const char *forbidden, *offered, *key;
	const char *threat[2][THREATS];
};
extern const struct palette palettes[];     /* indexed by enum theme */
extern const char *const paint_color_plain; /* ends all colors */

/* How a board is drawn. */
struct look {
	enum style style;
	enum coords coords;
	bool wide;           /* the terminal draws ● and ┼ two columns wide */
	bool mark_forbidden; /* mark the points forbidden to Black, while Black is to move */
	bool large;       /* cells of four columns and two rows, and row labels on both sides; grid has such cells anyway */
	bool threats;     /* mark what a stone would threaten, until the game is over */
	bool color;       /* ANSI colors; the board is readable without them */
	enum theme theme; /* which colors */
};

/* The points to draw, beginning at the lower left one. A zeroed struct is the whole board. */
struct render_window {
	int x, y;
	int columns, rows;
};

#endif
