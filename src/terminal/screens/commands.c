/* What a person types in a game: moves, commands, and the words that only the terminal has. A new word is a new row in
   the table at the end. */
#include "terminal/screens/screens.h"

#include "review/review.h"
#include "terminal/actions/setting.h"
#include "terminal/actions/think.h"
#include "terminal/view/book_moves.h"
#include "terminal/view/remark.h"

/* Offers a draw to the machine that would answer, and notes if it declines. Returns false if no machine would. */
static bool offer_to_machine(struct view *view, struct play *play)
{
	const struct game *game = &play->session.game;
	enum side other = side_other(game->to_move);
	if (game_over(game) || game->offer != SIDE_NONE || play->session.player[other] == MOVER_HUMAN)
		return false;
	if (!think_agrees(view, play, other))
		paper_note(&view->paper, PHRASE_DECLINED, WITH(paper_side(&view->paper, other)));
	return true;
}

void commands_start_clocks_again(struct paper *paper, struct chess_clock *clock, const struct game *game)
{
	if (!chess_clock_flagged(clock, SIDE_BLACK) && !chess_clock_flagged(clock, SIDE_WHITE))
		return;
	chess_clock_start(clock, game->plies);
	paper_note(paper, PHRASE_CLOCKS_AGAIN, no_arguments);
}

/* Obeys a command that changes the game. The records are still those of the game before. */
static void change(struct paper *paper, struct session *session, struct chess_clock *clock,
                   const struct ply_records *records, const struct command *command, struct span text)
{
	enum side side = session->game.to_move;
	int plies = session->game.plies;
	struct verdict verdict;
	bool accepted = session_obey(session, command, &verdict);
	if (status_refused(verdict.status))
		remark_refusal(paper, session, verdict.status, command, text);
	else if (!accepted)
		remark_forbidden(paper, session, command->point, verdict);
	else
		remark_change(paper, session, command, side, plies - session->game.plies, verdict);
	if (!accepted || command->kind != COMMAND_UNDO)
		return;
	if (ply_records_last_noted(records) > session->game.plies)
		paper_note(paper, PHRASE_NOTES_RETURN, no_arguments);
	commands_start_clocks_again(paper, clock, &session->game);
}

static struct next load_game(struct view *view, struct play *play, struct span name)
{
	struct next next = name.length > 0 ? load_open(view, play, name, 0) : next_opens(&load_screen);
	return next.kind == NEXT_HERE && view->stack.has_game ? next_opens(&load_screen) : next;
}

struct next commands_obey_word(struct view *view, struct play *play, struct span text, unsigned flags)
{
	struct span rest = text;
	const struct word *word = words_find(text_word(&rest));
	rest = text_trim(rest);
	if (!word || (word->flags & flags) == 0 || (!word->argument[LANGUAGE_EN] && rest.length > 0) ||
	    (!word->opens && !word->obey))
		return next_is(NEXT_REFUSED);
	if (words_takes_file(word))
		rest = typed_rest(typed_name(view->typing.answer.entire));
	return word->opens ? next_opens(word->opens) : word->obey(view, play, rest);
}

/* Obeys a word that only the terminal has. Refuses another word, and an argument that it cannot have. */
static struct next obey_game_word(struct view *view, struct play *play, struct span text)
{
	static const struct {
		const char *word;
		enum next_kind next;
	} leaves[] = {{"new", NEXT_AGAIN}, {"sides", NEXT_SIDES}, {"menu", NEXT_MENU}, {"quit", NEXT_QUIT}};
	const struct word *word = words_find(text_word(&(struct span){text.at, text.length}));
	for (size_t i = 0; i < sizeof leaves / sizeof *leaves; i++)
		if (text_is(text, leaves[i].word))
			return leave_for(view, leaves[i].next, -1, 0, "");
	if (!word || (word->flags & WORD_STEP) == 0)
		return commands_obey_word(view, play, text, ~0u);
	bool opens = (word->flags & (WORD_GAME | WORD_OVER)) != 0;
	return opens ? lookback_open(view, play, text) : next_is(NEXT_REFUSED);
}

/* Lets a machine answer. The person's clock stops only if the machine moves for them. */
static void ask_adviser(struct view *view, struct play *play, const struct command *command, struct span text)
{
	struct verdict verdict = game_open_verdict(&play->session.game);
	if (command->kind == COMMAND_GO)
		chess_clock_stop(&play->clock);
	if (verdict.status != STATUS_OK)
		remark_refusal(&view->paper, &play->session, verdict.status, command, text);
	else if (command->kind == COMMAND_HINT)
		think_hint(view, play);
	else if (command->kind == COMMAND_SOLVE)
		think_solve(view, play);
	else
		think_turn(view, play);
}

/* Obeys the answer whether to resign. What is no answer is a command of the game. */
static struct next take_resignation(struct view *view, struct play *play, struct span answer)
{
	struct span word = typed_word(answer);
	const struct command resign = {.kind = COMMAND_RESIGN};
	if (text_is(word, "y") || text_is(word, "resign"))
		change(&view->paper, &play->session, &play->clock, &play->records, &resign, word);
	else if (answer.length > 0 && !text_is(word, "n"))
		return (struct next){.kind = NEXT_TYPED, .text = answer};
	return next_is(NEXT_BACK);
}

static const struct screen_ops resign_screen = {
	.question = PHRASE_RESIGN_ASK,
	.key_words = escape_is_no,
	.take = take_resignation,
};

static struct next obey_game_command(struct view *view, struct play *play, const struct command *command,
                                     struct span text, struct span typed)
{
	bool turn = command_rows[command->kind].class == CLASS_TURN; /* refused while two machines play */
	bool over = game_over(&play->session.game), begun = play->session.game.plies > 0;
	if (turn && play_is_watched(&play->session) && !over)
		return paper_note(&view->paper, PHRASE_WATCHED, no_arguments);
	switch (command->kind) {
	case COMMAND_NOTHING:
		play->stopped = false;
		break;
	case COMMAND_SHOW:
		break;
	case COMMAND_WHY:
	case COMMAND_FORBIDDEN:
		remark_question(&view->paper, &play->session, command, text);
		break;
	case COMMAND_WHO:
		opening_text_put(&view->paper, play, PHRASE_WHO);
		break;
	case COMMAND_HINT:
	case COMMAND_SOLVE:
	case COMMAND_GO:
		ask_adviser(view, play, command, text);
		break;
	case COMMAND_SYNTAX:
		if (words_has(text, WORD_OVER) && !over)
			paper_note(&view->paper, PHRASE_NOT_OVER, no_arguments);
		else
			remark_refusal(&view->paper, &play->session, STATUS_SYNTAX, command, typed);
		break;
	default:
		/* A person at a terminal is asked, because a game would be lost by a slip. */
		if (command->kind == COMMAND_RESIGN && view->paper.screen.echoes && begun && !over && !play->late)
			return next_opens(&resign_screen);
		if (command->kind != COMMAND_DRAW || !offer_to_machine(view, play))
			change(&view->paper, &play->session, &play->clock, &play->records, command, text);
	}
	return next_is(NEXT_HERE);
}

/* Reads a line that is only a number as the offered point with this number. */
static void read_pick(const struct game *game, struct span text, struct command *command)
{
	int number;
	if (command->kind != COMMAND_SYNTAX || !text_number(text, OPENING_OFFER_MAX, &number) || number < 1 ||
	    number > game_offers(game))
		return;
	command->kind = COMMAND_MOVE;
	command->point = game->offered[number - 1];
}

struct next commands_obey(struct view *view, struct play *play, struct span typed)
{
	struct command command;
	char line[TYPED_COMMAND_MAX];
	const struct game *game = &play->session.game;
	struct span text = typed;
	command_read(&command, text, play->session.coords, game->board.size);
	if (command.kind != COMMAND_MOVE) { /* no word is a point */
		text = typed_command(typed, play->session.coords, line);
		struct next next = obey_game_word(view, play, text);
		if (next.kind != NEXT_REFUSED)
			return next;
		command_read(&command, text, play->session.coords, game->board.size);
		read_pick(game, text, &command);
	}
	return obey_game_command(view, play, &command, text, typed);
}

/* clang-format off */
const struct word word_rows[] = {
	{.word = "undo", .flags = WORD_GAME, .chinese = {"悔棋"}, .shorts = {"u"},
	 .argument = {"[N]", "[N]"}, .does = {"take back 1 or N moves", "悔1手或N手"}},
	{.word = "pass", .flags = WORD_PLAYS, .chinese = {"停一手", "虚手"},
	 .does = {"skip your turn", "不落子"}},
	{.word = "resign", .flags = WORD_PERSON, .chinese = {"认输"}, .does = {"give up the game", "本局判负"}},
	{.word = "draw", .flags = WORD_PLAYS, .chinese = {"和棋", "提和", "求和"},
	 .does = {"offer or accept a draw", "提和或接受提和"}},
	{.word = "claim", .flags = WORD_FOUL, .chinese = {"指禁"},
	 .does = {"claim a forbidden move", "指出黑方禁手"}},
	{.word = "hint", .flags = WORD_TURN | WORD_LOOKS | WORD_SOLVES, .obey = think_best_moves, .chinese = {"提示"},
	 .argument = {"[N]", "[N]"},
	 .does = {"suggest 1 or N moves", "建议1手或N手"},
	 .solves = {"how to win; again: the move", "先提示方法，再次提示着点"}},
	{.word = "solution", .flags = WORD_SOLVES, .chinese = {"答案"},
	 .does = {"show all moves of the win", "显示全部着法"}},
	{.word = "solve", .flags = WORD_TURN, .chinese = {"求解"},
	 .does = {"look for a forced win", "寻找必胜下法"}},
	{.word = "go", .flags = WORD_TURN, .chinese = {"代走"},
	 .does = {"let the machine move", "由电脑代下一手"}},
	{.word = "swap", .flags = WORD_SWAP, .chinese = {"交换"}, .does = {"swap colors", "交换黑白"}},
	{.word = "more", .flags = WORD_MORE, .chinese = {"加子"}, .does = {"add two stones", "再下两子"}},
	{.word = "number", .flags = WORD_NUMBER, .chinese = {"打数"},
	 .argument = {"N", "N"}, .does = {"announce N fifth moves", "宣布五手打点数"}},
	{.word = "offer", .flags = WORD_OFFER, .chinese = {"打点"},
	 .argument = {"POINTS", "点 …"}, .does = {"offer fifth moves", "提出五手打点"}},
	{.word = "back", .flags = WORD_GAME | WORD_LOOKS | WORD_EXIT | WORD_STEP, .chinese = {"回看", "后退"},
	 .shorts = {"b"}, .argument = {"[N]", "[N]"}, .does = {"look back 1 or N moves", "后退1手或N手"}},
	{.word = "forth", .flags = WORD_GAME | WORD_LOOKS | WORD_STEP, .chinese = {"前进"}, .shorts = {"f"},
	 .argument = {"[N]", "[N]"}, .does = {"go forward 1 or N moves", "前进1手或N手"}},
	{.word = "start", .flags = WORD_GAME | WORD_LOOKS | WORD_STEP, .chinese = {"开头"},
	 .does = {"look at the start", "回看开头"}},
	{.word = "end", .flags = WORD_GAME | WORD_LOOKS | WORD_STEP, .chinese = {"末尾"},
	 .does = {"look at the end", "回看末尾"}},
	{.word = "analysis", .flags = WORD_GAME | WORD_LOOKS | WORD_STEP, .chinese = {"分析"},
	 .argument = {"[off]", "[关]"}, .does = {"evaluate each position", "逐手分析"}},
	{.word = "threats", .flags = WORD_GAME | WORD_LOOKS, .obey = setting_show_threats, .chinese = {"威胁"},
	 .argument = {"[off]", "[关]"}, .does = {"show or hide threats", "显示或隐藏威胁"}},
	{.word = "moves", .flags = WORD_GAME | WORD_LOOKS, .obey = book_show_moves, .chinese = {"开局库"},
	 .argument = {"[N]", "[N]"}, .does = {"show the book's moves", "列出开局库的着法"}},
	{.word = "review", .flags = WORD_OVER | WORD_LOOKS | WORD_STEP, .chinese = {"复盘"},
	 .does = {"go to next marked move", "跳到下一处标记"}},
	{.word = "better", .flags = WORD_LOOKS | WORD_STEP, .chinese = {"更好"},
	 .does = {"play the better line", "演示更好的下法"}},
	{.word = "note", .flags = WORD_LOOKS, .obey = note_obey, .chinese = {"注释"},
	 .argument = {"TEXT", "文字"}, .does = {"comment on this move", "为这手写注释"}},
	{.word = "autoplay", .flags = WORD_LOOKS, .chinese = {"播放"}, .does = {"play the moves", "自动播放"}},
	{.word = "continue", .flags = WORD_LOOKS, .chinese = {"续下"},
	 .does = {"play on from here", "从此处续下"}},
	{.word = "why", .flags = WORD_GAME | WORD_LOOKS | WORD_SOLVES | WORD_LEARNS, .chinese = {"为何", "为什么"},
	 .argument = {"POINT", "点"}, .does = {"explain a point", "说明该点"}},
	{.word = "forbidden", .flags = WORD_GAME | WORD_LOOKS | WORD_SOLVES | WORD_LEARNS, .chinese = {"禁手"},
	 .does = {"list forbidden points", "列出禁手点"}},
	{.word = "who", .flags = WORD_GAME, .chinese = {"轮到谁"}, .does = {"say who is to move", "该谁落子"}},
	{.word = "show", .flags = WORD_GAME | WORD_SOLVES, .chinese = {"显示"},
	 .does = {"draw the board again", "重画棋盘"}},
	{.word = "save", .flags = WORD_GAME | WORD_LOOKS | WORD_KEEP, .obey = save_game, .chinese = {"保存"},
	 .argument = {"FILE", "文件"}, .does = {"save (FILE.sgf: as SGF)", "存盘（可存 .sgf）"}},
	{.word = "load", .flags = WORD_GAME | WORD_LEAVES | WORD_ITEM, .obey = load_game,
	 .chinese = {"读取", "加载", "打开"},
	 .argument = {"FILE", "文件"}, .does = {"load a saved game", "读取棋局"}},
	{.word = "puzzle", .flags = WORD_GAME | WORD_ITEM | WORD_SOLVES, .obey = puzzle_open, .chinese = {"习题"},
	 .argument = {"FILE", "文件"}, .does = {"solve puzzles", "做习题"}},
	{.word = "next", .flags = WORD_SOLVES | WORD_LEARNS, .chinese = {"下一题", "下一课"},
	 .argument = {"[N]", "[N]"}, .does = {"go forward 1 or N puzzles", "前进1题或N题"}},
	{.word = "previous", .flags = WORD_SOLVES | WORD_LEARNS, .chinese = {"上一题", "上一课"},
	 .argument = {"[N]", "[N]"}, .does = {"go back 1 or N puzzles", "后退1题或N题"}},
	{.word = "learn", .flags = WORD_GAME | WORD_ITEM | WORD_LEARNS, .opens = &lesson_screen, .chinese = {"学习"}},
	{.word = "quiz", .flags = WORD_GAME | WORD_ITEM | WORD_LEARNS, .opens = &quiz_screen, .chinese = {"测验"}},
	{.word = "rules", .flags = WORD_GAME | WORD_ITEM | WORD_SOLVES, .obey = page_rules, .chinese = {"规则"},
	 .does = {"rules; also learn, quiz", "另见学习、测验"}, .solves = {"explain the rules", "说明规则"}},
	{.word = "sides", .flags = WORD_GAME | WORD_LEAVES, .chinese = {"换边"}, .shorts = {"w"},
	 .does = {"swap sides, play again", "换边再来一局"}},
	{.word = "new", .flags = WORD_GAME | WORD_LEAVES, .chinese = {"新局"},
	 .does = {"start a new game", "开新局"}},
	{.word = "menu", .flags = WORD_GAME | WORD_LEAVES | WORD_EXIT | WORD_SOLVES | WORD_LEARNS,
	 .chinese = {"菜单"}, .shorts = {"m"}, .does = {"go to the menu", "回到菜单"}},
	{.word = "settings", .flags = WORD_GAME | WORD_LEAVES | WORD_ITEM, .opens = &settings_screen,
	 .chinese = {"设置"}, .shorts = {"s"}, .does = {"change the settings", "更改设置"}},
	{.word = "quit", .flags = WORD_GAME | WORD_LEAVES | WORD_ITEM | WORD_EXIT | WORD_SOLVES | WORD_LEARNS,
	 .chinese = {"退出"}, .shorts = {"q", "exit"}, .does = {"leave the program", "退出程序"}},
	{.word = "help", .flags = WORD_GAME | WORD_LOOKS | WORD_SOLVES, .obey = help_show, .chinese = {"帮助"},
	 .shorts = {"?"}, .does = {"show this list", "显示本表"}},
	{.word = "setup", .flags = WORD_GAME, .argument = {"black|white POINTS", "black|white 点 …"}},
	{.word = "turn", .flags = WORD_GAME, .argument = {"black|white", "black|white"}},
	{.word = "again", .flags = WORD_OVER | WORD_SOLVES, .chinese = {"再来"}, .shorts = {"a"},
	 .does = {"play again", "再来一局"}, .solves = {"try again", "重来"}},
	{.word = "y", .chinese = {"是"}, .shorts = {"yes"}},
	{.word = "n", .chinese = {"否"}, .shorts = {"no"}},
	{.word = NULL},
};
/* clang-format on */
