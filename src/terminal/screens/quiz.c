#include "terminal/screens/screens.h"

#include "terminal/puzzles/exercise.h"
#include "terminal/puzzles/puzzle_file.h"
#include "terminal/view/explain.h"
#include "terminal/view/picture.h"
#include "terminal/view/remark.h"

/* The answers are counted in the file of the puzzles, in a line of their own. */
enum { QUIZ_ID = 1 };

struct quiz {
	struct exercises exercises;
	struct exercise exercise; /* the question that is shown */
	bool answered;
	struct puzzle_count count; /* of all answers, also in earlier runs */
};

static void ask_next(struct view *view, struct session *session, struct quiz *quiz)
{
	quiz->exercise = exercise_next(&quiz->exercises, &session->game);
	quiz->answered = false;
	view->picture.viewed = -1;
}

/* Puts the game aside, and asks the first question. */
static void open_quiz(struct view *view, struct play *play, struct quiz *quiz)
{
	view_put_aside(view, play);
	quiz->exercises.rng = rng_seeded(rng_below(&play->session.mover_state.rng, UINT32_MAX));
	ask_next(view, &play->session, quiz);
	quiz->count.id = QUIZ_ID;
	tries_read(&view->paper, &quiz->count, 1);
}

static struct next begin_quiz(struct view *view, struct play *play)
{
	struct quiz *quiz = view_state(view, &quiz_screen);
	if (play_clock_flagged(&play->clock))
		return next_is(NEXT_BACK);
	if (!view->picture.aside.put)
		open_quiz(view, play, quiz);
	view->picture.render.look.mark_forbidden = quiz->answered; /* it would give the answer away */
	cursor_go(&view->typing.cursor, quiz->exercise.point);
	return paper_ask(&view->paper, quiz->answered ? PHRASE_QUIZ_ASK_NEXT : PHRASE_QUIZ_ASK,
	                 WITH(POINT_NAME(&play->session, quiz->exercise.point), NUMBER(quiz->count.solved),
	                      NUMBER(quiz->count.solved + quiz->count.missed)));
}

/* Notes whether the answer is right, and counts it. */
static void judge_answer(struct paper *paper, struct quiz *quiz, const struct session *session, bool says_forbidden)
{
	char effect[128];
	const struct black_verdict *answer = &quiz->exercise.answer;
	bool right = says_forbidden == (answer->reasons != 0);
	struct puzzle_count more = {.id = QUIZ_ID, .solved = right, .missed = !right};
	enum phrase phrase = answer->reasons != 0 ? PHRASE_WHY_FORBIDDEN : PHRASE_WHY_OK;
	phrase_write(effect, sizeof effect, paper->language, answer->five ? PHRASE_WHY_WINS : phrase,
	             WITH(paper_side(paper, SIDE_BLACK), POINT_NAME(session, quiz->exercise.point),
	                  KINDS(paper->language, answer->reasons)));
	paper_note(paper, right ? PHRASE_QUIZ_RIGHT : PHRASE_QUIZ_WRONG, WITH(effect));
	quiz->answered = true;
	puzzle_counts_sum(&quiz->count, 1, &more);
	tries_add(paper, &more, "forbidden or not");
}

static struct next take_quiz_answer(struct view *view, struct play *play, struct span typed)
{
	struct quiz *quiz = view_state(view, &quiz_screen);
	struct command command;
	struct session *session = &play->session;
	struct span text = TYPED_COMMAND(typed, session->coords);
	struct next next = learn_leaves(text);
	if (next.kind != NEXT_REFUSED)
		return next;
	command_read(&command, text, session->coords, session->game.board.size);
	if (text_is(text, "why")) /* of the point in question */
		command = (struct command){.kind = COMMAND_WHY, .point = quiz->exercise.point};
	if (!quiz->answered && (text_is(text, "y") || text_is(text, "n")))
		judge_answer(&view->paper, quiz, session, text_is(text, "y"));
	else if (quiz->answered && (text.length == 0 || text_is(text, "next")))
		ask_next(view, session, quiz);
	else if (text.length > 0 && !(quiz->answered && remark_question(&view->paper, session, &command, text)))
		paper_note(&view->paper, quiz->answered ? PHRASE_QUIZ_WORDS : PHRASE_QUIZ_FIRST, WITH(TYPED(typed)));
	return next_is(NEXT_HERE);
}

const struct screen_ops quiz_screen = {
	.draw = picture_draw,
	.marks = true,
	.key_words = escape_leaves,
	.words = WORD_LEARNS,
	.size = sizeof(struct quiz),
	.begin = begin_quiz,
	.take = take_quiz_answer,
	.leave = view_put_back,
};
