#include "formats/pgn/pgn_tags.h"

#include "base/names.h"
#include "record/date.h"

#define TAG_NAME(tag, name) name,
const char *const pgn_tag_names[] = {PGN_TAG_ROWS(TAG_NAME) NULL};

void pgn_tags_start(struct pgn_tags *tags)
{
	const struct span none = text_span("");
	*tags = (struct pgn_tags){.type = none, .player = {none, none}, .rating = {none, none}};
}

enum pgn_tag pgn_tag_named(struct span name)
{
	int tag = names_find((struct names)NAMES(pgn_tag_names), name);
	return tag < 0 ? PGN_TAGS : (enum pgn_tag)tag;
}

bool pgn_tags_repeat(const struct pgn_tags *tags, enum pgn_tag tag)
{
	return tag <= PGN_RESULT && (tags->seen & 1U << tag) != 0;
}

bool seats_read(struct seats *seats, struct span word)
{
	enum side side = side_named(word);
	if (side != SIDE_NONE)
		seats->seat_black = seats->words % 2 == 0 ? side : side_other(side);
	return side != SIDE_NONE || text_is(word, "--");
}

/* Keeps the name or the rating; nothing if it is unknown. */
static struct span keep_known(struct collection *collection, enum kept_name kind, struct span value)
{
	return naming_is_known(value) ? collection_keep_name(collection, kind, value) : text_span("");
}

static void pgn_add_fact(struct replay *replay, enum note_kind kind, struct span value)
{
	if (naming_is_known(value))
		notes_add(replay->notes, kind, POINT_NONE, value);
}

/* Adds the event, place, date or round. */
static void add_occasion(struct replay *replay, enum pgn_tag tag, struct span value)
{
	char date[DATE_MAX];
	size_t length = tag == PGN_DATE ? date_from_dots(date, text_trim(value)) : 0;
	pgn_add_fact(replay, (enum note_kind)tag, length > 0 ? (struct span){date, length} : value);
}

/* Returns the winner in a Termination tag, as match managers write it: "Black win by five connection". */
static enum game_result termination_winner(struct span value)
{
	if (text_starts(value, "Black win"))
		return RESULT_BLACK;
	bool white = text_starts(value, "White win") || text_starts(value, "Black play on forbidden position");
	return white ? RESULT_WHITE : RESULT_NONE;
}

void pgn_tags_read(struct pgn_tags *tags, struct collection *collection, enum pgn_tag tag, struct span value)
{
	enum rule rule;
	struct replay *replay = collection->replay;
	enum side side = tag == PGN_BLACK || tag == PGN_PLAYER_1 || tag == PGN_RATING_OF_BLACK ? SIDE_BLACK : SIDE_WHITE;
	tags->seen |= 1U << tag;
	if (tag <= PGN_ROUND && replay->notes)
		add_occasion(replay, tag, value);
	value = text_trim(value);
	switch (tag) {
	case PGN_SITE:
		tags->site_playok = text_is(value, "PlayOK");
		break;
	case PGN_WHITE:
	case PGN_BLACK:
	case PGN_PLAYER_1:
	case PGN_PLAYER_2:
		tags->player[side] = keep_known(collection, KEPT_BLACK + side, value);
		break;
	case PGN_RATING_OF_BLACK:
	case PGN_RATING_OF_WHITE:
		tags->rating[side] = keep_known(collection, KEPT_BLACK_RATING + side, value);
		break;
	case PGN_RESULT:
		if (naming_result(value) != RESULT_NONE)
			tags->result = (struct pgn_result){naming_result(value), naming_is_score(value)};
		break;
	case PGN_TERMINATION:
		if (termination_winner(value) != RESULT_NONE)
			tags->winner = termination_winner(value);
		break;
	case PGN_RULE:
	case PGN_VARIANT:
		tags->names_rule |= naming_rule(value, &rule);
		collection_rule(collection, value);
		break;
	case PGN_SIZE:
		collection_size(collection, value);
		break;
	case PGN_FEN:
	case PGN_SETUP:
		if (tag == PGN_FEN || !text_is(value, "0"))
			replay_problem(replay, 0, verdict_plain(STATUS_SYNTAX), text_span("fen"));
		break;
	case PGN_GAME_TYPE:
		tags->type = collection_keep_name(collection, KEPT_TYPE, value);
		break;
	default:
		break;
	}
}

void pgn_tags_settle(struct pgn_tags *tags, struct collection *collection)
{
	struct span rest = tags->type;
	tags->is_playok = tags->site_playok && (tags->seen & 1U << PGN_GAME_TYPE) != 0;
	if (!tags->is_playok)
		return;
	if (!tags->names_rule)
		replay_implied_rule(collection->replay, RULE_STANDARD);
	text_cut_to(&rest, ',');
	collection_size(collection, text_trim(text_cut_to(&rest, ',')));
}

/* In a score the first number is White's if there are tags named White and Black, as in chess. At PlayOK it is that of
   the seat Black. */
void pgn_tags_end(struct pgn_tags *tags, struct replay *replay, const struct seats *seats)
{
	unsigned both = 1U << PGN_WHITE | 1U << PGN_BLACK;
	enum side seat_black = tags->is_playok ? seats->seat_black : SIDE_BLACK;
	bool white_first = tags->is_playok ? seat_black == SIDE_WHITE : (tags->seen & both) == both;
	replay->black = tags->player[seat_black];
	replay->white = tags->player[side_other(seat_black)];
	pgn_add_fact(replay, NOTE_BLACK_RATING, tags->rating[seat_black]);
	pgn_add_fact(replay, NOTE_WHITE_RATING, tags->rating[side_other(seat_black)]);
	replay_settle_notes(replay);
	struct pgn_result result = tags->last.recorded != RESULT_NONE ? tags->last : tags->result;
	replay_set_result(replay, result.score && white_first ? naming_other_side(result.recorded) : result.recorded);
	replay_set_result(replay, tags->winner);
}
