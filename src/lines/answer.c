#include "lines/answer.h"

#include "rules/forbidden.h"
#include "rules/why.h"

static void put_reasons(struct sink *out, unsigned reasons)
{
	char text[REASONS_TEXT_MAX];
	sink_put(out, text, reasons_write(text, reasons));
}

static void put_forbidden(int point, unsigned reasons, void *context)
{
	struct report *report = context;
	sink_char(report->out, ' ');
	report_point(report, point);
	sink_char(report->out, ':');
	put_reasons(report->out, reasons);
}

static void note_any(int point, unsigned reasons, void *context)
{
	(void)point;
	(void)reasons;
	*(bool *)context = true;
}

void answer_forbidden(struct report *report, struct game *game)
{
	bool any = false;
	report_answer_open(report);
	sink_text(report->out, "forbidden");
	if (ruleset_forbids(&game->rules, SIDE_BLACK)) {
		forbidden_each(&game->board, note_any, &any);
		forbidden_each(&game->board, put_forbidden, report);
	}
	if (!any)
		sink_text(report->out, " -");
	report_answer_close(report);
}

struct why_print {
	struct report *report;
	const struct board *board;
};

static void put_stones(const struct why_print *print, const struct shape *shape)
{
	for (int i = 0; i < shape->length; i++) {
		int point = board_step(print->board, shape->first, shape->direction, i);
		if (point == shape->gap)
			continue;
		sink_char(print->report->out, ' ');
		report_point(print->report, point);
	}
}

/* The points after the colon: of an unreal three with what a stone there would be, of a real one those that make it
   real. */
static void put_keys(const struct why_print *print, const struct why_shape *why)
{
	bool unreal = why->shape.kind == SHAPE_THREE && !why->real;
	struct sink *out = print->report->out;
	sink_text(out, " :");
	for (int i = 0; i < why->shape.keys; i++) {
		if (!unreal && why->reasons[i] != 0)
			continue;
		sink_char(out, ' ');
		report_point(print->report, why->shape.key[i]);
		if (unreal) {
			unsigned first = why->reasons[i] & -why->reasons[i];
			sink_char(out, '=');
			put_reasons(out, first);
		}
	}
}

static void put_shape(const struct why_shape *why, void *context)
{
	static const char *const names[] = {
		[SHAPE_FIVE] = "five", [SHAPE_OVERLINE] = "overline", [SHAPE_FOUR] = "four", [SHAPE_THREE] = "three"};
	const struct why_print *print = context;
	struct sink *out = print->report->out;
	report_answer_open(print->report);
	sink_text(out, "why ");
	for (int i = 0; i < why->depth; i++)
		sink_char(out, '>');
	sink_text(out, why->depth > 0 ? " " : "");
	sink_text(out, names[why->shape.kind]);
	if (why->shape.kind == SHAPE_THREE)
		sink_text(out, why->real ? " real" : " unreal");
	put_stones(print, &why->shape);
	if (why->shape.keys > 0)
		put_keys(print, why);
	report_answer_close(print->report);
}

static void put_verdict(struct sink *out, struct verdict verdict)
{
	if (status_forbidden(verdict.status)) {
		sink_text(out, "FORBIDDEN ");
		put_reasons(out, verdict.reasons);
	} else {
		sink_text(out, status_names[verdict.status]);
	}
}

void answer_why(struct report *report, struct game *game, int point)
{
	enum side side = ruleset_forbids(&game->rules, SIDE_BLACK) ? SIDE_BLACK : game->to_move;
	struct ruleset rules = game->rules;
	rules.opening = OPENING_FREE;
	report_answer_open(report);
	sink_text(report->out, side == SIDE_BLACK ? "why BLACK " : "why WHITE ");
	report_point(report, point);
	sink_char(report->out, ' ');
	put_verdict(report->out, verdict_of_stone(&game->board, &rules, false, side, point));
	report_answer_close(report);
	struct why_print print = {report, &game->board};
	why_each(&game->board, &rules, side, point, put_shape, &print);
}
