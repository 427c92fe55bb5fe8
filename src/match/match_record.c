/* The records of a match: how games are written, and read again to go on. */
#include "match/match_game.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "formats/formats.h"
#include "match/games_file.h"
#include "match/match_options.h"
#include "os/file.h"

static void add_game_fact(struct notes *notes, enum note_kind kind, const char *text)
{
	notes_add(notes, kind, POINT_NONE, text_span(text));
	notes_settle(notes, 0, true);
}

/* Adds SGF's result with how the game ended: +T (time), +R (resignation), +F (a fault). */
static void add_sgf_result(struct notes *notes, const struct played_game *played)
{
	static const char letters[ENDINGS] =
		{[ENDING_TIME] = 'T', [ENDING_RESIGNATION] = 'R', [ENDING_ILLEGAL] = 'F', [ENDING_CRASH] = 'F'};
	char letter = letters[played->ending];
	if (letter != '\0' && played->winner != SIDE_NONE)
		add_game_fact(notes, NOTE_PROPERTY, (char[]){'R', 'E', '[', "BW"[played->winner], '+', letter, ']', '\0'});
}

bool record_put(struct sink *out, const struct format *format, const struct played_game *played,
                const struct fixture *fixture, const struct contestant contestants[])
{
	static const enum game_result results[] =
		{[SIDE_BLACK] = RESULT_BLACK, [SIDE_WHITE] = RESULT_WHITE, [SIDE_NONE] = RESULT_DRAW};
	char round[ROUND_TEXT_MAX], date[11];
	struct replay *replay = played->replay;
	time_t now = time(NULL);
	struct tm day;
	strftime(date, sizeof date, "%Y-%m-%d", gmtime_r(&now, &day));
	replay->black = text_span(contestants[played->engine[SIDE_BLACK]].name);
	replay->white = text_span(contestants[played->engine[SIDE_WHITE]].name);
	replay->recorded = results[played->winner];
	add_game_fact(replay->notes, NOTE_DATE, date);
	add_game_fact(replay->notes, NOTE_ROUND, schedule_write_round(fixture, round));
	add_sgf_result(replay->notes, played);
	notes_sort(replay->notes);
	struct writing writing = {.out = out, .termination = ending_names[played->ending]};
	return format->write(&writing, replay) && !replay->notes->lost;
}

/* The whole records of a text: their number, and where the last one ends. */
struct whole_records {
	unsigned long long count;
	size_t end;
};

/* Finds them. A record of SGF or JSON is a line; one of PGN ends with an empty line after its moves. */
static struct whole_records find_whole(struct span text, enum match_record record)
{
	struct whole_records whole = {0, 0};
	bool moves = false;
	const char *newline;
	for (struct span rest = text; rest.length > 0 && (newline = memchr(rest.at, '\n', rest.length)) != NULL;) {
		struct span line = text_trim((struct span){rest.at, (size_t)(newline - rest.at)});
		text_skip(&rest, (size_t)(newline + 1 - rest.at));
		if (record != RECORD_PGN || (moves && line.length == 0))
			whole = (struct whole_records){whole.count + 1, text.length - rest.length};
		moves = line.length > 0 && line.at[0] != '[';
	}
	return whole;
}

/* May the text after the whole records be the beginning of another one? */
static bool is_cut_record(struct span rest, enum match_record record)
{
	static const char *const beginnings[] = {[RECORD_SGF] = "(;", [RECORD_PGN] = "[Event ", [RECORD_JSON] = "{\""};
	size_t length = strlen(beginnings[record]);
	if (strncmp(rest.at, beginnings[record], length < rest.length ? length : rest.length) != 0)
		return false;
	for (size_t i = 1; i + length < rest.length; i++)
		if (memcmp(rest.at + i, beginnings[record], length) == 0 && rest.at[i - 1] == '\n')
			return false;
	return true;
}

/* Reads the time in a comment like "+35/12 0.53s 98765n". Returns false for any other comment. */
static bool read_thought(struct span comment, int *milliseconds)
{
	enum { RECORDED_TIME_MAX = 100000000 };
	text_word(&comment);
	struct span word = text_word(&comment);
	return word.length > 0 && word.at[word.length - 1] == 's' &&
	       text_thousandths((struct span){word.at, word.length - 1}, RECORDED_TIME_MAX, milliseconds);
}

/* Returns the plies of the game's opening: those before the first move that an engine has commented. Returns -1 if a
   later move has no such comment. */
static int opening_plies(const struct replay *replay)
{
	struct note note;
	int unused, moves = 0, opening = replay->game.plies;
	for (size_t at = 0; notes_next(replay->notes, &at, &note);)
		if (note.kind == NOTE_COMMENT && note.ply > 0 && read_thought(note.text, &unused) && moves++ == 0)
			opening = note.ply - 1;
	return opening + moves == replay->game.plies ? opening : -1;
}

/* Is the opening of the game that of the fixture? */
static bool has_opening(const struct resumption *resumption, const struct fixture *fixture, const struct replay *replay)
{
	const struct game *game = &replay->game;
	int plies = opening_plies(replay);
	if (resumption->swap2)
		return game->board.size == resumption->openings->rules.size && (game->plies == 0 || swap2_can_put(plies));
	struct game *start = malloc(sizeof *start);
	if (!start)
		return false;
	match_openings_play(resumption->openings, fixture->opening, start);
	bool same = game->board.size == start->board.size && plies == start->plies;
	for (int i = 0; same && i < start->plies; i++)
		same = game->history[i].point == start->history[i].point;
	free(start);
	return same;
}

/* Returns how the game ended, by the end of its last comment; ENDINGS if that says nothing. */
static enum ending recorded_ending(struct span comment)
{
	for (int ending = 0; ending < ENDINGS; ending++) {
		struct span name = text_span(ending_names[ending]);
		if (comment.length >= name.length && text_same(text_after(comment, comment.length - name.length), name))
			return (enum ending)ending;
	}
	return ENDINGS;
}

/* Takes over faults and times from the comments. engine[] is by color. */
static void read_comments(struct standings *standings, const struct replay *replay, const int engine[2])
{
	struct note note;
	int milliseconds;
	enum ending ending = ENDINGS;
	for (size_t at = 0; notes_next(replay->notes, &at, &note);) {
		if (note.kind != NOTE_COMMENT)
			continue;
		ending = recorded_ending(note.text);
		if (note.ply > 0 && read_thought(note.text, &milliseconds))
			standing_time(&standings->of[engine[replay->game.history[note.ply - 1].side]], milliseconds);
	}
	if (ending != ENDINGS && ending_is_fault(ending))
		standings->of[engine[replay->recorded == RESULT_BLACK ? SIDE_WHITE : SIDE_BLACK]].faults++;
}

static bool resume_game(void *context, const struct replay *replay, unsigned long long number, struct fault *fault)
{
	struct resumption *resumption = context;
	if (number > resumption->whole)
		return true;
	resumption->count++;
	long long index = schedule_read_round(resumption->schedule, notes_of_game(replay->notes, NOTE_ROUND));
	if (index < 0 || replay->problem.any || replay->recorded == RESULT_NONE)
		return option_refuse(fault, FAULT_NOT_OF_MATCH, WITH(NUMBER((long long)number)));
	struct fixture fixture = schedule_fixture(resumption->schedule, index);
	struct span names[] = {text_span(resumption->contestants[fixture.engine[SIDE_BLACK]].name),
	                       text_span(resumption->contestants[fixture.engine[SIDE_WHITE]].name)};
	bool taken = resumption->swap2 && text_same(replay->black, names[1]) && text_same(replay->white, names[0]);
	if (!taken && (!text_same(replay->black, names[0]) || !text_same(replay->white, names[1])))
		return option_refuse(fault, FAULT_OTHER_ENGINES, WITH(NUMBER((long long)number)));
	if (resumption->score[index] != SCORE_NONE)
		return option_refuse(fault, FAULT_GAME_TWICE, WITH(NUMBER((long long)number)));
	if (replay->game.rules.rule != resumption->openings->rules.rule || !has_opening(resumption, &fixture, replay))
		return option_refuse(fault, FAULT_OTHER_RULE, WITH(NUMBER((long long)number)));
	bool first_is_black = fixture.swapped == taken;
	bool won = (replay->recorded == RESULT_BLACK) == first_is_black;
	resumption->score[index] = replay->recorded == RESULT_DRAW ? SCORE_DRAW : won ? SCORE_WIN : SCORE_LOSS;
	read_comments(resumption->standings, replay, (const int[]){fixture.engine[taken], fixture.engine[!taken]});
	return true;
}

/* Reads the whole file. Returns NULL and errno if that fails. */
static char *read_whole(int fd, size_t *length)
{
	struct file_state state;
	if (!file_describe(fd, &state))
		return NULL;
	size_t room = (size_t)state.size + 1;
	char *bytes = malloc(room);
	*length = 0;
	while (bytes && *length + 1 < room) {
		long long got = file_read_at(fd, bytes + *length, room - 1 - *length, (long long)*length);
		if (got <= 0)
			break;
		*length += (size_t)got;
	}
	return bytes;
}

/* Checks the games in the open file, and cuts it after the last whole record. */
static bool resume_open(struct resumption *resumption, const char *path, int fd, struct fault *fault)
{
	size_t length = 0;
	if (!file_lock(fd, false))
		return option_refuse(fault, FAULT_IN_USE, WITH(SHOWN(text_span(path))));
	char *bytes = read_whole(fd, &length);
	if (!bytes)
		return option_refuse(fault, FAULT_OF_FILE, WITH("resume", SHOWN(text_span(path)), strerror(errno)));
	struct whole_records whole = find_whole((struct span){bytes, length}, resumption->record);
	bool sound = is_cut_record((struct span){bytes + whole.end, length - whole.end}, resumption->record);
	free(bytes);
	resumption->whole = whole.count;
	struct games_file file = {.path = path,
	                          .named = format_named(match_record_names[resumption->record]),
	                          .rules = resumption->openings->rules,
	                          .fault = fault,
	                          .take = resume_game,
	                          .context = resumption};
	if (whole.count > 0 && !games_file_read(&file, fd))
		return false;
	if (!sound || resumption->count != whole.count)
		return option_refuse(fault, FAULT_DAMAGED, WITH(SHOWN(text_span(path)), NUMBER((long long)resumption->count)));
	return file_cut(fd, (long long)whole.end) ||
	       option_refuse(fault, FAULT_OF_FILE, WITH("resume", SHOWN(text_span(path)), strerror(errno)));
}

int record_resume(struct resumption *resumption, const char *path, struct fault *fault)
{
	int fd = file_open(path, FILE_UPDATES | FILE_CREATES);
	if (fd < 0) {
		option_refuse(fault, FAULT_OF_FILE, WITH("resume", SHOWN(text_span(path)), strerror(errno)));
		return -1;
	}
	if (resume_open(resumption, path, fd, fault) && lseek(fd, 0, SEEK_END) >= 0)
		return fd;
	close(fd);
	return -1;
}
