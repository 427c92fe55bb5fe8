/* What the options mean together: the front end, defaults that depend on other options, and refused combinations. */
#include "options/option_table.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/path.h"
#include "formats/formats.h"
#include "gtp/gtp_line.h"
#include "os/charset.h"
#include "os/file.h"
#include "os/threads.h"
#include "record/sgf_value.h"
#include "rules/opening.h"

enum {
	BULK_NODES = 10000, /* the default for an answer */
	PATH_TEXT_MAX = 1024,
};

/* Returns the first given option that does not belong to the mode, or NULL. */
static const struct option_row *misplaced(const struct typed_options *typed, enum mode mode)
{
	for (int i = 0; i < option_rows_count; i++)
		if (typed->given[i] && !(option_rows[i].modes & 1u << mode))
			return &option_rows[i];
	return NULL;
}

static enum mode front_end_of(const struct typed_options *typed, bool at_terminal)
{
	enum mode mode = 0;
	while (mode < MODE_REFEREE && !typed->wanted[mode])
		mode++;
	bool terminal = at_terminal && typed->options.common.file_count == 0 && !misplaced(typed, MODE_TERMINAL);
	return mode == MODE_REFEREE && terminal ? MODE_TERMINAL : mode;
}

/* Checks that all options, and the number of FILEs, fit the mode. */
static bool check_mode(struct typed_options *typed, struct fault *fault)
{
	/* the option that chooses each mode */
	static const char *const option_of[MODES] = {
		[MODE_BULK] = "--games",
		[MODE_TERMINAL] = "--interactive",
		[MODE_GOMOCUP] = "--gomocup",
		[MODE_GTP] = "--gtp",
		[MODE_MATCH] = "--match"};
	enum mode mode = typed->options.mode;
	if (typed->wanted[MODE_BULK] && typed->wanted[MODE_TERMINAL])
		return option_refuse(fault, FAULT_EXCLUDES, WITH("games", "--interactive"));
	const struct option_row *row = misplaced(typed, mode);
	if (row && mode == MODE_REFEREE)
		return option_refuse(fault, FAULT_NEEDS,
		                     WITH(row->name, option_of[row->modes & IN_BULK       ? MODE_BULK
		                                               : row->modes & IN_TERMINAL ? MODE_TERMINAL
		                                                                          : MODE_MATCH]));
	if (row)
		return option_refuse(fault, FAULT_EXCLUDES, WITH(row->name, option_of[mode]));
	if (mode == MODE_GOMOCUP && typed->options.common.file_count > 0)
		return option_refuse(fault, FAULT_TAKES_NO_FILE, WITH("gomocup", "manager"));
	if (mode == MODE_GTP && typed->options.common.file_count > 0)
		return option_refuse(fault, FAULT_TAKES_NO_FILE, WITH("gtp", "controller"));
	if (mode == MODE_TERMINAL && typed->options.common.file_count > 1)
		return option_refuse(fault, FAULT_ONE_FILE, WITH(NUMBER(typed->options.common.file_count)));
	return true;
}

/* Reads the opening. Machines make no choices, so they play only openings without choices. */
static bool read_opening(struct typed_options *typed, struct fault *fault)
{
	char list[FAULT_MAX], name[OPENING_NAME_MAX];
	const struct common_options *common = &typed->options.common;
	struct ruleset *rules = &typed->options.common.rules;
	bool *named = &typed->options.bulk.opening_named;
	*named = typed->options.mode == MODE_BULK && strcmp(typed->opening, "auto") == 0;
	if (*named)
		return true;
	if (!opening_read(rules, text_span(typed->opening)) || strcmp(typed->opening, opening_write(name, rules)) != 0)
		return option_refuse(fault, FAULT_OPENING,
		                     WITH(SHOWN(text_span(typed->opening)),
		                          names_list((struct names)NAMES_OF(openings, name), list, sizeof list),
		                          NUMBER(OPENING_OFFER_MAX)));
	if (opening_misfit(rules))
		return option_refuse(fault, FAULT_ODD_SIZE, WITH(name, NUMBER(openings[rules->opening].least)));
	bool machine = common->player[SIDE_BLACK] != MOVER_HUMAN || common->player[SIDE_WHITE] != MOVER_HUMAN;
	if (machine && opening_has_choices(rules))
		return option_refuse(fault, FAULT_TWO_PEOPLE, WITH(name));
	if (typed->options.mode == MODE_GTP && opening_has_choices(rules))
		return option_refuse(fault, FAULT_GTP_OPENING, WITH(name));
	return true;
}

/* Settles the rules: rule, size, K and opening. */
static bool settle_rules(struct typed_options *typed, struct fault *fault)
{
	const struct common_options *common = &typed->options.common;
	struct ruleset *rules = &typed->options.common.rules;
	if (typed->options.mode == MODE_GTP && rules->size > GTP_SIZE_MAX)
		return option_refuse(fault, FAULT_GTP_SIZE, WITH(NUMBER(rules->size), NUMBER(GTP_SIZE_MAX)));
	if (common->connect_chosen && rules->connect > rules->size)
		return option_refuse(fault, FAULT_CONNECT, WITH(NUMBER(rules->connect), NUMBER(rules->size)));
	if (!common->rule_chosen)
		rules->rule = rules->connect == 5 && typed->options.mode != MODE_MATCH ? RULE_RENJU : RULE_FREESTYLE;
	if (!read_opening(typed, fault))
		return false;
	if (!game_rules_fit(rules))
		return option_refuse(fault, FAULT_RULE_NEEDS,
		                     WITH(rule_names[rules->rule], NUMBER(rule_traits[rules->rule].connect)));
	return true;
}

/* Sets the default limit of an answer: a clock, or nodes for collections. With -T, -N or -D there is no default. */
static void set_default_limit(struct typed_options *typed)
{
	const struct budget *budget = &typed->options.common.budget;
	if (typed->options.common.timed || budget->nodes > 0 || budget->depth > 0 || typed->options.mode == MODE_MATCH)
		return;
	if (typed->options.mode == MODE_BULK)
		typed->options.common.budget.nodes = BULK_NODES;
	else
		typed->options.common.milliseconds = ANSWER_MILLISECONDS;
}

/* Finds the folder of a path. Returns the name within it, or NULL if there is no such folder. */
static const char *find_folder(const char *path, struct file_state *folder)
{
	char name[PATH_TEXT_MAX];
	size_t length = path_folder(text_span(path));
	if (length >= sizeof name)
		return NULL;
	memcpy(name, path, length);
	name[length] = '\0';
	if (!file_describe_path(length > 0 ? name : ".", folder))
		return NULL;
	return path + length;
}

/* Do both paths mean one regular file, which may not exist yet? */
static bool is_one_file(const char *one, const char *other)
{
	struct file_state of_one, of_other;
	bool there = file_describe_path(one, &of_one);
	if (there != file_describe_path(other, &of_other))
		return false;
	if (there)
		return of_one.kind == FILE_REGULAR && file_same(&of_one, &of_other);
	one = find_folder(one, &of_one);
	other = find_folder(other, &of_other);
	return one && other && file_same(&of_one, &of_other) && strcmp(one, other) == 0;
}

/* Is the path a regular file, and standard input? */
static bool is_standard_input(const char *path)
{
	struct file_state written;
	return file_describe_path(path, &written) && written.kind == FILE_REGULAR && file_is_at(STDIN_FILENO, path);
}

/* Is the path a regular file that will also be read? It may not exist yet. */
static bool is_read(const struct common_options *common, const char *path)
{
	if (common->book_path && is_one_file(path, common->book_path))
		return true;
	bool reads_standard_input = common->file_count == 0;
	for (int i = 0; i < common->file_count; i++) {
		bool standard = strcmp(common->files[i], "-") == 0;
		reads_standard_input |= standard;
		if (!standard && is_one_file(path, common->files[i]))
			return true;
	}
	return reads_standard_input && is_standard_input(path);
}

/* Refuses to write a file that is an output, too. `path` may be NULL. */
static bool check_no_output(const char *option, const char *path, const char *purpose, struct fault *fault)
{
	const struct outputs outputs = outputs_find();
	return !path || !outputs_include_path(&outputs, path) ||
	       option_refuse(fault, FAULT_WRITTEN, WITH(option, SHOWN(text_span(path)), "written", purpose));
}

/* Refuses a --record or --proof file that is also read or an output, or that both options name. The terminal may
   continue a game in its own file, but not record to its standard input. */
static bool check_written(const struct typed_options *typed, struct fault *fault)
{
	const struct common_options *common = &typed->options.common;
	const char *record = common->record, *proof = typed->options.referee.proof;
	bool referee = typed->options.mode == MODE_REFEREE;
	if (record && (referee ? is_read(common, record) : is_standard_input(record)))
		return option_refuse(fault, FAULT_WRITTEN, WITH("record", SHOWN(text_span(record)), "read", "record"));
	if (proof && is_read(common, proof))
		return option_refuse(fault, FAULT_WRITTEN, WITH("proof", SHOWN(text_span(proof)), "read", "write proofs"));
	if (!check_no_output("record", record, "record", fault) || !check_no_output("proof", proof, "write proofs", fault))
		return false;
	if (record && proof && is_one_file(record, proof))
		return option_refuse(fault, FAULT_WRITTEN,
		                     WITH("proof", SHOWN(text_span(proof)), "recorded to", "write proofs"));
	return true;
}

/* Returns the option of the columns, or --plies; NULL if neither is given. */
static const char *columns_or_plies(const struct typed_options *typed, const struct bulk_options *bulk)
{
	if (typed->columns)
		return "analyze";
	return bulk->plies ? "plies" : NULL;
}

/* Checks --tree, --elo and --players. Without a position, --tree writes all games as one tree. */
static bool check_tables(const struct typed_options *typed, struct bulk_options *bulk, struct fault *fault)
{
	if (bulk->tree.count > 1)
		return option_refuse(fault, FAULT_SECOND_TREE,
		                     WITH(SHOWN(text_span(bulk->tree.text[1] ? bulk->tree.text[1] : ""))));
	if (bulk->tree.count > 0 && !bulk->tree.text[0]) {
		bulk->tree.count = 0;
		bulk->tree_of_all = true;
	}
	const char *other = columns_or_plies(typed, bulk);
	if (!other && (bulk->elo || bulk->annotate))
		other = bulk->elo ? "elo" : "annotate";
	if (bulk->tree_of_all && other)
		return option_refuse(fault, FAULT_IS, WITH("to=sgf --tree", "writes one tree", other));
	other = bulk->writes ? "to" : columns_or_plies(typed, bulk);
	if (bulk->tree.count > 0 && other)
		return option_refuse(fault, FAULT_IS, WITH("tree", "is a table of its own", other));
	if (!other && bulk->tree.count > 0)
		other = "tree";
	if (!other && bulk->elo && bulk->players)
		other = "players";
	return (!bulk->elo && !bulk->players) || !other ||
	       option_refuse(fault, FAULT_IS, WITH(bulk->elo ? "elo" : "players", "is a table of its own", other));
}

/* Checks the options that need a certain format, or none. CSV always has a header. */
static bool check_format(const struct typed_options *typed, struct bulk_options *bulk, struct fault *fault)
{
	const enum output output = typed->options.common.format;
	bool svg = bulk->writes && strcmp(formats_write_names[bulk->to], "svg") == 0;
	if (typed->options.mode == MODE_BULK && !svg && typed->options.common.look.mark_forbidden)
		return option_refuse(fault, FAULT_MARKS, NULL);
	if ((bulk->number_text || bulk->caption) && !svg)
		return option_refuse(fault, FAULT_NEEDS, WITH(bulk->caption ? "caption" : "number", "--to=svg"));
	if (bulk->annotate && (!bulk->writes || strcmp(formats_write_names[bulk->to], "sgf") != 0))
		return option_refuse(fault, FAULT_NEEDS, WITH("annotate", "--to=sgf"));
	if (bulk->within && bulk->find.count == 0)
		return option_refuse(fault, FAULT_NEEDS, WITH("within", "--find"));
	if (bulk->header && (bulk->writes || output == OUTPUT_JSON))
		return option_refuse(fault, FAULT_IS,
		                     WITH("header", "is for text, tsv and csv", bulk->writes ? "to" : "format=json"));
	if (output == OUTPUT_CSV && typed->options.mode != MODE_BULK)
		return option_refuse(fault, FAULT_CSV, NULL);
	bulk->header |= output == OUTPUT_CSV && !bulk->writes;
	return true;
}

static bool read_column_options(const struct typed_options *typed, struct bulk_options *bulk, struct fault *fault)
{
	char list[FAULT_MAX];
	if (bulk->top_chosen && !typed->columns)
		return option_refuse(fault, FAULT_NEEDS, WITH("top", "--analyze"));
	if (typed->columns && bulk->writes)
		return option_refuse(fault, FAULT_IS, WITH("analyze", "adds columns to the report", "to"));
	struct span wrong = typed->columns ? columns_read(&bulk->columns, text_span(typed->columns)) : (struct span){0};
	if (!wrong.at)
		return true;
	if (names_find(column_names(), wrong) >= 0)
		return option_refuse(fault, FAULT_COLUMN_TWICE, WITH(SHOWN(wrong)));
	return option_refuse(fault, FAULT_CHOICE,
	                     WITH("analyze", SHOWN(wrong), names_list(column_names(), list, sizeof list)));
}

/* Lists the options that were given: in the terminal they override the stored settings. */
static void list_given(struct typed_options *typed)
{
	_Static_assert((int)OPTIONS_GIVEN_MAX > (int)OPTION_ROWS_MAX, "room for all names and NULL");
	const char **name = typed->options.terminal.given;
	for (int i = 0; i < option_rows_count; i++)
		if (typed->given[i])
			*name++ = option_rows[i].name;
	*name = NULL;
}

/* Reads --clock. */
static bool settle_terminal(struct typed_options *typed, struct fault *fault)
{
	struct terminal_options *terminal = &typed->options.terminal;
	if (terminal->clock.flag && !typed->clock)
		return option_refuse(fault, FAULT_NEEDS, WITH("flag", "--clock"));
	if (!typed->clock || chess_clock_read(text_span(typed->clock), &terminal->clock))
		return true;
	return option_refuse(fault, FAULT_CLOCK,
	                     WITH(SHOWN(text_span(typed->clock)), NUMBER(CHESS_CLOCK_MINUTES_MAX),
	                          NUMBER(CHESS_CLOCK_SECONDS_MAX)));
}

/* Checks --encoding. */
static bool check_encoding(const struct typed_options *typed, struct fault *fault)
{
	const struct common_options *common = &typed->options.common;
	if (!common->encoding)
		return true;
	if (typed->options.mode != MODE_BULK && typed->options.mode != MODE_TERMINAL && !common->book_path)
		return option_refuse(fault, FAULT_ENCODES_NOTHING, NULL);
	if (!charset_available())
		return option_refuse(fault, FAULT_REASON, WITH("encoding", "the C library of this system has no iconv"));
	struct charset *charset = charset_open(common->encoding);
	charset_close(charset);
	return charset || option_refuse(fault, FAULT_ENCODING, WITH(SHOWN(text_span(common->encoding))));
}

/* Settles -j. 0 means all cores, and half of them for a match; all are the default of the terminal. */
static bool settle_jobs(struct typed_options *typed, struct fault *fault)
{
	struct common_options *common = &typed->options.common;
	if (common->jobs > 1 && !threads_available())
		return option_refuse(fault, FAULT_REASON, WITH("jobs", "this system has no threads; use 1"));
	if (common->jobs == 0 && typed->options.mode == MODE_MATCH)
		common->jobs = (processor_cores() + 1) / 2;
	if (common->jobs == 0)
		common->jobs = processor_cores();
	if (typed->options.mode != MODE_BULK)
		common->budget.threads = common->jobs;
	return true;
}

/* Checks the options of --match. */
static bool settle_match(struct typed_options *typed, struct fault *fault)
{
	struct match_options *match = &typed->options.match;
	const struct bulk_options *bulk = &typed->options.bulk;
	if (typed->options.mode != MODE_MATCH)
		return true;
	match->from = bulk->from;
	if (bulk->writes) {
		int record = names_find((struct names)NAMES(match_record_names), text_span(formats_write_names[bulk->to]));
		if (record < 0)
			return option_refuse(fault, FAULT_MATCH_FORMAT, WITH(formats_write_names[bulk->to]));
		match->record = (enum match_record)record;
	}
	const int size = typed->options.common.rules.size;
	if (match->record == RECORD_SGF && size > SGF_SIZE_MAX)
		return option_refuse(fault, FAULT_SGF_SIZE, WITH(NUMBER(size), NUMBER(SGF_SIZE_MAX)));
	return match_options_check(match, fault);
}

/* Should standard output have color? */
static bool color_wanted(enum color_when when)
{
	const char *no_color = getenv("NO_COLOR");
	const char *term = getenv("TERM");
	if (when != COLOR_AUTO)
		return when == COLOR_ALWAYS;
	return file_is_terminal(STDOUT_FILENO) && !(no_color && *no_color) && !(term && strcmp(term, "dumb") == 0);
}

bool options_settle(struct typed_options *typed, bool at_terminal, struct fault *fault)
{
	struct common_options *common = &typed->options.common;
	struct bulk_options *bulk = &typed->options.bulk;
	typed->options.mode = front_end_of(typed, at_terminal);
	common->budget.memory = (size_t)typed->megabytes << 20;
	common->look.color = color_wanted(typed->color);
	set_default_limit(typed);
	list_given(typed);
	return check_mode(typed, fault) && settle_jobs(typed, fault) && check_encoding(typed, fault) &&
	       settle_terminal(typed, fault) && referee_options_check(&typed->options.referee, fault) &&
	       check_tables(typed, bulk, fault) && check_format(typed, bulk, fault) &&
	       read_column_options(typed, bulk, fault) && settle_rules(typed, fault) && settle_match(typed, fault) &&
	       check_written(typed, fault) && (typed->options.mode != MODE_BULK || bulk_options_check(bulk, common, fault));
}
