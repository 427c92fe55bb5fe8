#include "terminal/files/sgf_game.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/path.h"
#include "language/script.h"
#include "record/sgf_value.h"
#include "review/assess.h"

bool sgf_game_is_name(const char *path)
{
	return format_by_ending(path_extension(path)) == &format_sgf;
}

bool sgf_game_is_saved(struct span head)
{
	bool saved = false;
	for (size_t i = 0; i + 2 < head.length && !saved; i++)
		saved = memcmp(head.at + i, "C[", 2) == 0 && script_has_mark(text_after(head, i + 2));
	struct span text = text_trim(head);
	return saved && text.length > 0 && text.at[0] == '(';
}

/* A game while it is written. */
struct saving {
	const struct session *session;
	const struct ply_records *records;
	const struct sgf_texts *texts;
	struct replay replay;
	struct notes notes;
	struct game opening; /* the game, up to the last step of its opening */
};

/* Writes the comment before the first move: a script, because SGF has no property for the rules and the steps of the
   opening. Its first line has the rules; then come the moves and steps up to the last step. */
static size_t sgf_game_write_mark(struct saving *saving, char *out, size_t room)
{
	struct game *opening = &saving->opening;
	char bytes[SINK_BYTES];
	struct sink mark = sink_into(bytes, sizeof bytes);
	enum coords coords = saving->session->coords;
	*opening = saving->session->game;
	script_put_mark(&mark, &(struct script_mark){opening->rules, coords});
	/* SGF has no property for the steps of an opening, e.g. a swap: the mark has the game up to the last one. */
	int steps = opening->plies;
	while (steps > 0 &&
	       (opening->history[steps - 1].kind <= PLY_PASS || opening->history[steps - 1].kind >= PLY_RESIGN))
		steps--;
	game_undo(opening, opening->plies - steps);
	if (steps > 0)
		script_game(&mark, opening, coords);
	size_t length = mark.used - 1 < room ? mark.used - 1 : 0; /* without its last newline */
	memcpy(out, bytes, length);
	return length;
}

/* Is there a comment on a ply, and does it contain this line? If so, the line comes from the file that the game was
   loaded from. Any comment contains an empty line. */
static bool sgf_has_line(const struct notes *notes, int ply, struct span line)
{
	struct note note;
	for (size_t at = 0; notes_next(notes, &at, &note) && note.ply <= ply;) {
		bool found = note.ply == ply && note.kind == NOTE_COMMENT && line.length == 0;
		while (note.ply == ply && note.kind == NOTE_COMMENT && note.text.length > 0)
			found |= text_same(text_cut_line(&note.text), line);
		if (found)
			return true;
	}
	return false;
}

/* Writes the program's comment on a position: the chances, unless the loaded file has them already. Before the first
   move, the mark comes before the chances. An empty line then separates the program's comment from a person's. */
static size_t comment(const struct writing *writing, int plies, char *out, size_t room)
{
	enum { CHANCES_TEXT_MAX = 256 };
	struct saving *const *context = writing->context;
	struct saving *saving = *context;
	const char *text = saving->texts->chances;
	const struct annotation *review = text ? ply_records_at(saving->records, plies)->review : NULL;
	char bytes[CHANCES_TEXT_MAX];
	struct sink chances = sink_into(bytes, sizeof bytes);
	size_t length = plies == 0 ? sgf_game_write_mark(saving, out, room) : 0, gap = length > 0;
	if (review && review->chance != CHANCE_UNKNOWN) {
		int black = chance_percent(review->chance);
		sink_fill(&chances, text, WITH(NUMBER(black), NUMBER(100 - black)));
	}
	size_t more = chances.used;
	if (more > 0 && length + gap + more < room && !sgf_has_line(&saving->notes, plies, sink_held(&chances))) {
		if (gap)
			out[length] = '\n';
		memcpy(out + length + gap, bytes, more);
		length += gap + more;
	}
	if (plies == 0 && length < room && sgf_has_line(&saving->notes, 0, text_span("")))
		out[length++] = '\n';
	return length;
}

bool sgf_game_write(const struct session *session, const struct ply_records *records, const struct sgf_texts *texts,
                    struct sink *out)
{
	const struct game *game = &session->game;
	struct saving *saving = calloc(1, sizeof *saving);
	if (!saving)
		return false;
	struct replay *replay = &saving->replay;
	bool copied = ply_records_copy_notes(records, game, &saving->notes);
	replay->notes = &saving->notes;
	saving->session = session;
	saving->records = records;
	saving->texts = texts;
	replay->rules = game->rules;
	replay->game = *game;
	replay->recorded = result_of_game(game);
	replay->black = texts->black;
	replay->white = texts->white;
	if (copied)
		format_sgf.write(&(struct writing){.out = out, .comment = comment, .context = &saving}, replay);
	notes_free(&saving->notes);
	free(saving);
	return copied;
}

/* Ends the game by a result that the stones do not show: a resignation, a claimed forbidden move or a draw. */
static void end_as_recorded(struct game *game, enum game_result recorded)
{
	enum ply_kind ending = ending_with_result(game, recorded);
	if (ending == PLY_AGREE) {
		game_draw(game);
		game_draw(game);
	} else if (ending == PLY_RESIGN) {
		game_resign(game);
	} else if (ending == PLY_CLAIM) {
		game_claim(game);
	}
}

enum { MARK_LINES_MAX = 1024 };

/* What sgf_game_write_mark() wrote to a file. */
struct marked {
	bool any;
	struct script_mark mark;
	size_t length; /* bytes in `lines`, which are the lines after the first */
	char lines[MARK_LINES_MAX];
};

static void find_mark(struct span head, struct marked *marked)
{
	static const char front[] = "C[# renju ";
	for (; head.length > 0 && !marked->any; head.at++, head.length--) {
		if (!text_starts(head, front))
			continue;
		const char *end = memchr(head.at, ']', head.length);
		struct span rest = {head.at + 2, end ? (size_t)(end - head.at) - 2 : head.length - 2};
		if (!script_read_mark(text_cut_line(&rest), &marked->mark))
			continue;
		struct span text = {rest.at, 0}; /* up to its first empty line */
		while (rest.length > 0 && text_trim(text_cut_line(&rest)).length > 0)
			text.length = (size_t)(rest.at - text.at);
		marked->any = true;
		marked->length = text.length < MARK_LINES_MAX ? text.length : 0;
		memcpy(marked->lines, text.at, marked->length);
	}
}

/* From the comment before the first move, removes the part that comment() wrote: everything up to the first empty
   line. */
static void drop_mark(struct notes *notes)
{
	struct note note;
	struct notes kept = {.bytes = NULL};
	bool dropped = false;
	for (size_t at = 0; notes_next(notes, &at, &note);) {
		struct span line = {NULL, 1};
		if (note.kind == NOTE_COMMENT && note.ply == 0 && !dropped) {
			while (note.text.length > 0 && line.length > 0)
				line = text_trim(text_cut_line(&note.text));
			dropped = true;
		}
		notes_add(&kept, note.kind, note.point, note.text);
		notes_settle(&kept, note.ply, true);
	}
	kept.lost |= notes->lost;
	notes_name_charset(&kept, (struct span){notes->charset, notes->charset_length});
	notes_free(notes);
	*notes = kept;
}

/* Obeys a line of the script if it is a step of the opening or the next stone of the written game. */
static bool obey_line(struct session *session, struct span line, enum coords coords, const struct game *written)
{
	struct command command;
	struct verdict verdict;
	int moves = game_moves(&session->game);
	command_read(&command, command_text(line), coords, session->rules.size);
	bool step = command_rows[command.kind].class == CLASS_STEP;
	bool stone = command.kind == COMMAND_MOVE && moves < written->plies &&
	             written->history[moves].point == command.point;
	return (step || stone) && session_obey(session, &command, &verdict);
}

/* Replays the written game with the steps of its opening. Returns false when they do not fit together. */
static bool play_opened(struct session *session, const struct marked *marked, const struct game *written)
{
	struct span text = {marked->lines, marked->length};
	while (text.length > 0)
		if (!obey_line(session, text_cut_line(&text), marked->mark.coords, written))
			return false;
	for (int i = game_moves(&session->game); i < written->plies; i++) {
		const struct ply *ply = &written->history[i];
		bool stone = ply->kind == PLY_STONE;
		struct verdict verdict = stone ? game_play(&session->game, ply->point) : game_pass(&session->game);
		if (verdict.rejected)
			return false;
	}
	return true;
}

/* Puts the game that was read into the session, with its opening if the opening has choices, and with its notes. */
static void take_read(struct session *session, struct ply_records *records, const struct replay *replay,
                      const struct marked *marked, struct recorded_game *record)
{
	bool part = replay->problem.any, opened = marked->any && opening_has_choices(&marked->mark.rules);
	record->read = part ? RECORD_PART : RECORD_WHOLE;
	if (opened) {
		session->rules = marked->mark.rules;
		session_start(session);
	}
	if (!opened || !play_opened(session, marked, &replay->game)) {
		session->rules = replay->game.rules;
		session->game = replay->game;
	}
	end_as_recorded(&session->game, part ? RESULT_NONE : replay->recorded);
	opponents_copy_name(record->black, replay->black);
	opponents_copy_name(record->white, replay->white);
	if (marked->any)
		drop_mark(replay->notes);
	ply_records_take_notes(records, &session->game, replay->notes);
}

/* The wanted game of a file, while the file is read. */
struct taking {
	struct session *session;
	struct ply_records *records;
	const struct marked *marked;
	struct recorded_game record;
	unsigned long long number;
};

/* Takes the wanted game. The next one shows that there are others. */
static void take_wanted(struct collection *collection)
{
	struct taking *taking = collection->context;
	struct recorded_game *record = &taking->record;
	const struct replay *replay = collection->replay;
	const struct problem *problem = &replay->problem;
	collection->stopped = collection->games > taking->number;
	record->others = collection->games != taking->number || taking->number > 1;
	if (collection->games != taking->number)
		return;
	record->branches = collection->branches;
	record->notes_lost = replay->notes->lost;
	record->line = collection->line;
	record->ply = problem->ply;
	memcpy(record->what, problem->text, problem->length);
	snprintf(record->why, sizeof record->why, "%s", problem->why ? problem->why : "");
	/* Another kind of game, or a problem with the rules or the set-up, leaves nothing to play. */
	if (!problem->any || problem->ply != 0 || (!problem->other_game && replay->game.plies > 0))
		take_read(taking->session, taking->records, replay, taking->marked, record);
}

/* Keeps a remark on a file in which no game was found. */
static void keep_record_remark(struct collection *collection, const char *what, bool loses_games)
{
	struct taking *taking = collection->context;
	(void)loses_games;
	if (collection->games == 0)
		snprintf(taking->record.why, sizeof taking->record.why, "%s", what);
}

struct recorded_game recorded_game_read(struct session *session, struct ply_records *records,
                                        const struct common_options *common, const struct format *format, int number,
                                        struct reader *reader)
{
	enum { HEAD = 4096 };
	struct marked marked = {.any = false};
	struct replay *replay = &reader->replay;
	struct taking taking = {session, records, &marked, {.read = RECORD_NOTHING}, (unsigned long long)number};
	if (format == &format_sgf && number == 1)
		find_mark(input_peek(&reader->input, HEAD), &marked);
	reader->decoder.given = common->encoding;
	reader->collection.take = take_wanted;
	reader->collection.remark = keep_record_remark;
	reader->collection.context = &taking;
	replay->defaults = marked.any ? marked.mark.rules : session->rules;
	replay->rule_chosen = common->rule_chosen;
	replay->notes = &reader->notes;
	if (!marked.any || opening_has_choices(&replay->defaults)) {
		replay->defaults.opening = OPENING_FREE; /* a record has no steps of the opening */
		replay->defaults.opening_n = 0;
	}
	if (!reader_read(reader, format))
		reader->input.failure = ENOMEM;
	return taking.record;
}
