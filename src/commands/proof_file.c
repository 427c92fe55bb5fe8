#include "commands/proof_file.h"

#include <errno.h>
#include <unistd.h>

#include "os/file.h"
#include "record/sgf_value.h"

static void proof_put_stones(struct sink *out, const struct board *board, enum side side, const char *property)
{
	bool any = false;
	for (int y = 0; y < board->size; y++)
		for (int x = 0; x < board->size; x++)
			if (board_at(board, point_at(x, y)) == side) {
				sink_text(out, any ? "" : property);
				sgf_put_point(out, point_at(x, y), board->size);
				any = true;
			}
}

static void put_position(struct sink *out, const struct game *game)
{
	sink_text(out, "(;FF[4]GM[4]SZ[");
	sink_number(out, (unsigned)game->board.size);
	sink_text(out, "]RU[");
	sink_text(out, rule_names[game->rules.rule]);
	sink_char(out, ']');
	proof_put_stones(out, &game->board, SIDE_BLACK, "AB");
	proof_put_stones(out, &game->board, SIDE_WHITE, "AW");
	sink_text(out, game->to_move == SIDE_BLACK ? "PL[B]" : "PL[W]");
}

/* Writes the moves of the tree. Colors alternate along each variation; `ahead` counts the moves before this one. */
static void put_proof(struct sink *out, const struct game *game, const struct proof *proof)
{
	int begun[PROOF_PLIES_MAX + 2] = {0}, open = 0, ahead = 0;
	for (int i = 0; i < proof->count; i++)
		switch (proof->at[i]) {
		case PROOF_OPEN:
			sink_char(out, '(');
			begun[open++] = ahead;
			break;
		case PROOF_CLOSE:
			sink_char(out, ')');
			ahead = begun[--open];
			break;
		default:
			sink_text(out, (game->to_move == SIDE_BLACK) == (ahead % 2 == 0) ? ";B" : ";W");
			ahead++;
			sgf_put_point(out, proof_point(proof, i), game->board.size);
		}
}

bool proof_file_fits(const struct game *game)
{
	return game->board.size <= SGF_SIZE_MAX;
}

int proof_file_add(const char *path, const struct game *game, const struct proof *proof)
{
	char bytes[SINK_BYTES];
	int fd = file_open(path, FILE_APPENDS | FILE_CREATES);
	if (fd < 0)
		return errno;
	struct sink out = sink_to(fd, bytes, sizeof bytes);
	long long before = sink_append_start(&out);
	put_position(&out, game);
	put_proof(&out, game, proof);
	sink_text(&out, ")\n");
	sink_append_end(&out, before);
	if (close(fd) != 0 && out.failure == 0)
		out.failure = errno;
	return out.failure;
}
