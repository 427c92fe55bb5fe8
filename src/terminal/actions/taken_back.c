#include "terminal/actions/taken_back.h"

void taken_back_clock(struct view *view, struct play *play)
{
	struct chess_clock *clock = &play->clock;
	if (!chess_clock_flagged(clock, SIDE_BLACK) && !chess_clock_flagged(clock, SIDE_WHITE))
		return;
	chess_clock_start(clock, play->session.game.plies);
	view_note(view, PHRASE_CLOCKS_AGAIN, no_arguments);
}

void taken_back_notes(struct view *view, const struct play *play, int noted)
{
	if (noted > play->session.game.plies)
		view_note(view, PHRASE_NOTES_RETURN, no_arguments);
}
