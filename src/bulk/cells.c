#include "bulk/cells.h"

#include "record/field.h"
#include "record/json.h"

void cells_start(const struct cells *cells, int place, const char *key)
{
	if (cells->format != OUTPUT_JSON) {
		if (place > 0)
			sink_text(cells->out, cells->format == OUTPUT_CSV ? "," : "\t");
		return;
	}
	sink_text(cells->out, place > 0 ? ",\"" : "{\"");
	sink_text(cells->out, key);
	sink_text(cells->out, "\":");
}

void cells_end(const struct cells *cells)
{
	sink_text(cells->out, cells->format == OUTPUT_JSON ? "}\n" : "\n");
}

void cells_header(const struct cells *cells, const char *const names[])
{
	for (int i = 0; names[i]; i++) {
		cells_start(cells, i, names[i]);
		sink_text(cells->out, names[i]);
	}
	cells_end(cells);
}

void cells_joined(const struct cells *cells, struct span one, struct span other)
{
	if (cells->format == OUTPUT_JSON) {
		json_joined_or_null(cells->out, one, other);
	} else if (cells->format == OUTPUT_CSV) {
		field_put_csv(cells->out, one, other);
	} else {
		field_put_text(cells->out, one);
		if (other.length > 0)
			field_put_text(cells->out, other);
	}
}

void cells_text(const struct cells *cells, struct span value)
{
	cells_joined(cells, value, text_span(""));
}

void cells_number(const struct cells *cells, long long value)
{
	if (value < 0)
		cells_text(cells, text_span(""));
	else
		sink_number(cells->out, (unsigned long long)value);
}

void cells_move(const struct cells *cells, int move, int size)
{
	char text[POINT_TEXT_MAX];
	struct span value = text_span(move == MOVE_PASS ? "pass" : "");
	if (move >= 0)
		value = (struct span){text, field_write_point(text, move, size)};
	cells_text(cells, value);
}
