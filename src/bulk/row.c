#include "bulk/row.h"

#include "base/json.h"
#include "record/field.h"

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

static void put_id(const struct cells *cells, struct span id)
{
	if (!cells->json) {
		field_put_text(cells->out, id);
		return;
	}
	sink_text(cells->out, "{\"id\":");
	json_string_or_null(cells->out, id);
}

static void put_problem(const struct cells *cells, const struct game_row *row)
{
	char problem[PROBLEM_MAX];
	const struct span *first = row->duplicate_of;
	if (first)
		cells_joined(cells, "problem", text_span("DUPLICATE:"), first->length > 0 ? *first : text_span("-"));
	else if (row->last)
		cells_text(cells, "problem", (struct span){problem, write_problem(problem, &row->replay->problem)});
	else
		cells_text(cells, "problem", text_span(""));
}

void row_put(const struct cells *cells, const struct columns *columns, const struct game_row *row)
{
	const struct replay *replay = row->replay;
	enum check check = row->last ? replay_check(replay) : CHECK_NOTHING;
	put_id(cells, replay->id);
	cells_text(cells, "status", text_span(status_names[game_status(&replay->game).status]));
	cells_number(cells, "plies", (unsigned)game_moves(&replay->game));
	cells_text(cells, "recorded", text_span(recorded_names[replay->recorded]));
	cells_text(cells, "check", text_span(check_names[check]));
	put_problem(cells, row);
	solving_position(cells->solving);
	for (int i = 0; i < columns->count; i++)
		cells_column(cells, columns->list[i], row);
	sink_text(cells->out, cells->json ? "}\n" : "\n");
}
