/* Players so simple that the games between them are known in advance. usage: match_player HOW
   first, last      plays the first or the last empty point in reading order; "first" does not answer START with OK
   talk             like first, with every line that an engine may print before its move
   swap, stay, more like first, and answers SWAP2BOARD this way (more: after three stones, else stay); the other
                    players answer SWAP2BOARD with ERROR
   crash, hang, occupied, outside, refuse     like first up to its third move, and then does this
   twice, half, remarks, flood     the same: two answers, half a line, remarks without end, bytes without end
   long             like first, with a remark of 20,000 bytes before its move
   endless          like first up to its third move, and then a remark that never ends
   family           like last, with a child in its process group, and one in a session of its own
   sleep, work      like first, after 0.3 seconds in which it sleeps, or needs the processor
   deaf             like first, and loses what is sent to it within 0.05 seconds after its move
   With the second argument gtp the player speaks GTP, not Gomocup's protocol; HOW may then be resign, too. */
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { LARGEST = 100 };

static int size, gtp;
static char stones[LARGEST][LARGEST];

static int next_empty(int at)
{
	while (stones[at / size][at % size])
		at++;
	stones[at / size][at % size] = 1;
	return at;
}

/* Answers SWAP2BOARD after `received` stones. */
static void choose(const char *how, int received)
{
	int points = received == 0 ? 3 : received == 3 && strcmp(how, "more") == 0 ? 2 : 1;
	int swaps = strcmp(how, "swap") == 0;
	if (!swaps && strcmp(how, "stay") != 0 && strcmp(how, "more") != 0) {
		printf("ERROR what is that?\n");
		return;
	}
	if (swaps && received > 0) {
		printf("SWAP\n");
		return;
	}
	for (int i = 0; i < points; i++) {
		int at = next_empty(0);
		printf("%s%d,%d", i > 0 ? " " : "", at % size, at / size);
	}
	printf("\n");
}

/* Spends 0.3 seconds. */
static void spend(int works)
{
	struct timespec used = {0, 300000000};
	if (!works)
		nanosleep(&used, NULL);
	for (clock_t start = clock(); works && clock() - start < CLOCKS_PER_SEC * 3 / 10;)
		;
}

static void put_stone(int x, int y)
{
	if (x >= 0 && x < size && y >= 0 && y < size)
		stones[y][x] = 1;
}

/* Takes the size of an empty board. Sizes that do not fit leave the board as it was. */
static void start(int new_size)
{
	if (new_size < 1 || new_size > LARGEST)
		return;
	size = new_size;
	memset(stones, 0, sizeof stones);
}

/* Writes a point in the protocol's notation. */
static void put_point(int x, int y)
{
	if (gtp)
		printf("= %c%d\n\n", "abcdefghjklmnopqrstuvwxyz"[x], size - y);
	else
		printf("%d,%d\r\n", x, y);
}

/* Writes a remark of ten bytes for each of `times`, all bad answers; without end if `times` is 0. */
static void put_long_remark(int times)
{
	printf("MESSAGE ");
	for (int i = 0; times == 0 || i < times; i++)
		if (printf(gtp ? "= o99 o99 " : "0,99 0,99 ") < 0)
			_exit(1);
	printf("\n");
}

static void play(const char *how)
{
	static int moves;
	int from_end = strcmp(how, "last") == 0 || strcmp(how, "family") == 0;
	int at = 0;
	for (int i = 0, points = size * size; i < points; i++) {
		at = from_end ? points - 1 - i : i;
		if (!stones[at / size][at % size])
			break;
	}
	moves++;
	if (strcmp(how, "talk") == 0)
		printf("MESSAGE Depth 9-20 | EV 12 N 34 N/MS 5\nDEBUG 0,0\nSUGGEST 1,1\nUNKNOWN\n\n");
	if (strcmp(how, "long") == 0)
		put_long_remark(2000);
	if (strcmp(how, "sleep") == 0 || strcmp(how, "work") == 0)
		spend(strcmp(how, "work") == 0);
	if (moves == 3 && strcmp(how, "crash") == 0)
		_exit(1);
	if (moves == 3 && strcmp(how, "half") == 0) {
		printf(gtp ? "= a" : "1,");
		fflush(stdout);
	}
	if (moves == 3 && (strcmp(how, "hang") == 0 || strcmp(how, "half") == 0))
		for (;;)
			pause();
	while (moves == 3 && (strcmp(how, "remarks") == 0 || strcmp(how, "flood") == 0))
		if (printf(how[0] == 'f' ? "=" : "MESSAGE \033[31m\n") < 0)
			_exit(1);
	if (moves == 3 && strcmp(how, "endless") == 0)
		put_long_remark(0);
	if (moves == 3 && strcmp(how, "twice") == 0)
		_exit(write(STDOUT_FILENO, gtp ? "= a1\n\n= b1\n\n" : "1,1\r\n2,2\r\n", gtp ? 14 : 10) < 0 || pause());
	if (moves == 3 && strcmp(how, "occupied") == 0)
		at = 0;
	if (moves == 3 && strcmp(how, "outside") == 0)
		put_point(size, 0);
	else if (moves == 3 && strcmp(how, "refuse") == 0)
		printf(gtp ? "? I do not like it\n\n" : "ERROR I do not like it\n");
	else if (moves == 3 && strcmp(how, "resign") == 0)
		printf("= resign\n\n");
	else
		put_point(at % size, at / size);
	stones[at / size][at % size] = 1;
	char lost[256];
	if (strcmp(how, "deaf") == 0 && poll(&(struct pollfd){.fd = STDIN_FILENO, .events = POLLIN}, 1, 50) > 0 &&
	    read(STDIN_FILENO, lost, sizeof lost) < 0)
		_exit(1);
}

/* Starts children that never end, the second as a daemon. */
static void start_family(void)
{
	if (fork() == 0)
		for (;;)
			pause();
	if (fork() == 0) {
		setsid();
		if (fork() > 0)
			_exit(0);
		for (;;)
			pause();
	}
}

/* Speaks GTP. Knows few commands. Answers have no id, because the commands have none here. */
static int play_gtp(const char *how)
{
	char line[256], column, color[8];
	for (int row, new_size; fgets(line, sizeof line, stdin);) {
		if (sscanf(line, "genmove %7s", color) == 1) {
			play(how);
			continue;
		}
		if (sscanf(line, "boardsize %d", &new_size) == 1)
			start(new_size);
		if (sscanf(line, "play %7s %c%d", color, &column, &row) == 3)
			put_stone((column | 32) - 'a' - ((column | 32) > 'i'), size - row);
		printf(strncmp(line, "set_game", 8) == 0 ? "? unknown command\n\n" : "# talk\n= \n\n");
		if (strncmp(line, "quit", 4) == 0)
			break;
	}
	return 0;
}

int main(int argc, char *argv[])
{
	char line[256];
	int x, y, new_size;
	const char *how = argc > 1 ? argv[1] : "first";
	if (strcmp(how, "family") == 0)
		start_family();
	setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
	gtp = argc > 2 && strcmp(argv[2], "gtp") == 0;
	if (gtp)
		return play_gtp(how);
	for (int in_board = 0, in_swap2 = 0, received = 0; fgets(line, sizeof line, stdin);) {
		if (sscanf(line, "START %d", &new_size) == 1) {
			start(new_size);
			if (strcmp(how, "first") != 0)
				printf("OK\n");
		} else if (strncmp(line, "ABOUT", 5) == 0)
			printf("name=\"%s\"\n", how);
		else if (strncmp(line, "BOARD", 5) == 0)
			in_board = 1;
		else if (strncmp(line, "SWAP2BOARD", 10) == 0)
			in_swap2 = 1;
		else if (sscanf(line, "TURN %d,%d", &x, &y) == 2 ||
		         ((in_board || in_swap2) && sscanf(line, "%d,%d", &x, &y) == 2)) {
			put_stone(x, y);
			received += in_swap2;
		}
		if (in_swap2 && strncmp(line, "DONE", 4) == 0) {
			choose(how, received);
			in_swap2 = received = 0;
			continue;
		}
		in_board = in_board && strncmp(line, "DONE", 4) != 0;
		if (strncmp(line, "TURN", 4) == 0 || strncmp(line, "BEGIN", 5) == 0 || strncmp(line, "DONE", 4) == 0)
			play(how);
		if (strncmp(line, "END", 3) == 0)
			break;
	}
	return 0;
}
