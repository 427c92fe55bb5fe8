#include "record/annotation.h"

#include <stdio.h>

const char *const move_mark_names[] = {
	[MARK_NONE] = "",           [MARK_ONLY] = "only",         [MARK_MISSED] = "missed", [MARK_BLUNDER] = "blunder",
	[MARK_MISTAKE] = "mistake", [MARK_DOUBTFUL] = "doubtful", [MOVE_MARKS] = NULL};

enum { CHANCE_TEXT_MAX = 32 };

static const char *side_name(enum side side)
{
	return side == SIDE_BLACK ? "Black" : "White";
}

/* Returns the side's own chance as text, in `out` unless the text is constant. */
static const char *annotation_write_chance(char out[CHANCE_TEXT_MAX], enum side side, int chance)
{
	int own = side == SIDE_BLACK ? chance : CHANCE_BLACK_WINS - chance;
	if (own == CHANCE_BLACK_WINS)
		return "a proved win";
	if (own == CHANCE_WHITE_WINS)
		return "a proved loss";
	snprintf(out, CHANCE_TEXT_MAX, "%d.%d%%", own / 10, own % 10);
	return out;
}

void annotation_describe_move(char out[ANNOTATION_TEXT_MAX], const struct annotation *list, int ply, enum side side,
                              const char *best)
{
	static const char *const words[] = {
		[MARK_NONE] = "",
		[MARK_ONLY] = "The only move: all other moves give away 15% or more.",
		[MARK_MISSED] = "Missed win",
		[MARK_BLUNDER] = "Blunder",
		[MARK_MISTAKE] = "Mistake",
		[MARK_DOUBTFUL] = "Doubtful move"};
	char before[CHANCE_TEXT_MAX], after[CHANCE_TEXT_MAX];
	enum move_mark mark = list[ply].mark;
	if (mark <= MARK_ONLY)
		snprintf(out, ANNOTATION_TEXT_MAX, "%s", words[mark]);
	else
		snprintf(out, ANNOTATION_TEXT_MAX, "%s: %s's winning chance falls from %s to %s. Better is %s.", words[mark],
		         side_name(side), annotation_write_chance(before, side, list[ply - 1].chance),
		         annotation_write_chance(after, side, list[ply].chance), best);
}

void annotation_describe_line(char out[ANNOTATION_TEXT_MAX], const struct annotation *list, int ply, enum side side)
{
	char chance[CHANCE_TEXT_MAX];
	int before = list[ply - 1].chance, moves = (list[ply].length + 1) / 2;
	if (before == (side == SIDE_BLACK ? CHANCE_BLACK_WINS : CHANCE_WHITE_WINS))
		snprintf(out, ANNOTATION_TEXT_MAX, "%s wins by force, here in %d move%s.", side_name(side), moves,
		         moves == 1 ? "" : "s");
	else
		snprintf(out, ANNOTATION_TEXT_MAX, "Better: %s's winning chance stays at %s.", side_name(side),
		         annotation_write_chance(chance, side, before));
}
