#include "bulk/misread.h"

void misread_start(struct misread *misread)
{
	*misread = (struct misread){.games = 0};
}

static void take_letters(struct misread *misread, const struct replay *replay)
{
	enum { LETTER_I = 'i' - 'a' };
	for (int i = 0; i < replay->game.plies; i++) {
		const struct ply *ply = &replay->game.history[i];
		int x = ply->kind == PLY_STONE ? point_x(ply->point) : 0;
		misread->letter_i |= x == LETTER_I;
		misread->later_letter |= x > LETTER_I;
	}
}

/* Notes the letter of a point off the board. */
static void take_off_board(struct misread *misread, const struct problem *problem)
{
	bool off_board = problem->any && problem->verdict.status == STATUS_OFF_BOARD;
	if (!off_board || problem->length < 2 || !text_digit(problem->text[1]))
		return;
	misread->letter_i |= problem->text[0] == 'i';
	misread->later_letter |= problem->text[0] > 'i';
}

void misread_add(struct misread *misread, const struct replay *replay)
{
	misread->games++;
	if (misread->letter_i)
		return;
	take_letters(misread, replay);
	take_off_board(misread, &replay->problem);
}

void misread_merge(struct misread *misread, const struct misread *part)
{
	misread->games += part->games;
	misread->letter_i |= part->letter_i;
	misread->later_letter |= part->later_letter;
}

bool misread_go_letters(const struct misread *misread)
{
	enum { ENOUGH_GAMES = 20 };
	return misread->games >= ENOUGH_GAMES && misread->later_letter && !misread->letter_i;
}
