#include "gomocup/limits.h"

#include "base/minmax.h"
#include "os/threads.h"

enum { UNLIMITED = 2147483647 }; /* the protocol's number for a game without limit */

struct limits limits_none(void)
{
	return (struct limits){.timing = {TIMING_FREE, TIMING_FREE, TIMING_FREE, 0},
	                       .left_counts = true,
	                       .rule = RULE_FREESTYLE,
	                       .rule_known = true};
}

void limits_restart(struct limits *limits)
{
	if (!limits->left_is_new)
		limits->timing.left = limits->timing.match;
	limits->left_is_new = false;
	limits->answered = false;
}

void limits_spend(struct limits *limits, long long milliseconds)
{
	struct timing *timing = &limits->timing;
	limits->answered = true;
	limits->left_is_new = false;
	if (timing->left != TIMING_FREE)
		timing->left = milliseconds < timing->left ? timing->left - (int)milliseconds : 0;
	if (timing->left != TIMING_FREE)
		timing->left = min(timing->left + timing->increment, TIMING_MOST);
}

/* Reads a number; one above TEXT_LARGE_MAX becomes TEXT_LARGE_MAX. Returns false for anything else. */
static bool read_limit(struct span text, unsigned long long *value)
{
	int digits;
	if (text_large_number(text, value))
		return true;
	if (!text_number(text, 1, &digits))
		return false;
	*value = TEXT_LARGE_MAX;
	return true;
}

/* Reads milliseconds; a negative number is 0. Returns false for anything else. */
static bool read_time(struct span text, int *time)
{
	unsigned long long value;
	bool negative = text_cut_char(&text, '-');
	if (!read_limit(text, &value))
		return false;
	*time = value < UNLIMITED ? (int)value : UNLIMITED;
	if (negative)
		*time = 0;
	return true;
}

static void set_match(struct timing *timing, int time)
{
	timing->match = time == 0 || time == UNLIMITED ? TIMING_FREE : min(time, TIMING_MOST);
	timing->left = timing->match;
}

/* Sets the rule from its number in INFO. Gomocup's number is a sum of 1 (standard), 4 (renju), 8 (caro) and 2, which
   means that play continues after a five, and has no effect on a single move. Yixin's 5 and 6 are freestyle after an
   opening that the GUI handles. */
static void find_rule(struct limits *limits)
{
	enum { NONE = -1, NUMBERS = 12 };
	static const signed char rules[2][NUMBERS] = {
		{RULE_FREESTYLE, RULE_STANDARD, RULE_FREESTYLE, RULE_STANDARD, RULE_RENJU, NONE, RULE_RENJU, NONE, RULE_CARO,
	     RULE_CARO, RULE_CARO, RULE_CARO},
		{RULE_FREESTYLE, RULE_STANDARD, RULE_RENJU, NONE, RULE_RENJU, RULE_FREESTYLE, RULE_FREESTYLE, NONE, NONE, NONE,
	     NONE, NONE}};
	int rule = limits->number < NUMBERS ? rules[limits->yixin][limits->number] : NONE;
	limits->rule_known = rule != NONE;
	if (limits->rule_known)
		limits->rule = (enum rule)rule;
}

/* A negative number stands for no rule, as a large one does. */
static void set_rule(struct limits *limits, struct span value)
{
	bool negative = text_cut_char(&value, '-');
	if (!read_limit(value, &limits->number))
		return;
	if (negative)
		limits->number = TEXT_LARGE_MAX;
	find_rule(limits);
}

void limits_use_yixin(struct limits *limits)
{
	limits->yixin = true;
	find_rule(limits);
}

const char *limits_rule_obstacle(const struct limits *limits)
{
	if (limits->rule_known)
		return NULL;
	return limits->yixin ? "ERROR the rule must be 0 to 2, or 4 to 6" : "ERROR the rule must be 0 to 4, 6, or 8 to 11";
}

int limits_hash_most(const struct common_options *common)
{
	int bits = 0;
	while (common->budget.memory >> 11 >> bits > 0)
		bits++;
	return bits;
}

void limits_set(struct limits *limits, struct span text)
{
	enum { DEEP = 200 /* a depth from here on is no limit */, DETAIL_MAX = 1 << 20 };
	enum { LEVEL = 20, STRENGTH_MAX = 100 /* the engine; each level has 20 strengths */ };
	struct timing *timing = &limits->timing;
	struct span key = text_word(&text), value = text_trim(text);
	bool unlimited = text_is(value, "-1");
	int number;
	if (text_is(key, "timeout_turn") && read_time(value, &number)) {
		timing->turn = unlimited ? TIMING_MOST : min(number, TIMING_MOST);
	} else if (text_is(key, "timeout_match") && read_time(value, &number)) {
		set_match(timing, number);
		limits->left_counts = !unlimited;
	} else if (text_is(key, "time_left") && limits->left_counts && read_time(value, &number)) {
		timing->left = number == UNLIMITED ? TIMING_FREE : min(number, TIMING_MOST);
		limits->left_is_new = true;
	} else if (text_is(key, "time_increment") && read_time(value, &number)) {
		timing->increment = min(number, TIMING_MOST);
	} else if (text_is(key, "max_memory")) {
		read_limit(value, &limits->memory);
	} else if (text_is(key, "hash_size")) {
		limits->has_hash |= read_limit(value, &limits->hash);
	} else if (text_is(key, "max_node") && !read_limit(value, &limits->nodes) && unlimited) {
		limits->nodes = 0;
	} else if (text_is(key, "max_depth") && (unlimited || text_number(value, DEEP, &number))) {
		limits->depth = unlimited || number >= DEEP ? 0 : number;
	} else if (text_is(key, "thread_num") && text_number(value, THREADS_MAX, &number)) {
		limits->threads = number == 0 ? processor_cores() : min(number, processor_cores());
	} else if (text_is(key, "show_detail") && text_number(value, DETAIL_MAX, &number) && number <= DETAIL_MAX) {
		limits->detail = number;
	} else if (text_is(key, "strength") && text_number(value, STRENGTH_MAX, &number) && number <= STRENGTH_MAX) {
		limits->machine = MOVER_NOVICE + number / LEVEL;
	} else if (text_is(key, "usedatabase") && text_number(value, 1, &number)) {
		limits->redraws_late = number > 0;
	} else if (text_is(key, "rule")) {
		set_rule(limits, value);
	}
}

struct time_plan limits_plan(const struct limits *limits, const struct common_options *common,
                             const struct stones *stones)
{
	int own_moves = stones->count / 2;
	struct time_plan allowed = timing_plan(&limits->timing, own_moves, stones_empty(stones));
	return timing_within(allowed, common->milliseconds > 0 ? common->milliseconds : TIMING_FREE, common->timed);
}

/* Fits threads and table into INFO max_memory, which is for the whole program. Threads get at most half of what the
   program leaves. The table gets the rest, at least an eighth of all. */
static void fit_memory(struct budget *budget, unsigned long long most)
{
	enum {
		PROGRAM = 15 << 20,  /* bytes that the program needs besides table and helping threads */
		HELPER = 7680 << 10, /* bytes that each thread but the first needs */
		TABLE_PART = 8,
	};
	unsigned long long room = most > PROGRAM ? most - PROGRAM : 0;
	while (budget->threads > 1 && (budget->threads - 1ull) * HELPER > room / 2)
		budget->threads--;
	if (budget->threads > 1)
		room -= (budget->threads - 1ull) * HELPER;
	unsigned long long table = room > most / TABLE_PART ? room : most / TABLE_PART;
	if (table < budget->memory)
		budget->memory = (size_t)table;
}

struct budget limits_budget(const struct limits *limits, const struct common_options *common)
{
	struct budget budget = common->budget;
	budget.keeps_table = limits->answered;
	if (limits->nodes > 0 && (budget.nodes == 0 || limits->nodes < budget.nodes))
		budget.nodes = limits->nodes;
	if (limits->depth > 0 && (budget.depth == 0 || limits->depth < budget.depth))
		budget.depth = limits->depth;
	if (limits->threads > 0)
		budget.threads = limits->threads;
	if (limits->has_hash && limits->hash < budget.memory >> 10)
		budget.memory = (size_t)limits->hash << 10;
	if (limits->memory > 0)
		fit_memory(&budget, limits->memory);
	return budget;
}
