#include "bulk/bulk_options.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "bulk/query.h"

enum { OPTION_PLY_MAX = 99999 }; /* that an option can name */

/* Reads A-B or A-, where plies count from 0. */
static bool read_range(struct bulk_options *options, struct span text)
{
	struct span last = text, first = text_cut_to(&last, '-');
	if (first.length == text.length || !text_number(first, OPTION_PLY_MAX, &options->first_ply))
		return false;
	options->last_ply = INT_MAX;
	if (last.length == 0)
		return true;
	return text_number(last, OPTION_PLY_MAX, &options->last_ply) && options->last_ply >= options->first_ply;
}

/* Reads the word `all`, `last` or `none`, or the number of the first ply that shows its number. */
static bool read_option_number(struct numbering *numbering, struct span text)
{
	static const struct {
		const char *word;
		struct numbering numbering;
	} words[] = {{"all", {NUMBER_FROM, 0}}, {"last", {NUMBER_LAST, 0}}, {"none", {NUMBER_NONE, 0}}};
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (text_is(text, words[i].word)) {
			*numbering = words[i].numbering;
			return true;
		}
	return text_number(text, OPTION_PLY_MAX, &numbering->from) && numbering->from >= 1 &&
	       numbering->from <= OPTION_PLY_MAX;
}

static bool check_position(const char *text, const char *option, const struct common_options *common,
                           struct fault *fault)
{
	struct query query;
	struct replay *scratch = calloc(1, sizeof *scratch);
	if (!scratch)
		return option_refuse(fault, FAULT_REASON, WITH(option, strerror(ENOMEM)));
	bool read = query_read(&query, text_span(text), common->look.coords, &common->rules, scratch);
	free(scratch);
	return read || option_refuse(fault, FAULT_POSITION, WITH(option, SHOWN(text_span(text))));
}

static bool read_conditions(struct bulk_options *options, struct fault *fault)
{
	struct conditions *conditions = &options->conditions;
	for (; conditions->count < options->where.count; conditions->count++) {
		struct span text = text_span(options->where.text[conditions->count]);
		if (!condition_read(&conditions->list[conditions->count], text, fault))
			return false;
	}
	return true;
}

bool bulk_options_check(struct bulk_options *options, const struct common_options *common, struct fault *fault)
{
	options->first_ply = 1;
	options->last_ply = INT_MAX;
	if (options->plies_text && !read_range(options, text_span(options->plies_text)))
		return option_refuse(fault, FAULT_PLIES, WITH(SHOWN(text_span(options->plies_text))));
	if (options->number_text && !read_option_number(&options->number, text_span(options->number_text)))
		return option_refuse(fault, FAULT_NUMBER, WITH(SHOWN(text_span(options->number_text))));
	if (options->elo_text && !elo_anchor_read(&options->anchor, text_span(options->elo_text)))
		return option_refuse(fault, FAULT_ELO, WITH(SHOWN(text_span(options->elo_text))));
	for (int i = 0; i < options->find.count; i++)
		if (!check_position(options->find.text[i], "find", common, fault))
			return false;
	if (!read_conditions(options, fault))
		return false;
	return options->tree.count == 0 || check_position(options->tree.text[0], "tree", common, fault);
}

bool bulk_options_any(const struct bulk_options *options, bool (*holds)(int column))
{
	bool any = false;
	for (int i = 0; i < options->columns.count; i++)
		any |= holds(options->columns.list[i]);
	for (int i = 0; i < options->conditions.count; i++) {
		int column = options->conditions.list[i].column;
		any |= column != CONDITION_PLAYER && holds(column);
	}
	return any;
}
