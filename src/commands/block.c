#include "commands/block.h"

#include "record/json.h"

const char *const output_names[] = {
	[OUTPUT_TEXT] = "text", [OUTPUT_TSV] = "tsv", [OUTPUT_JSON] = "json", [OUTPUT_CSV] = "csv", NULL};

void block_start(struct block *block)
{
	if (block->format == OUTPUT_TSV)
		sink_text(block->out, "# renju-tsv 1\n");
}

void block_point(struct block *block, int point)
{
	char *out = sink_room(block->out, POINT_TEXT_MAX);
	sink_advance(block->out, out + point_write(out, point, block->coords, block->size));
}

void block_answer_open(struct block *block)
{
	if (block->format == OUTPUT_TEXT)
		sink_text(block->out, block->bare ? "" : "= ");
	else if (block->answers > 0)
		sink_text(block->out, "; ");
	else if (block->format == OUTPUT_JSON)
		sink_char(block->out, '"');
	block->answers++;
}

void block_answer_close(struct block *block)
{
	if (block->format == OUTPUT_TEXT)
		sink_char(block->out, '\n');
}

/* Returns the first word of the status line. */
static struct span first_word(const struct block_row *row)
{
	if (row->outcome != OUTCOME_NONE)
		return text_span(row->outcome == OUTCOME_PASS ? "PASS" : "FAIL");
	struct span name = text_span(status_names[row->verdict.status]);
	return text_word(&name);
}

/* Returns the status line after its first word. */
static struct span rest_of_status(const struct block_row *row, char reasons[REASONS_TEXT_MAX])
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

static void block_put_value(struct block *block, const char *key, struct span value)
{
	if (block->format == OUTPUT_TSV) {
		sink_char(block->out, '\t');
		sink_span(block->out, value.length > 0 ? value : text_span("-"));
		return;
	}
	json_put_key(block->out, key);
	json_string_or_null(block->out, value);
}

static struct span side_letter(enum side side)
{
	static const char *const letters[] = {[SIDE_BLACK] = "B", [SIDE_WHITE] = "W", [SIDE_NONE] = ""};
	return text_span(letters[side]);
}

void block_open(struct block *block, const struct block_row *row)
{
	block->answers = 0;
	if (block->format == OUTPUT_TEXT)
		return;
	bool json = block->format == OUTPUT_JSON;
	sink_text(block->out, json ? "{\"line\":" : "");
	sink_number(block->out, row->line);
	sink_text(block->out, json ? ",\"ply\":" : "\t");
	sink_number(block->out, (unsigned)row->ply);
	block_put_value(block, "side", side_letter(row->side));
	char point[POINT_TEXT_MAX];
	size_t length = row->point == POINT_NONE ? 0 : point_write(point, row->point, block->coords, block->size);
	block_put_value(block, "point", (struct span){point, length});
	block_put_value(block, "status", first_word(row));
	sink_text(block->out, json ? ",\"detail\":" : "\t");
}

/* Not inlined, so that text output needs fewer registers. */
__attribute__((noinline)) static void close_row(struct block *block, const struct block_row *row)
{
	bool json = block->format == OUTPUT_JSON;
	char reasons[REASONS_TEXT_MAX];
	struct span rest = rest_of_status(row, reasons);
	if (block->answers > 0)
		sink_text(block->out, json ? "\"" : "");
	else if (json)
		json_string_or_null(block->out, rest);
	else
		sink_span(block->out, rest.length > 0 ? rest : text_span("-"));
	block_put_value(block, "turn", side_letter(row->turn));
	sink_text(block->out, json ? "}\n" : "\n");
}

/* Copies a name. Most are short: a loop is faster than a call. Returns the end. */
static char *copy_name(char *out, const char *name)
{
	while (*name)
		*out++ = *name++;
	return out;
}

void block_close(struct block *block, const struct block_row *row)
{
	if (block->format != OUTPUT_TEXT) {
		close_row(block, row);
		return;
	}
	static const char *const outcomes[] = {[OUTCOME_NONE] = "", [OUTCOME_PASS] = "PASS", [OUTCOME_FAIL] = "FAIL "};
	char *out = sink_room(block->out, STATUS_NAME_MAX + 6);
	out = copy_name(out, outcomes[row->outcome]);
	if (row->outcome != OUTCOME_PASS)
		out = copy_name(out, status_names[row->verdict.status]);
	*out++ = '\n';
	sink_advance(block->out, out);
}
