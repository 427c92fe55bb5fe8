#include "log.h"

#include <string.h>

/* The columns are: number, rule, size, FIRST's color and the color chosen in the opening, result, slowest answers,
   detail, moves. */
size_t log_write(char *line, int number, const struct game *game, const struct result *result)
{
	static const char *const taken[] = {[SIDE_BLACK] = ":taken:B", [SIDE_WHITE] = ":taken:W", [SIDE_NONE] = ""};
	int length = snprintf(line, LOG_LINE_MAX, "%d\t%s\t%d\tfirst:%c%s\t%c+%s\tms:%d:%d\t%s\t", number,
	                      rule_names[game->rules.rule], game->rules.size, result->black == FIRST ? 'B' : 'W',
	                      taken[result->taken], "BWD"[result->winner], result->how, result->slowest[FIRST],
	                      result->slowest[SECOND], result->detail[0] ? result->detail : "-");
	size_t used = (size_t)length;
	for (int i = 0; i < game->plies; i++) {
		used += point_write(line + used, game->history[i].point, COORDS_LETTERS, game->rules.size);
		line[used++] = i + 1 < game->plies ? ' ' : '\n';
	}
	if (game->plies == 0)
		line[used++] = '\n';
	return used;
}

/* Cuts off and returns the bytes before the next `end`. Cuts off that byte, too. */
static struct span cut_column(struct span *rest, char end)
{
	const char *at = memchr(rest->at, end, rest->length);
	struct span text = {rest->at, at ? (size_t)(at - rest->at) : rest->length};
	size_t gone = text.length + (at != NULL);
	*rest = text_after(*rest, gone);
	return text;
}

/* Returns the outcome for the side with this color. */
static enum outcome outcome_of(char color, char winner)
{
	return winner == 'D' ? OUTCOME_DRAW : winner == color ? OUTCOME_WIN : OUTCOME_LOSS;
}

static bool is_color(struct span text)
{
	return text_is(text, "B") || text_is(text, "W");
}

/* Reads the outcome from the columns of colors and result. */
static bool read_outcome(struct log_entry *entry, struct span colors, struct span result)
{
	struct span label = cut_column(&colors, ':');
	struct span first = cut_column(&colors, ':');
	if (!text_is(label, "first") || !is_color(first) || result.length < 3 || result.at[1] != '+' ||
	    !memchr("BWD", result.at[0], 3))
		return false;
	entry->outcome = outcome_of(first.at[0], result.at[0]);
	entry->taken = OUTCOME_NONE;
	if (colors.length == 0)
		return true;
	label = cut_column(&colors, ':');
	if (!text_is(label, "taken") || !is_color(colors))
		return false;
	entry->taken = outcome_of(colors.at[0], result.at[0]);
	return true;
}

bool log_read(struct log_entry *entry, struct span line)
{
	struct span rest = line;
	if (!text_number(cut_column(&rest, '\t'), LOG_GAMES_MAX, &entry->game))
		return false;
	cut_column(&rest, '\t');
	cut_column(&rest, '\t');
	struct span colors = cut_column(&rest, '\t');
	struct span result = cut_column(&rest, '\t');
	struct span slowest = cut_column(&rest, '\t');
	struct span detail = cut_column(&rest, '\t');
	struct span label = cut_column(&slowest, ':');
	if (!text_is(label, "ms") || !text_number(cut_column(&slowest, ':'), 100000000, &entry->slowest[FIRST]) ||
	    !text_number(slowest, 100000000, &entry->slowest[SECOND]))
		return false;
	entry->faulty = !text_is(detail, "-");
	size_t kept = detail.length < sizeof entry->detail ? detail.length : sizeof entry->detail - 1;
	memcpy(entry->detail, detail.at, kept);
	entry->detail[kept] = '\0';
	return entry->game >= 1 && entry->game <= LOG_GAMES_MAX && read_outcome(entry, colors, result);
}
