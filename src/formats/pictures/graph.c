/* A picture of Black's winning chance over the plies of a game, one <svg> on one line. Written only. */
#include "formats/formats.h"

#include "base/minmax.h"

/* Lengths in the picture's unit. */
enum {
	GRAPH_WIDTH = 480,
	GRAPH_HEIGHT = 216,
	LEFT = 44,
	RIGHT = 468,
	TOP = 14,
	BOTTOM = 166,
	LABELS = 184, /* the base line of the ply numbers */
	LEGEND = 206, /* the base line of the legend */
};

/* Each CSS rule applies only inside the picture's class, so that the picture does not change the page around it. */
static const char style[] =
	"<style>.graph .back{fill:#fff}.graph .text{fill:#444;font-size:12px}.graph .grid{stroke:#ddd}"
	".graph .even{stroke:#888}.graph .eval{fill:none;stroke:#1667b8;stroke-width:2;stroke-linejoin:round}"
	".graph circle{stroke:#fff}.graph .only{fill:#2a9d43}.graph .doubtful{fill:#e0b000}.graph .mistake{fill:#ef7d00}"
	".graph .missed{fill:#9b3fc4}.graph .blunder{fill:#d62020}"
	"@media(prefers-color-scheme:dark){.graph .back{fill:#1c1c1c}.graph .text{fill:#bbb}.graph .grid{stroke:#3a3a3a}"
	".graph .eval{stroke:#6cb4f5}.graph circle{stroke:#1c1c1c}}</style>";

/* The plot. Its width stands for all plies of the game. */
struct plot {
	struct sink *out;
	int plies;
};

/* Writes a number of tenths as a decimal. */
static void put_tenths(struct sink *out, int tenths)
{
	sink_format(out, tenths % 10 == 0 ? "%d" : "%d.%d", tenths / 10, tenths % 10);
}

/* Return coordinates in tenths of the unit. */
static int graph_x(const struct plot *plot, int ply)
{
	return 10 * LEFT + (int)(10ll * (RIGHT - LEFT) * ply / max(plot->plies, 1));
}

static int graph_y(int chance)
{
	return 10 * BOTTOM - 10 * (BOTTOM - TOP) * chance / CHANCE_BLACK_WINS;
}

static void graph_put_level(struct sink *out, const char *class, int chance, const char *label)
{
	int y = graph_y(chance) / 10;
	sink_format(out, "<line class=\"%s\" x1=\"%d\" x2=\"%d\" y1=\"%d\" y2=\"%d\"/>", class, LEFT, RIGHT, y, y);
	sink_format(out, "<text class=\"text\" text-anchor=\"end\" x=\"%d\" y=\"%d\">%s</text>", LEFT - 6, y + 4, label);
}

static void graph_put_frame(struct sink *out)
{
	sink_format(out, "<svg class=\"graph\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" ", GRAPH_WIDTH,
	            GRAPH_HEIGHT);
	sink_format(out, "font-family=\"sans-serif\">%s<rect class=\"back\" width=\"100%%\" height=\"100%%\"/>", style);
	graph_put_level(out, "grid", CHANCE_BLACK_WINS, "Black");
	graph_put_level(out, "grid", CHANCE_WHITE_WINS, "White");
	graph_put_level(out, "even", CHANCE_DRAW, "50%");
}

/* Returns the plies between two numbers below the plot: 1, 2 or 5 times a power of ten, about ten numbers in all. */
static int label_step(int plies)
{
	enum { PLY_LABELS_MAX = 12 };
	int step = 1;
	for (int i = 0; plies / step > PLY_LABELS_MAX; i++)
		step = i % 3 == 1 ? step / 2 * 5 : step * 2;
	return step;
}

static void put_ply_numbers(const struct plot *plot)
{
	int step = label_step(plot->plies);
	for (int ply = 0; ply <= plot->plies; ply += step) {
		sink_text(plot->out, "<text class=\"text\" text-anchor=\"middle\" x=\"");
		put_tenths(plot->out, graph_x(plot, ply));
		sink_format(plot->out, "\" y=\"%d\">%d</text>", LABELS, ply);
	}
}

/* Returns the last known chance up to the ply; CHANCE_DRAW if there is none. */
static int chance_at(const struct annotation *annotations, int ply)
{
	while (ply > 0 && annotations[ply].chance == CHANCE_UNKNOWN)
		ply--;
	return annotations[ply].chance == CHANCE_UNKNOWN ? CHANCE_DRAW : annotations[ply].chance;
}

static void put_curve(const struct plot *plot, const struct annotation *annotations)
{
	sink_text(plot->out, "<polyline class=\"eval\" points=\"");
	for (int ply = 0; ply <= plot->plies; ply++) {
		sink_text(plot->out, ply > 0 ? " " : "");
		put_tenths(plot->out, graph_x(plot, ply));
		sink_char(plot->out, ',');
		put_tenths(plot->out, graph_y(chance_at(annotations, ply)));
	}
	sink_text(plot->out, "\"/>");
}

static void graph_put_point(const struct writing *writing, int point, int size)
{
	char text[POINT_TEXT_MAX];
	sink_put(writing->out, text, point_write(text, point, writing->coords, size));
}

/* Writes a marked ply: a circle of the mark's class, with a title such as "23 H8 blunder, best I9". */
static void put_marked(const struct writing *writing, const struct plot *plot, const struct game *game, int ply)
{
	const struct annotation *annotation = &writing->annotations[ply];
	const struct ply *played = &game->history[ply - 1];
	struct sink *out = writing->out;
	sink_format(out, "<circle class=\"%s\" cx=\"", move_mark_names[annotation->mark]);
	put_tenths(out, graph_x(plot, ply));
	sink_text(out, "\" cy=\"");
	put_tenths(out, graph_y(chance_at(writing->annotations, ply)));
	sink_format(out, "\" r=\"5\"><title>%d ", ply);
	if (played->kind == PLY_STONE)
		graph_put_point(writing, played->point, game->board.size);
	else
		sink_text(out, "pass");
	sink_format(out, " %s", move_mark_names[annotation->mark]);
	if (annotation->mark > MARK_ONLY) {
		sink_text(out, ", best ");
		graph_put_point(writing, annotation->best, game->board.size);
	}
	sink_text(out, "</title></circle>");
}

/* Explains the colors of the marks that occur. */
static void graph_put_legend(const struct plot *plot, const struct annotation *annotations)
{
	bool occurs[MARK_DOUBTFUL + 1] = {false};
	for (int ply = 1; ply <= plot->plies; ply++)
		occurs[annotations[ply].mark] = true;
	sink_format(plot->out, "<text class=\"text\" x=\"%d\" y=\"%d\">", LEFT, LEGEND);
	for (int mark = MARK_ONLY; mark <= MARK_DOUBTFUL; mark++)
		if (occurs[mark])
			sink_format(plot->out, "<tspan class=\"key %s\">&#9679;</tspan> %s&#160;&#160; ", move_mark_names[mark],
			            move_mark_names[mark]);
	sink_text(plot->out, "</text>");
}

static bool write_graph(struct writing *writing, const struct replay *replay)
{
	const struct game *game = &replay->game;
	const struct plot plot = {writing->out, game->plies};
	graph_put_frame(writing->out);
	put_ply_numbers(&plot);
	put_curve(&plot, writing->annotations);
	for (int ply = 1; ply <= game->plies; ply++)
		if (writing->annotations[ply].mark != MARK_NONE)
			put_marked(writing, &plot, game, ply);
	graph_put_legend(&plot, writing->annotations);
	sink_text(writing->out, "</svg>\n");
	return true;
}

const struct format format_graph = {.name = "graph", .write = write_graph, .annotated = true};
