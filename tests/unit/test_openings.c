/* Openings. Symmetric offers are compared with a slow definition. In random sessions under every opening a refusal
   changes no byte, undo leaves nothing behind, and a record leads to the same state. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "commands/session.h"
#include "language/script.h"
#include "rules/symmetric.h"
#include "tap.h"

static unsigned long long seed = 7;

static int below(int n)
{
	seed = seed * 6364136223846793005u + 1442695040888963407u;
	return (int)((seed >> 33) % (unsigned)n);
}

/* A vector of the plane, as a complex number. */
struct vector {
	long x, y;
};

static struct vector from_to(int a, int b)
{
	return (struct vector){point_x(b) - point_x(a), point_y(b) - point_y(a)};
}

static struct vector times(struct vector a, struct vector b)
{
	return (struct vector){a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x};
}

static struct vector conjugate(struct vector a)
{
	return (struct vector){a.x, -a.y};
}

/* Is there a motion that maps `from` to `to` and p to q, and each stone to one of its color? The motion is a rotation,
   z -> a z + b, or with `reflects` a reflection, z -> a conj(z) + b, each possibly with a translation. All numbers are
   multiplied by |p - from| squared. */
static bool moves_stones(const struct board *board, int from, int to, int p, int q, bool reflects)
{
	struct vector arm = from_to(from, p), goal = from_to(to, q);
	long scale = arm.x * arm.x + arm.y * arm.y;
	struct vector turn = times(goal, reflects ? arm : conjugate(arm));
	if (scale != goal.x * goal.x + goal.y * goal.y)
		return false;
	for (int y = 0; y < board->size; y++)
		for (int x = 0; x < board->size; x++) {
			enum side side = board_at(board, point_at(x, y));
			if (side == SIDE_NONE)
				continue;
			struct vector here = from_to(from, point_at(x, y));
			struct vector there = times(turn, reflects ? conjugate(here) : here);
			if (there.x % scale != 0 || there.y % scale != 0)
				return false;
			long tx = point_x(to) + there.x / scale, ty = point_y(to) + there.y / scale;
			if (!board_has(board, (int)tx, (int)ty) || board_at(board, point_at((int)tx, (int)ty)) != side)
				return false;
		}
	return true;
}

static bool symmetric_slowly(const struct board *board, int p, int q)
{
	int from = POINT_NONE;
	for (int i = 0; i < board->size * board->size && from == POINT_NONE; i++)
		if (!board_empty(board, point_at(i % board->size, i / board->size)))
			from = point_at(i % board->size, i / board->size);
	for (int i = 0; i < board->size * board->size; i++) {
		int to = point_at(i % board->size, i / board->size);
		if (board_at(board, to) == board_at(board, from) &&
		    (moves_stones(board, from, to, p, q, false) || moves_stones(board, from, to, p, q, true)))
			return true;
	}
	return false;
}

/* Puts stones on random points until the board has `stones`. The points are in a square of `span` x `span`, in the
   middle of the last `room` columns and rows. */
static void scatter(struct board *board, int stones, int room, int span)
{
	int low = board->size - room + (room - span) / 2;
	while (board->stones < stones) {
		int point = point_at(low + below(span), low + below(span));
		if (board_empty(board, point))
			board_put(board, board->stones % 2 ? SIDE_WHITE : SIDE_BLACK, point);
	}
}

static void test_symmetric(void)
{
	static struct board board;
	long pairs = 0, alike = 0, oblique = 0;
	for (int i = 0; i < 3000; i++) {
		int room = 9 + 2 * below(4);
		board_clear(&board, i % 100 == 0 ? BOARD_MAX : room);
		scatter(&board, i % 10 < 8 ? 4 : 1 + below(6), room, 3 + below(3));
		for (int j = 0; j < 60; j++) {
			int span = j % 2 ? room : 7, low = board.size - room + (room - span) / 2;
			int p = point_at(low + below(span), low + below(span)), q = point_at(low + below(span), low + below(span));
			if (p == q || !board_empty(&board, p) || !board_empty(&board, q))
				continue;
			struct symmetric_stones stones;
			symmetric_gather(&stones, &board);
			bool slow = symmetric_slowly(&board, p, q);
			struct vector way = from_to(p, q);
			pairs++;
			alike += slow;
			oblique += slow && way.x != 0 && way.y != 0 && labs(way.x) != labs(way.y);
			if (symmetric_points(&stones, p, q) != slow) {
				tap(false, "position %d: do %d and %d count as one move?", i, p, q);
				return;
			}
		}
	}
	tap(alike > 300 && oblique > 30,
	    "of %ld pairs %ld count as one move, %ld of them neither in line nor diagonal, as by the slow definition",
	    pairs, alike, oblique);
}

static struct session session, again;
static struct game before, state[GAME_PLIES_MAX < 100 ? GAME_PLIES_MAX : 100];
static struct command command;

static bool same_board(const struct board *a, const struct board *b)
{
	for (int i = 0; i < a->size * a->size; i++)
		if (board_at(a, point_at(i % a->size, i / a->size)) != board_at(b, point_at(i % a->size, i / a->size)))
			return false;
	return a->size == b->size && a->stones == b->stones;
}

/* A script does not say which side accepted a draw. */
static bool same_ply(const struct ply *a, const struct ply *b)
{
	return a->kind == b->kind && a->point == b->point && a->status == b->status && a->reasons == b->reasons &&
	       (a->side == b->side || a->kind == PLY_AGREE);
}

/* Are all meaningful fields the same? */
static bool same_state(const struct game *a, const struct game *b)
{
	bool offers = a->plies > 0 && a->history[a->plies - 1].kind == PLY_OFFER;
	for (int i = 0; i < a->plies && i < b->plies; i++)
		if (!same_ply(&a->history[i], &b->history[i]))
			return false;
	return a->plies == b->plies && a->to_move == b->to_move && same_board(&a->board, &b->board) &&
	       (!offers || memcmp(a->offered, b->offered, sizeof(int16_t) * (size_t)a->history[a->plies - 1].point) == 0);
}

static size_t random_point(char *out)
{
	int size = session.rules.size, span = below(3) == 0 || size < 5 ? size : 3 + 2 * below(size > 8 ? 4 : 1);
	int low = (size - span) / 2;
	return point_write(out, point_at(low + below(span), low + below(span)), COORDS_LETTERS, size);
}

static size_t random_offer(char *line)
{
	struct opening opening;
	size_t length = (size_t)sprintf(line, "offer");
	game_opening(&session.game, &opening);
	int count = opening.offer > 0 && below(4) > 0 ? opening.offer : 1 + below(12);
	for (int i = 0; i < count; i++) {
		line[length++] = ' ';
		length += random_point(line + length);
	}
	return length;
}

/* Writes a random line, accepted or not; often one that the opening allows. */
static size_t random_line(char *line)
{
	static const char *const words[] = {"pass", "draw", "resign", "claim", "setup white A1", "turn white", "new", "more", "swap"};
	struct opening opening;
	game_opening(&session.game, &opening);
	int kind = below(100);
	if (kind < 4)
		return (size_t)sprintf(line, "%s", words[below(7)]);
	if (kind < 14)
		return (size_t)sprintf(line, "undo %d", 1 + below(below(3) + 1));
	if (kind < 28)
		return (size_t)sprintf(line, "%s", words[7 + below(2)]);
	if (kind < (opening.number > 0 ? 60 : 32))
		return (size_t)sprintf(line, "number %d", 1 + below(14));
	if (kind < (opening.offer > 0 ? 85 : 36))
		return random_offer(line);
	if (opening.picks > 0 && kind < 80)
		return point_write(line, session.game.offered[below(opening.picks)], COORDS_LETTERS, session.rules.size);
	return random_point(line);
}

static void obey(struct session *who, struct span line)
{
	command_read(&command, command_text(line), COORDS_LETTERS, who->rules.size);
	struct verdict verdict;
	session_obey(who, &command, &verdict);
}

static bool leads_to_state(const struct sink *script)
{
	struct span rest = sink_held(script);
	again.rules = session.rules;
	session_start(&again);
	while (rest.length > 0) {
		const char *end = memchr(rest.at, '\n', rest.length);
		size_t length = (size_t)(end - rest.at);
		obey(&again, (struct span){rest.at, length});
		rest = text_after(rest, length + 1);
	}
	return same_state(&session.game, &again.game);
}

/* Plays a random session. Returns NULL, or what went wrong. */
static const char *play_session(int lines, int *offers, int *picks)
{
	static char bytes[2][SINK_BYTES];
	struct sink record = sink_into(bytes[0], SINK_BYTES), script;
	session_start(&session);
	memcpy(&state[0], &session.game, sizeof state[0]);
	for (int i = 0; i < lines; i++) {
		char line[COMMAND_LINE_MAX];
		size_t length = random_line(line);
		memcpy(&before, &session.game, sizeof before);
		command_read(&command, (struct span){line, length}, COORDS_LETTERS, session.rules.size);
		struct verdict verdict;
		if (!session_obey(&session, &command, &verdict)) {
			if (memcmp(&before, &session.game, sizeof before) != 0)
				return "a refusal changed something";
			continue;
		}
		if (command.kind == COMMAND_UNDO && !same_state(&session.game, &state[session.game.plies]))
			return "undo left something behind";
		*offers += command.kind == COMMAND_OFFER;
		*picks += command.kind == COMMAND_MOVE && before.plies > 0 && before.history[before.plies - 1].kind == PLY_OFFER;
		memcpy(&state[session.game.plies], &session.game, sizeof state[0]);
		script_command(&record, &command, before.plies - session.game.plies, COORDS_LETTERS, session.rules.size);
		script = sink_into(bytes[1], SINK_BYTES);
		script_game(&script, &session.game, COORDS_LETTERS);
		if (!leads_to_state(&record) || !leads_to_state(&script))
			return "the record leads to another state";
	}
	return NULL;
}

static void test_sessions(void)
{
	static const int sizes[] = {9, 11, 15, 19};
	static const char *const names[] = {"soosyrv-3", "taraguchi-4", "super-taraguchi-16", "yamaguchi", "rif", "swap24"};
	int offers = 0, picks = 0, sessions = 0;
	session.journal.fd = again.journal.fd = -1;
	for (; sessions < 1200; sessions++) {
		struct ruleset *rules = &session.rules;
		*rules = (struct ruleset){.rule = (enum rule)below(4), .penalty = (enum penalty)below(3), .connect = 5};
		rules->size = sizes[below(4)];
		if (sessions % 2)
			opening_read(rules, text_span(names[below(6)]));
		for (int row = sessions / 2 % 16; sessions % 2 == 0 && rules->opening != row;) {
			rules->opening = row;
			rules->opening_n = openings[row].usual;
		}
		const char *fault = play_session(50, &offers, &picks);
		if (fault) {
			tap(false, "session %d, %s: %s", sessions, openings[rules->opening].name, fault);
			return;
		}
	}
	tap(offers > 100 && picks > 100, "%d random sessions: refusals, undo and records hold; %d offers, %d picks", sessions, offers,
	    picks);
}

static void test_names(void)
{
	struct ruleset rules = {.size = 15};
	char name[OPENING_NAME_MAX];
	bool sound = true;
	for (rules.opening = 0; openings[rules.opening].name; rules.opening++) {
		struct ruleset read = {.size = 15};
		rules.opening_n = openings[rules.opening].usual;
		sound &= strcmp(opening_write(name, &rules), openings[rules.opening].usual_name) == 0;
		rules.opening_n = rules.opening_n > 0 ? 16 : 0;
		sound &= opening_read(&read, text_span(opening_write(name, &rules))) && ruleset_same(&read, &rules);
	}
	static const char *const none[] = {"", "soosyrv", "soosyrv-", "soosyrv-N", "soosyrv-0", "soosyrv-17", "soosyrv-08", "swap3",
	                                   "swap2-2", "rif ", "taraguchi-99999999999"};
	for (size_t i = 0; i < sizeof none / sizeof *none; i++)
		sound &= !opening_read(&rules, text_span(none[i]));
	tap(sound, "names of openings are read as they are written");
}

int main(void)
{
	test_names();
	test_symmetric();
	test_sessions();
	return tap_status();
}
