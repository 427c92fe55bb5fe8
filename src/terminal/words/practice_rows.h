/* Rows like those of phrase_rows.h: the phrases of puzzles, lessons and the quiz. */

/* clang-format off */
/* puzzles */
ROW(PHRASE_PUZZLE_FILE_ASK, "File with puzzles (Enter, back or menu = leave): ",
	"习题文件（回车、“返回”或“菜单”：返回）：")
ROW(PHRASE_PUZZLE_FILE_ASK_OWN, "File with puzzles (Enter = %1; menu = back): ", /* %1 file */
	"习题文件（回车：%1；“菜单”返回）：")
ROW(PHRASE_PUZZLE_ASK, /* %1 number of the puzzle, %2 number of puzzles, %3 side, %4 how hard */
	"Puzzle %1 of %2, %4: %3 to win (hint, help): ",
	"第%1题，共%2题（%4），%3先下并取胜（“提示”“帮助”）：")
ROW(PHRASE_PUZZLE_EASY, "easy", "容易")
ROW(PHRASE_PUZZLE_MEDIUM, "medium", "中等")
ROW(PHRASE_PUZZLE_HARD, "hard", "困难")
ROW(PHRASE_PUZZLE_ASK_SOLVED, /* %1 number of the puzzle, %2 number of puzzles; the next two likewise */
	"Puzzle %1 of %2: solved. Enter = next; again, previous, menu: ",
	"第%1题，共%2题：做对了。回车：下一题；再来、上一题、菜单：")
ROW(PHRASE_PUZZLE_ASK_MISSED, "Puzzle %1 of %2: missed. Enter = again; hint, next, previous, menu: ",
	"第%1题，共%2题：做错了。回车：再来；提示、下一题、上一题、菜单：")
ROW(PHRASE_PUZZLE_ASK_UNPROVED, "Puzzle %1 of %2: nothing to solve. Enter = next; previous, menu: ",
	"第%1题，共%2题：无解。回车：下一题；上一题、菜单：")
ROW(PHRASE_PUZZLES_LOADED, /* %1 file, %2 puzzles, %3 solved, %4 missed */
	"%1: %2 %2{puzzle|puzzles}, %3 solved, %4 missed.",
	"%1：共%2题，做对%3题，做错%4题。")
ROW(PHRASE_PUZZLES_OTHERS, /* %1 games */
	"%1 %1{game|games} of the file %1{is not a puzzle: it is|are not puzzles: they are} over or cannot be read.",
	"文件中另有%1局不是习题：已结束或无法读取。")
ROW(PHRASE_PUZZLES_MORE, "Only the first %1 puzzles are used.", "只用前%1题。") /* %1 puzzles */
ROW(PHRASE_PUZZLES_NONE, "%1 has no puzzles: it has no unfinished game that can be read.", /* %1 file */
	"%1 中没有习题：没有可读且未结束的棋局。")
ROW(PHRASE_PUZZLES_CHANGED, "%1 has changed; open it again.", "%1 已改变，请重新打开。") /* %1 file */
ROW(PHRASE_PUZZLE_SEARCH, "Looking for the win (%1{any key|Ctrl-C} = stop) ...", /* %1 is 1 if single keys are read */
	"正在寻找胜着（按%1{任意键| Ctrl-C }停止）……")
ROW(PHRASE_PUZZLE_UNPROVED, "No win for %1 could be proved here.", "未能证明%1必胜。") /* %1 side */
ROW(PHRASE_PUZZLE_RIGHT, "%1 is right. %2 replies %3.", /* %1 point; the reply: %2 side, %3 point */
	"%1 正确。%2下 %3。")
ROW(PHRASE_PUZZLE_REFUTED, "%1 is wrong: %2 replies %3 and wins in %4 %4{ply|plies}.", /* likewise, %4 plies */
	"%1 不对：%2下 %3，%4手必胜。")
ROW(PHRASE_PUZZLE_NO_WIN, "%1 is wrong: no win could be proved after it. %2 replies %3.", /* likewise */
	"%1 不对：此后未能证明必胜。%2下 %3。")
ROW(PHRASE_PUZZLE_LOST, "%1 is wrong: it loses the game.", "%1 不对：此着即负。") /* %1 point */
ROW(PHRASE_PUZZLE_SOLVED, "Solved!", "解答正确！")
ROW(PHRASE_PUZZLE_HELPED, "Won with a hint, so this try is not counted.", "借助提示获胜，这次不计。")
ROW(PHRASE_PUZZLE_UNJUDGED, "%1 was not judged, and its stone was taken off the board.", /* %1 point */
	"%1 未作判断，棋子已拿回。")
ROW(PHRASE_PUZZLE_BY_FOURS, /* %1 side, %2 plies; the next two likewise */
	"%1 wins by fours alone, in %2 %2{ply|plies}; hint again shows the first.",
	"%1可连续冲四取胜，双方共%2手；再输入“提示”显示第一手。")
ROW(PHRASE_PUZZLE_BY_THREES, "%1 wins by fours and threes, in %2 %2{ply|plies}; hint again shows the first.",
	"%1可用冲四和活三取胜，双方共%2手；再输入“提示”显示第一手。")
ROW(PHRASE_PUZZLE_BY_SEARCH, "%1 wins in %2 %2{ply|plies}, not by fours and threes alone; hint again shows the first.",
	"%1可取胜，双方共%2手，不全是冲四和活三；再输入“提示”显示第一手。")
ROW(PHRASE_PUZZLE_HINT, "%1 wins.", "%1 必胜。") /* %1 point */
ROW(PHRASE_PUZZLE_HINT_LATE, "%1 would have won.", "应下 %1。") /* %1 point */
ROW(PHRASE_PUZZLES_STAND, "%2 of %1 %1{puzzle|puzzles} solved, %3 missed.", /* %1 puzzles, %2 solved, %3 missed */
	"共%1题，做对%2题，做错%3题。")
ROW(PHRASE_PUZZLE_FIRST, "This is the first puzzle.", "这是第一题。")
ROW(PHRASE_PUZZLE_LAST, "This is the last puzzle.", "这是最后一题。")
ROW(PHRASE_PUZZLE_OVER, "The puzzle is over; type next, previous or again.",
	"本题已结束，请输入“再来”“下一题”或“上一题”。")
ROW(PHRASE_PUZZLE_WRONG, "\"%1\" can't be used in a puzzle; type a move, or help.", /* %1 typed text */
	"做习题时不能用“%1”；请落子，或输入“帮助”。")
ROW(PHRASE_TRIES_UNREAD, "The counts of solved puzzles cannot be read from %1: %2", /* %1 file, %2 why */
	"无法读取 %1 中的习题记录：%2")
ROW(PHRASE_TRIES_UNWRITTEN, "The counts of solved puzzles cannot be kept in %1: %2", /* likewise */
	"无法把习题记录写入 %1：%2")
ROW(PHRASE_TRIES_DAMAGED, /* %1 file, %2 number of lines, %3 number of the first line */
	"Ignored %2 %2{line|lines} of %1 that %2{is not a count|are not counts} of solved puzzles (first: line %3).",
	"已忽略 %1 中%2行无效的记录（第一处：第%3行）。")

/* learning */
ROW(PHRASE_LESSON_ASK, "Lesson %1 of %2. Enter = next; previous, why, quiz, menu: ", /* %1 lesson, %2 lessons */
	"第%1课，共%2课。回车：下一课；上一课、为何、测验、菜单：")
ROW(PHRASE_LESSON_WRONG, /* %1 typed text */
	"\"%1\" can't be used in a lesson; type next, previous, why POINT, quiz or menu.",
	"课中不能用“%1”；可输入“下一课”“上一课”“为何 点”“测验”或“菜单”。")
ROW(PHRASE_QUIZ_ASK, "Is %1 forbidden to Black? y, n (%2 of %3 right): ", /* %1 point, %2 right, %3 all */
	"%1 是黑方禁手点吗？是（y）、否（n）（答%3题，对%2题）：")
ROW(PHRASE_QUIZ_ASK_NEXT, "Enter = next question; why, forbidden, learn, menu: ",
	"回车：下一题；为何、禁手、学习、菜单：")
ROW(PHRASE_QUIZ_RIGHT, "Right: %1", "答对了：%1") /* %1 PHRASE_WHY_OK, PHRASE_WHY_WINS or PHRASE_WHY_FORBIDDEN */
ROW(PHRASE_QUIZ_WRONG, "Wrong: %1", "答错了：%1") /* likewise */
ROW(PHRASE_QUIZ_FIRST, "First answer y or n; menu goes back.", "请先回答“是”或“否”；“菜单”返回。")
ROW(PHRASE_QUIZ_WORDS, "Press Enter, or type why, why POINT, forbidden, learn or menu.",
	"请按回车，或输入“为何”“为何 点”“禁手”“学习”或“菜单”。")
