/* Makes random games by the rules of opening_reference.h. protocols NUMBER prints the options of a run, then lines of
   input, each after "> " and followed by the output that is expected for it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "opening_reference.h"

enum { STEPS = 26 };

static unsigned long long seed;

static int below(int n)
{
	seed = seed * 6364136223846793005u + 1442695040888963407u;
	return (int)((seed >> 33) % (unsigned)n);
}

static struct record record;
static struct opening_state state;
static int connect;
static bool exactly; /* exactly K in a row win */
static int offerer;  /* of a draw: a color, or 0 */
static bool rows;    /* output is tsv, not text */
static int lines;

static bool is_over(void)
{
	return record.actions > 0 && strcmp(record.action[record.actions - 1].status, "OK") != 0;
}

static bool same(struct place a, struct place b)
{
	return a.x == b.x && a.y == b.y;
}

static bool is_full(int more)
{
	for (int i = 0; i < record.size * record.size; i++)
		more += state.board[i / record.size][i % record.size] != 0;
	return more == record.size * record.size;
}

static bool on_board(struct place place)
{
	return place.x >= 0 && place.y >= 0 && place.x < record.size && place.y < record.size;
}

/* Do the second and third stone make D13 or I13, under one of the eight symmetries? */
static bool is_last_of_the_names(struct place second, struct place third)
{
	static const int named_13[2][4] = {{0, 1, 2, -2}, {1, 1, -2, -2}};
	int middle = record.size / 2;
	for (int turn = 0; turn < 16; turn++) {
		int v[4] = {second.x - middle, second.y - middle, third.x - middle, third.y - middle};
		for (int i = 0; i < 4; i += 2) {
			int x = turn & 1 ? -v[i] : v[i], y = turn & 2 ? -v[i + 1] : v[i + 1];
			v[i] = turn & 4 ? y : x;
			v[i + 1] = turn & 4 ? x : y;
		}
		if (memcmp(v, named_13[turn / 8], sizeof v) == 0)
			return true;
	}
	return false;
}

static bool in_area(struct place place)
{
	int dx = abs(place.x - record.size / 2), dy = abs(place.y - record.size / 2), ring = dx > dy ? dx : dy;
	switch (state.area) {
	case 'i':
		return 2 * ring < state.side;
	case 'o':
		return 2 * ring >= state.side;
	case '^':
		return place.y >= record.size / 2;
	case '!':
		return ring <= 2 && !is_last_of_the_names(record.action[1].place, place);
	default:
		return true;
	}
}

/* A symmetry of the stones fixes their center of gravity c. So only one rotation about c and one reflection can map
   a to b: multiplication by (b - c) / (a - c), or conjugation and then multiplication by (b - c) / conj(a - c). All
   numbers are relative to c in units of 1 / n, and multiplied by |a - c| squared. */
static bool are_symmetric(struct place a, struct place b, bool mirror)
{
	long n = 0, cx = 0, cy = 0;
	int size = record.size;
	for (int i = 0; i < size * size; i++)
		if (state.board[i / size][i % size] != 0)
			n++, cx += i % size, cy += i / size;
	long ax = n * a.x - cx, ay = n * a.y - cy, bx = n * b.x - cx, by = n * b.y - cy, square = ax * ax + ay * ay;
	long sign = mirror ? -1 : 1;
	long re = bx * ax + sign * by * ay, im = by * ax - sign * bx * ay;
	if (square != bx * bx + by * by)
		return false;
	for (int i = 0; i < size * size; i++) {
		long zx = n * (i % size) - cx, zy = sign * (n * (i / size) - cy), unit = n * square;
		long tx = zx * re - zy * im + cx * square, ty = zx * im + zy * re + cy * square;
		if (state.board[i / size][i % size] == 0)
			continue;
		if (tx % unit != 0 || ty % unit != 0 || !on_board((struct place){(int)(tx / unit), (int)(ty / unit)}) ||
		    state.board[ty / unit][tx / unit] != state.board[i / size][i % size])
			return false;
	}
	return true;
}

static bool wins(struct place place, int color)
{
	static const int ways[4][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
	for (int way = 0; way < 4; way++) {
		int row = 1;
		for (int sign = -1; sign <= 1; sign += 2)
			for (int i = 1;; i++, row++) {
				struct place next = {place.x + sign * i * ways[way][0], place.y + sign * i * ways[way][1]};
				if (!on_board(next) || state.board[next.y][next.x] != color)
					break;
			}
		if (exactly ? row == connect : row >= connect)
			return true;
	}
	return false;
}

/* Adds an accepted action. Returns its status. */
static const char *add_action(enum action_kind kind, const char *status)
{
	record.action[record.actions].kind = kind;
	record.action[record.actions++].status = status;
	return status;
}

static const char *judge_stone(struct place place)
{
	const struct action *last = &record.action[record.actions - (record.actions > 0)];
	int color = state.picking ? BLACK : state.turn;
	bool among = false;
	if (!on_board(place))
		return "ILLEGAL OFF-BOARD";
	if (state.board[place.y][place.x] != 0)
		return "ILLEGAL OCCUPIED";
	for (int i = 0; state.picking && i < last->n; i++)
		among |= same(last->offered[i], place);
	if (!state.move || (state.picking ? !among : !in_area(place)))
		return "ILLEGAL OPENING";
	record.action[record.actions].place = place;
	if (offerer != color)
		offerer = 0;
	if (wins(place, color))
		return add_action(STONE, color == BLACK ? "WIN BLACK" : "WIN WHITE");
	return add_action(STONE, is_full(1) ? "DRAW" : "OK");
}

static const char *judge_offer(const struct place *points, int count)
{
	struct action *action = &record.action[record.actions];
	if (state.offer == 0)
		return "ILLEGAL NOT-ALLOWED";
	for (int i = 0; i < count; i++) {
		if (!on_board(points[i]))
			return "ILLEGAL OFF-BOARD";
		if (state.board[points[i].y][points[i].x] != 0)
			return "ILLEGAL OCCUPIED";
		for (int j = 0; j < i; j++)
			if (same(points[i], points[j]) || are_symmetric(points[i], points[j], false) ||
			    are_symmetric(points[i], points[j], true))
				return "ILLEGAL OPENING";
	}
	if (count != state.offer)
		return "ILLEGAL OPENING";
	action->n = count;
	memcpy(action->offered, points, (size_t)count * sizeof *points);
	return add_action(OFFER, "OK");
}

static const char *judge_set_up(bool turns, struct place place)
{
	if (state.opens)
		return "ILLEGAL OPENING";
	if (record.actions > 0)
		return "ILLEGAL NOT-ALLOWED";
	if (turns)
		record.white_first = true;
	else if (state.board[place.y][place.x] != 0)
		return "ILLEGAL OCCUPIED";
	else
		record.set_up[place.y][place.x] = BLACK;
	return "OK";
}

static const char *judge_draw(void)
{
	if (state.opens)
		return "ILLEGAL OPENING";
	if (offerer)
		return add_action(AGREE, "DRAW");
	offerer = state.turn;
	return "OK";
}

static const char *judge_pass(void)
{
	if (state.opens)
		return "ILLEGAL OPENING";
	if (offerer != state.turn)
		offerer = 0;
	bool second = record.actions > 0 && record.action[record.actions - 1].kind == PASS;
	return add_action(PASS, second || is_full(0) ? "DRAW" : "OK");
}

static const char *judge_number(int n)
{
	if (state.number == 0 || n > state.number)
		return state.number == 0 ? "ILLEGAL NOT-ALLOWED" : "ILLEGAL OPENING";
	record.action[record.actions].n = n;
	return add_action(NUMBER, "OK");
}

static const char *judge_undo(int n)
{
	if (n > record.actions)
		return "ILLEGAL NOT-ALLOWED";
	record.actions -= n;
	offerer = 0;
	return record.actions > 0 ? record.action[record.actions - 1].status : "OK";
}

static const char *start(void)
{
	record.actions = offerer = 0;
	record.white_first = false;
	memset(record.set_up, 0, sizeof record.set_up);
	return "OK";
}

/* Prints the expected output. A row also has the side and the point of the move. */
static void expect(const char *status, int side, const char *point, const char *answer)
{
	static const char letters[] = {'-', 'B', 'W'};
	const char *rest = strchr(status, ' ');
	int ply = 0;
	reference_replay(&record, &state);
	if (!rows) {
		printf(answer ? "= %s\n%s\n" : "%s%s\n", answer ? answer : "", status);
		return;
	}
	for (int i = 0; i < record.actions; i++)
		ply += record.action[i].kind <= PASS;
	printf("%d\t%d\t%c\t%s\t%.*s\t%s\t%c\n", lines, ply, letters[side], point, (int)strcspn(status, " "), status,
	       answer ? answer : rest ? rest + 1 : "-", letters[is_over() ? 0 : state.turn]);
}

static void ask_who(void)
{
	char answer[80], *to = answer;
	bool may = !is_over() && !is_full(0); /* set-up stones may fill the board */
	to += sprintf(to, "who %s %s", state.turn == BLACK ? "BLACK" : "WHITE", state.player == FIRST ? "FIRST" : "SECOND");
	to += sprintf(to, "%s%s", may && state.swap ? " swap" : "", may && state.more ? " more" : "");
	if (may && state.number > 0)
		to += sprintf(to, " number:%d", state.number);
	if (may && state.offer > 0)
		to += sprintf(to, " offer:%d", state.offer);
	sprintf(to, "%s", !may ? " -" : state.move ? " move" : "");
	lines++;
	puts("> who");
	expect(record.actions > 0 ? record.action[record.actions - 1].status : "OK", 0, "-", answer);
}

/* Prints a random word as input, and the output that is expected for it. */
static void say_word(void)
{
	static const char *const words[] = {"swap", "swap", "swap", "more", "more", "pass", "draw", "resign", "claim", "go",
	                                    "hint", "solve", "new", "swap 2", "number 0", "offer", "turn white",
	                                     "setup black A1"};
	enum {
		SAY_MORE = 3,
		SAY_PASS = 5,
		SAY_DRAW,
		SAY_RESIGN,
		SAY_CLAIM,
		SAY_GO,
		SAY_NEW = 12,
		SAY_BAD,
		SAY_TURN = 16,
		SAY_SET_UP,
		WORDS,
	};
	int word = below(WORDS), side = word >= SAY_PASS && word <= SAY_CLAIM && !is_over() ? state.turn : 0;
	const char *status = "ILLEGAL NOT-ALLOWED";
	if (word >= SAY_GO && word < SAY_NEW && !state.opens && !is_over())
		word = SAY_MORE; /* a machine would answer otherwise */
	if (word == SAY_DRAW && side && offerer)
		side = BLACK + WHITE - offerer;
	if (word == SAY_RESIGN && below(3) > 0)
		word = SAY_MORE, side = 0;
	lines++;
	printf("> %s\n", words[word]);
	if (word >= SAY_BAD && word < SAY_TURN)
		status = "ERROR SYNTAX";
	else if (word == SAY_NEW)
		status = start();
	else if (is_over())
		status = "ILLEGAL GAME-OVER";
	else if (word < SAY_MORE && state.swap)
		status = add_action(SWAP, "OK");
	else if (word >= SAY_MORE && word < SAY_PASS && state.more)
		status = add_action(MORE, "OK");
	else if (word == SAY_PASS)
		status = judge_pass();
	else if (word == SAY_DRAW)
		status = judge_draw();
	else if (word == SAY_RESIGN)
		status = add_action(RESIGN, state.turn == BLACK ? "WIN WHITE" : "WIN BLACK");
	else if (word >= SAY_GO && word < SAY_NEW)
		status = "ILLEGAL OPENING";
	else if (word >= SAY_TURN)
		status = judge_set_up(word == SAY_TURN, (struct place){0, 0});
	expect(status, side, "-", NULL);
}

/* Returns a point, often near the center, sometimes off the board. */
static struct place somewhere(void)
{
	int span = below(4) == 0 ? record.size + (below(4) == 0) : 1 + 2 * below(record.size < 9 ? 1 + record.size / 2 : 5);
	int low = (record.size - span + 1) / 2;
	return (struct place){low + below(span), low + below(span)};
}

static const char *write_place(struct place place)
{
	static char text[16];
	sprintf(text, "%c%d", 'A' + place.x, place.y + 1);
	return text;
}

static void say_offer(void)
{
	struct place points[REFERENCE_OFFERS + 4];
	int count = state.offer > 0 && below(5) > 0 ? state.offer : 1 + below(REFERENCE_OFFERS + 3);
	lines++;
	printf("> offer");
	for (int i = 0; i < count; i++) {
		for (int tries = 0, fresh = 0; !fresh && tries < 1000; tries++) { /* mostly legal ones */
			points[i] = below(2) ? somewhere() : (struct place){below(record.size), below(record.size)};
			fresh = on_board(points[i]) && state.board[points[i].y][points[i].x] == 0;
			for (int j = 0; fresh && j < i; j++)
				fresh = !same(points[i], points[j]) && !are_symmetric(points[i], points[j], false) &&
				        !are_symmetric(points[i], points[j], true);
			fresh |= below(40) == 0;
		}
		printf(" %s", write_place(points[i]));
	}
	puts("");
	expect(is_over() ? "ILLEGAL GAME-OVER" : judge_offer(points, count), 0, "-", NULL);
}

static void say_number(void)
{
	int n = 1 + below(state.number > 0 && below(4) > 0 ? state.number : 20);
	lines++;
	printf("> number %d\n", n);
	expect(is_over() ? "ILLEGAL GAME-OVER" : judge_number(n), 0, "-", NULL);
}

static void say_move(void)
{
	struct place place = somewhere();
	if (state.picking && !is_over() && below(3) > 0)
		place = record.action[record.actions - 1].offered[below(record.action[record.actions - 1].n)];
	const char *text = write_place(place);
	int side = is_over() ? 0 : state.turn;
	lines++;
	printf("> %s\n", text);
	const char *status = is_over() ? "ILLEGAL GAME-OVER" : judge_stone(place);
	expect(status, side, on_board(place) ? text : "-", NULL);
}

static void say_undo(void)
{
	int n = below(3) == 0 ? 1 + below(record.actions + 2) : 1 + below(2);
	lines++;
	printf("> undo %d\n", n);
	expect(judge_undo(n), 0, "-", NULL);
}

static void play(void)
{
	for (int step = 0; step < STEPS; step++) {
		int kind = below(100);
		reference_replay(&record, &state);
		if (state.number > 0 && kind < 60)
			say_number();
		else if (state.offer > 0 && kind < (state.move ? 40 : 70))
			say_offer();
		else if (kind < 20 || (is_over() && kind < 50))
			say_word();
		else if (kind < 27)
			say_undo();
		else if (kind < 29)
			say_number();
		else if (kind < 30)
			say_offer();
		else
			say_move();
		ask_who();
	}
	lines++;
	puts("> new");
	start();
	expect("OK", 0, "-", NULL);
}

int main(int argc, char *argv[])
{
	static const int sizes[] = {15, 9, 11, 19, 1, 2, 3, 4};
	int number = argc == 2 ? atoi(argv[1]) : 0;
	seed = (unsigned)number + 1;
	for (int i = 0; i < number; i++)
		record.opening = reference_openings[record.opening + 1].name ? record.opening + 1 : 0;
	const struct reference_opening *opening = &reference_openings[record.opening];
	do
		record.size = sizes[below(8)];
	while (record.size < opening->least || (opening->least > 0 && record.size % 2 == 0));
	record.usual = opening->most > 0 ? 1 + below(opening->most) : 0;
	connect = record.size < 5 ? 1 + below(record.size) : below(3) > 0 ? 5 : 2 + below(3);
	exactly = below(2) == 1;
	rows = below(2) == 1;
	printf("-q -n %d -k %d -r %s -t %s -o %s", record.size, connect, exactly ? "standard" : "freestyle",
	       rows ? "tsv" : "text", opening->name);
	printf(opening->most > 0 ? "%d\n" : "\n", record.usual);
	if (rows)
		puts("# renju-tsv 1");
	for (int game = 0; game < 40; game++)
		play();
	return 0;
}
