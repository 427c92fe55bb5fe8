#include "formats/formats.h"

#include <string.h>

#include "formats/json_games.h"
#include "formats/moves.h"
#include "formats/pos.h"
#include "formats/psq.h"
#include "formats/rif.h"
#include "formats/sgf.h"

const char *const formats_read_names[] = {"auto", "moves", "sgf", "psq", "rif", "winner", "pos", NULL};
const char *const formats_write_names[] = {"moves", "compact", "sgf", "psq", "json", NULL};

/* In the order in which first bytes are held against them; plain lines match anything. */
static const struct format *const formats[] = {
	&format_psq, &format_rif, &format_pos, &format_sgf, &format_winner, &format_moves, &format_compact, &format_json,
};
enum { FORMATS = sizeof formats / sizeof *formats };

const struct format *format_named(const char *name)
{
	for (int i = 0; i < FORMATS; i++)
		if (strcmp(formats[i]->name, name) == 0)
			return formats[i];
	return NULL;
}

const struct format *format_guess(struct span head)
{
	for (int i = 0; i < FORMATS; i++)
		if (formats[i]->matches && formats[i]->matches(head))
			return formats[i];
	return &format_moves;
}
