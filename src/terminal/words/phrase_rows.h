/* The phrases, a row each: name, English, Chinese; a comment says what the arguments are. phrases.h includes the rows
   for the names, and phrases.c for the texts; each defines ROW. practice_rows.h has more of them. */

/* clang-format off */
ROW(PHRASE_TITLE, "renju: %1x%1, %2 in a row, rule %3", /* %1 size, %2 K (a numeral), %3 rule */
	"renju：%1路棋盘，%2子成连，规则：%3")
ROW(PHRASE_PLAYERS, /* %1 Black's player, %2 White's player, %3 and %4 a blank and their stones */
	"Black%3: %1   White%4: %2",
	"黑方%3：%1   白方%4：%2")
ROW(PHRASE_HUMAN, "player", "棋手")
ROW(PHRASE_MACHINE, "machine (%1)", "电脑（%1）") /* %1 its name */

/* the menu */
ROW(PHRASE_MENU, "Menu", "菜单") /* for PHRASE_LIST_PART */
ROW(PHRASE_MENU_BLACK, "play Black against the machine", "执黑对电脑")
ROW(PHRASE_MENU_WHITE, "play White against the machine", "执白对电脑")
ROW(PHRASE_MENU_TWO, "two players", "双人对弈")
ROW(PHRASE_MENU_WATCH, "watch two machines", "观看电脑对弈")
ROW(PHRASE_MENU_SETTINGS, "settings", "设置")
ROW(PHRASE_MENU_PLAYERS, "name the players or machines", "指定双方棋手")
ROW(PHRASE_MENU_LAST, "continue the last game", "继续上一局")
ROW(PHRASE_MENU_LOAD, "load a game from a file", "从文件读取棋局")
ROW(PHRASE_MENU_RULES, "the rules of the game", "规则说明")
ROW(PHRASE_MENU_GAMES, "recent games", "最近的棋局")
ROW(PHRASE_MENU_PUZZLES, "solve puzzles", "做习题")
ROW(PHRASE_MENU_BOARD, "another board", "换一种棋盘")
ROW(PHRASE_MENU_LEARN, "learn the rules", "学习规则")
ROW(PHRASE_MENU_QUIT, "quit", "退出")
ROW(PHRASE_MENU_ASK, "Choice (%1-%2%3{ or arrow keys|}): ", /* %1 first and %2 last number, %3 is 1 with keys */
	"请选择（%1-%2%3{，或方向键|}）：")
ROW(PHRASE_LIST_WRONG, "Type a number from %1 to %2 and press Enter.", /* %1 first and %2 last number */
	"请输入%1到%2之间的数字，然后按回车键。")
ROW(PHRASE_MENU_WRONG, /* likewise */
	"Type a number from %1 to %2, or load, puzzle, learn, rules, settings or quit.",
	"请输入%1到%2之间的数字，或读取、习题、学习、规则、设置、退出。")
ROW(PHRASE_MENU_NO_LAST, "none yet", "暂无") /* the value of a menu item while there is no game to resume */
ROW(PHRASE_NO_LAST, "There is no game to continue.", "没有可继续的棋局。")
ROW(PHRASE_LAST_LOADED, "Continuing the %2{last |}game (%1 %1{move|moves}).", /* %1 moves, %2 is 1 for the last game */
	"继续%2{上一|此}局，已下%1手。")
ROW(PHRASE_AUTOSAVE_FAILED, "Recent games cannot be kept: %2", "无法自动保存棋局：%2") /* %2 why */
ROW(PHRASE_AUTOSAVE_PARTIAL, "Some notes are too long for the recent games; type save FILE.sgf to keep them.",
	"部分注释太长，未能自动保存；可输入“保存 文件.sgf”保存全部注释。")
ROW(PHRASE_LAST_DAMAGED, /* %1 the first file, %2 number of files */
	"Skipped %2 recent %2{game that cannot|games that cannot} be read: %1",
	"已略过%2局无法读取的棋局：%1")
ROW(PHRASE_LAST_GAMES, "Recent games", "最近的棋局")
ROW(PHRASE_LAST_GAMES_ASK, "Game to continue (%1-%2%3{ or arrow keys|}, Enter = back): ", /* as PHRASE_MENU_ASK */
	"请选择棋局（%1-%2%3{，或方向键；|，}按回车键返回）：")
ROW(PHRASE_LAST_GAME, "%1  %2 - %3", "%1  %2－%3") /* %1 one of the next four, %2 Black's and %3 White's player */
ROW(PHRASE_FILE_GAMES, "%1: games", "%1：棋局") /* %1 file */
ROW(PHRASE_FILE_GAMES_MORE, "Only the first %1 games of the file are listed.", "只列出文件的前%1局。") /* %1 games */
ROW(PHRASE_GAME_DAMAGED, "cannot be read", "无法读取")
ROW(PHRASE_LAST_BLACK, "Black won", "黑胜")
ROW(PHRASE_LAST_WHITE, "White won", "白胜")
ROW(PHRASE_LAST_DRAW, "draw", "和棋")
ROW(PHRASE_LAST_OPEN, "%1 %1{move|moves}", "未完，%1手") /* %1 moves */
ROW(PHRASE_PLAYERS_ASK, /* %1 side, %2 the machines, %3 the player now */
	"Who plays %1? (a name, or a machine: %2; Enter = %3; menu = back): ",
	"%1由谁下？（姓名，或电脑：%2；回车：%3；“菜单”返回）：")
ROW(PHRASE_BOARD_ASK, "New game, %1 (%2; Enter = %3; menu = back): ", /* %1 setting, %2 its values, %3 its value */
	"新局的%1（%2；回车：%3；“菜单”返回）：")
ROW(PHRASE_BEGINS_ASK,
	"Who begins? 1 you, 2 machine, 3 two players, 4 watch (Enter = 1; menu = back): ",
	"谁先下？1 你，2 电脑，3 双人，4 观战（回车：1；“菜单”返回）：")
ROW(PHRASE_PLAYERS_WRONG, "\"%1\" is a number, not a name; type menu to go back.", /* %1 typed text */
	"“%1”是数字，不是姓名；输入“菜单”返回。")
ROW(PHRASE_FILE_ASK, "File to load (Enter, back or menu = leave): ",
	"文件名（回车、“返回”或“菜单”：返回）：")
ROW(PHRASE_PAGE_ASK, "Press Enter to go back: ", "按回车键返回：")
ROW(PHRASE_MORE_ASK, "Enter = more, q = back: ", "按回车键翻页，q 返回：")
ROW(PHRASE_RULE_HEAD, "Which rule? The settings can change it later.", "用哪种规则？以后可在设置中更改。")
ROW(PHRASE_RULE_RENJU, "no double-three, double-four, overline for Black", "黑方有三三、四四、长连禁手")
ROW(PHRASE_RULE_FREESTYLE, "no move is forbidden", "双方均无限制")
ROW(PHRASE_RULE_ASK, "Rule (1, 2; help; Enter = %1; menu = back): ", /* %1 is the rule that Enter chooses */
	"规则（1、2；“帮助”；回车：%1；“菜单”返回）：")
ROW(PHRASE_SCORE, /* %1 Black's player, %2 their wins, %3 White's player, %4 their wins, %5 draws */
	"Score: Black (%1) %2, White (%3) %4, %5 %5{draw|draws}.",
	"比分：黑方 %1：%2，白方 %3：%4，和棋：%5。")

/* settings */
ROW(PHRASE_SETTINGS, "Settings", "设置")
ROW(PHRASE_LIST_PART, "%1 %2-%3 of %4%5{ (arrow keys)|}", /* %1 name of the list, %2 to %3 of %4, %5 is 1 with keys */
	"%1（%2-%3，共%4项%5{；方向键|}）")
ROW(PHRASE_LIST_ASK_MORE, "Number (%1-%2; Enter = more%1{, back = leave|}): ", /* %1 first and %2 last number */
	"请选择（%1-%2；回车翻页%1{，“返回”离开|}）：")
ROW(PHRASE_LEVEL_TIME, "%1 (%2 s)", "%1（%2秒）") /* %1 level, %2 the most seconds for a move */
ROW(PHRASE_SET_SIZE, "board size", "棋盘大小")
ROW(PHRASE_SET_CONNECT, "stones in a row to win", "连子数")
ROW(PHRASE_SET_RULE, "rule", "规则")
ROW(PHRASE_SET_FORBIDDEN, "forbidden moves", "禁手处理")
ROW(PHRASE_SET_OPENING, "opening", "开局")
ROW(PHRASE_SET_LEVEL, "machine level", "电脑级别")
ROW(PHRASE_NO_LIMIT, "no limit", "不限")
ROW(PHRASE_SET_TIME, "machine seconds per move", "电脑每手秒数")
ROW(PHRASE_SET_STYLE, "board style", "棋盘样式")
ROW(PHRASE_SET_WIDE, "wide stones (two columns each)", "宽字符（棋子占两列）")
ROW(PHRASE_SET_COLOR, "color", "颜色")
ROW(PHRASE_SET_CLOCK, "players' clock", "棋钟（仅计人的时间）")
ROW(PHRASE_SET_FLAG, "loss on time", "超时判负")
ROW(PHRASE_SET_LANGUAGE, "language", "语言")
ROW(PHRASE_SET_COORDS, "coordinates", "坐标写法")
ROW(PHRASE_SET_MARKS, "mark forbidden points", "标出禁手点")
ROW(PHRASE_SET_KEYS, "keys and mouse", "按键与鼠标")
ROW(PHRASE_SET_BELL, "bell after a machine's move", "电脑落子后响铃")
ROW(PHRASE_SET_BOOK, "the machines' book", "电脑的开局库")
ROW(PHRASE_SET_THREATS, "show threats", "显示威胁")
ROW(PHRASE_SET_MOVE_TIMES, "times in the list of moves", "着法列表显示用时")
ROW(PHRASE_SET_CURVE, "curve of chances in play", "对局中显示胜率曲线")
ROW(PHRASE_SET_BOOK_LINE, "show the book's moves", "显示开局库着法")
ROW(PHRASE_SET_THEME, "board colors", "棋盘配色")
ROW(PHRASE_SET_JOBS, "cores for engine (0 = all)", "引擎使用的核数（0 为全部）")
ROW(PHRASE_CLOCK_VALUES, "minutes+seconds per move, e.g. 10+5, or off", "分钟+每手加秒，如 10+5，或“关”")
ROW(PHRASE_BOOK_VALUES, "a file of games, or off", "棋谱文件，或“关”")
ROW(PHRASE_BOOK_FAULT, "%1 cannot be used as a book: %2", "%1 不能用作开局库：%2") /* %1 file, %2 why */
ROW(PHRASE_BOOK_REMARK, "Part of %1 is not in the book: %2", "%1 有一部分未读入开局库：%2") /* likewise */
ROW(PHRASE_BOOK_MOVES, "The book has %1 %1{move|moves}.", "开局库共有%1个着法。") /* %1 number of moves */
ROW(PHRASE_NO_BOOK, "There is no book; type settings, then book, to choose a file of games.",
	"没有开局库；可输入“设置”，在“电脑的开局库”一项选择棋谱文件。")
ROW(PHRASE_BOOK_NONE, "No game of the book goes on from here.", "开局库中没有此局面的着法。")
ROW(PHRASE_BOOK_COUNT, "Type moves alone, or with a number.", "请单独输入“开局库”，或加一个数字。")
ROW(PHRASE_BOOK_GAMES, "%1 %1{game of the book goes|games of the book go} on from here:", /* %1 games */
	"开局库中有%1局从此局面续下：")
ROW(PHRASE_BOOK_MOVE, /* %1 point, %2 games, %3 their percent, percents of %4 Black's wins, %5 draws, %6 White's wins */
	"%1: %2 %2{game|games} (%3%); Black won %4%, draw %5%, White won %6%",
	"%1：%2局（%3%）；黑胜%4%，和棋%5%，白胜%6%")
ROW(PHRASE_BOOK_MOVE_OPEN, "%1: %2 %2{game|games} (%3%); no result is known", /* the same, without a result */
	"%1：%2局（%3%）；结果不明")
ROW(PHRASE_BOOK_LINE, "Book, %1 %1{game|games}: %2", "开局库%1局：%2") /* beside the board: %1 games, %2 moves */
ROW(PHRASE_SETTINGS_ASK, /* as PHRASE_MENU_ASK */
	"Setting to change (number%3{ or arrow keys|}), Enter or 0 to go back: ",
	"请输入要更改的项目，%3{或用方向键选择；|}按回车键或输入0返回：")
ROW(PHRASE_SETTINGS_VALUE, "New value for \"%1\" (%2): ", "“%1”改为（%2）：") /* %1 setting, %2 its values */
ROW(PHRASE_SETTINGS_WRONG, "\"%1\" is not possible here; choose %2.", /* %1 typed text, %2 the setting's values */
	"“%1”无效，可选：%2。")
ROW(PHRASE_SETTINGS_NUMBER, /* %1 first and %2 last number */
	"Type a number from %1 to %2, or the beginning of a name.",
	"请输入%1到%2之间的数字，或名称的开头。")
ROW(PHRASE_KEPT_WRONG, /* %1 file, %2 number of a line, %3 its text */
	"Ignored line %2 of %1: \"%3\" is not a setting with a valid value.",
	"已忽略 %1 第%2行：“%3”不是有效的设置。")
ROW(PHRASE_KEPT_MISFIT, "Ignored line %2 of %1: \"%3\" does not fit the other settings.", /* likewise */
	"已忽略 %1 第%2行：“%3”与其他设置不符。")
ROW(PHRASE_KEPT_MORE, "Ignored %1 more %1{line|lines} of that file.", "另有%1行已忽略。") /* %1 number of lines */
ROW(PHRASE_KEPT_UNREAD, "Settings cannot be read from %1: %2", "无法读取设置文件 %1：%2") /* %1 file, %2 why */
ROW(PHRASE_KEPT_UNWRITTEN, "Settings cannot be kept in %1: %2", "无法保存设置到 %1：%2") /* likewise */

/* the rules: %1 size, %2 K, %3 rule */
ROW(PHRASE_NOBODY_WINS, "Nobody can win: the board is too small for %2 in a row.",
	"棋盘太小，排不下%2子，双方都无法获胜。")
ROW(PHRASE_CONNECT_FOLLOWS, "%2 in a row now wins: a longer row does not fit on this board.",
	"连子数随之改为%2，即此棋盘能排下的最大数。")
ROW(PHRASE_CONNECT_RETURNS, "The goal is %2 in a row again.", "连子数恢复为%2。")
ROW(PHRASE_RULE_FOLLOWS, "The rule is now %3, because renju needs five in a row.", "规则随之改为%3：连珠只用五子。")
ROW(PHRASE_RULE_STAYS, "The rule is still %3; the settings can change it.", "规则仍为%3，可在设置中更改。")
ROW(PHRASE_RULE_RETURNS, "The rule is %3 again.", "规则恢复为%3。")
ROW(PHRASE_CONNECT_TOO_LONG, "%2 in a row does not fit on a %1x%1 board. Nothing was changed.",
	"%1路棋盘排不下%2子。未作更改。")
ROW(PHRASE_RENJU_IS_FIVE, "Renju is played with five in a row, not %2. Nothing was changed.",
	"连珠只用五子，现在的连子数是%2。未作更改。")
ROW(PHRASE_OPENING_NEEDS_ODD,
	"This opening needs a center point: a board of odd size, not %1x%1. Nothing was changed.",
	"此开局需要天元，棋盘路数须为奇数，现为%1路。未作更改。")
ROW(PHRASE_OPENING_NEEDS_NINE,
	"This opening needs a board of odd size, 9x9 or larger, not %1x%1. Nothing was changed.",
	"此开局需要9路以上的奇数路棋盘，现为%1路。未作更改。")
ROW(PHRASE_NEXT_GAME, "The new rules apply from the next game.", "新规则从下一局起生效。")

/* the game */
ROW(PHRASE_ASK, /* %1 side, %2 an example of a move, %3 number of the move, %4 is 1 if arrow keys move the cursor */
	"Move %3, %1 to play (e.g. %2;%4{ arrow keys;|} help): ",
	"第%3手，轮到%1落子（如 %2%4{、方向键、帮助|，或“帮助”}）：")
ROW(PHRASE_ON_POINT, "[%1]", "[%1]") /* after the question: the cursor's point */
ROW(PHRASE_ON_FORBIDDEN, "%1: %2", "%1：%2") /* likewise, %2 why it is forbidden */
ROW(PHRASE_ASK_ANSWER, /* a draw is offered: %1 side, %2 an example of a move */
	"%1: type draw to accept, or a move (e.g. %2) to decline: ",
	"%1：输入“和棋”接受提和，落子（如 %2）则拒绝：")

/* openings: %1 the first player's color, %2 the second player's, %3 the player on turn, %4 WORDING_MAY or WORDING_MUST,
   %5 number of the stone, %6 the name of the player on turn in brackets, or "", %7 the stone's color, %8 the opening,
   %9 the color of the player on turn */
ROW(PHRASE_OPENING_STANDS, /* a line above the question */
	"%8: stone %5 (%7). The first player places the first stone.",
	"%8：第%5子（%7）。开局时先下者为假先方。")
ROW(PHRASE_ASK_OPENING, "The %3%6, as %9, %4: ", "%3%6（%9）%4：")
ROW(PHRASE_WHO, "The first player is now %1, the second player %2. The %3 is to move.", /* the answer to `who` */
	"轮到%9（%3）。假先方（开局时先下者）现为%1，假后方现为%2。")
ROW(PHRASE_OPENING_FOR_TWO, "%1 is an opening for two people; this game opens freely.", /* %1 the opening */
	"%1只用于双人对弈，本局自由开局。")
ROW(PHRASE_OPENING_BARS, "Not allowed by the opening: you %1.", /* %1 WORDING_MAY or WORDING_MUST */
	"这不合开局规则：此时%1。")
ROW(PHRASE_OFFER_COUNT, "Offer exactly %1 %1{point|points}, not %2.", /* %1 points required, %2 points offered */
	"须打%1点，而不是%2点。")
ROW(PHRASE_RULES_OPENING, "Opening: %1.", "开局：%1。") /* %1 the opening */
ROW(PHRASE_COMMA, ", ", "、") /* between the items of a list */
ROW(PHRASE_STEPS_MORE, "After more:", "加子之后：")
ROW(PHRASE_STEPS_OFFER, "After an offer:", "打点之后：")
ROW(PHRASE_SWAPPED, "The %1 swaps and now plays %2.", "%1交换，现为%2。") /* %1 player, %2 their new color */
ROW(PHRASE_PATTERN, "Opening pattern: %2 (%3{|in}direct no. %1).", /* %1 number, e.g. 4 for D4, %2 name, %3 1 for D */
	"开局：%2（%3{直|斜}指%1）。")
ROW(PHRASE_DROP_ASK, "Leave this game? It stays under recent games. y, n, save FILE: ",
	"离开本局吗？（已自动保存）是（y）、否（n），或“保存 文件”：")
ROW(PHRASE_DROP_NOTES_ASK, "Your notes on this game are not saved. Leave? y, n, save FILE.sgf: ",
	"本局的注释尚未保存到 SGF 文件。离开吗？是（y）、否（n），或“保存 文件.sgf”：")
ROW(PHRASE_RESIGN_ASK, "Resign this game? y, n: ", "认输吗？是（y）、否（n）：")
ROW(PHRASE_DROP_WRONG, "Type y (or the command again) to leave, n to stay, or save FILE to save first.",
	"“是”或重复刚才的命令：离开本局；“否”或回车：继续；“保存 文件”：先存盘。")
ROW(PHRASE_MOVES, "Moves", "着法")
ROW(PHRASE_KEYS, /* beside the board of a wide screen: a heading, and lines */
	"\nKeys\n  arrows  move the cursor\n  Enter   play there\n  Tab     next forbidden or offered point\n"
	"  help, hint, why, undo, back, menu\n",
	"\n按键\n  方向键  移动光标\n  回车    在光标处落子\n"
	"  Tab     下一个禁手点或打点\n  帮助、提示、为何、悔棋、菜单\n")
ROW(PHRASE_KEYS_BACK, /* likewise, while a person looks back */
	"\nKeys\n  left, right  one move back or on\n  Home, End    first or last position\n"
	"  space        play by itself\n  Enter        back to the game\n",
	"\n按键\n  左右键     后退、前进一手\n  Home、End  开头、末尾\n  空格       自动播放\n  回车       回到对局\n")
ROW(PHRASE_WATCHING, "%1 is thinking%2; %3{space|Ctrl-C} pauses the game.", /* as PHRASE_THINKING, %3 is 1 with keys */
	"%1思考中%2；按%3{空格键| Ctrl-C }暂停。")
ROW(PHRASE_WATCH_STOP, "Space pauses the game.", "按空格键暂停。")
ROW(PHRASE_THREATS, /* the legend: %1 to %3 the marks of Black's fives, fours and threes, %4 to %6 of White's */
	"Five, straight four, open three: Black %1, %2, %3; White %4, %5, %6.",
	"黑方威胁：%1＝成五，%2＝活四，%3＝活三；白方：%4＝成五，%5＝活四，%6＝活三。")
ROW(PHRASE_SHAPES, /* %1 to %3 what the board shows */
	"%1 %2: stones of a shape; *: completes or extends it; %3: forbidden.",
	"%1 %2＝相关的子，*＝成五或成活四的点，%3＝禁手点。")
ROW(PHRASE_ROW, "%1: the winning row.", "%1＝连成一线的子。") /* %1 what the board shows */
ROW(PHRASE_THREATS_NOW, "Threats are %1{shown|hidden}.", "威胁已%1{显示|隐藏}。") /* %1 is 1 for on */
ROW(PHRASE_THINKING, /* %1 side, %2 PHRASE_AT_MOST, or empty without a limit */
	"%1 is thinking%2; Ctrl-C makes it move.",
	"%1思考中%2；按 Ctrl-C 立即落子。")
ROW(PHRASE_ADVISING, "Looking for a move for %1%2; Ctrl-C ends the search.", /* the same, for a person who asked */
	"正在为%1找着法%2；按 Ctrl-C 立即给出。")
ROW(PHRASE_AT_MOST, " (at most %1 %1{second|seconds})", "，最多%1秒") /* %1 seconds */
ROW(PHRASE_PROGRESS, "depth %1: %2, %3%", "深度%1：%2，胜率 %3%") /* %1 depth, %2 point, %3 percent */
ROW(PHRASE_PLAYED, "%1 played %2 after %3 s.", "%1落子 %2，用时%3秒。") /* %1 side, %2 point, %3 seconds */
ROW(PHRASE_PASSED, "%1 passed.", "%1停一手。") /* %1 side */
ROW(PHRASE_TIME_UP, "%2 wins on time.", "%1超时，%2获胜。") /* %1 loser, %2 winner */
ROW(PHRASE_RESIGNED, "%2 wins: %1 resigned.", "%1认输，%2获胜。") /* %1 loser, %2 winner */
ROW(PHRASE_CLAIMED, "White claimed the forbidden move.", "白方指出禁手。")
ROW(PHRASE_OFFERED, "%1 offers a draw; %2 may accept it by typing draw.", /* %1 side, %2 other side */
	"%1提和；%2输入“和棋”即接受。")
ROW(PHRASE_AGREED, "Both sides agreed to a draw.", "双方同意和棋。")
ROW(PHRASE_DECLINED, "%1 declines the draw.", "%1不同意和棋。") /* %1 side of the machine */
ROW(PHRASE_CLOCKS_AGAIN, "Time was up, so both clocks start again.", "因已超时，双方棋钟重新开始计时。")
ROW(PHRASE_NOTES_RETURN, "Notes on moves taken back return if the same moves are played again.",
	"重下同样的着法，所悔着法的注释即恢复。")
ROW(PHRASE_UNDONE, "%1 %1{move|moves} taken back.", "已悔%1手。") /* %1 plies */
ROW(PHRASE_HINT, "Suggestion for %1: %2%4{ (Enter plays it)|}.", /* %1 side, %2 point, %4 is 1 if Enter plays there */
	"建议%1下 %2%4{（回车落子）|}。")
ROW(PHRASE_HINT_BOOK, /* %1 side, %2 point, %3 number of games */
	"Suggestion for %1: %2 (from the book, %3 %3{game|games}).",
	"建议%1下 %2（开局库，%3局）。")
ROW(PHRASE_HINT_PASS, "%1 can only pass.", "%1只能停一手。") /* %1 side */
ROW(PHRASE_HINT_COUNT, /* %1 the most moves that can be asked for */
	"Type hint alone, or with a number from 1 to %1.",
	"请单独输入“提示”，或加1到%1之间的数字。")
ROW(PHRASE_HINT_STOPPED, "The search was stopped.", "搜索已中断。")
ROW(PHRASE_NO_HINT, "There is no move to suggest here.", "这里没有可建议的着法。")
ROW(PHRASE_SOLVED_WIN, "%1 wins by force in %2 %2{ply|plies}: %3", /* %1 winner, %2 plies, %3 line */
	"%1%2手必胜：%3")
ROW(PHRASE_SOLVED_DRAW, "Neither side can win by force.", "双方都没有必胜下法。")
ROW(PHRASE_SOLVED_NOTHING, "No forced win or loss was found.", "未发现必胜或必败。")
ROW(PHRASE_SAVE, "save", "保存") /* for PHRASE_NEEDS_FILE */
ROW(PHRASE_LOAD, "load", "读取")
ROW(PHRASE_SAVED, "The game has been saved to %1.", "棋局已保存到 %1。") /* %1 file */
ROW(PHRASE_IN_PLACE, "No file can be made beside %1: it is overwritten in place.", /* %1 file */
	"无法在 %1 所在的文件夹中新建文件，将直接覆盖该文件。")
ROW(PHRASE_NOTES_NEED_SGF, "Some notes are too long for that file; type save FILE.sgf to keep them.",
	"有些注释太长，未写入该文件；用“保存 文件.sgf”可保留注释。")
ROW(PHRASE_NOTES_LOST, "Some notes of %1 are too long and were skipped.", "%1 中有些注释太长，未读取。") /* %1 file */
ROW(PHRASE_CROSS, "cross", "叉") /* a mark on a point; so are the next three, as enum note_kind */
ROW(PHRASE_TRIANGLE, "triangle", "三角")
ROW(PHRASE_CIRCLE, "circle", "圆圈")
ROW(PHRASE_SQUARE, "square", "方块")
ROW(PHRASE_NOTES_FULL, "There is no room for another note.", "已没有空间写注释。")
ROW(PHRASE_NOTE_CUT, "... (type note to read all of it)", "……（输入“注释”可阅读全文）")
ROW(PHRASE_NO_NOTE, "There is no note on this move; type note TEXT to write one.",
	"这手没有注释；可输入“注释 文字”。")
ROW(PHRASE_LOADED, "Loaded %1 (%2 %2{move|moves}).", "已读取 %1，共%2手。") /* %1 file, %2 moves */
ROW(PHRASE_NO_FILE, "%1: %2", "%1：%2") /* %1 file, %2 why */
ROW(PHRASE_NEEDS_FILE, "Name the file, e.g. %1 game.moves", /* %1 PHRASE_SAVE or PHRASE_LOAD */
	"请写明文件名，如：%1 game.moves")
ROW(PHRASE_REPLACE_ASK, "%1 already holds a game. Replace it? y or n: ", /* %1 file */
	"%1 已存有棋局。覆盖吗？是（y）、否（n）：")
ROW(PHRASE_NOT_SAVED, "%1 is unchanged; your game has not been saved.", "%1 未改动，本局未保存。") /* %1 file */
ROW(PHRASE_WONT_OVERWRITE, "%1 already exists and was not saved by renju; choose another name.", /* %1 file */
	"%1 已存在，且不是本程序保存的棋局，请换一个文件名。")
ROW(PHRASE_WONT_SAVE_ON_RECORD, "This game is being recorded in %1; choose another name.", /* %1 file */
	"%1 正用于记录本局，请换一个文件名。")
ROW(PHRASE_IS_AUTOSAVE, "This game is kept in %1 as a recent game; choose another file.", /* %1 file */
	"%1 正用于自动保存本局，请换一个文件。")
ROW(PHRASE_TOO_SMALL, "This board needs a terminal of %1 columns and %2 rows.", /* %1 columns and %2 rows required */
	"显示此棋盘需要%1列%2行的终端。")
ROW(PHRASE_WATCH_ASK, "Paused. %3{Space|Enter} = continue; undo, save FILE, menu, quit, help: ", /* %3 as above */
	"已暂停。按%3{空格|回车}键继续；悔棋、保存 文件、菜单、退出、帮助：")
ROW(PHRASE_WATCHED, "Machines play both sides; press Enter to continue, or type go for one move.",
	"双方都由电脑下：按回车键继续，输入“代走”只下一手。")
ROW(PHRASE_BAD_LINE, /* %1 file, %2 line; after this and the next two, another note says why */
	"%1 could not be read (line %2); your game is unchanged:",
	"%1 第%2行无法读取，棋局不变：")
ROW(PHRASE_LOADED_PART, /* %1 file, %2 line, %3 moves */
	"Loaded %3 %3{move|moves} of %1; the rest (from line %2) could not be read:",
	"%1 读取到第%2行为止，共%3手，其余已略去：")
ROW(PHRASE_LOADED_NOTHING, "No game could be read from %1 (line %2):", /* %1 file, %2 line */
	"%1 中没有可读的棋局，第%2行：")
ROW(PHRASE_MAIN_LINE, "Loaded the main line of %1; its variations were skipped.", /* %1 file */
	"%1 只读取了主线，其中的变化已略去。")
ROW(PHRASE_FIRST_GAME, "Loaded the first game of %1; use renju -g to read the others.", /* %1 file */
	"%1 只读取了第一局，其余请用 renju -g 读取。")
ROW(PHRASE_NO_GAME, "No game could be read from %1.", "%1 中没有可读的棋局。") /* %1 file */
ROW(PHRASE_NO_GAME_AT, /* %1 file, %2 line, %3 text found there */
	"The game in %1 (line %2) could not be read because of \"%3\".",
	"%1 第%2行的棋局因“%3”无法读取。")
ROW(PHRASE_GAME_OF_GO, "%1 holds a game of Go; renju does not play Go.", /* %1 file */
	"%1 是围棋棋谱，本程序不下围棋。")
ROW(PHRASE_BAD_PLY, /* %1 file, %2 ply, %3 text found there, in brackets, or "" */
	"%1 could not be read from move %2 on%3; your game is unchanged.",
	"%1 第%2手起无法读取%3，棋局不变。")
ROW(PHRASE_LOADED_PLIES, /* likewise, %4 moves loaded */
	"Loaded %4 %4{move|moves} of %1; the rest (from move %2) could not be read%3.",
	"%1 读取了%4手，第%2手起无法读取%3。")
ROW(PHRASE_SGF_TOO_SMALL, "%1: SGF cannot name all points of this board; choose a name without .sgf.", /* %1 file */
	"%1：SGF 无法表示这么大的棋盘，请换一个扩展名。")
ROW(PHRASE_OTHER_FORMAT, /* %1 file */
	"%1: a game is saved as moves, or as SGF if the name ends in .sgf; use renju -g --to for other formats.",
	"%1：只能存为着法文件，或以 .sgf 结尾的 SGF 文件；其他格式请用 renju -g --to 转换。")
ROW(PHRASE_RECORD_LOST, "Cannot write the record: %1", "无法写入棋谱：%1") /* %1 why */

/* refusals; more of them, with the steps of openings, are in commands/wording_rows.h */
ROW(PHRASE_STOP, ".", "。") /* after a wording that is a sentence of its own */
ROW(PHRASE_QUOTED, "\"%1\"", "“%1”") /* %1 typed text */
ROW(PHRASE_TYPE_HELP, "; type help", "；输入“帮助”查看命令") /* after WORDING_SYNTAX */
ROW(PHRASE_OTHER_COORDS, /* %1 typed text, %2 an example of a move */
	"Here a point is written like %2. To write points like %1, type settings, then coordinates.",
	"坐标要写成 %2 这样。要用 %1 这种写法，请输入“设置”，选“坐标写法”。")
ROW(PHRASE_NOT_OVER, "The game is not over; type new to start again.", "棋局尚未结束，可输入“新局”重新开始。")
ROW(PHRASE_NO_CHOICE, "%1 cannot be used at this point of the opening.", /* %1 typed word: swap or another choice */
	"开局的这一步不能用“%1”。")
ROW(PHRASE_FOR_FILES, "%1 is only for checking files, not for play.", /* %1 word */
	"“%1”只用于检查棋谱文件，不用于终端对局。")
ROW(PHRASE_ONLY_BACK, "%1 is for looking back; type back first.", /* %1 word */
	"“%1”只在回看时可用，请先输入“回看”。")
ROW(PHRASE_ONLY_PUZZLES, "%1 is for puzzles; type puzzle to solve some.", /* %1 word */
	"“%1”只在做习题时可用，请先输入“习题”。")
ROW(PHRASE_USAGE, "Usage: %1 %2", "格式：%1 %2") /* %1 word, %2 its argument */
ROW(PHRASE_NEEDS_SWITCH, "Type %1 alone, or with on or off, e.g. %1 off.", /* likewise */
	"请单独输入“%1”，或加开、关，如“%1 关”。")
ROW(PHRASE_TOO_LONG, "That line is too long to be a move or a command.", "输入太长。")

/* forbidden moves */
ROW(PHRASE_UNKNOWN, "nested too deeply to be judged", "嵌套过深，无法判定")
ROW(PHRASE_FORBIDDEN_LOST, "%1 is forbidden to Black (%2): White wins.", /* %1 point, %2 kinds */
	"%1 是黑方禁手点（%2），黑方负，白方胜。")
ROW(PHRASE_FORBIDDEN_CLAIM, "%1 is forbidden to Black (%2): White may claim it and win.", /* %1 point, %2 kinds */
	"%1 是黑方禁手点（%2），白方可指出禁手获胜。")
ROW(PHRASE_FORBIDDEN_PLAYED, "%1 was forbidden to Black (%2).", "%1 是黑方禁手点（%2）。") /* %1 point, %2 kinds */
ROW(PHRASE_FORBIDDEN_NONE, "No point is forbidden.", "没有禁手点。")
ROW(PHRASE_FORBIDDEN_COUNT, "%1 %1{point is|points are} forbidden to Black.", /* %1 number of points */
	"黑方禁手点共%1个。")

/* why */
ROW(PHRASE_WHY_OK, "%2 is allowed for %1.", "%1可以下 %2。") /* %1 side, %2 point */
ROW(PHRASE_WHY_WINS, "%1 wins by playing %2.", "%1下 %2 即胜。") /* %1 side, %2 point */
ROW(PHRASE_WHY_FILLS, "%1 fills the board by playing %2: a draw.", /* %1 side, %2 point */
	"%1下 %2 后棋盘已满，和棋。")
ROW(PHRASE_WHY_FORBIDDEN, "%2 is forbidden to %1: %3.", "%2 是%1禁手点：%3。") /* %1 side, %2 point, %3 kinds */
ROW(PHRASE_WHY_FIVE, "five: %1", "五连：%1") /* %1 stones */
ROW(PHRASE_WHY_OVERLINE, "overline: %1", "长连：%1") /* %1 stones */
ROW(PHRASE_WHY_FOUR, "four: %1, completed at %2", "四：%1，成五点 %2") /* %1 stones, %2 points */
ROW(PHRASE_WHY_THREE, "open three: %1 (straight four at %2)", "活三：%1，成活四点 %2") /* %1 stones, %2 points */
ROW(PHRASE_WHY_UNREAL, /* %1 stones, %2 list of PHRASE_WHY_WOULD_BE and WORDING_UNJUDGED */
	"not a real three: %1, because %2",
	"假活三：%1，因为 %2")
ROW(PHRASE_WHY_WOULD_BE, "%1 would be a forbidden %2", "%1 是%2") /* %1 point, %2 kind */
ROW(PHRASE_WHY_THEN, "with %1, ", "若下 %1，") /* before a shape of an extension: %1 its point */
ROW(PHRASE_WHY_MAYBE, "three: %1, perhaps not real: %2", "三：%1，是否活三未定：%2") /* %1 stones, %2 likewise */

/* the end */
ROW(PHRASE_WON, "%1 wins.", "%1获胜。") /* %1 side */
ROW(PHRASE_WON_ROW, "%1 wins: %2.", "%1%3连获胜：%2。") /* %1 side, %2 stones, %3 K (a numeral) */
ROW(PHRASE_DRAW, "A draw.", "和棋。")
ROW(PHRASE_DRAW_FULL, "A draw: the board is full.", "和棋：棋盘已满。")
ROW(PHRASE_DRAW_PASSES, "A draw: both sides passed.", "和棋：双方连续停一手。")
ROW(PHRASE_MISSED, "Missed wins: %1.", "错失必胜：%1。") /* %1 list of PHRASE_MISSED_WIN */
ROW(PHRASE_MISSED_WIN, "%2 with %3 at move %1", "第%1手%2应下 %3") /* %1 move, %2 side, %3 point */
ROW(PHRASE_MISSED_AND, "; ", "；") /* between two of PHRASE_MISSED_WIN */
ROW(PHRASE_MISSED_PART, "Moves before move %1 were not reviewed.", "第%1手之前的着法未复盘。") /* %1 move */
ROW(PHRASE_COUNTS, /* %1 moves, %2 Black's and %3 White's seconds */
	"%1 %1{move|moves}. Time: Black %2 s, White %3 s.",
	"共%1手。用时：黑方%2秒，白方%3秒。")
ROW(PHRASE_END_ASK, "Again (a), swap sides (w), menu (m), back, save, help, quit (q)? ",
	"再来（a）、换边（w）、菜单（m）、回看、保存、帮助、退出（q）？")
ROW(PHRASE_END_WRONG, "\"%1\" is not one of the choices.", "“%1”不是可选的回答。") /* %1 typed text */

/* looking back */
ROW(PHRASE_BACK_ASK, /* %1 moves shown, %2 moves of the game, %3 is 1 if keys step */
	"After move %1 of %2 (%3{arrow keys|back, forth}, help; Enter = back to the game): ",
	"已下%1手，共%2手（%3{方向键|后退、前进}，或“帮助”；回车回到对局）：")
ROW(PHRASE_BACK_ASK_NONE, /* for a game without moves */
	"No move has been played yet (help; Enter = back to the game): ",
	"尚未落子（“帮助”；回车回到对局）：")
ROW(PHRASE_BACK_PLAYS, "After move %1 of %2; %3{any key|Enter} stops: ", /* likewise, while autoplay runs */
	"已下%1手，共%2手；%3{任意键|回车}停止：")
ROW(PHRASE_CONTINUED, "Playing on from here; %1 later %1{move is|moves are} gone.", /* %1 moves left out */
	"从此处续下，其后%1手已删去。")
ROW(PHRASE_CONTINUED_KEPT, /* likewise, and the game that had them is kept */
	"Playing on from here; the game with %1 later %1{move|moves} is among the recent games.",
	"从此处续下；含其后%1手的原局保存在最近的棋局中。")
ROW(PHRASE_UNKNOWN_WORD, "\"%1\" is not a command; type help.", /* %1 typed text */
	"没有“%1”这个命令，请输入“帮助”。")
ROW(PHRASE_BACK_WRONG, /* %1 typed text */
	"\"%1\" can't be used while looking back; press Enter to return, or type help.",
	"回看时不能用“%1”；按回车键回到对局，输入“帮助”查看可用的命令。")
ROW(PHRASE_ANALYSIS_ON, "Analysis is on: looking back shows the winning chances.",
	"分析已开：回看时逐手显示胜率。")
ROW(PHRASE_ANALYSIS_OFF, "Analysis is off.", "分析已关。")

/* the review, as enum move_mark: %1 number of the move, %2 point, %3 percent lost, %4 better point */
ROW(PHRASE_MARK_ONLY, "Move %1, %2: the only good move", "第%1手 %2：唯一手")
ROW(PHRASE_MARK_MISSED, "Move %1, %2: missed win (-%3%); better: %4", "第%1手 %2：错失必胜（-%3%），宜下 %4")
ROW(PHRASE_MARK_BLUNDER, "Move %1, %2: blunder (-%3%); better: %4", "第%1手 %2：恶手（-%3%），宜下 %4")
ROW(PHRASE_MARK_MISTAKE, "Move %1, %2: mistake (-%3%); better: %4", "第%1手 %2：失误（-%3%），宜下 %4")
ROW(PHRASE_MARK_DOUBTFUL, "Move %1, %2: doubtful (-%3%); better: %4", "第%1手 %2：疑问手（-%3%），宜下 %4")
ROW(PHRASE_CHANCE, "Black %1% %2 %3% White", /* %1 Black's percent, %2 a bar, %3 White's percent */
	"黑方 %1% %2 %3% 白方")
ROW(PHRASE_CHANCES_SAVED, "Chances: Black %1%, White %2%", /* a comment in a file: %1 Black's percent, %2 White's */
	"胜率：黑方 %1%，白方 %2%")
ROW(PHRASE_CHANCES, "Chances: ", "黑方胜率：") /* before the curve */
ROW(PHRASE_CHANCES_PLAY, "Black's chances: ", "黑方胜率：") /* likewise, during play, where no bar is above it */
ROW(PHRASE_SIGNS, "?? blunder, ? mistake, ?! doubtful, ! only", "?? 恶手，? 失误，?! 疑问手，! 唯一手")
ROW(PHRASE_REVIEWING, "Reviewing the game ...", "正在复盘……")
ROW(PHRASE_REVIEW_STOPPED, "The review was stopped; type review to go on.", "复盘已中断；输入“复盘”继续。")
ROW(PHRASE_NO_MARKS, "No mistakes were found.", "没有发现失误。")
ROW(PHRASE_NO_BETTER, "No better line is known for this move.", "这手棋没有更好的下法。")
ROW(PHRASE_BEST_MOVES, "Best moves for %1: %2.", "%1的最佳着法：%2。") /* %1 side, %2 list of PHRASE_BEST_MOVE */
ROW(PHRASE_BEST_MOVE, "%1 %2%", "%1 %2%") /* %1 point, %2 percent */
ROW(PHRASE_BETTER, "Better than %1: %2", "%1 宜改下：%2") /* %1 the move of the game, %2 line */
ROW(PHRASE_BETTER_ASK, /* %1 moves shown, %2 moves of the line, %3 is 1 if keys step */
	"Better line, move %1 of %2 (%3{arrow keys|back, forth}; Enter = back to the game): ",
	"更好的下法，第%1手，共%2手（%3{方向键|后退、前进}；回车回到对局）：")

/* help: lines of keys, a tab, and what the keys do */
ROW(PHRASE_HELP_MOVE, "play there", "落子")
ROW(PHRASE_HELP_KEYS,
	"arrow keys\tmove the cursor\n"
	"Enter, space\tplay at the cursor\n"
	"Esc\thide the cursor\n",
	"方向键\t移动光标\n"
	"回车、空格\t在光标处落子\n"
	"Esc\t隐藏光标\n")
ROW(PHRASE_HELP_TAB, "Tab\tcomplete the word\n", "Tab\t补全命令\n")
ROW(PHRASE_HELP_TAB_OFFERED, "Tab alone\tnext offered point\n", "Tab（无输入）\t下一个打点\n")
ROW(PHRASE_HELP_TAB_FORBIDDEN, "Tab alone\tnext forbidden point\n", "Tab（无输入）\t下一个禁手点\n")
ROW(PHRASE_HELP_BACK, "Enter\treturn to the game\n", "回车\t回到对局\n")
ROW(PHRASE_HELP_BACK_KEYS,
	"Left, Right\tgo back, forward\n"
	"Space\tstart or stop autoplay\n"
	"Home, End\tfirst, last position\n",
	"左、右键\t后退、前进一手\n"
	"空格\t开始或停止播放\n"
	"Home、End\t开头、末尾\n")
