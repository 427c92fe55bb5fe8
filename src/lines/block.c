#include "lines/block.h"

#include <string.h>

const char *const output_names[] = {[OUTPUT_TEXT] = "text", [OUTPUT_TSV] = "tsv", [OUTPUT_JSON] = "json", NULL};

void report_start(struct report *report)
{
	if (report->format == OUTPUT_TSV)
		sink_text(report->out, "# renju-tsv 1\n");
}

void report_point(struct report *report, int point)
{
	char *out = sink_room(report->out, POINT_TEXT_MAX);
	sink_advance(report->out, out + point_write(out, point, report->coords, report->size));
}

void report_answer_open(struct report *report)
{
	if (report->format == OUTPUT_TEXT)
		sink_text(report->out, "= ");
	else
		sink_text(report->out, report->answers++ > 0 ? "; " : report->format == OUTPUT_JSON ? "\"" : "");
}

void report_answer_close(struct report *report)
{
	if (report->format == OUTPUT_TEXT)
		sink_char(report->out, '\n');
}

/* A status line comes apart into its first word and the rest. */
static struct span first_word(const struct report_row *row)
{
	if (row->outcome != OUTCOME_NONE)
		return text_span(row->outcome == OUTCOME_PASS ? "PASS" : "FAIL");
	struct span name = text_span(status_names[row->verdict.status]);
	return text_word(&name);
}

static struct span rest_of_status(const struct report_row *row, char reasons[REASONS_TEXT_MAX])
{
	struct span name = text_span(status_names[row->verdict.status]);
	if (row->outcome == OUTCOME_PASS)
		return text_span("");
	if (row->outcome == OUTCOME_FAIL)
		return name;
	if (status_forbidden(row->verdict.status))
		return (struct span){reasons, reasons_write(reasons, row->verdict.reasons)};
	text_word(&name);
	return text_trim(name);
}

static char *put_text(char *out, const char *text)
{
	while (*text)
		*out++ = *text++;
	return out;
}

/* A value of json: quoted, or null. */
static void put_json(struct sink *out, struct span value)
{
	if (value.length == 0) {
		sink_text(out, "null");
		return;
	}
	sink_char(out, '"');
	sink_span(out, value);
	sink_char(out, '"');
}

static void put_value(struct report *report, const char *key, struct span value)
{
	if (report->format == OUTPUT_TSV) {
		sink_char(report->out, '\t');
		sink_span(report->out, value.length > 0 ? value : text_span("-"));
		return;
	}
	sink_text(report->out, ",\"");
	sink_text(report->out, key);
	sink_text(report->out, "\":");
	put_json(report->out, value);
}

static struct span side_letter(enum side side)
{
	static const char *const letters[] = {[SIDE_BLACK] = "B", [SIDE_WHITE] = "W", [SIDE_NONE] = ""};
	return text_span(letters[side]);
}

void report_open(struct report *report, const struct report_row *row)
{
	report->answers = 0;
	if (report->format == OUTPUT_TEXT)
		return;
	bool json = report->format == OUTPUT_JSON;
	sink_text(report->out, json ? "{\"line\":" : "");
	sink_number(report->out, row->line);
	sink_text(report->out, json ? ",\"ply\":" : "\t");
	sink_number(report->out, (unsigned)row->ply);
	put_value(report, "side", side_letter(row->side));
	char point[POINT_TEXT_MAX];
	size_t length = row->point == POINT_NONE ? 0 : point_write(point, row->point, report->coords, report->size);
	put_value(report, "point", (struct span){point, length});
	put_value(report, "status", first_word(row));
	sink_text(report->out, json ? ",\"detail\":" : "\t");
}

static void close_text(struct report *report, const struct report_row *row)
{
	char *out = sink_room(report->out, STATUS_NAME_MAX + 6);
	if (row->outcome != OUTCOME_NONE)
		out = put_text(out, row->outcome == OUTCOME_PASS ? "PASS" : "FAIL ");
	if (row->outcome != OUTCOME_PASS)
		out = put_text(out, status_names[row->verdict.status]);
	*out++ = '\n';
	sink_advance(report->out, out);
}

void report_close(struct report *report, const struct report_row *row)
{
	if (report->format == OUTPUT_TEXT) {
		close_text(report, row);
		return;
	}
	bool json = report->format == OUTPUT_JSON;
	char reasons[REASONS_TEXT_MAX];
	struct span rest = rest_of_status(row, reasons);
	if (report->answers > 0)
		sink_text(report->out, json ? "\"" : "");
	else if (json)
		put_json(report->out, rest);
	else
		sink_span(report->out, rest.length > 0 ? rest : text_span("-"));
	put_value(report, "turn", side_letter(row->turn));
	sink_text(report->out, json ? "}\n" : "\n");
}
