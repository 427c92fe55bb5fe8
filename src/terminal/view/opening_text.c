#include "terminal/view/opening_text.h"

#include <stdio.h>

#include "terminal/view/explain.h"
#include "terminal/words/opening_words.h"
#include "terminal/words/words.h"

enum { DUTY_TEXT_MAX = 400 };

const char *opening_text_player(const struct paper *paper, enum who who)
{
	return phrase_texts[paper->language][who == WHO_FIRST ? WORDING_FIRST : WORDING_SECOND];
}

/* Writes what the player on turn may or must do, with `example` as the example of a move. Returns `out`. */
static const char *write_duty(const struct paper *paper, const struct opening *opening, const char *example,
                              char out[DUTY_TEXT_MAX])
{
	struct sink text = sink_into(out, DUTY_TEXT_MAX);
	wording_put_duty(&text, &(struct wording_duty){phrase_texts[paper->language], example, false}, opening);
	return out;
}

/* The arguments of the phrases about openings (phrases.h). */
struct arguments {
	const char *at[9];
	char duty[DUTY_TEXT_MAX], stone[PHRASE_NUMBER_MAX], opening[OPENING_WORDS_MAX];
	char name[OPPONENT_NAME_MAX + 8];
};

/* Sets the arguments. */
static void gather_choices(const struct paper *paper, struct play *play, struct arguments *out)
{
	struct opening opening;
	const struct game *game = &play->session.game;
	game_opening(game, &opening);
	enum who who = game_player(game, &opening);
	enum side first = opening.black == WHO_FIRST ? SIDE_BLACK : SIDE_WHITE;
	const char *name = play->opponents.name[who];
	out->at[0] = paper_side(paper, first);
	out->at[1] = paper_side(paper, side_other(first));
	out->at[2] = opening_text_player(paper, who);
	out->at[3] = write_duty(paper, &opening, EXAMPLE(play), out->duty);
	out->at[4] = phrase_number(opening.stones + 1, out->stone);
	out->at[5] = name[0] ? out->name : "";
	out->at[6] = paper_side(paper, opening.stones % 2 == 0 ? SIDE_BLACK : SIDE_WHITE);
	out->at[7] = opening_words_write(paper->language, game->rules.opening, game->rules.opening_n, out->opening);
	out->at[8] = out->at[who == WHO_FIRST ? 0 : 1];
	snprintf(out->name, sizeof out->name, paper->language == LANGUAGE_ZH ? "（%s）" : " (%s)", name);
}

bool opening_text_runs(const struct play *play)
{
	struct opening opening;
	const struct game *game = &play->session.game;
	game_opening(game, &opening);
	return play_is_of_people(play) && !opening.over && !game_over(game);
}

unsigned opening_text_words(const struct play *play, unsigned flags)
{
	const struct game *game = &play->session.game;
	struct opening opening;
	bool watched = play_is_watched(play);
	if (!(flags & WORD_GAME) || game_over(game))
		return flags;
	flags |= watched ? 0 : WORD_PERSON;
	if (opening_text_runs(play)) {
		game_opening(game, &opening);
		flags |= opening.swap ? WORD_SWAP : 0;
		flags |= opening.more ? WORD_MORE : 0;
		flags |= opening.number > 0 ? WORD_NUMBER : 0;
		flags |= opening.offer > 0 ? WORD_OFFER : 0;
	} else {
		flags |= WORD_TURN | (watched ? 0 : WORD_PLAYS);
	}
	if (!watched && game->rules.penalty == PENALTY_CLAIM && ruleset_forbids(&game->rules, SIDE_BLACK))
		flags |= WORD_FOUL;
	return flags;
}

void opening_text_write(const struct paper *paper, struct play *play, enum phrase phrase, char *out, size_t room)
{
	struct arguments arguments;
	gather_choices(paper, play, &arguments);
	phrase_write(out, room, paper->language, phrase, arguments.at);
}

void opening_text_note(struct paper *paper, struct play *play, enum phrase phrase)
{
	struct arguments arguments;
	gather_choices(paper, play, &arguments);
	paper_note(paper, phrase, arguments.at);
}

void opening_text_note_barred(struct paper *paper, struct play *play, enum command_kind kind)
{
	struct opening opening;
	char duty[DUTY_TEXT_MAX];
	game_opening(&play->session.game, &opening);
	if (kind == COMMAND_MOVE && opening.move) {
		opening.swap = opening.more = false;
		opening.number = opening.offer = 0;
	}
	paper_note(paper, PHRASE_OPENING_BARS, WITH(write_duty(paper, &opening, EXAMPLE(play), duty)));
}

/* Returns the next step if nobody swaps, and everybody who may place a stone does so. */
static struct ply plain_step(const struct opening *opening)
{
	if (opening->number > 0)
		return (struct ply){.kind = PLY_NUMBER, .point = (int16_t)opening->number};
	if (!opening->move)
		return (struct ply){.kind = PLY_OFFER, .point = (int16_t)opening->offer};
	return (struct ply){.kind = PLY_STONE};
}

/* Notes the steps from here on, if nobody swaps, adds stones or offers points in place of a stone. *branch becomes the
   opening after the first step that gives this choice, if there is one. Returns the choice, or PLY_STONE. */
static enum ply_kind note_steps(struct paper *paper, struct opening opening, struct opening *branch)
{
	const struct wording_duty duty = {.texts = phrase_texts[paper->language], .general = true};
	enum ply_kind choice = PLY_STONE;
	while (!opening.over) {
		bool black = (opening.stones % 2 == 0) == (opening.picks == 0); /* White picks one of the black stones */
		enum who who = (opening.black == WHO_FIRST) == black ? WHO_FIRST : WHO_SECOND;
		char bytes[DUTY_TEXT_MAX];
		struct sink line = sink_into(bytes, sizeof bytes);
		wording_put_step(&line, &duty, &opening, who);
		paper_note_sentence(paper, bytes, true);
		bool offers = opening.offer > 0 && opening.move;
		if (opening.more || offers) {
			choice = opening.more ? PLY_MORE : PLY_OFFER;
			*branch = opening;
			opening_step(branch, &(struct ply){.kind = (uint8_t)choice, .point = (int16_t)opening.offer});
		}
		struct ply ply = plain_step(&opening);
		opening_step(&opening, &ply);
	}
	return choice;
}

void opening_text_note_steps(struct paper *paper, const struct ruleset *rules)
{
	struct opening opening, branch;
	opening_start(&opening, rules);
	enum ply_kind choice = note_steps(paper, opening, &branch);
	if (choice == PLY_STONE)
		return;
	paper_note(paper, choice == PLY_MORE ? PHRASE_STEPS_MORE : PHRASE_STEPS_OFFER, no_arguments);
	note_steps(paper, branch, &opening);
}

void opening_text_note_offer(struct paper *paper, struct play *play, const struct command *command)
{
	const struct game *game = &play->session.game;
	struct opening opening;
	struct offer_fault fault = game_offer_fault(game, command->point_list, command->points);
	game_opening(game, &opening);
	if (fault.status == STATUS_OK)
		paper_note(paper, PHRASE_OFFER_COUNT, WITH(NUMBER(opening.offer), NUMBER(command->points)));
	else
		paper_note_wording(paper, fault.point == fault.earlier ? WORDING_OFFER_TWICE : WORDING_OFFER_SAME,
		                   WITH(POINT_NAME(play, fault.earlier), POINT_NAME(play, fault.point)));
}
