#include "bulk/misread.h"

#include <string.h>

#include "language/command.h"

void misread_start(struct misread *misread)
{
	*misread = (struct misread){.games = 0};
}

/* Did the reader of moves fail at this word? The problem's text is then the word, or its first two letters if they
   were read as a point off the board. */
static bool is_problem_of(const struct problem *problem, const char *word)
{
	if (problem->verdict.status == STATUS_OFF_BOARD)
		return problem->length == 2 && memcmp(problem->text, word, 2) == 0;
	return problem->verdict.status == STATUS_SYNTAX && text_is((struct span){problem->text, problem->length}, word);
}

/* Returns the referee's command at the beginning of the line, or COMMAND_SYNTAX. */
static enum command_kind word_of(const struct replay *replay)
{
	enum command_kind kind = COMMAND_PASS;
	if (replay->problem.ply != 1)
		return COMMAND_SYNTAX;
	while (kind < COMMAND_KINDS && !is_problem_of(&replay->problem, command_word(kind)))
		kind++;
	return kind < COMMAND_KINDS ? kind : COMMAND_SYNTAX;
}

/* Is the line one move, with or without a comment? */
static bool looks_like_move(const struct replay *replay)
{
	const struct problem *problem = &replay->problem;
	bool comment = problem->any && problem->length > 0 && problem->text[0] == '#';
	return replay->game.plies == 1 && (!problem->any || comment);
}

static void misread_take_line(struct misread *misread, const struct replay *replay)
{
	const struct ply *ply = &replay->game.history[0];
	enum command_kind word = replay->problem.any ? word_of(replay) : COMMAND_SYNTAX;
	if (word == COMMAND_NEW || word == COMMAND_UNDO)
		misread->points = (struct point_set){.row = {{0}}};
	if (replay->id.length > 0 || replay->beyond || (word == COMMAND_SYNTAX && !looks_like_move(replay))) {
		misread->other = true;
	} else if (word == COMMAND_SYNTAX && ply->kind == PLY_STONE) {
		misread->other |= point_set_has(&misread->points, ply->point);
		point_set_add(&misread->points, ply->point);
		misread->moves++;
	}
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
	if (!misread->other)
		misread_take_line(misread, replay);
	if (misread->letter_i)
		return;
	take_letters(misread, replay);
	take_off_board(misread, &replay->problem);
}

bool misread_one_game(const struct misread *misread)
{
	enum { ENOUGH_MOVES = 3 };
	return misread->moves >= ENOUGH_MOVES && !misread->other;
}

bool misread_go_letters(const struct misread *misread)
{
	enum { ENOUGH_GAMES = 20 };
	return misread->games >= ENOUGH_GAMES && misread->later_letter && !misread->letter_i;
}
