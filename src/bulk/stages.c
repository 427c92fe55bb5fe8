#include "bulk/stages.h"

#include <stdlib.h>
#include <unistd.h>

#include "base/message.h"
#include "commands/refusal.h"
#include "formats/formats.h"
#include "os/file.h"

void stages_worsen(struct stages *stages, int status)
{
	if (stages->status < status)
		stages->status = status;
}

bool stages_select(const struct bulk_options *options)
{
	return options->find.count > 0 || options->conditions.count > 0;
}

int stages_status(const struct stages *stages)
{
	if (!stages_select(stages->options) || stages->status == EXIT_TROUBLE)
		return stages->status;
	return stages->counts.found > 0 ? EXIT_FINE : EXIT_REJECTED;
}

void stages_put_header(const struct stages *stages)
{
	if (stages->options->tree.count > 0)
		cells_header(&stages->cells, tree_columns);
	else if (stages->options->elo)
		cells_header(&stages->cells, elo_columns);
	else if (stages->options->players)
		cells_header(&stages->cells, player_columns);
	else
		columns_put_header(&stages->cells, &stages->options->columns);
}

void stages_start(struct stages *stages, const struct common_options *common, const struct bulk_options *options,
                  struct replay *scratch, struct sink *out)
{
	enum coords coords = common->look.coords;
	stages->options = options;
	stages->cells = (struct cells){out, common->format, &stages->unknown, &stages->review};
	stages->review.solving = &stages->solving;
	stages->review.most = options->top;
	solving_start(&stages->solving, &common->budget, common->milliseconds, common->seed);
	stages->target = options->writes ? format_named(formats_write_names[options->to]) : NULL;
	if (options->tree_of_all)
		stages->target = &format_sgf_tree;
	stages->writing = (struct writing){.out = out,
	                                   .coords = coords,
	                                   .mark_forbidden = common->look.mark_forbidden,
	                                   .shown = file_is_terminal(out->fd),
	                                   .numbering = options->number,
	                                   .captioned = options->caption};
	for (int i = 0; i < options->find.count; i++)
		query_read(&stages->wanted[i], text_span(options->find.text[i]), coords, &common->rules, scratch);
	if (options->tree.count > 0)
		query_read(&stages->tree.query, text_span(options->tree.text[0]), coords, &common->rules, scratch);
}

/* Returns the first ply at which every query has matched; -1 if one never does. */
static int find_in_game(const struct stages *stages, const struct game *game)
{
	int last = 0;
	for (int i = 0; i < stages->options->find.count; i++) {
		const struct query *wanted = &stages->wanted[i];
		int ply = (stages->options->within ? query_within(wanted, game) : query_exact(wanted, game)).ply;
		if (ply < 0)
			return -1;
		last = ply > last ? ply : last;
	}
	return last;
}

/* Sets *first to the id of the earlier equal game. Returns whether there is one; a row with a problem has none. */
static bool find_duplicate(struct stages *stages, const struct game_row *row, struct span *first)
{
	if (!stages->options->dedup || (row->last && row->replay->problem.any))
		return false;
	enum dedup_answer answer = dedup_add(&stages->ids, stages->options->dedup_by, row->replay, first);
	if (answer == DEDUP_NO_MEMORY) {
		if (!stages->dedup_exhausted)
			message_note(stages->file, "out of memory for more games; their duplicates may go unseen");
		stages->dedup_exhausted = true;
		stages_worsen(stages, EXIT_TROUBLE);
	}
	stages->counts.duplicates += answer == DEDUP_SEEN;
	return answer == DEDUP_SEEN;
}

/* Reports once that the engine is out of memory. */
static void check_memory(struct stages *stages, bool exhausted)
{
	if (!exhausted || stages->engine_exhausted)
		return;
	message_memory("the engine");
	stages->engine_exhausted = true;
	stages_worsen(stages, EXIT_TROUBLE);
}

/* Reviews the game for the target. Returns its annotations, which the caller frees; NULL when memory runs out, and in a
   rehearsal. */
static struct annotation *annotate(struct stages *stages, struct game *game)
{
	struct annotation dropped;
	if (stages->rehearses) {
		review_ply(&stages->review, game, stages->rehearsed, &dropped);
		return NULL;
	}
	struct annotation *annotations = calloc((size_t)game->plies + 1, sizeof *annotations);
	if (annotations)
		review_game(&stages->review, game, annotations);
	check_memory(stages, !annotations || solving_exhausted(&stages->solving));
	return annotations;
}

bool stages_annotate(const struct stages *stages)
{
	return stages->target && (stages->options->annotate || stages->target->annotated);
}

/* Can the game be written, up to its problem? Not if it is another game, or if its rules or its set-up are a problem
   before the first move. Set-up stones after the end of the game are not such a problem, nor is a rejected line. */
static bool has_beginning(const struct replay *replay)
{
	const struct problem *problem = &replay->problem;
	bool before_moves = problem->ply == 0 && problem->line == 0 && replay->game.plies == 0 &&
	                    problem->verdict.status != STATUS_GAME_OVER;
	return !problem->any || (!problem->other_game && !before_moves);
}

/* Writes the game. A resignation, which other formats do not have as a move, is written as the recorded result. */
static bool write_with_result(struct stages *stages, struct replay *replay)
{
	const enum game_result recorded = replay->recorded;
	if (replay->ending != PLY_STONE && recorded == RESULT_NONE)
		replay->recorded = result_of_game(&replay->game);
	bool written = stages->target->write(&stages->writing, replay);
	replay->recorded = recorded;
	return written;
}

/* Writes the record up to its problem; nothing if the problem is in its rules or set-up, or if the target has run out
   of memory. */
static void write_record(struct stages *stages, const struct game_row *row)
{
	if (!row->has_beginning || stages->target_exhausted)
		return;
	struct annotation *annotations = stages_annotate(stages) ? annotate(stages, &row->replay->game) : NULL;
	if (stages_annotate(stages) && !annotations)
		return;
	stages->writing.annotations = annotations;
	bool written = write_with_result(stages, row->replay);
	free(annotations);
	stages->writing.annotations = NULL;
	if (written)
		return;
	if (!stages->writing.exhausted)
		message_game(stages->file, row->collection->line, row->collection->games,
		             "skipped: the format cannot hold this game");
	else
		message_note(stages->file, "out of memory; the remaining games are left out");
	stages->target_exhausted |= stages->writing.exhausted;
	stages_worsen(stages, EXIT_TROUBLE);
}

/* Tests the conditions for the row, and reports a value that is too long for them. Returns whether they hold. */
static bool test_conditions(struct stages *stages, const struct game_row *row)
{
	const struct cells cells = {NULL, OUTPUT_TEXT, &stages->unknown, &stages->review};
	enum condition_answer answer = conditions_test(&stages->options->conditions, &cells, row);
	if (answer == CONDITION_TOO_LONG) {
		message_game(stages->file, row->collection->line, row->collection->games,
		             "--where cannot compare a value of more than 65,536 bytes");
		stages_worsen(stages, EXIT_TROUBLE);
	}
	return answer == CONDITION_HOLDS;
}

/* Reports on stderr that a point could not be judged for a row, or that the engine is out of memory. */
static void report_unknown(struct stages *stages, const struct game_row *row)
{
	check_memory(stages, solving_exhausted(&stages->solving));
	if (!stages->unknown)
		return;
	char why[REFUSAL_TEXT_MAX];
	message_game(stages->file, row->collection->line, row->collection->games,
	             refusal_text(why, STATUS_NOT_ALLOWED, COMMAND_MOVE, "a point"));
	stages_worsen(stages, EXIT_TROUBLE);
}

/* Turns the game if --canon was given, and writes it as a row, as a record, or into a table. */
static void put_turned(struct stages *stages, struct game_row *row)
{
	struct game *game = &row->replay->game;
	struct notes *notes = stages->rehearses ? NULL : row->replay->notes; /* other threads need them as they are */
	if (stages->rows)
		atomic_fetch_add(stages->rows, 1);
	int symmetry = stages->options->canon ? canonical_symmetry(row->replay, row->next) : 0;
	canonical_turn(game, symmetry);
	notes_apply_symmetry(notes, symmetry, game->board.size);
	if (row->next >= 0)
		row->next = symmetry_image(symmetry, game->board.size, row->next);
	if (stages->options->tree.count > 0)
		tree_add(&stages->tree, row->replay);
	else if (stages->options->elo)
		elo_add(&stages->elo, row->replay);
	else if (stages->options->players)
		player_table_move(&stages->players, &stages->review, row);
	else if (stages->target)
		write_record(stages, row);
	else
		columns_put_row(&stages->cells, &stages->options->columns, row);
	canonical_turn(game, symmetry_inverse(symmetry));
	notes_apply_symmetry(notes, symmetry_inverse(symmetry), game->board.size);
}

/* Returns the move after `ply` of a game with `plies` plies. */
static int move_after(const struct replay *replay, int ply, int plies)
{
	if (ply >= plies)
		return replay->next;
	const struct ply *next = &replay->game.history[ply];
	return next->kind == PLY_STONE ? next->point : MOVE_PASS;
}

/* Moves the row of a game with `plies` plies to one of them. */
static void row_go_to(struct game_row *row, int ply, int plies)
{
	game_go_to(&row->replay->game, ply);
	row->next = move_after(row->replay, ply, plies);
	row->last = ply == plies;
}

/* Adds the moves of the row's game to the table of --players. */
static void add_moves(struct stages *stages, struct game_row row)
{
	int plies = row.replay->game.plies, first = stages->rehearses ? stages->rehearsed : 0;
	for (int ply = first; ply <= (stages->rehearses ? first : plies); ply++) {
		row_go_to(&row, ply, plies);
		put_turned(stages, &row);
	}
}

/* Writes the row of a chosen game. Duplicates appear only as rows: records and tables leave them out. */
static void put_wanted(struct stages *stages, struct game_row *row)
{
	struct span first;
	const struct bulk_options *options = stages->options;
	bool duplicate = find_duplicate(stages, row, &first);
	if (duplicate && (stages->target || options->tree.count > 0 || options->elo || options->players))
		return;
	row->duplicate_of = duplicate ? &first : NULL;
	if (!options->players)
		put_turned(stages, row);
	else if (player_table_game(&stages->players, row->replay))
		add_moves(stages, *row);
	row->duplicate_of = NULL;
}

/* Writes a row if the conditions hold for it. Returns whether they do. */
static bool put_stage(struct stages *stages, struct game_row *row)
{
	stages->unknown = false;
	bool wanted = stages->options->conditions.count == 0 || test_conditions(stages, row);
	if (wanted)
		put_wanted(stages, row);
	report_unknown(stages, row);
	return wanted;
}

/* Writes a row for each ply from first_ply to last_ply. Leaves the game as it was. Returns whether a row was wanted. */
static bool put_each_ply(struct stages *stages, struct game_row row)
{
	bool any = false;
	const struct bulk_options *options = stages->options;
	int plies = row.replay->game.plies;
	for (int ply = options->first_ply; ply <= options->last_ply && ply <= plies; ply++) {
		row_go_to(&row, ply, plies);
		any |= put_stage(stages, &row);
	}
	game_go_to(&row.replay->game, plies);
	return any;
}

/* Returns the row of a complete game. Returns false if the game does not have the positions of --find. */
static bool row_of_game(const struct stages *stages, const struct collection *collection, struct game_row *row)
{
	struct replay *replay = collection->replay;
	int at = find_in_game(stages, &replay->game);
	*row = (struct game_row){.file = stages->file, .collection = collection, .replay = replay, .last = true, .at = -1};
	if (stages->options->find.count > 0)
		row->at = at;
	row->has_beginning = has_beginning(replay); /* while all plies of the game are on the board */
	row->next = replay->next;
	if (!replay->limited && row->at >= 0)
		row->next = move_after(replay, row->at, replay->game.plies);
	return at >= 0;
}

static void count_game(struct stages *stages, const struct replay *replay)
{
	enum check check = replay_check(replay);
	stages->counts.games++;
	stages->counts.decided += result_of_game(&replay->game) != RESULT_NONE;
	stages->counts.open += check == CHECK_OPEN;
	stages->counts.contradicted += check == CHECK_CONTRADICTED;
	stages->counts.problems += replay->problem.any;
	if (replay->problem.any || check == CHECK_CONTRADICTED)
		stages_worsen(stages, EXIT_REJECTED);
	if (replay->problem.any && (replay->problem.damage || verdict_unknown(replay->problem.verdict)))
		stages_worsen(stages, EXIT_TROUBLE);
}

static const char *refusal_of_problem(const struct problem *problem, char out[REFUSAL_TEXT_MAX])
{
	if (problem->why)
		return problem->why;
	if (problem->verdict.status == STATUS_SYNTAX && problem->length == 0)
		return "the game is empty, cut short, or too long to be read";
	if (problem->verdict.status == STATUS_SYNTAX)
		return problem->ply == 0 ? "cannot begin a game with this" : "cannot read a move here";
	if (problem->verdict.status == STATUS_NOT_ALLOWED && !verdict_unknown(problem->verdict))
		return "not this side's turn, or set-up after the first move";
	if (problem->verdict.status == STATUS_OPENING)
		return "not allowed by the opening";
	if (problem->verdict.status == STATUS_GAME_OVER)
		return "the game is over";
	if (problem->verdict.status == STATUS_OFF_BOARD)
		return "not on this board";
	return refusal_text(out, problem->verdict.status, COMMAND_MOVE,
	                    verdict_unknown(problem->verdict) ? "a point" : "point");
}

void stages_take(struct stages *stages, struct collection *collection)
{
	char why[REFUSAL_TEXT_MAX];
	const struct problem *problem = &collection->replay->problem;
	struct game_row row;
	bool chosen = row_of_game(stages, collection, &row);
	count_game(stages, collection->replay);
	if (chosen) {
		bool any = stages->options->plies ? put_each_ply(stages, row) : put_stage(stages, &row);
		stages->counts.found += any || stages->options->conditions.count == 0;
	}
	if (problem->any)
		message_ply(stages->file, problem->line > 0 ? problem->line : collection->line, collection->games, problem->ply,
		            (struct span){problem->text, problem->length}, refusal_of_problem(problem, why));
}

void stages_rehearse(struct stages *stages, struct collection *collection, int ply)
{
	struct game_row row;
	if (!row_of_game(stages, collection, &row))
		return;
	stages->rehearsed = ply;
	if (stages->options->plies)
		row_go_to(&row, ply, row.replay->game.plies);
	put_stage(stages, &row);
}

void stages_merge(struct stages *stages, struct stages *part)
{
	if (stages) {
		struct counts *counts = &stages->counts;
		counts->games += part->counts.games;
		counts->found += part->counts.found;
		counts->decided += part->counts.decided;
		counts->open += part->counts.open;
		counts->contradicted += part->counts.contradicted;
		counts->problems += part->counts.problems;
		stages_worsen(stages, part->status);
		elo_merge(&stages->elo, &part->elo);
		if (stages->options->tree.count > 0)
			tree_merge(&stages->tree, &part->tree);
	}
	elo_free(&part->elo);
	if (part->options->tree.count > 0)
		tree_clear(&part->tree);
	part->counts = (struct counts){.games = 0};
	part->status = 0;
}

void stages_finish(struct stages *stages, bool verbose)
{
	const struct elo_anchor *anchor = &stages->options->anchor;
	if (stages->options->tree.count > 0)
		tree_put(&stages->tree, &stages->cells);
	if (stages->tree.misfits && !stages->tree.fits)
		message_note("--tree", "no game is on a board of this size; set the size with -n");
	if (stages->options->elo && !elo_put(&stages->elo, anchor, &stages->cells, verbose))
		stages_worsen(stages, EXIT_TROUBLE);
	if (stages->options->players && !player_table_put(&stages->players, &stages->cells))
		stages_worsen(stages, EXIT_TROUBLE);
	if (stages->target && stages->target->finish && !stages->target->finish(&stages->writing)) {
		message_memory("the output");
		stages_worsen(stages, EXIT_TROUBLE);
	}
	stages_free(stages);
}

void stages_free(struct stages *stages)
{
	string_map_free(&stages->ids);
	elo_free(&stages->elo);
	player_table_free(&stages->players);
	solving_end(&stages->solving);
}
