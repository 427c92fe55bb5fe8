/* What is wrong with the command line, a row each: name, English, Chinese. %1 is the name of the option, unless the
   text names it. A reason of the system, or of a file, is English. */

/* clang-format off */
ROW(FAULT_ADVICE, "Try 'renju --help'.", "详见 renju --help。") /* the line after a fault */
/* words */
ROW(FAULT_UNKNOWN, "unknown option %1", "没有选项 %1")
ROW(FAULT_AMBIGUOUS, "option %1 is ambiguous: %2", "选项 %1 不明确，可能是：%2")
ROW(FAULT_NEEDS_VALUE, "--%1: needs a value: %2", "--%1：须写明 %2")
ROW(FAULT_TAKES_NO_VALUE, "--%1: takes no value", "--%1：不能带值")
ROW(FAULT_TOO_OFTEN, "--%1: can be used at most %2 times", "--%1：最多可用%2次")
ROW(FAULT_REASON, "--%1: %2", "--%1：%2")
ROW(FAULT_OF_FILE, "--%1: %2: %3", "--%1：%2：%3")
ROW(FAULT_FILE, "%1: %2", "%1：%2") /* %1 a file */
/* values */
ROW(FAULT_CHOICE, "--%1: '%2' is not one of %3", "--%1：“%2”无效，可选：%3")
ROW(FAULT_RANGE, "--%1: '%2' is not %3 to %4", "--%1：“%2”无效，应为%3到%4")
ROW(FAULT_SECONDS, "--%1: '%2' is not 0.001 to %3 seconds", "--%1：“%2”无效，应为0.001到%3秒")
ROW(FAULT_POSITION, "--%1: '%2' is not a position, e.g. 'h8 i9 g7' or 'black=h8i7 white=i9'",
	"--%1：“%2”不是局面；局面如 'h8 i9 g7' 或 'black=h8i7 white=i9'")
ROW(FAULT_WRITTEN, "--%1: '%2' is also %3; %4 to another file", "--%1：“%2”已有他用，请换一个文件")
ROW(FAULT_GOMOKU, "--%1: '%2' is not one of %3; gomoku is standard (exactly five) or freestyle (five or more)",
	"--%1：“%2”无效；无禁手请用 standard（恰好五子）或 freestyle")
ROW(FAULT_RULE_NEEDS, "--rule: %1 needs --connect=%2", "--rule：%1 须与 --connect=%2 同用")
ROW(FAULT_OPENING, "--opening: '%1' is not one of %2, N from 1 to %3", "--opening：“%1”无效，可选：%2；N 为1到%3")
ROW(FAULT_ODD_SIZE, "--opening: %1 needs a board of odd size%2{|, %2x%2 or larger}", /* %2 least size */
	"--opening：%1 须用%2{|%2路以上的}奇数路棋盘")
ROW(FAULT_TWO_PEOPLE, "--opening: %1 needs two people; with a machine use free, tengen, pro or long-pro",
	"--opening：%1 须两人对弈；与电脑下可用 free, tengen, pro 或 long-pro")
ROW(FAULT_GTP_OPENING, "--opening: %1 has choices; with --gtp use free, tengen, pro or long-pro",
	"--opening：%1 有选择的步骤；用 --gtp 时可用 free, tengen, pro 或 long-pro")
ROW(FAULT_GTP_SIZE, "--size: '%1' is not 1 to %2, the sizes of --gtp", "--size：“%1”无效，用 --gtp 时应为1到%2")
ROW(FAULT_CONNECT, "--connect: %1 in a row does not fit on a board of size %2", "--connect：%2路棋盘排不下%1子")
ROW(FAULT_STATUS, "--expect: '%1' is not a status (e.g. 'WIN BLACK', 'FORBIDDEN 3-3')",
	"--expect：“%1”不是状态；状态如 'WIN BLACK', 'FORBIDDEN 3-3'")
ROW(FAULT_CLOCK, "--clock: '%1' is not MINUTES+SECONDS, e.g. 10+5, up to %2+%3",
	"--clock：“%1”无效，应写成 分+秒，如 10+5，最大 %2+%3")
ROW(FAULT_ENCODING,
	"--encoding: iconv knows no '%1', or it does not keep ASCII; GBK, Big5, Shift_JIS and windows-1252 do",
	"--encoding：“%1”无效，可用 GBK、Big5、Shift_JIS、windows-1252 等")
ROW(FAULT_PLIES, "--plies: '%1' is not A-B or A- (A from 0, B not below A), e.g. 5-7 or 5-",
	"--plies：“%1”无效，应如 5-7 或 5-")
ROW(FAULT_NUMBER, "--number: '%1' is not all, last, none or the number of a ply",
	"--number：“%1”无效，应为 all、last、none 或手数")
ROW(FAULT_ELO, "--elo: '%1' is not NAME or NAME:NUMBER, e.g. Ann:1500; up to 10,000,000",
	"--elo：“%1”无效，应为 NAME 或 NAME:数，如 Ann:1500，最大10000000")
ROW(FAULT_COLUMN_TWICE, "--analyze: '%1' is named twice", "--analyze：“%1”重复")
ROW(FAULT_SECOND_TREE, "--tree: '%1' is one position too many; give --tree once",
	"--tree：“%1”多余，--tree 只能给一次")
ROW(FAULT_MATCH_FORMAT, "--to: '%1' is not one of sgf, pgn, json, the formats of --match",
	"--to：“%1”无效，用 --match 时可选：sgf, pgn, json")
ROW(FAULT_SGF_SIZE, "--size: '%1' is not 1 to %2, the sizes of SGF; use --to=pgn or --to=json",
	"--size：“%1”无效，SGF 棋谱应为1到%2；请用 --to=pgn 或 --to=json")
ROW(FAULT_SPRT, "--sprt: '%1' is not E0,E1 with E0 below E1, e.g. 0,30",
	"--sprt：“%1”无效，应为 E0,E1，E0 小于 E1，如 0,30")
ROW(FAULT_NO_BOOK, "--book: '%1': No such file or directory", "--book：没有文件“%1”")
ROW(FAULT_BOOK, "--book: '%1': %2", "--book：“%1”：%2")
/* conditions */
ROW(FAULT_NO_COLUMN, "--where: a column is missing; begin with one of %1, player",
	"--where：缺少列名，可选：%1, player")
ROW(FAULT_COLUMN, "--where: '%1' is not one of %2, player", "--where：“%1”无效，可选：%2, player")
ROW(FAULT_NO_OPERATOR, "--where: '%1' has no operator; use one of =, !=, <, <=, >, >=, ~",
	"--where：“%1”没有比较符，可用 =, !=, <, <=, >, >=, ~")
ROW(FAULT_OPERATOR, "--where: '%1' is not an operator; use one of =, !=, <, <=, >, >=, ~ "
	"(a value such as >x needs a blank before it)",
	"--where：“%1”不是比较符，可用 =, !=, <, <=, >, >=, ~（>x 之类的值前须有空格）")
ROW(FAULT_NO_COMPARISON, "--where: '%1' has no value to compare with", "--where：“%1”没有要比较的值")
ROW(FAULT_UNORDERED, "--where: '%1' compares only with =, != and ~", "--where：“%1”只能用 =, != 和 ~ 比较")
ROW(FAULT_NOT_WHOLE,
	"--where: %1 is a whole number; compare it with a whole number (up to 18 digits), '-' or '?', not with '%2'",
	"--where：%1 是整数，不能与“%2”比较；请用整数（最多18位）、'-' 或 '?'")
ROW(FAULT_NOT_NUMBER, "--where: %1 compares by <, <=, > and >= only with a number, not with '%2'",
	"--where：%1 用 <, <=, > 和 >= 只能与数比较，不能与“%2”比较")
ROW(FAULT_NOT_DATE, "--where: %1 compares by <, <=, > and >= only with YYYY, YYYY-MM or YYYY-MM-DD, not with '%2'",
	"--where：%1 用 <, <=, > 和 >= 只能与 YYYY、YYYY-MM 或 YYYY-MM-DD 比较，不能与“%2”比较")
/* combinations; the other options have their dashes */
ROW(FAULT_NEEDS, "--%1: needs %2", "--%1：须与 %2 同用")
ROW(FAULT_EXCLUDES, "--%1: cannot be used with %2", "--%1：不能与 %2 同用")
ROW(FAULT_IS, "--%1: %2; it cannot be used with --%3", "--%1：不能与 --%3 同用") /* %2 what the option is for */
ROW(FAULT_CSV, "--format: csv needs --games", "--format：csv 须与 --games 同用")
ROW(FAULT_MARKS, "--mark-forbidden: needs --to=svg with --games", "--mark-forbidden：与 --games 同用时须有 --to=svg")
ROW(FAULT_ENCODES_NOTHING, "--encoding: needs --games, --interactive or --book",
	"--encoding：须与 --games、--interactive 或 --book 同用")
/* FILEs */
ROW(FAULT_NO_FILE_BUT, "No such file or directory; type renju --%1%2%3", /* %2 "" or "=" */
	"没有这个文件；请输入 renju --%1%2%3")
ROW(FAULT_TAKES_NO_FILE, "--%1: takes no FILE: a %2 writes to its standard input",
	"--%1：不能给 FILE，命令从标准输入读入")
ROW(FAULT_ONE_FILE, "--interactive: takes one FILE, not %1", "--interactive：只能给一个 FILE，不能给%1个")
/* matches */
ROW(FAULT_ENGINES, "--match: needs 2 to %1 engines, not %2", "--match：须有2到%1个引擎，不能是%2个")
ROW(FAULT_SETTING, "--match: '%1=%2' is no setting of an engine", "--match：“%1=%2”不是引擎的设置")
ROW(FAULT_ENGINE_NAME, "--match: 'name=%1' is no name for a record; use 1 to %2 bytes, and not only '-' or '?'",
	"--match：“name=%1”不能作棋谱中的名称；应为1到%2字节，且不能只有 - 或 ?")
ROW(FAULT_NO_COMMAND, "--match: '%1' has no command", "--match：“%1”没有命令")
ROW(FAULT_GTP_UNSAID, "--match: GTP has no way to say %1", "--match：GTP 不能设置 %1")
ROW(FAULT_GTP_UNTIMED, "--match: GTP has no way to say nodes or depth; give '%1' a time",
	"--match：GTP 不能设置 nodes 或 depth；请给“%1”设定时间")
ROW(FAULT_NO_ENGINE, "%1: does not start, or does not answer", "%1：不能启动，或没有应答")
ROW(FAULT_TWO_ENGINES, "--sprt: needs two engines, not %1", "--sprt：须有两个引擎，不能是%1个")
ROW(FAULT_GTP_SWAP2, "--openings=swap2: GTP has no such opening", "--openings=swap2：GTP 没有这种开局")
ROW(FAULT_NO_OPENING, "--openings: game %1 is no opening: %2", "--openings：第%1局不能作开局：%2")
ROW(FAULT_NO_GAME, "--openings: %1 has no game", "--openings：%1 里没有棋局")
ROW(FAULT_NO_LIBRARY, "--cpu: %1 is not installed with the program", "--cpu：没有安装 %1")
ROW(FAULT_STATIC, "--cpu: %1 does not load the library; is it linked statically?",
	"--cpu：%1 没有载入计时库；是静态链接的吗？")
ROW(FAULT_IN_USE, "--resume: %1 is in use", "--resume：%1 正被使用")
ROW(FAULT_DAMAGED, "--resume: %1 is damaged, or has other content, after game %2",
	"--resume：%1 在第%2局之后已损坏，或有其他内容")
ROW(FAULT_NOT_OF_MATCH, "--resume: game %1 is none of this match", "--resume：第%1局不属于这场比赛")
ROW(FAULT_OTHER_ENGINES, "--resume: game %1 is of other engines", "--resume：第%1局是别的引擎下的")
ROW(FAULT_GAME_TWICE, "--resume: game %1 stands there twice", "--resume：第%1局重复")
ROW(FAULT_OTHER_RULE, "--resume: game %1 has another rule, board or opening", "--resume：第%1局的规则、棋盘或开局不同")
