/* Games of Piskvork. PSQ: a header; a line x,y,milliseconds for each move, counted from 1 and from the upper left; a
   trailer. Several games may follow each other. REC, Gomocup's old records, is read only: two names, then lines
   x,y,milliseconds, counted from 0. */
#include "formats/formats.h"

#include <string.h>

#include "record/field.h"
#include "record/movetext.h"

enum { PISKVORK_NAME_MAX = 1 << 10 };

struct piskvork_line {
	int numbers;        /* 1 to 3; 0 for a line of another kind */
	int value[3];       /* larger numbers become BOARD_MAX + 1, negative ones -1 */
	struct span point;  /* the text of the first two numbers */
};

/* Cuts off a number, which may be negative. Returns false if there is none. */
static bool cut_signed(struct span *text, int *value)
{
	size_t sign = text->length > 0 && text->at[0] == '-';
	size_t length = sign;
	while (length < text->length && text_digit(text->at[length]))
		length++;
	if (!text_number((struct span){text->at + sign, length - sign}, BOARD_MAX, value))
		return false;
	if (sign)
		*value = -1;
	*text = (struct span){text->at + length, text->length - length};
	return true;
}

/* Reads a line of numbers separated by commas and blanks. */
static struct piskvork_line read_numbers(struct span line)
{
	struct piskvork_line read = {0};
	struct span rest = text_trim(line);
	const char *start = rest.at;
	while (read.numbers < 3 && cut_signed(&rest, &read.value[read.numbers])) {
		read.numbers++;
		if (read.numbers <= 2)
			read.point = (struct span){start, (size_t)(rest.at - start)};
		rest = text_trim(rest);
		if (rest.length == 0)
			return read;
		if (rest.at[0] != ',')
			break;
		rest = text_trim((struct span){rest.at + 1, rest.length - 1});
	}
	read.numbers = 0;
	return read;
}

/* Plays the move. Coordinates count from `first`, y from the top. */
static void tell_move(struct replay *replay, const struct piskvork_line *line, int first)
{
	int x = line->value[0] - first, y = line->value[1] - first, size = replay->rules.size;
	bool on_board = line->value[0] >= first && line->value[1] >= first && x < size && y < size;
	replay_move(replay, on_board ? POINT_READ : POINT_OFF_BOARD, on_board ? point_at(x, size - 1 - y) : POINT_NONE,
	            line->point);
}

/* Keeps a player's name. A lone number and "-" are not names. */
static struct span keep_player(char kept[PISKVORK_NAME_MAX], struct span line)
{
	line = text_trim(line);
	if (text_is(line, "-") || read_numbers(line).numbers == 1)
		line.length = 0;
	if (line.length > PISKVORK_NAME_MAX)
		line.length = PISKVORK_NAME_MAX;
	if (line.length > 0)
		memcpy(kept, line.at, line.length);
	return (struct span){kept, line.length};
}

static const char header_word[] = "Piskvorky";

/* A game with more moves than points has a problem before its last move. */
enum { MOVES_MAX = BOARD_MAX * BOARD_MAX + 1 };

struct psq_move {
	int value[2];
	size_t length;
	char text[PROBLEM_TEXT_MAX];
};

/* Moves wait until the game ends, because the rule comes after them. */
struct psq_reader {
	struct collection *collection;
	struct replay *replay;
	bool started;
	int moves;
	struct psq_move move[MOVES_MAX];
	unsigned long long trailer_lines;
	bool nameless; /* the first line of the trailer is a number in the place of a name */
	bool broken;   /* a line after the moves does not belong to any game: `fault` */
	size_t fault_length;
	char fault[PROBLEM_TEXT_MAX]; /* if not broken: the first line of the trailer */
	struct span black, white;
	char black_kept[PISKVORK_NAME_MAX], white_kept[PISKVORK_NAME_MAX];
	size_t tournament_length;
	char tournament[PISKVORK_NAME_MAX];
};

/* Cuts off a number. Returns false if there is none. */
static bool cut_number(struct span *text, int *value)
{
	size_t digits = 0;
	while (digits < text->length && text_digit(text->at[digits]))
		digits++;
	if (!text_number((struct span){text->at, digits}, BOARD_MAX, value))
		return false;
	text->at += digits;
	text->length -= digits;
	return true;
}

static bool cut_char(struct span *text, char c)
{
	if (text->length == 0 || text_lower(text->at[0]) != c)
		return false;
	text->at++;
	text->length--;
	return true;
}

/* Reads the size in a header: "Piskvorky 15x15, 11:11, 0". A board that is not square is a problem. */
static void tell_header(struct replay *replay, struct span line)
{
	struct span rest = {line.at + sizeof header_word - 1, line.length - (sizeof header_word - 1)};
	rest = text_trim(rest);
	struct span written = rest;
	int width = 0, height = 0;
	bool square = cut_number(&rest, &width) && cut_char(&rest, 'x') && cut_number(&rest, &height) && width == height;
	written.length -= rest.length;
	replay_size(replay, square ? width : 0, written);
}

/* Reads the result in a file name ROUND_P1_P2_R: 1 Black, 2 White, 0 draw. */
static void tell_result(struct replay *replay, struct span name)
{
	static const enum recorded results[] = {RECORDED_DRAW, RECORDED_BLACK, RECORDED_WHITE};
	int numbers = 0, number = 0;
	do
		numbers += cut_number(&name, &number);
	while (numbers < 4 && cut_char(&name, '_'));
	if (numbers == 4 && name.length == 0 && number <= 2)
		replay->recorded = results[number];
}

static size_t keep(char *where, size_t most, struct span text)
{
	size_t length = text.length < most ? text.length : most;
	if (length > 0)
		memcpy(where, text.at, length);
	return length;
}

static void start_psq(struct psq_reader *psq, struct span line)
{
	struct collection *collection = psq->collection;
	collection->line = collection->input->line_number;
	collection_start(collection);
	psq->started = true;
	psq->moves = 0;
	psq->trailer_lines = 0;
	psq->nameless = psq->broken = false;
	psq->tournament_length = 0;
	psq->black = psq->white = text_span("");
	psq->replay->id = collection->name;
	replay_implied_rule(psq->replay, RULE_FREESTYLE);
	tell_result(psq->replay, collection->name);
	if (text_starts(line, header_word) && !memchr(line.at, '\r', line.length))
		tell_header(psq->replay, line);
	else /* with a lone carriage return, which does not end a line, the header would swallow the moves */
		replay_problem(psq->replay, 0, verdict_plain(STATUS_SYNTAX), line);
}

/* Reads a line R,TOURNAMENT. Returns false for any other line. */
static bool tell_tournament(struct psq_reader *psq, struct span line)
{
	int winner;
	if (!cut_number(&line, &winner) || !cut_char(&line, ','))
		return false;
	psq->tournament_length = keep(psq->tournament, sizeof psq->tournament, text_trim(line));
	return true;
}

/* Reads the trailer's last line as the tournament if that names a rule, even in the place of a name. */
static void tell_last_line(struct psq_reader *psq)
{
	enum rule rule;
	struct span *last = psq->trailer_lines == 1 ? &psq->black : &psq->white;
	if (psq->trailer_lines > 2 || psq->tournament_length > 0 || !tell_tournament(psq, *last))
		return;
	if (naming_rule((struct span){psq->tournament, psq->tournament_length}, &rule))
		last->length = 0;
	else
		psq->tournament_length = 0;
}

static void end_psq(struct psq_reader *psq)
{
	if (!psq->started)
		return;
	psq->started = false;
	tell_last_line(psq);
	psq->replay->black = psq->black;
	psq->replay->white = psq->white;
	collection_rule(psq->collection, (struct span){psq->tournament, psq->tournament_length});
	for (int i = 0; i < psq->moves; i++) {
		const struct psq_move *move = &psq->move[i];
		struct piskvork_line line = {2, {move->value[0], move->value[1]}, {move->text, move->length}};
		tell_move(psq->replay, &line, 1);
	}
	if (psq->broken)
		replay_unreadable(psq->replay, (struct span){psq->fault, psq->fault_length});
	collection_end(psq->collection);
}

static void keep_move(struct psq_reader *psq, const struct piskvork_line *line)
{
	if (psq->moves == MOVES_MAX)
		return;
	struct psq_move *move = &psq->move[psq->moves++];
	move->value[0] = line->value[0];
	move->value[1] = line->value[1];
	move->length = keep(move->text, PROBLEM_TEXT_MAX, line->point);
}

/* Reads a line of the trailer: Black's name, White's name, then R,TOURNAMENT. Without the first name the second may
   be missing, too. */
static void tell_trailer(struct psq_reader *psq, struct span line)
{
	unsigned long long number = ++psq->trailer_lines;
	if (number == 1) {
		psq->fault_length = keep(psq->fault, PROBLEM_TEXT_MAX, line);
		psq->black = keep_player(psq->black_kept, line);
		psq->nameless = read_numbers(line).numbers == 1;
	} else if (number == 2 && !(psq->nameless && tell_tournament(psq, line))) {
		psq->white = keep_player(psq->white_kept, line);
	} else if (number > 2) {
		tell_tournament(psq, line);
	}
}

static void tell_psq_line(struct psq_reader *psq, struct span line)
{
	struct piskvork_line numbers = read_numbers(line);
	if (numbers.numbers >= 2 && psq->trailer_lines == 0)
		keep_move(psq, &numbers);
	else if (numbers.numbers >= 2)
		psq->broken = true;
	else if (line.length > 0)
		tell_trailer(psq, line);
}

static void read_psq(struct collection *collection)
{
	struct psq_reader *psq = collection->state;
	struct span line;
	enum input_answer answer;
	psq->collection = collection;
	psq->replay = collection->replay;
	psq->started = false;
	while (!collection->stopped && (answer = input_next(collection->input, &line)) != INPUT_END) {
		line = text_trim(format_without_mark(line));
		if (collection->games == 0 && format_is_comment(line))
			continue;
		if (text_starts(line, header_word) || (!psq->started && line.length > 0)) {
			end_psq(psq);
			if (!collection->stopped)
				start_psq(psq, line);
		} else if (answer == INPUT_TOO_LONG && !psq->broken) {
			psq->broken = true;
			psq->fault_length = keep(psq->fault, PROBLEM_TEXT_MAX, line);
		} else if (psq->started) {
			tell_psq_line(psq, line);
		}
	}
	if (!collection->stopped)
		end_psq(psq);
}

static bool matches_psq(struct span head, enum coords coords)
{
	(void)coords;
	return text_starts(format_first_line(head), header_word);
}

static bool can_hold(const struct replay *replay)
{
	for (int i = 0; i < replay->game.plies; i++)
		if (replay->game.history[i].kind == PLY_PASS)
			return false;
	return !replay_has_setup(replay) && game_first_side(&replay->game) == SIDE_BLACK;
}

/* Writes a line with a name. A name that looks like a move or a header gets a "?" before it. */
static void put_name(struct sink *out, struct span name)
{
	if (read_numbers(name).numbers > 0 || text_starts(name, header_word))
		sink_char(out, '?');
	field_put_text(out, name);
	sink_char(out, '\n');
}

static void put_trailer(struct sink *out, const struct replay *replay)
{
	static const char results[] = {
		[RECORDED_NOTHING] = '0', [RECORDED_BLACK] = '1', [RECORDED_WHITE] = '2', [RECORDED_DRAW] = '0'};
	if (replay->black.length > 0 || replay->white.length > 0) {
		put_name(out, replay->black);
		put_name(out, replay->white);
	}
	sink_text(out, "-1\n");
	sink_char(out, results[replay->recorded]);
	sink_char(out, ',');
	sink_text(out, rule_names[replay->game.rules.rule]);
	sink_char(out, '\n');
}

/* Writes the game. Returns false for set-up stones, passes and White first. */
static bool write_psq(struct writing *writing, const struct replay *replay)
{
	struct sink *out = writing->out;
	const struct game *game = &replay->game;
	if (!can_hold(replay))
		return false;
	sink_text(out, header_word);
	sink_char(out, ' ');
	sink_number(out, (unsigned)game->board.size);
	sink_char(out, 'x');
	sink_number(out, (unsigned)game->board.size);
	sink_text(out, ", 11:11, 0\n");
	for (int i = 0; i < game->plies; i++) {
		char text[POINT_TEXT_MAX];
		sink_put(out, text, point_write(text, game->history[i].point, COORDS_XY1, game->board.size));
		sink_text(out, ",0\n");
	}
	put_trailer(out, replay);
	return true;
}

struct rec_reader {
	char black[PISKVORK_NAME_MAX];
	char white[PISKVORK_NAME_MAX];
};

static void start_rec(struct collection *collection)
{
	collection->line = collection->input->line_number;
	collection_start(collection);
	collection->replay->id = collection->name;
	replay_implied_rule(collection->replay, RULE_FREESTYLE);
}

static void tell_rec_line(struct replay *replay, struct span line)
{
	struct piskvork_line numbers = read_numbers(line);
	if (numbers.numbers >= 2)
		tell_move(replay, &numbers, 0);
	else if (numbers.numbers == 0 && line.length > 0)
		replay_unreadable(replay, line);
}

/* Reads the file as one game. */
static void read_rec(struct collection *collection)
{
	struct rec_reader *rec = collection->state;
	struct replay *replay = collection->replay;
	struct span line;
	unsigned long long lines = 0;
	for (enum input_answer answer; (answer = input_next(collection->input, &line)) != INPUT_END;) {
		line = text_trim(format_without_mark(line));
		if (lines == 0 && (line.length == 0 || format_is_comment(line)))
			continue;
		if (lines++ == 0) {
			start_rec(collection);
			replay->black = keep_player(rec->black, line);
			/* A lone carriage return does not end a line: the first line would swallow the others. */
			if (line.length > 0 && memchr(line.at, '\r', line.length))
				replay_problem(replay, 0, verdict_plain(STATUS_SYNTAX), line);
		} else if (answer == INPUT_TOO_LONG) {
			replay_unreadable(replay, line);
		} else if (lines == 2) {
			replay->white = keep_player(rec->white, line);
		} else {
			tell_rec_line(replay, line);
		}
	}
	if (lines > 0)
		collection_end(collection);
}

/* Can the first line that is neither blank nor a comment be a player's name? Black, White and Draw may be names. */
static bool could_be_name(struct span line, enum coords coords)
{
	const struct format *format = format_by_line(line, coords);
	line = text_trim(format_first_line(line));
	struct span rest = line;
	bool is_word = text_word(&rest).length == line.length;
	return (format == &format_moves || (format == &format_winner && is_word)) && line.length > 0 &&
	       !text_digit(line.at[0]) && !memchr(line.at, '\t', line.length) && !memchr(line.at, '=', line.length) &&
	       !movetext_only_moves(line, coords);
}

/* Is the first line a name, and the third line three numbers? */
static bool is_at_rec(struct input *input, enum coords coords)
{
	struct span third = {NULL, 0};
	int lines = 0;
	if (!could_be_name(format_lines(input, 1), coords))
		return false;
	for (struct span head = format_without_mark(format_lines(input, 3)); head.length > 0 && lines < 3; lines++)
		third = format_cut_line(&head);
	return lines == 3 && read_numbers(third).numbers == 3;
}

const struct format format_psq = {
	.name = "psq", .endings = {"psq"}, .beginning = "Piskvork", .examples = EXAMPLE_READ,
	.matches = matches_psq, .state = sizeof(struct psq_reader), .read = read_psq, .write = write_psq};
const struct format format_rec = {
	.name = "rec", .endings = {"rec"}, .is_at = is_at_rec, .state = sizeof(struct rec_reader), .read = read_rec};
