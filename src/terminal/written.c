#include "terminal/written.h"

#include <string.h>

#include "formats/sgf.h"
#include "formats/sgf_point.h"
#include "lines/script.h"

bool written_is_name(const char *path)
{
	size_t length = strlen(path);
	return length > 4 && text_is(text_span(path + length - 4), ".sgf");
}

bool written_starts(struct span head)
{
	struct span text = text_trim(head);
	return text.length > 0 && text.at[0] == '(';
}

bool written_fits(const struct desk *desk)
{
	return desk->session.game.board.size <= SGF_SIZE_MAX;
}

/* What the record says of the end. */
static enum recorded recorded_of(const struct game *game)
{
	if (!game_over(game))
		return RECORDED_NOTHING;
	enum status status = game_status(game).status;
	return status == STATUS_DRAW ? RECORDED_DRAW : status == STATUS_WIN_BLACK ? RECORDED_BLACK : RECORDED_WHITE;
}

/* Rules have no other place in SGF: the mark that a script begins with stands before the first move. */
static size_t write_mark(const struct desk *desk, char *out, size_t room)
{
	struct sink mark;
	mark.used = 0;
	script_put_mark(&mark, &(struct script_mark){desk->session.game.rules, desk->render.look.coords});
	size_t length = mark.used - 1 < room ? mark.used - 1 : 0; /* without its newline */
	memcpy(out, mark.bytes, length);
	return length;
}

static size_t comment(const struct writing *writing, int plies, char *out, size_t room)
{
	const struct desk *desk = writing->context;
	return plies == 0 ? write_mark(desk, out, room) : 0;
}

void written_write(const struct desk *desk, struct sink *out)
{
	char black[PLAYERS_NAME_MAX + 40], white[PLAYERS_NAME_MAX + 40];
	const struct game *game = &desk->session.game;
	struct replay replay = {.rules = game->rules, .game = *game, .recorded = recorded_of(game)};
	players_write(desk, SIDE_BLACK, black, sizeof black);
	players_write(desk, SIDE_WHITE, white, sizeof white);
	replay.black = text_span(black);
	replay.white = text_span(white);
	format_sgf.write(&(struct writing){.out = out, .comment = comment, .context = desk}, &replay);
}

static void take(struct collection *collection)
{
	collection->stopped = true;
}

static void ignore_rule(struct collection *collection, struct span name)
{
	(void)collection;
	(void)name;
}

static void ignore_remark(struct collection *collection, const char *what, bool trouble)
{
	(void)collection;
	(void)what;
	(void)trouble;
}

/* An end that the stones do not show: a resignation, or a draw. */
static void end_as_recorded(struct game *game, enum recorded recorded)
{
	if (game_over(game) || recorded == RECORDED_NOTHING)
		return;
	if (recorded == RECORDED_DRAW) {
		game_draw(game);
		game_draw(game);
	} else if ((recorded == RECORDED_BLACK) == (game->to_move == SIDE_WHITE)) {
		game_resign(game);
	}
}

/* The rules in the mark that written_write() leaves, or these. */
static struct ruleset rules_in(struct span head, struct ruleset rules)
{
	static const char front[] = "C[# renju ";
	struct script_mark mark;
	for (; head.length > 0; head.at++, head.length--) {
		const char *end = text_starts(head, front) ? memchr(head.at, ']', head.length) : NULL;
		if (end && script_read_mark((struct span){head.at + 2, (size_t)(end - head.at) - 2}, &mark))
			return mark.rules;
	}
	return rules;
}

enum written written_read(struct desk *desk, struct input *input, int *ply, char what[PROBLEM_TEXT_MAX + 1])
{
	struct session *session = &desk->session;
	enum { HEAD = 4096 };
	struct replay replay = {.defaults = rules_in(input_peek(input, HEAD), session->rules)};
	struct collection collection = {.input = input, .replay = &replay, .coords = COORDS_LETTERS, .take = take,
	                                .unknown_rule = ignore_rule, .remark = ignore_remark};
	replay.defaults.opening = OPENING_FREE; /* SGF has no words for its steps */
	replay.defaults.opening_n = 0;
	format_sgf.read(&collection);
	bool part = replay.problem.any;
	if (collection.games == 0 || (part && replay.problem.ply == 0 && replay.game.plies == 0))
		return WRITTEN_NOTHING;
	*ply = replay.problem.ply;
	memcpy(what, replay.problem.text, replay.problem.length);
	what[replay.problem.length] = '\0';
	session->rules = replay.game.rules;
	session->game = replay.game;
	end_as_recorded(&session->game, part ? RECORDED_NOTHING : replay.recorded);
	return part ? WRITTEN_PART : WRITTEN_WHOLE;
}
