#include "bulk/row.h"

#include <string.h>

#include "base/json.h"
#include "formats/format.h"
#include "rules/forbidden.h"

static const char *const analysis_names[] = {[ANALYSIS_FORBIDDEN] = "forbidden", NULL};

struct names column_names(void)
{
	return (struct names)NAMES(analysis_names);
}

static bool has_column(const struct columns *columns, int column)
{
	for (int i = 0; i < columns->count; i++)
		if ((int)columns->list[i] == column)
			return true;
	return false;
}

bool columns_read(struct columns *columns, struct span text)
{
	for (;;) {
		const char *comma = memchr(text.at, ',', text.length);
		struct span word = {text.at, comma ? (size_t)(comma - text.at) : text.length};
		int found = names_find(column_names(), word);
		if (found < 0 || has_column(columns, found))
			return false;
		columns->list[columns->count++] = (enum analysis)found;
		if (!comma)
			return true;
		text = (struct span){comma + 1, text.length - word.length - 1};
	}
}

static void put_key(const struct gameline *line, const char *key)
{
	sink_text(line->out, ",\"");
	sink_text(line->out, key);
	sink_text(line->out, "\":");
}

/* A column after the first. */
static void put_field(const struct gameline *line, const char *key, struct span value)
{
	if (line->json) {
		put_key(line, key);
		json_string_or_null(line->out, value);
	} else {
		sink_char(line->out, '\t');
		format_put_column(line->out, value);
	}
}

static void put_plies(const struct gameline *line, int plies)
{
	if (line->json)
		put_key(line, "plies");
	else
		sink_char(line->out, '\t');
	sink_number(line->out, (unsigned)plies);
}

enum { PROBLEM_MAX = 20 + STATUS_NAME_MAX + 2 + PROBLEM_TEXT_MAX };

static size_t append(char *out, size_t length, struct span text)
{
	for (size_t i = 0; i < text.length; i++)
		out[length++] = text.at[i];
	return length;
}

/* PLY:STATUS:TEXT, or nothing. */
static size_t write_problem(char out[PROBLEM_MAX], const struct problem *problem)
{
	if (!problem->any)
		return 0;
	size_t length = text_decimal(out, (unsigned)problem->ply);
	out[length++] = ':';
	length = append(out, length, text_span(status_names[problem->verdict.status]));
	out[length++] = ':';
	return append(out, length, problem->length > 0 ? (struct span){problem->text, problem->length} : text_span("-"));
}

static void put_duplicate(const struct gameline *line, struct span id)
{
	static const char word[] = "DUPLICATE:";
	if (id.length == 0)
		id = text_span("-");
	if (line->json) {
		put_key(line, "problem");
		json_string_joined(line->out, text_span(word), id);
	} else {
		sink_char(line->out, '\t');
		sink_text(line->out, word);
		format_put_column(line->out, id);
	}
}

struct point_list {
	struct sink *out;
	int size;
	int count;
};

static void put_forbidden(int point, unsigned reasons, void *context)
{
	struct point_list *list = context;
	char text[REASONS_TEXT_MAX];
	if (list->count++ > 0)
		sink_char(list->out, ',');
	format_put_point(list->out, point, list->size);
	sink_char(list->out, ':');
	sink_put(list->out, text, reasons_write(text, reasons));
}

/* One pass to know whether there is any: JSON has null for none. */
static void count_forbidden(int point, unsigned reasons, void *context)
{
	(void)point;
	(void)reasons;
	++*(int *)context;
}

static void put_analysis(const struct gameline *line, struct game *game)
{
	struct point_list list = {line->out, game->board.size, 0};
	int count = 0;
	if (ruleset_forbids(&game->rules, SIDE_BLACK))
		forbidden_each(&game->board, count_forbidden, &count);
	if (line->json)
		put_key(line, analysis_names[ANALYSIS_FORBIDDEN]);
	else
		sink_char(line->out, '\t');
	if (count == 0) {
		sink_text(line->out, line->json ? "null" : "-");
		return;
	}
	sink_text(line->out, line->json ? "\"" : "");
	forbidden_each(&game->board, put_forbidden, &list);
	sink_text(line->out, line->json ? "\"" : "");
}

void gameline_put(const struct gameline *line, struct replay *replay, const struct span *duplicate_of)
{
	char problem[PROBLEM_MAX];
	size_t problem_length = write_problem(problem, &replay->problem);
	if (line->json) {
		sink_text(line->out, "{\"id\":");
		json_string_or_null(line->out, replay->id);
	} else {
		format_put_column(line->out, replay->id);
	}
	put_field(line, "status", text_span(status_names[game_status(&replay->game).status]));
	put_plies(line, game_moves(&replay->game));
	put_field(line, "recorded", text_span(recorded_names[replay->recorded]));
	put_field(line, "check", text_span(check_names[replay_check(replay)]));
	if (duplicate_of)
		put_duplicate(line, *duplicate_of);
	else
		put_field(line, "problem", (struct span){problem, problem_length});
	for (int i = 0; i < line->columns.count; i++)
		put_analysis(line, &replay->game);
	sink_text(line->out, line->json ? "}\n" : "\n");
}
