/* What refusals and the steps of an opening say, in parts of sentences, a row each: name, English, Chinese. A comment
   says what the arguments are. wording.h includes the rows for the names, wording.c for English, and the terminal
   (terminal/words/phrases.c) for both languages. */

/* clang-format off */
/* refusals */
ROW(WORDING_OCCUPIED, "%1 already has a stone", "%1 已有棋子") /* %1 point */
ROW(WORDING_OFF_BOARD, /* %1 point, %2 the first point of the board, %3 the last */
	"%1 is not on this board; points go from %2 to %3",
	"%1 不在棋盘上，范围是 %2 到 %3")
ROW(WORDING_FORBIDDEN, "%1 is forbidden to Black (%2); no stone was placed", /* %1 point, %2 kinds */
	"%1 是黑方禁手点（%2），未落子")
ROW(WORDING_OVERLINE, "overline", "长连禁手")
ROW(WORDING_44, "double-four", "四四禁手")
ROW(WORDING_33, "double-three", "三三禁手")
ROW(WORDING_UNJUDGED, "%1 cannot be judged: its threes nest too deeply", /* %1 point */
	"%1 嵌套过深，无法判定")
ROW(WORDING_GAME_OVER, "the game is over; use undo or new", "棋局已结束，可输入“悔棋”或“新局”")
ROW(WORDING_NO_STEPS, "%1 can only be used during an opening that allows it", /* %1 word; so in the next five */
	"“%1”只能在相应的开局阶段使用")
ROW(WORDING_OPENING_RUNS, "%1 cannot be used before the opening is over", "开局阶段结束之前不能用“%1”")
ROW(WORDING_LATE, "%1 can only be used before the first move or pass", "“%1”只能在第一手之前使用")
ROW(WORDING_NOW, "%1 cannot be used now", "现在不能用“%1”")
ROW(WORDING_ALONE, "nothing may follow %1 on its line", "“%1”后面不能有其他内容")
ROW(WORDING_NUMBER, "type %1 alone, or with a number, e.g. %1 2", "请单独输入“%1”，或加数字，如“%1 2”")
ROW(WORDING_UNDO, "there are not that many moves to take back", "没有那么多手可悔")
ROW(WORDING_CLAIM, "there is no forbidden move to claim", "没有可指出的禁手")
ROW(WORDING_DRAW, "a draw cannot be offered to a machine", "不能向电脑提和")
ROW(WORDING_SYNTAX, "%1 is neither a move (e.g. %2) nor a command", "%1不是着法（如 %2），也不是命令") /* %1 text */
ROW(WORDING_POINT, "%1 needs one point, e.g. %1 %2", "请写明一点，如：%1 %2") /* %1 word, %2 point */
ROW(WORDING_TURN, "nothing may follow the color; setup places stones", "turn 后只写 black 或 white；摆子请用 setup")
ROW(WORDING_SETUP, "setup places stones of one color; the other needs its own line",
	"setup 每行只摆一种颜色的棋子，另一种颜色请另写一行")
ROW(WORDING_OFFER_TWICE, "%1 is listed twice", "%1 重复") /* %1 point */
ROW(WORDING_OFFER_SAME, "%1 and %2 are the same move, turned or mirrored", /* %1 and %2 points */
	"%1 与 %2 对称，视为同一打点")

/* openings */
ROW(WORDING_STEP, "stone %1 (%2): the %3 %4", /* %1 its number, %2 color, %3 player, %4 WORDING_MAY or WORDING_MUST */
	"第%1子（%2）：%3%4")
ROW(WORDING_BLACK, "Black", "黑方")
ROW(WORDING_WHITE, "White", "白方")
ROW(WORDING_FIRST, "first player", "假先方")
ROW(WORDING_SECOND, "second player", "假后方")
ROW(WORDING_MAY, "may %1", "可%1") /* %1 two or more of the choices that follow */
ROW(WORDING_MUST, "must %1", "须%1") /* %1 one of them */
ROW(WORDING_COMMA, ", ", "；或") /* between choices */
ROW(WORDING_OR, " or ", "；或") /* before the last of them */
ROW(WORDING_SWAP, "swap", "交换")
ROW(WORDING_MORE, "add two stones (more)", "再下两子（输入“加子”）")
ROW(WORDING_ANNOUNCE, "announce %1{1 fifth move (number 1)|1 to %1 fifth moves (number N)}", /* %1 the largest number */
	"宣布五手打点数（输入“打数 %1{1”|N”，N为1到%1}）")
ROW(WORDING_OFFER, "offer %1 %1{fifth move|fifth moves} (offer %2%1{| ...})", /* %1 number of moves, %2 a point */
	"提出%1个打点（输入“打点 %2%1{| …}”）")
ROW(WORDING_PICK, "pick %1{the offered point|one of the %1 offered points}", /* %1 number of points */
	"从%1个打点中选一点")
ROW(WORDING_MOVE, "play%2 (e.g. %1)", "落子%2（如 %1）") /* %1 an example, %2 where: one of the next, or "" */
ROW(WORDING_PUT, "play%1", "落子%1") /* %1 where */
ROW(WORDING_CENTER, " on the center", "于天元")
ROW(WORDING_INSIDE, " in the central %1x%1", "于中央%1×%1区域内") /* %1 side of the square; so in the next */
ROW(WORDING_OUTSIDE, " outside the central %1x%1", "于中央%1×%1区域外")
ROW(WORDING_UPPER, " in the upper half or on the center row", "于上半盘或中线")
ROW(WORDING_NOT_13, " in the central 5x5, but not pattern D13 (Yusei) or I13 (Suisei)",
	"于中央5×5区域内（游星、彗星除外）")
