/* The list of words and keys that a person may type. */
#include "terminal/screens/screens.h"

#include <stdio.h>

#include "base/minmax.h"
#include "terminal/view/remark.h"

enum {
	ENTRIES_MAX = 64,
	LEFT_MAX = 64, /* bytes of a word with its argument and short forms */
	GAP = 2,       /* columns between a word and its meaning, and between two entries */
	HELP_LINE_MAX = 512,
};

struct entry {
	char left[LEFT_MAX];
	struct span right;
};

struct help {
	struct paper *paper;
	int count;
	int left, right; /* widths of the widest texts, in columns */
	struct entry entries[ENTRIES_MAX];
};

static void add_help_words(struct help *help, struct span left, struct span right)
{
	struct entry *entry = &help->entries[help->count];
	if (help->count == ENTRIES_MAX)
		return;
	help->count++;
	snprintf(entry->left, sizeof entry->left, "%.*s", (int)left.length, left.at);
	entry->right = right;
	help->left = max(help->left, screen_width(left));
	help->right = max(help->right, screen_width(right));
}

/* Adds an entry for each line, which is keys, a tab, and what the keys do. */
static void add_keys(struct help *help, enum phrase phrase)
{
	for (struct span rest = text_span(paper_text(help->paper, phrase)); rest.length > 0;) {
		struct span line = text_cut_line(&rest);
		size_t tab = 0;
		while (line.at[tab] != '\t')
			tab++;
		add_help_words(help, (struct span){line.at, tab}, text_after(line, tab + 1));
	}
}

/* Adds a word with its argument and its short forms, which take none: "undo [N], u", in Chinese "悔棋 [N] (undo,
   u)". */
static void add_word(struct help *help, const struct word *word, bool solves)
{
	enum language language = help->paper->language;
	bool chinese = language == LANGUAGE_ZH && word->chinese[0];
	bool other = solves && word->solves[language];
	const char *argument = other ? NULL : word->argument[language];
	char bytes[LEFT_MAX];
	struct sink left = sink_into(bytes, sizeof bytes);
	sink_text(&left, chinese ? word->chinese[0] : word->word);
	if (argument)
		sink_format(&left, " %s", argument);
	if (chinese)
		sink_format(&left, " (%s", word->word);
	for (int i = 0; i < WORD_OTHERS_MAX && word->shorts[i]; i++)
		sink_format(&left, ", %s", word->shorts[i]);
	if (chinese)
		sink_char(&left, ')');
	add_help_words(help, sink_held(&left), text_span(other ? word->solves[language] : word->does[language]));
}

/* Appends an entry to a line, from the given column on. */
static void put_help_text(const struct help *help, const struct entry *entry, int column, struct sink *line)
{
	int before = column - screen_width(sink_held(line));
	int between = help->left + GAP - screen_width(text_span(entry->left));
	sink_format(line, "%*s%s%*s", before, "", entry->left, between, "");
	sink_span(line, entry->right);
}

/* Notes the entries: in two columns if one would have more than `most` rows and two fit. `below`: the list is below the
   board, and has two columns whenever two fit. */
static void note_help(const struct help *help, int most, bool below)
{
	struct paper *paper = help->paper;
	int width = help->left + GAP + help->right + GAP;
	bool wanted = paper->screen.in_place && (below || help->count > most);
	bool two = wanted && 2 * width - GAP <= paper->screen.columns;
	int rows = two ? (help->count + 1) / 2 : help->count;
	for (int row = 0; row < rows; row++) {
		char bytes[HELP_LINE_MAX];
		struct sink line = sink_into(bytes, sizeof bytes);
		put_help_text(help, &help->entries[row], 0, &line);
		if (row + rows < help->count)
			put_help_text(help, &help->entries[row + rows], width, &line);
		paper_note_line(paper, sink_held(&line));
	}
}

/* Can a person play a move now? */
static bool has_move(const struct view *view, const struct play *play, unsigned flags)
{
	if (flags & WORD_SOLVES)
		return puzzle_is_open(view);
	return (flags & WORD_LOOKS) == 0 && !game_over(&play->session.game) && !play_is_watched(play);
}

/* Adds the keys that move the cursor. */
static void add_cursor_keys(struct help *help, const struct play *play)
{
	const struct game *game = &play->session.game;
	add_keys(help, PHRASE_HELP_KEYS);
	if (game_offers(game) > 0)
		add_keys(help, PHRASE_HELP_TAB_OFFERED);
	else if (ruleset_forbids(&game->rules, SIDE_BLACK))
		add_keys(help, PHRASE_HELP_TAB_FORBIDDEN);
}

struct next help_show(struct view *view, struct play *play, unsigned flags, enum page_end end)
{
	struct help help = {.paper = &view->paper};
	bool back = (flags & WORD_LOOKS) != 0, move = has_move(view, play, flags);
	page_gather(&view->paper);
	if (move)
		add_help_words(&help, text_span(EXAMPLE(play)), text_span(paper_text(&view->paper, PHRASE_HELP_MOVE)));
	else if (back)
		add_keys(&help, PHRASE_HELP_BACK);
	for (const struct word *row = word_rows; row->word; row++)
		if ((row->flags & opening_text_words(play, flags)) != 0 && row->does[view->paper.language])
			add_word(&help, row, (flags & WORD_SOLVES) != 0);
	if (view->paper.screen.keys)
		add_keys(&help, PHRASE_HELP_TAB);
	if (view->paper.screen.keys && back)
		add_keys(&help, PHRASE_HELP_BACK_KEYS);
	else if (view->paper.screen.keys && move)
		add_cursor_keys(&help, play);
	note_help(&help, page_rows(&view->paper), back);
	return page_show(view, play, end);
}
