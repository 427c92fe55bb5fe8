#include "terminal/view/explain.h"

#include <stdio.h>

#include "base/minmax.h"
#include "rules/forbidden.h"
#include "rules/line.h"
#include "rules/why.h"

enum {
	POINTS_TEXT_MAX = BOARD_MAX * (POINT_TEXT_MAX + 1) + 64,
	DEEPEST = 20, /* levels that are indented */
};

const char *explain_reasons(enum language language, unsigned reasons, char out[EXPLAIN_KINDS_MAX])
{
	static const struct {
		unsigned reason;
		int text; /* a wording or a phrase */
	} names[] = {{REASON_OVERLINE, WORDING_OVERLINE},
	             {REASON_44, WORDING_44},
	             {REASON_33, WORDING_33},
	             {REASON_UNKNOWN, PHRASE_UNKNOWN}};
	struct sink list = sink_into(out, EXPLAIN_KINDS_MAX);
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (reasons & names[i].reason)
			sink_item(&list, " + ", phrase_texts[language][names[i].text]);
	return out;
}

void explain_add_point(struct sink *list, const struct session *session, int point)
{
	sink_item(list, " ", POINT_NAME(session, point));
}

struct explanation {
	struct paper *paper;
	struct session *session;
};

static void list_stones(const struct explanation *explanation, const struct shape *shape, struct sink *list)
{
	for (int i = 0; i < shape->length; i++) {
		int point = board_step(&explanation->session->game.board, shape->first, shape->direction, i);
		if (point != shape->gap)
			explain_add_point(list, explanation->session, point);
	}
}

/* Lists the points that complete a shape, without those that are forbidden or cannot be judged. For a three that is
   not real, lists each point with its reason instead. */
static void list_keys(const struct explanation *explanation, const struct why_shape *why, struct sink *list)
{
	bool unreal = why->shape.kind == SHAPE_THREE && !why->real;
	enum language language = explanation->paper->language;
	for (int i = 0; i < why->shape.keys; i++) {
		if (!unreal && why->reasons[i] == 0)
			explain_add_point(list, explanation->session, why->shape.key[i]);
		if (!unreal)
			continue;
		sink_item(list, paper_text(explanation->paper, PHRASE_COMMA), "");
		const char *const *texts = phrase_texts[language];
		sink_fill(list, why->reasons[i] == REASON_UNKNOWN ? texts[WORDING_UNJUDGED] : texts[PHRASE_WHY_WOULD_BE],
		          WITH(POINT_NAME(explanation->session, why->shape.key[i]), KINDS(language, why->reasons[i])));
	}
}

/* Adds a shape to those that the board shows. */
static void draw_shape(const struct board *board, const struct why_shape *why, struct drawn_shapes *shapes)
{
	const struct shape *shape = &why->shape;
	shapes->marked = true;
	for (int i = 0; i < shape->length; i++)
		point_set_add(&shapes->stones, board_step(board, shape->first, shape->direction, i));
	if (shape->gap != POINT_NONE)
		point_set_remove(&shapes->stones, shape->gap);
	for (int i = 0; i < shape->keys; i++)
		if (why->reasons[i] != REASON_UNKNOWN)
			point_set_add(why->reasons[i] ? &shapes->forbidden : &shapes->keys, shape->key[i]);
}

static void explain_shape(const struct why_shape *why, void *context)
{
	const struct explanation *explanation = context;
	char stones[POINTS_TEXT_MAX], keys[POINTS_TEXT_MAX], bytes[DEEPEST * 2 + 2 * POINTS_TEXT_MAX + 128];
	struct sink stone_list = sink_into(stones, sizeof stones), key_list = sink_into(keys, sizeof keys);
	struct sink line = sink_into(bytes, sizeof bytes);
	static const enum phrase phrases[] = {[SHAPE_FIVE] = PHRASE_WHY_FIVE,
	                                      [SHAPE_OVERLINE] = PHRASE_WHY_OVERLINE,
	                                      [SHAPE_FOUR] = PHRASE_WHY_FOUR,
	                                      [SHAPE_THREE] = PHRASE_WHY_THREE};
	enum phrase phrase = phrases[why->shape.kind];
	if (why->shape.kind == SHAPE_THREE && !why->real)
		phrase = why->unknown ? PHRASE_WHY_MAYBE : PHRASE_WHY_UNREAL;
	draw_shape(&explanation->session->game.board, why, &explanation->paper->notes.shapes);
	list_stones(explanation, &why->shape, &stone_list);
	list_keys(explanation, why, &key_list);
	sink_format(&line, "%*s", 2 * min(why->depth + 1, DEEPEST), "");
	if (why->depth > 0)
		phrase_put(&line, explanation->paper->language, PHRASE_WHY_THEN,
		           WITH(POINT_NAME(explanation->session, why->point)));
	phrase_put(&line, explanation->paper->language, phrase, WITH(stones, keys));
	paper_note_line(explanation->paper, sink_held(&line));
}

void explain_shapes(struct paper *paper, struct session *session, enum side side, int point)
{
	struct explanation explanation = {paper, session};
	unsigned reasons = ruleset_forbids(&session->game.rules, side) ? forbidden_reasons(&session->game.board, point) : 0;
	paper->notes.shapes = (struct drawn_shapes){.any = true, .asked = point};
	if (reasons != 0 && reasons != REASON_UNKNOWN)
		point_set_add(&paper->notes.shapes.forbidden, point);
	why_each(&session->game.board, &session->game.rules, side, point, explain_shape, &explanation);
}

void explain_point(struct paper *paper, struct session *session, enum side side, int point)
{
	struct game *game = &session->game;
	explain_shapes(paper, session, side, point);
	struct verdict verdict = verdict_of_stone(&game->board, &game->rules, side, point);
	enum phrase effect = status_forbidden(verdict.status) ? PHRASE_WHY_FORBIDDEN : PHRASE_WHY_OK;
	if (verdict.status == STATUS_WIN_BLACK || verdict.status == STATUS_WIN_WHITE)
		effect = PHRASE_WHY_WINS;
	else if (verdict.status == STATUS_DRAW)
		effect = PHRASE_WHY_FILLS;
	if (verdict_unknown(verdict))
		paper_note_wording(paper, WORDING_UNJUDGED, WITH(POINT_NAME(session, point)));
	else
		paper_note(paper, effect,
		           WITH(paper_side(paper, side), POINT_NAME(session, point), KINDS(paper->language, verdict.reasons)));
}

static void add_barred(int point, unsigned reasons, void *context)
{
	(void)reasons;
	point_set_add(context, point);
}

const char *explain_example(struct session *session, char out[POINT_TEXT_MAX + 1])
{
	struct point_set set, barred = {0};
	struct game *game = &session->game;
	const struct board *board = &game->board;
	const struct point_set *allowed = game_allowed(game, &set);
	int before = point_at(board->size / 2, board->size / 2) - 1, point = before, rounds = 0;
	if (ruleset_forbids(&game->rules, game->to_move))
		forbidden_each(&game->board, add_barred, &barred);
	do {
		point = board_next_empty(board, point);
		rounds += point == POINT_NONE;
	} while (rounds < 2 &&
	         (point == POINT_NONE || (allowed && !point_set_has(allowed, point)) || point_set_has(&barred, point)));
	if (point == POINT_NONE) /* e.g. where points must be offered first */
		point = board_next_empty(board, before);
	return point_text(out, point == POINT_NONE ? point_at(0, 0) : point, session->coords, board->size);
}

void explain_foul(struct paper *paper, struct session *session, int point)
{
	struct board *board = &session->game.board;
	board_take(board, SIDE_BLACK, point);
	explain_shapes(paper, session, SIDE_BLACK, point);
	board_put(board, SIDE_BLACK, point);
}

enum { LIST_LINE = 1024 };

/* Forbidden points, in lines that fit the screen. */
struct forbidden_list {
	struct paper *paper;
	struct session *session;
	int count;
	struct sink line; /* the line that is being filled */
};

static void list_forbidden(int point, unsigned reasons, void *context)
{
	struct forbidden_list *list = context;
	char item[EXPLAIN_KINDS_MAX * 2];
	bool chinese = list->paper->language == LANGUAGE_ZH;
	snprintf(item, sizeof item, chinese ? "%s（%s）" : "%s (%s)", POINT_NAME(list->session, point),
	         KINDS(list->paper->language, reasons));
	size_t room = list->line.room - list->line.used;
	int columns = screen_width(sink_held(&list->line)) + 2 + screen_width(text_span(item));
	if (list->line.used > 0 && (columns >= list->paper->screen.columns || room < sizeof item + 2)) {
		paper_note_line(list->paper, sink_held(&list->line));
		list->line.used = 0;
	}
	sink_item(&list->line, "  ", item);
	list->count++;
}

void explain_forbidden_points(struct paper *paper, struct session *session)
{
	char line[LIST_LINE];
	struct forbidden_list list = {.paper = paper, .session = session, .line = sink_into(line, sizeof line)};
	if (ruleset_forbids(&session->game.rules, SIDE_BLACK))
		forbidden_each(&session->game.board, list_forbidden, &list);
	if (list.line.used > 0)
		paper_note_line(paper, sink_held(&list.line));
	paper_note(paper, list.count == 0 ? PHRASE_FORBIDDEN_NONE : PHRASE_FORBIDDEN_COUNT, WITH(NUMBER(list.count)));
}
