#include "terminal/actions/taken_back.h"

void taken_back_clock(struct view *view, struct match *match)
{
	struct chess_clock *clock = &match->clock;
	if (!chess_clock_flagged(clock, SIDE_BLACK) && !chess_clock_flagged(clock, SIDE_WHITE))
		return;
	chess_clock_start(clock, match->session.game.plies);
	view_note(view, PHRASE_CLOCKS_AGAIN, no_arguments);
}

void taken_back_notes(struct view *view, const struct match *match, int noted)
{
	if (noted > match->session.game.plies)
		view_note(view, PHRASE_NOTES_RETURN, no_arguments);
}
