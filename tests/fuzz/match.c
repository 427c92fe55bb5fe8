/* Fuzzes what a match reads, by the first byte: what engines say (g Gomocup, t GTP, 2 the opening swap2), how an engine
   is described (d), a file to go on with (s SGF, p PGN, j JSON). */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/utf8.h"
#include "match/match_game.h"
#include "os/file.h"

enum { SIZE_MAX_BYTES = 1 << 12 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static bool never(void)
{
	return false;
}

static void check_displayable(const char *text, size_t room)
{
	struct span rest = {text, strnlen(text, room)};
	if (rest.length == room)
		abort();
	while (rest.length > 0) {
		size_t length = utf8_length(rest);
		if (length == 0 || !utf8_is_displayable(utf8_code((struct span){rest.at, length})))
			abort();
		rest = text_after(rest, length);
	}
}

/* Makes a seat whose engine says these bytes at once, and reads nothing. */
static void open_seat(struct seat *seat, const struct contestant *contestant, const struct seat_settings *settings, struct span said)
{
	int ends[2];
	if (pipe(ends) != 0 || write(ends[1], said.at, said.length) != (ssize_t)said.length)
		abort();
	close(ends[1]);
	*seat = (struct seat){.contestant = contestant, .settings = settings, .child = {.to = -1, .from = ends[0]}, .memory = -1};
	seat->protocol = contestant->gtp ? &protocol_gtp : &protocol_gomocup;
}

static void close_seat(struct seat *seat)
{
	check_displayable(seat->name, sizeof seat->name);
	check_displayable(seat->said.value, SEAT_SAID_MAX);
	check_displayable(seat->said.depth, SEAT_SAID_MAX);
	check_displayable(seat->said.nodes, SEAT_SAID_MAX);
	close(seat->child.from);
}

/* Plays against an engine that says these bytes, with the first empty points. */
static void play(bool gtp, struct span said)
{
	static const struct seat_settings settings = {.stopped = never};
	static const struct ruleset rules = {.size = 15, .connect = 5, .rule = RULE_RENJU};
	const struct contestant contestant = {.gtp = gtp, .turn = 1000, .match = 100000};
	static struct game game;
	static struct seat seat;
	int point = POINT_NONE;
	open_seat(&seat, &contestant, &settings, said);
	game_new(&game, &rules);
	if (seat.protocol->introduce(&seat, &rules)) {
		for (;;) {
			seat.side = game.to_move;
			if (seat_move(&seat, &game, &point) != SEAT_POINT || game_judge(&game, point).rejected)
				break;
			game_play(&game, point);
			for (int i = 0; i < 225 && !game_over(&game) && game.to_move != seat.side; i++)
				if (!game_judge(&game, point_at(i % 15, i / 15)).rejected)
					game_play(&game, point_at(i % 15, i / 15));
			if (game_over(&game))
				break;
		}
	}
	close_seat(&seat);
}

/* Lets two engines make an opening. The bytes after the first NUL are the second one's. */
static void open_game(struct span said)
{
	static const struct seat_settings settings = {.stopped = never};
	static const struct ruleset rules = {.size = 15, .connect = 5, .rule = RULE_FREESTYLE};
	static const struct contestant contestant = {.turn = 1000};
	static struct game game;
	static struct seat seats[2];
	enum seat_answer answer;
	size_t first = strnlen(said.at, said.length);
	open_seat(&seats[0], &contestant, &settings, (struct span){said.at, first});
	open_seat(&seats[1], &contestant, &settings, text_after(said, first));
	game_new(&game, &rules);
	int black = seats_swap2(seats, &game, &answer);
	if (black < 0 || black > 1 || game.plies > 5 || (answer == SEAT_POINT && game.plies < 3))
		abort();
	close_seat(&seats[0]);
	close_seat(&seats[1]);
}

static void check_fault(const struct fault *fault)
{
	for (int language = 0; language < LANGUAGES; language++)
		check_displayable(fault->text[language], FAULT_MAX);
}

static void describe(const char *description)
{
	struct fault fault = {{{0}}};
	char command[CONTESTANT_COMMAND_MAX];
	struct contestant contestant;
	const struct contestant_limits limits = {.turn = 100};
	if (!contestant_read(&contestant, description, &limits, &fault))
		check_fault(&fault);
	else if (!contestant.self && (!contestant_command(&contestant, command, sizeof command) || strlen(command) == 0))
		abort();
}

/* Goes on from a file: it is refused and stays, or its beginning remains. */
static void resume(enum match_record record, struct span bytes)
{
	static char path[] = "/tmp/fuzz-match-XXXXXX", after[SIZE_MAX_BYTES + 1];
	static const struct contestant contestants[2] = {{.name = "a"}, {.name = "b"}};
	static struct standings standings;
	const struct schedule schedule = {.engines = 2, .rounds = 4};
	struct match_openings lines = {.rules = {.size = 15, .connect = 5, .rule = RULE_FREESTYLE}};
	uint8_t score[8];
	struct fault fault = {{{0}}};
	memset(score, SCORE_NONE, sizeof score);
	struct resumption resumption = {&schedule, contestants, &lines, false, record, score, &standings, 0, 0};
	int fd = file_make_unique(path);
	if (fd < 0 || write(fd, bytes.at, bytes.length) != (ssize_t)bytes.length)
		abort();
	int resumed = record_resume(&resumption, path, &fault);
	long long length = file_read_at(fd, after, sizeof after, 0);
	if (length < 0 || (size_t)length > bytes.length || memcmp(after, bytes.at, (size_t)length) != 0 ||
	    (resumed < 0 && (size_t)length != bytes.length))
		abort();
	check_fault(&fault);
	if (resumed >= 0)
		close(resumed);
	close(fd);
	file_remove(path);
	memcpy(strrchr(path, '-'), "-XXXXXX", 7);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static char copy[SIZE_MAX_BYTES];
	if (size < 1 || size > SIZE_MAX_BYTES)
		return 0;
	memcpy(copy, data + 1, size - 1);
	copy[size - 1] = '\0';
	const struct span rest = {copy, size - 1};
	switch (data[0]) {
	case 'g':
	case 't':
		play(data[0] == 't', rest);
		break;
	case '2':
		open_game(rest);
		break;
	case 'd':
		describe(copy);
		break;
	case 's':
		resume(RECORD_SGF, rest);
		break;
	case 'p':
		resume(RECORD_PGN, rest);
		break;
	case 'j':
		resume(RECORD_JSON, rest);
		break;
	default:
		break;
	}
	return 0;
}
