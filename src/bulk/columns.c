#include "bulk/columns.h"

#include <string.h>

#include "record/field.h"
#include "record/game_line.h"
#include "rules/forbidden.h"
#include "rules/opening_name.h"

/* Writes PLY:STATUS:TEXT, or nothing. */
static void write_problem(struct sink *out, const struct problem *problem)
{
	if (!problem->any)
		return;
	sink_number(out, (unsigned)problem->ply);
	sink_char(out, ':');
	sink_text(out, status_names[problem->verdict.status]);
	sink_char(out, ':');
	sink_span(out, problem->length > 0 ? (struct span){problem->text, problem->length} : text_span("-"));
}

static void put_problem(const struct cells *cells, const struct game_row *row)
{
	char bytes[20 + STATUS_NAME_MAX + 2 + PROBLEM_TEXT_MAX + 1];
	struct sink problem = sink_into(bytes, sizeof bytes);
	const struct span *first = row->duplicate_of;
	if (first) {
		cells_joined(cells, text_span("DUPLICATE:"), first->length > 0 ? *first : text_span("-"));
		return;
	}
	if (row->last)
		write_problem(&problem, &row->replay->problem);
	cells_text(cells, sink_held(&problem));
}

/* Writes the quote before or after a list, if it needs one. */
static void put_list_quote(const struct cells *cells, int count)
{
	if (cells->format == OUTPUT_JSON || (cells->format == OUTPUT_CSV && count > 1))
		sink_char(cells->out, '"');
}

/* Begins item `place` of a list, from 0. */
static void begin_item(const struct cells *cells, int place, int count)
{
	if (place > 0)
		sink_char(cells->out, ',');
	else
		put_list_quote(cells, count);
}

static void end_items(const struct cells *cells, int count)
{
	if (count == 0)
		cells_text(cells, text_span(""));
	else
		put_list_quote(cells, count);
}

struct forbidden_points {
	int count;
	struct {
		int16_t point;
		uint16_t reasons;
	} at[BOARD_MAX * BOARD_MAX];
};

static void take_forbidden_point(int point, unsigned reasons, void *context)
{
	struct forbidden_points *list = context;
	list->at[list->count].point = (int16_t)point;
	list->at[list->count++].reasons = (uint16_t)reasons;
}

static void put_forbidden_column(const struct cells *cells, const struct game_row *row)
{
	char text[REASONS_TEXT_MAX];
	struct forbidden_points list;
	struct game *game = &row->replay->game;
	list.count = 0;
	if (ruleset_forbids(&game->rules, SIDE_BLACK))
		forbidden_each(&game->board, take_forbidden_point, &list);
	for (int i = 0; i < list.count; i++) {
		begin_item(cells, i, list.count);
		field_put_point(cells->out, list.at[i].point, game->board.size);
		sink_char(cells->out, ':');
		sink_put(cells->out, text, reasons_write(text, list.at[i].reasons));
		*cells->unknown |= list.at[i].reasons == REASON_UNKNOWN;
	}
	end_items(cells, list.count);
}

static void put_next(const struct cells *cells, const struct game_row *row)
{
	cells_move(cells, row->next, row->replay->game.board.size);
}

/* Writes the file and the line where the record begins; in a format without lines the number of the game. */
static void put_where(const struct cells *cells, const struct game_row *row)
{
	char place[21] = ":";
	const struct collection *collection = row->collection;
	size_t length = text_decimal(place + 1, collection->line > 0 ? collection->line : collection->games);
	cells_joined(cells, text_span(row->file), (struct span){place, length + 1});
}

static void put_moves_column(const struct cells *cells, const struct game_row *row)
{
	const struct replay *replay = row->replay;
	if (replay->game.plies == 0 && !replay_has_setup(replay) && game_first_side(&replay->game) == SIDE_BLACK) {
		cells_text(cells, text_span(""));
		return;
	}
	begin_item(cells, 0, 1);
	game_line_put_moves(cells->out, replay, " ");
	end_items(cells, 1);
}

/* Can the game go on? */
static bool column_is_open(const struct game_row *row)
{
	return !(row->last && row->replay->problem.any) && !game_over(&row->replay->game);
}

static void put_best(const struct cells *cells, const struct game_row *row)
{
	const struct game *game = &row->replay->game;
	cells_move(cells, column_is_open(row) ? review_best(cells->review, game) : MOVE_NONE, game->board.size);
}

static void put_top(const struct cells *cells, const struct game_row *row)
{
	struct top_move top[REVIEW_TOP_MAX];
	struct game *game = &row->replay->game;
	int count = column_is_open(row) ? review_top(cells->review, game, top) : 0;
	for (int i = 0; i < count; i++) {
		begin_item(cells, i, count);
		field_put_point(cells->out, top[i].point, game->board.size);
		sink_char(cells->out, ':');
		cells_number(cells, (unsigned)top[i].chance);
	}
	end_items(cells, count);
}

/* Was a move played next, in a position that is open? */
static bool has_next(const struct game_row *row)
{
	return column_is_open(row) && row->next != MOVE_NONE;
}

int row_loss(const struct game_row *row, struct review *review)
{
	return has_next(row) ? review_loss(review, &row->replay->game, row->next) : CHANCE_UNKNOWN;
}

int row_rank(const struct game_row *row, struct review *review)
{
	struct top_move top[REVIEW_TOP_MAX];
	int count = has_next(row) ? review_top(review, &row->replay->game, top) : 0, rank = 0;
	while (rank < count && top[rank].point != row->next)
		rank++;
	return rank < count ? rank + 1 : CHANCE_UNKNOWN;
}

enum move_mark row_mark(const struct game_row *row, struct review *review)
{
	return has_next(row) ? review_mark(review, &row->replay->game, row->next) : MARK_NONE;
}

static void put_win(const struct cells *cells, const struct game_row *row, bool fours_only)
{
	int16_t line[SEARCH_PV_MAX];
	const struct game *game = &row->replay->game;
	int plies = column_is_open(row) ? solving_win(cells->review->solving, game, fours_only, line) : 0;
	if (plies == SOLVING_UNKNOWN) {
		cells_text(cells, text_span("?"));
		return;
	}
	for (int i = 0; i < plies; i++) {
		begin_item(cells, i, plies);
		field_put_point(cells->out, line[i], game->board.size);
	}
	end_items(cells, plies);
}

static void put_vcf(const struct cells *cells, const struct game_row *row)
{
	put_win(cells, row, true);
}

static void put_any_win(const struct cells *cells, const struct game_row *row)
{
	put_win(cells, row, false);
}

static const char *column_opening(const struct game_row *row)
{
	const char *name = row->replay->changes == 0 ? opening_name(&row->replay->game) : NULL;
	return name ? name : "";
}

static void put_only(const struct cells *cells, const struct game_row *row)
{
	int wins = column_is_open(row) ? solving_first_moves(cells->review->solving, &row->replay->game) : 0;
	static const char *const texts[] = {"", "yes", "no"};
	cells_text(cells, text_span(wins == SOLVING_UNKNOWN ? "?" : texts[wins]));
}

/* Define the function of a column whose value is one text, or one number, which is negative for no value. */
#define TEXT_COLUMN(put, text) \
	static void put(const struct cells *cells, const struct game_row *row) \
	{ \
		cells_text(cells, text); \
	}
#define NUMBER_COLUMN(put, number) \
	static void put(const struct cells *cells, const struct game_row *row) \
	{ \
		cells_number(cells, number); \
	}

TEXT_COLUMN(put_id_column, row->replay->id)
TEXT_COLUMN(put_status, text_span(status_names[game_status(&row->replay->game).status]))
TEXT_COLUMN(put_recorded, text_span(result_names[row->replay->recorded]))
TEXT_COLUMN(put_check, text_span(check_names[row->last ? replay_check(row->replay) : CHECK_NOTHING]))
TEXT_COLUMN(put_rule, text_span(rule_names[row->replay->game.rules.rule]))
TEXT_COLUMN(put_black, row->replay->black)
TEXT_COLUMN(put_white, row->replay->white)
TEXT_COLUMN(put_file, text_span(strcmp(row->file, "-") == 0 ? "" : row->file))
TEXT_COLUMN(put_opening, text_span(column_opening(row)))
TEXT_COLUMN(put_mark_column, text_span(move_mark_names[row_mark(row, cells->review)]))
NUMBER_COLUMN(put_plies_column, game_moves(&row->replay->game))
NUMBER_COLUMN(put_at, row->at)
NUMBER_COLUMN(put_size, row->replay->game.board.size)
NUMBER_COLUMN(put_eval,
              column_is_open(row) ? review_position(cells->review, &row->replay->game)->chance : CHANCE_UNKNOWN)
NUMBER_COLUMN(put_loss, row_loss(row, cells->review))
NUMBER_COLUMN(put_rank, row_rank(row, cells->review))

enum { COLUMNS_ALWAYS = 6 };

/* All columns: the fixed ones, then those that -a can add. A new column is a function and a row here. */
static const struct column {
	const char *name;
	void (*put)(const struct cells *cells, const struct game_row *row); /* NULL: the value is a fact of the game */
	enum note_kind fact;
	enum column_type type;
	bool searches; /* a value takes long: conditions on other columns come first */
} columns[] = {
	{.name = "id", .put = put_id_column},
	{.name = "status", .put = put_status},
	{.name = "plies", .put = put_plies_column, .type = COLUMN_OF_NUMBERS},
	{.name = "recorded", .put = put_recorded},
	{.name = "check", .put = put_check},
	{.name = "problem", .put = put_problem},
	{.name = "forbidden", .put = put_forbidden_column, .searches = true},
	{.name = "next", .put = put_next},
	{.name = "at", .put = put_at, .type = COLUMN_OF_NUMBERS},
	{.name = "where", .put = put_where},
	{.name = "rule", .put = put_rule},
	{.name = "size", .put = put_size, .type = COLUMN_OF_NUMBERS},
	{.name = "moves", .put = put_moves_column},
	{.name = "black", .put = put_black},
	{.name = "white", .put = put_white},
	{.name = "black_rating", .fact = NOTE_BLACK_RATING, .type = COLUMN_OF_SOME_NUMBERS},
	{.name = "white_rating", .fact = NOTE_WHITE_RATING, .type = COLUMN_OF_SOME_NUMBERS},
	{.name = "event", .fact = NOTE_EVENT},
	{.name = "place", .fact = NOTE_PLACE},
	{.name = "round", .fact = NOTE_ROUND, .type = COLUMN_OF_SOME_NUMBERS},
	{.name = "date", .fact = NOTE_DATE, .type = COLUMN_OF_DATES},
	{.name = "file", .put = put_file},
	{.name = "opening", .put = put_opening},
	{.name = "best", .put = put_best, .searches = true},
	{.name = "eval", .put = put_eval, .type = COLUMN_OF_NUMBERS, .searches = true},
	{.name = "top", .put = put_top, .searches = true},
	{.name = "loss", .put = put_loss, .type = COLUMN_OF_NUMBERS, .searches = true},
	{.name = "rank", .put = put_rank, .type = COLUMN_OF_NUMBERS, .searches = true},
	{.name = "mark", .put = put_mark_column, .searches = true},
	{.name = "vcf", .put = put_vcf, .searches = true},
	{.name = "win", .put = put_any_win, .searches = true},
	{.name = "only", .put = put_only, .searches = true},
	{.name = NULL},
};

struct names column_all_names(void)
{
	return (struct names)NAMES_OF(columns, name);
}

int column_find(struct span name)
{
	return names_find(column_all_names(), name);
}

enum column_type column_type(int column)
{
	return columns[column].type;
}

bool column_is_fact(int column)
{
	return !columns[column].put;
}

bool column_searches(int column)
{
	return columns[column].searches;
}

bool column_asks(int column)
{
	return columns[column].searches && columns[column].put != put_forbidden_column;
}

void column_put(const struct cells *cells, int column, const struct game_row *row)
{
	if (!column_is_fact(column)) {
		columns[column].put(cells, row);
		return;
	}
	struct span fact = notes_of_game(row->replay->notes, columns[column].fact);
	cells_text(cells, naming_is_given(fact) ? fact : text_span(""));
}

struct names column_names(void)
{
	return (struct names){&columns[COLUMNS_ALWAYS].name, sizeof *columns};
}

struct span columns_read(struct columns *asked, struct span text)
{
	for (bool last = false; !last;) {
		last = !memchr(text.at, ',', text.length);
		struct span name = text_cut_to(&text, ',');
		int found = names_find(column_names(), name);
		for (int i = 0; i < asked->count && found >= 0; i++)
			if (asked->list[i] == COLUMNS_ALWAYS + found)
				return name;
		if (found < 0)
			return name;
		asked->list[asked->count++] = COLUMNS_ALWAYS + found;
	}
	return (struct span){0};
}

/* Returns the index into the table of the column at this place of the line. */
static int column_place_of(const struct columns *asked, int place)
{
	return place < COLUMNS_ALWAYS ? place : asked->list[place - COLUMNS_ALWAYS];
}

void columns_put_header(const struct cells *cells, const struct columns *asked)
{
	const char *names[COLUMNS_ALWAYS + COLUMNS_MAX + 1] = {NULL};
	for (int i = 0; i < COLUMNS_ALWAYS + asked->count; i++)
		names[i] = columns[column_place_of(asked, i)].name;
	cells_header(cells, names);
}

void columns_put_row(const struct cells *cells, const struct columns *asked, const struct game_row *row)
{
	for (int i = 0; i < COLUMNS_ALWAYS + asked->count; i++) {
		int column = column_place_of(asked, i);
		cells_start(cells, i, columns[column].name);
		column_put(cells, column, row);
	}
	cells_end(cells);
}
