#include "match/match_options.h"

const char *const match_order_names[] = {[ORDER_TURN] = "turn", [ORDER_RANDOM] = "random", NULL};
const char *const match_record_names[] = {[RECORD_SGF] = "sgf", [RECORD_PGN] = "pgn", [RECORD_JSON] = "json", NULL};

/* Reads a difference in Elo, from -9999 to 9999. */
static bool read_elo(struct span text, double *elo)
{
	enum { ELO_MAX = 9999999 }; /* thousandths */
	int thousandths = 0;
	bool negative = text_cut_char(&text, '-');
	bool read = text_thousandths(text, ELO_MAX, &thousandths) && thousandths <= ELO_MAX;
	*elo = (negative ? -thousandths : thousandths) / 1000.0;
	return read;
}

bool match_options_check(struct match_options *options, struct fault *fault)
{
	if (!options->sprt_text)
		return true;
	struct span second = text_span(options->sprt_text), first = text_cut_to(&second, ',');
	bool read = read_elo(first, &options->elo0) && read_elo(second, &options->elo1) && options->elo0 < options->elo1;
	return read || option_refuse(fault, FAULT_SPRT, WITH(SHOWN(text_span(options->sprt_text))));
}
