#include "rules/opening.h"

#include <stdlib.h>
#include <string.h>

const char *const who_names[] = {[WHO_FIRST] = "FIRST", [WHO_SECOND] = "SECOND", NULL};

const struct opening_row openings[] = {
	[OPENING_FREE] = {"free", "free", 0, 0, {NULL}},
	{"tengen", "tengen", 0, 1, {"1", "^"}},
	{"pro", "pro", 0, 9, {"1", ".", ">5"}},
	{"long-pro", "long-pro", 0, 9, {"1", ".", ">7"}},
	{"swap1", "swap1", 0, 0, {".", "s ."}},
	{"swap", "swap", 0, 0, {". +", ". +", ".", "s ."}},
	{"swap2", "swap2", 0, 0, {". +", ". +", ".", "s m ."}},
	{"swap5", "swap5", 0, 0, {".", "s .", "s .", "s .", "s .", "s ."}},
	{"swap24", "swap24", 0, 9, {"1", "3", "!", "s .", "o2"}},
	{"rif", "rif", 0, 9, {"1 +", "3 +", "5", "s .", "o2"}},
	{"yamaguchi", "yamaguchi", 0, 9, {"1 +", "3 +", "#12 5", "s .", "o#"}},
	{"soosyrv-N", "soosyrv-8", 8, 9, {"1 +", "3 +", "5", "s #N .", "s o#"}},
	{"tarannikov", "tarannikov", 0, 9, {"1", "s 3", "s 5", "s 7", "s 9", "s ."}},
	{"taraguchi-N", "taraguchi-10", 10, 9, {"1", "s 3", "s 5", "s 7", "s 9/oN", "s ."}},
	{"super-taraguchi-N", "super-taraguchi-10", 10, 9, {"1", "s 5", "s 7", "s 9", "s 9/oN", "s ."}},
	{"sakata", "sakata", 0, 9, {"1 +", "3 +", "5", "7 +", "9", "s ."}},
	{NULL, NULL, 0, 0, {NULL}},
};

/* The cells that replace the rest of an opening after `more`. */
static const char *const cells_of_more[] = {". +", ".", "s .", NULL};

static bool is_numbered(int opening)
{
	return openings[opening].usual > 0;
}

const char *opening_write(char out[OPENING_NAME_MAX], const struct ruleset *rules)
{
	size_t length = strlen(openings[rules->opening].name);
	memcpy(out, openings[rules->opening].name, length);
	if (is_numbered(rules->opening))
		length += text_decimal(out + length - 1, (unsigned)rules->opening_n) - 1;
	out[length] = '\0';
	return out;
}

/* Returns the number at the end of the text; 0 if there is none, or if it is not a valid N. */
static int read_n(struct span text)
{
	int n = 0;
	struct span digits = {text.at + text.length, 0};
	while (digits.length < text.length && text_digit(digits.at[-1]))
		digits = (struct span){digits.at - 1, digits.length + 1};
	return text_number(digits, OPENING_OFFER_MAX, &n) && n <= OPENING_OFFER_MAX ? n : 0;
}

bool opening_read(struct ruleset *rules, struct span text)
{
	char name[OPENING_NAME_MAX];
	struct ruleset read = *rules;
	int n = read_n(text);
	for (read.opening = 0; openings[read.opening].name; read.opening++) {
		read.opening_n = is_numbered(read.opening) ? n : 0;
		if ((n == 0 && is_numbered(read.opening)) || !text_is(text, opening_write(name, &read)))
			continue;
		*rules = read;
		return true;
	}
	return false;
}

bool opening_misfit(const struct ruleset *rules)
{
	int least = openings[rules->opening].least;
	return least > 0 && (rules->size < least || rules->size % 2 == 0);
}

bool opening_has_choices(const struct ruleset *rules)
{
	for (const char *const *cell = openings[rules->opening].cells; *cell; cell++)
		if (strpbrk(*cell, "sm#o"))
			return true;
	return false;
}

static enum who other(enum who who)
{
	return who == WHO_FIRST ? WHO_SECOND : WHO_FIRST;
}

/* Reads a number in a cell: digits; N for the N in the opening's name; # for the number that a player named. */
static int opening_read_count(const struct opening *opening, const char **text)
{
	int count = 0;
	if (**text == 'N' || **text == '#')
		return *(*text)++ == 'N' ? opening->n : opening->named;
	while (text_digit(**text))
		count = 10 * count + *(*text)++ - '0';
	return count;
}

static void read_sign(struct opening *opening, char sign, const char **rest)
{
	if (text_digit(sign))
		opening->place = (struct opening_place){sign == '1' ? AREA_CENTER : AREA_INSIDE, sign - '0'};
	else if (sign == '>')
		opening->place = (struct opening_place){AREA_OUTSIDE, opening_read_count(opening, rest)};
	else if (sign == '.')
		opening->place.area = AREA_ANYWHERE;
	else if (sign == '^')
		opening->place.area = AREA_UPPER;
	else if (sign == '!')
		opening->place.area = AREA_NOT_13;
	else if (sign == '#')
		opening->number = opening_read_count(opening, rest);
	else if (sign == 'o')
		opening->offer = opening_read_count(opening, rest);
	opening->swap |= sign == 's';
	opening->more |= sign == 'm';
	opening->same_player |= sign == '+';
	opening->either |= sign == '/';
}

/* Sets the choices at the beginning of the cell. */
static void enter_step(struct opening *opening)
{
	const char *text = *opening->cell;
	opening->over = !text;
	opening->swap = opening->more = opening->same_player = opening->either = false;
	opening->number = opening->offer = opening->picks = 0;
	opening->place = (struct opening_place){text ? AREA_NOWHERE : AREA_ANYWHERE, 0};
	while (text && *text) {
		char sign = *text++;
		read_sign(opening, sign, &text);
	}
	opening->move = opening->place.area != AREA_NOWHERE && opening->number == 0;
}

void opening_start(struct opening *opening, const struct ruleset *rules, int cell)
{
	*opening = (struct opening){.cell = openings[rules->opening].cells, .n = rules->opening_n, .last = POINT_NONE};
	while (opening->stones < cell && *opening->cell) {
		opening->cell++;
		opening->stones++;
	}
	enter_step(opening);
}

static void opening_put_stone(struct opening *opening, int point)
{
	bool whole = opening->picks > 0 && opening->either; /* the offer replaces this cell and the next */
	if (opening->same_player && opening->picks == 0)
		opening->black = other(opening->black);
	opening->stones++;
	opening->last = point;
	opening->cell += whole && opening->cell[1] ? 2 : 1;
	enter_step(opening);
}

void opening_step(struct opening *opening, const struct ply *ply)
{
	if (opening->over)
		return;
	opening->swap = opening->more = false; /* any step ends these choices */
	switch (ply->kind) {
	case PLY_STONE:
		opening_put_stone(opening, ply->point);
		break;
	case PLY_SWAP:
		opening->black = other(opening->black);
		opening->offer = opening->either ? 0 : opening->offer;
		break;
	case PLY_MORE:
		opening->cell = cells_of_more;
		enter_step(opening);
		break;
	case PLY_NUMBER:
		opening->named = ply->point;
		opening->number = 0;
		opening->move = opening->place.area != AREA_NOWHERE;
		break;
	case PLY_OFFER:
		opening->offer = 0;
		opening->picks = ply->point;
		opening->move = true;
		break;
	default:
		break;
	}
}

int opening_choices(const struct opening *opening, struct opening_choice choices[CHOICES])
{
	int count = 0;
	if (opening->swap)
		choices[count++] = (struct opening_choice){CHOICE_SWAP, 0};
	if (opening->more)
		choices[count++] = (struct opening_choice){CHOICE_MORE, 0};
	if (opening->number > 0)
		choices[count++] = (struct opening_choice){CHOICE_NUMBER, opening->number};
	if (opening->offer > 0)
		choices[count++] = (struct opening_choice){CHOICE_OFFER, opening->offer};
	if (opening->picks > 0)
		choices[count++] = (struct opening_choice){CHOICE_PICK, opening->picks};
	else if (opening->move)
		choices[count++] = (struct opening_choice){CHOICE_STONE, 0};
	return count;
}

/* Is the third stone that of D13 or I13? Such a stone is opposite the second stone, twice as far from the first; in D13
   it is also two points to one side. */
static bool is_thirteenth(int center, int second, int third)
{
	int x = point_x(second) - center, y = point_y(second) - center;
	int dx = point_x(third) - center, dy = point_y(third) - center;
	int along = x * dx + y * dy, aside = abs(x * dy - y * dx), step = x * x + y * y;
	return along == -2 * step && aside == (step == 1 ? 2 : 0);
}

static bool is_offered(int point, const int16_t *offered, int offers)
{
	for (int i = 0; i < offers; i++)
		if (offered[i] == point)
			return true;
	return false;
}

bool opening_allows(const struct opening *opening, int size, int point, const int16_t *offered)
{
	int center = size / 2;
	int ring = point_from_center(size, point); /* half the side of the smallest central square with the point */
	if (opening->picks > 0)
		return is_offered(point, offered, opening->picks);
	if (!opening->move)
		return false;
	switch (opening->place.area) {
	case AREA_CENTER:
	case AREA_INSIDE:
		return ring <= opening->place.side / 2;
	case AREA_OUTSIDE:
		return ring > opening->place.side / 2;
	case AREA_UPPER:
		return point_y(point) >= center;
	case AREA_NOT_13:
		return ring <= 2 && !is_thirteenth(center, opening->last, point);
	default:
		return true;
	}
}
