/* Scripts that complete the command line in a shell. */
#include "options/command_line.h"

#include <string.h>

#include "options/option_table.h"

/* Returns the possible values; an empty list if any value is possible. */
static struct names values_of(const struct option_row *row)
{
	return row->values ? row->values() : row->names;
}

static bool takes_file(const struct option_row *row)
{
	return row->argument && strcmp(row->argument, "FILE") == 0;
}

/* Is the argument a comma-separated list of values? */
static bool takes_list(const struct option_row *row)
{
	return row->argument && strcmp(row->argument, "LIST") == 0;
}

static void put_values(struct sink *out, const struct option_row *row)
{
	struct names values = values_of(row);
	for (int i = 0; values.first && names_at(values, i); i++)
		sink_format(out, i > 0 ? " %s" : "%s", names_at(values, i));
}

/* Writes the help text for use in single quotes: `quote` replaces a single quote, and a backslash escapes each of
   `bytes`. */
static void put_help(struct sink *out, const struct option_row *row, const char *quote, const char *bytes)
{
	for (const char *at = row->help; *at; at++) {
		if (*at == '\'') {
			sink_text(out, quote);
			continue;
		}
		sink_text(out, strchr(bytes, *at) ? "\\" : "");
		sink_char(out, *at);
	}
}

static const char bash_head[] =
	"# completion of renju for bash\n"
	"_renju()\n"
	"{\n"
	"	local IFS=$' \\n' word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD-1]}\n"
	"	local front='' joined='' takes='' values='' i\n"
	"	if [[ $word == '=' ]]; then # --rule=\n"
	"		joined=1 word=''\n"
	"	elif [[ $option == '=' ]]; then # --rule=re\n"
	"		joined=1 option=${COMP_WORDS[COMP_CWORD-2]}\n"
	"	elif [[ $word == --*=* ]]; then # where '=' does not split words\n"
	"		joined=1 option=${word%%=*} front=${word%%=*}= word=${word#*=}\n"
	"	fi\n"
	"	case $option in\n";

static const char bash_middle[] =
	"	esac\n"
	"	for ((i = 1; i < COMP_CWORD; i++)); do\n"
	"		[[ ${COMP_WORDS[i]} == -- ]] && takes=file\n"
	"	done\n"
	"	if [[ -z $takes && $word == -* ]]; then\n"
	"		takes=word values='";

static const char bash_tail[] =
	"'\n"
	"	fi\n"
	"	case $takes in\n"
	"	nothing)\n"
	"		COMPREPLY=()\n"
	"		;;\n"
	"	list)\n"
	"		[[ $word == *,* ]] && front=$front${word%,*},\n"
	"		COMPREPLY=($(compgen -P \"$front\" -W \"$values\" -- \"${word##*,}\"))\n"
	"		;;\n"
	"	word)\n"
	"		COMPREPLY=($(compgen -P \"$front\" -W \"$values\" -- \"$word\"))\n"
	"		[[ ${COMPREPLY[0]} == *= ]] && compopt -o nospace\n"
	"		;;\n"
	"	*)\n"
	"		IFS=$'\\n'\n"
	"		COMPREPLY=($(compgen -P \"$front\" -f -- \"$word\"))\n"
	"		compopt -o filenames\n"
	"		;;\n"
	"	esac\n"
	"} 2>/dev/null\n"
	"complete -F _renju renju\n";

/* Writes the option's branch of the `case` in the script: the kind of its argument and the possible values. Writes
   nothing for an option without argument. */
static void put_bash_row(struct sink *out, const struct option_row *row)
{
	if (!row->argument)
		return;
	sink_text(out, "\t");
	if (row->letter)
		sink_format(out, "-%c | ", row->letter);
	sink_format(out, row->optional ? "--%s) [[ $joined ]] && takes=" : "--%s) takes=", row->name);
	if (!values_of(row).first) {
		sink_text(out, takes_file(row) ? "file ;;\n" : "nothing ;;\n");
		return;
	}
	sink_text(out, takes_list(row) ? "list values='" : "word values='");
	put_values(out, row);
	sink_text(out, "' ;;\n");
}

/* Writes the words that begin with a dash. */
static void put_bash_words(struct sink *out)
{
	sink_text(out, bash_middle);
	for (const struct option_row *row = option_rows; row < option_rows + option_rows_count; row++) {
		if (row->letter)
			sink_format(out, "-%c ", row->letter);
		sink_format(out, row->argument && !row->optional ? "--%s= " : "--%s ", row->name);
	}
}

static const char zsh_head[] =
	"#compdef renju\n"
	"# completion of renju for zsh\n"
	"_renju()\n"
	"{\n"
	"	_arguments -s -S \\\n";

static const char zsh_tail[] =
	"		'*:FILE:_files'\n"
	"}\n"
	"if [[ $funcstack[1] == _renju ]]; then # found by its file's name\n"
	"	_renju \"$@\"\n"
	"else\n"
	"	compdef _renju renju\n"
	"fi\n";

/* Writes ":ARGUMENT:values", e.g. ":RULE:(renju ...)". */
static void put_zsh_argument(struct sink *out, const struct option_row *row)
{
	sink_format(out, row->optional ? "::%s" : ":%s", row->argument);
	if (!values_of(row).first) {
		sink_text(out, takes_file(row) ? ":_files" : ": ");
		return;
	}
	bool list = takes_list(row);
	sink_text(out, list ? ":_sequence compadd - " : ":(");
	put_values(out, row);
	sink_text(out, list ? "" : ")");
}

/* Writes the argument of _arguments for an option, e.g. '(-r --rule)'{-r+,--rule=}'[help]:RULE:(renju ...)'. */
static void put_zsh_option(struct sink *out, const struct option_row *row)
{
	sink_text(out, "\t\t");
	if (row->letter)
		sink_format(out, "'(-%c --%s)'{-%c%s,", row->letter, row->name, row->letter, row->argument ? "+" : "");
	sink_format(out, row->kind == OPTION_TEXTS ? "\\*--%s" : "--%s", row->name);
	if (row->argument)
		sink_text(out, row->optional ? "=-" : "=");
	sink_text(out, row->letter ? "}'[" : "'[");
	put_help(out, row, "'\\''", "[]");
	sink_text(out, "]");
	if (row->argument)
		put_zsh_argument(out, row);
	sink_text(out, "' \\\n");
}

/* Writes an option for fish. -r: the option requires a value, and -F completes file names; -x: it requires a value that
   is not a file. Without these, fish completes a value only after "=". */
static void put_fish_option(struct sink *out, const struct option_row *row)
{
	sink_text(out, "complete -c renju");
	if (row->letter)
		sink_format(out, " -s %c", row->letter);
	sink_format(out, " -l %s", row->name);
	if (row->argument && !row->optional)
		sink_text(out, takes_file(row) ? " -r -F" : " -x");
	if (values_of(row).first) {
		sink_text(out, takes_list(row) ? " -a '(__fish_append , " : " -a '");
		put_values(out, row);
		sink_text(out, takes_list(row) ? ")'" : "'");
	}
	sink_text(out, " -d '");
	put_help(out, row, "\\'", "\\");
	sink_text(out, "'\n");
}

void completion_write(struct sink *out, enum shell shell)
{
	static const struct {
		const char *head, *tail;
		void (*put)(struct sink *out, const struct option_row *row);
	} scripts[] = {[SHELL_BASH] = {bash_head, bash_tail, put_bash_row},
	               [SHELL_ZSH] = {zsh_head, zsh_tail, put_zsh_option},
	               [SHELL_FISH] = {"# completion of renju for fish\n", "", put_fish_option}};
	sink_text(out, scripts[shell].head);
	for (int i = 0; i < option_rows_count; i++)
		scripts[shell].put(out, &option_rows[i]);
	if (shell == SHELL_BASH)
		put_bash_words(out);
	sink_text(out, scripts[shell].tail);
}
