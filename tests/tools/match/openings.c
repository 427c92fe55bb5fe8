#include "openings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

/* Cuts off the next point: one or two letters, and a number. */
static struct span next_point(struct span *rest)
{
	size_t length = 0;
	*rest = text_trim(*rest);
	while (length < rest->length && text_letter(rest->at[length]))
		length++;
	while (length < rest->length && text_digit(rest->at[length]))
		length++;
	struct span point = {rest->at, length};
	*rest = text_after(*rest, length);
	return point;
}

static bool read_stones(struct opening_stones *stones, struct span line, const struct ruleset *rules)
{
	static struct game game;
	game_new(&game, rules);
	stones->count = 0;
	while (line.length > 0) {
		int point;
		struct span text = next_point(&line);
		if (stones->count == OPENING_STONES_MAX ||
		    point_read(text, COORDS_LETTERS, rules->size, &point) != POINT_READ ||
		    game_play(&game, point).status != STATUS_OK)
			return false;
		stones->point[stones->count++] = point;
	}
	return true;
}

int openings_read(struct openings *all, const char *path, const struct ruleset *rules)
{
	char *line = NULL;
	size_t room = 0;
	int number = 0;
	bool sound = true;
	FILE *file = fopen(path, "r");
	all->count = 0;
	while (file && sound && getline(&line, &room, file) >= 0) {
		struct span text = text_trim((struct span){line, strcspn(line, "\n")});
		number++;
		if (text.length == 0 || text.at[0] == '#')
			continue;
		sound = all->count < OPENINGS_MAX && read_stones(&all->list[all->count++], text, rules);
	}
	if (!file || (sound && (ferror(file) || all->count == 0)))
		number = -1;
	if (file)
		fclose(file);
	free(line);
	return sound && number > 0 ? 0 : number;
}

struct opening_stones openings_of_pair(const struct openings *all, int pair, int size)
{
	struct opening_stones stones = all->list[pair % all->count];
	for (int i = 0; i < stones.count; i++)
		stones.point[i] = symmetry_image(pair / all->count % SYMMETRIES, size, stones.point[i]);
	return stones;
}
