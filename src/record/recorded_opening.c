#include "record/recorded_opening.h"

#include <string.h>

#include "record/naming.h"

enum { NAME_KEPT_MAX = 32 };

void recorded_opening_start(struct recorded_opening *opening)
{
	opening->rules.opening = opening->from_record.opening = OPENING_FREE;
	opening->swaps = text_span("");
	opening->offered = false;
	opening->alternatives = 0;
	opening->plies = -1;
}

void recorded_opening_begin(struct recorded_opening *opening, struct ruleset *rules)
{
	if (opening->uses_record) {
		rules->opening = opening->from_record.opening;
		rules->opening_n = opening->from_record.opening_n;
	}
	if (opening_misfit(rules))
		rules->opening = OPENING_FREE;
	opening->rules = *rules;
	if (opening_has_choices(rules))
		rules->opening = OPENING_FREE;
	else
		opening->rules.opening = OPENING_FREE;
}

/* Returns the number of bytes of `text` that match the opening's name without its N; 0 for no match. */
static size_t common(const char *text, const char *name, bool numbered)
{
	size_t length = 0;
	for (; *name && !(numbered && *name == 'N'); name++) {
		if (*name == '-')
			continue;
		if (text[length] != *name && !(*name == 'y' && text[length] == 'o'))
			return 0;
		length++;
	}
	return length;
}

void recorded_opening_name(struct recorded_opening *opening, struct span name)
{
	char text[NAME_KEPT_MAX];
	size_t best = 0;
	text[naming_normalize(name, text, sizeof text - 1)] = '\0';
	opening->from_record.opening = OPENING_FREE;
	for (int i = 0; openings[i].name; i++) {
		bool numbered = openings[i].usual > 0;
		size_t own = common(text, openings[i].name, numbered), end = own;
		int n = openings[i].usual;
		while (numbered && text_digit(text[end]))
			end++;
		if (own <= best)
			continue;
		if (end > own && (!text_number((struct span){text + own, end - own}, OPENING_OFFER_MAX, &n) || n < 1 ||
		                  n > OPENING_OFFER_MAX))
			continue;
		best = own;
		opening->from_record.opening = i;
		opening->from_record.opening_n = n;
	}
}

void recorded_opening_alternatives(struct recorded_opening *opening, struct span text, int size)
{
	for (size_t at = 0; at < text.length && opening->alternatives < RECORDED_ALTERNATIVES_MAX;) {
		struct span word = {text.at + at, 0};
		int point = POINT_NONE;
		while (at + word.length < text.length &&
		       (text_letter(word.at[word.length]) || text_digit(word.at[word.length])))
			word.length++;
		if (word.length > 0 && point_read(word, COORDS_LETTERS, size, &point) != POINT_UNREADABLE)
			opening->alternative[opening->alternatives++] = (int16_t)point;
		at += word.length + 1;
	}
	opening->offered = opening->alternatives > 0;
}

/* Removes the chosen fifth move from the alternatives, once. Takes the steps again from the start, because the
   number of moves offered has changed. */
static void drop_picked(struct recorded_opening *opening, const struct game *game, int point)
{
	for (int i = 0; i < opening->alternatives; i++)
		if (opening->alternative[i] == point) {
			opening->alternative[i] = opening->alternative[--opening->alternatives];
			opening->plies = -1;
			recorded_opening_advance(opening, game);
			return;
		}
}

static void step_recorded(struct opening *now, enum ply_kind kind, int point)
{
	opening_step(now, &(struct ply){.point = (int16_t)point, .kind = (uint8_t)kind});
}

/* Takes the steps before the next stone, except an offer. */
static void take_steps(struct recorded_opening *opening)
{
	struct opening *now = &opening->now;
	int offered = opening->alternatives + 1;
	if (now->swap && opening->next_swap < opening->swaps.length && opening->swaps.at[opening->next_swap++] == 'R')
		step_recorded(now, PLY_SWAP, POINT_NONE);
	if (now->number > 0)
		step_recorded(now, PLY_NUMBER, opening->offered && offered < now->number ? offered : now->number);
}

/* Puts a stone. Takes the step "offer" first if the record has offered moves, or if the opening does not allow the
   stone yet. */
static void put_recorded_step(struct recorded_opening *opening, int size, int point)
{
	struct opening *now = &opening->now;
	if (now->offer > 0 && (opening->offered || !opening_allows(now, size, point, NULL)))
		step_recorded(now, PLY_OFFER, now->offer);
	step_recorded(now, PLY_STONE, point);
	take_steps(opening);
}

bool recorded_opening_advance(struct recorded_opening *opening, const struct game *game)
{
	if (opening->plies < 0 || opening->plies > game->plies) {
		opening_start(&opening->now, &opening->rules, 0);
		opening->plies = 0;
		opening->next_swap = 0;
	}
	for (; opening->plies < game->plies && !opening->now.over; opening->plies++)
		put_recorded_step(opening, game->board.size, game->history[opening->plies].point);
	return !opening->now.over;
}

/* Are the chosen point and the others a legal offer? */
static bool offer_is_sound(const struct recorded_opening *opening, const struct game *game, int wanted, int picked)
{
	int count = 1, points[RECORDED_ALTERNATIVES_MAX + 1] = {picked};
	for (int i = 0; i < opening->alternatives; i++)
		points[count++] = opening->alternative[i];
	return count == wanted && board_offer_fault(&game->board, points, count, true).status == STATUS_OK;
}

bool recorded_opening_admit(struct recorded_opening *opening, const struct game *game, int point)
{
	enum { FIFTH = 4 };
	const struct opening *now = &opening->now;
	if (!recorded_opening_follow(opening, game))
		return true;
	if (now->stones == FIFTH && opening->offered)
		drop_picked(opening, game, point);
	if (now->stones == FIFTH && opening->offered)
		return now->offer > 0 && offer_is_sound(opening, game, now->offer, point);
	return now->offer > 0 || opening_allows(now, game->board.size, point, NULL);
}
