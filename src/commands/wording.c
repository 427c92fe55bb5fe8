#include "commands/wording.h"

const char *const wording_texts[WORDINGS] = {
#define ROW(name, english, chinese) [name] = (english),
#include "commands/wording_rows.h"
#undef ROW
};

enum { DUTY_MAX = 400, WHERE_MAX = 160 };

static void put_stone_choice(struct sink *out, const struct wording_duty *duty, const struct opening_place *place)
{
	static const enum wording wheres[] = {
		[AREA_CENTER] = WORDING_CENTER, [AREA_INSIDE] = WORDING_INSIDE, [AREA_OUTSIDE] = WORDING_OUTSIDE,
		[AREA_UPPER] = WORDING_UPPER,   [AREA_NOT_13] = WORDING_NOT_13,
	};
	char bytes[WHERE_MAX];
	struct sink where = sink_into(bytes, sizeof bytes);
	if (place->area > AREA_ANYWHERE)
		sink_fill(&where, duty->texts[wheres[place->area]], WITH(NUMBER(place->side)));
	if (duty->example)
		sink_fill(out, duty->texts[WORDING_MOVE], WITH(duty->example, bytes));
	else
		sink_fill(out, duty->texts[WORDING_PUT], WITH(bytes));
}

void wording_put_duty(struct sink *out, const struct wording_duty *duty, const struct opening *opening)
{
	static const enum wording kinds[CHOICES] = {
		[CHOICE_SWAP] = WORDING_SWAP,   [CHOICE_MORE] = WORDING_MORE, [CHOICE_NUMBER] = WORDING_ANNOUNCE,
		[CHOICE_OFFER] = WORDING_OFFER, [CHOICE_PICK] = WORDING_PICK,
	};
	char bytes[DUTY_MAX];
	struct opening_choice choices[CHOICES];
	struct sink list = sink_into(bytes, sizeof bytes);
	int count = opening_choices(opening, choices);
	for (int i = 0; i < count; i++) {
		const struct opening_choice *choice = &choices[i];
		bool named = (choice->kind == CHOICE_OFFER || choice->kind == CHOICE_PICK) && opening->named > 0;
		const char *most = duty->general && named ? "N" : NUMBER(choice->count);
		if (i > 0)
			sink_text(&list, duty->texts[i + 1 < count ? WORDING_COMMA : WORDING_OR]);
		if (choice->kind == CHOICE_STONE)
			put_stone_choice(&list, duty, &opening->place);
		else
			sink_fill(&list, duty->texts[kinds[choice->kind]], WITH(most, duty->example ? duty->example : "P"));
	}
	sink_fill(out, duty->texts[count > 1 ? WORDING_MAY : WORDING_MUST], WITH(bytes));
}

void wording_put_step(struct sink *out, const struct wording_duty *duty, const struct opening *opening, enum who who)
{
	char bytes[DUTY_MAX];
	struct sink text = sink_into(bytes, sizeof bytes);
	wording_put_duty(&text, duty, opening);
	sink_fill(out, duty->texts[WORDING_STEP],
	          WITH(NUMBER(opening->stones + 1), duty->texts[opening->stones % 2 == 0 ? WORDING_BLACK : WORDING_WHITE],
	               duty->texts[who == WHO_FIRST ? WORDING_FIRST : WORDING_SECOND], bytes));
}
