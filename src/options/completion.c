#include "options/completion.h"

#include <string.h>

const char *const shell_names[] = {[SHELL_BASH] = "bash", [SHELL_ZSH] = "zsh", [SHELL_FISH] = "fish", NULL};

static bool takes_file(const struct option_word *word)
{
	return word->argument && strcmp(word->argument, "FILE") == 0;
}

/* Is the argument a comma-separated list of values? */
static bool takes_list(const struct option_word *word)
{
	return word->argument && strcmp(word->argument, "LIST") == 0;
}

static void put_values(struct sink *out, const struct option_word *word)
{
	for (int i = 0; word->values.first && names_at(word->values, i); i++)
		sink_format(out, i > 0 ? " %s" : "%s", names_at(word->values, i));
}

/* Writes the help text for use in single quotes: `quote` replaces a single quote, and a backslash escapes each of
   `bytes`. */
static void put_help(struct sink *out, const struct option_word *word, const char *quote, const char *bytes)
{
	for (const char *at = word->help; *at; at++) {
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
static void put_bash_row(struct sink *out, const struct option_word *word)
{
	if (!word->argument)
		return;
	sink_text(out, "\t");
	if (word->letter)
		sink_format(out, "-%c | ", word->letter);
	sink_format(out, word->optional ? "--%s) [[ $joined ]] && takes=" : "--%s) takes=", word->name);
	if (!word->values.first) {
		sink_text(out, takes_file(word) ? "file ;;\n" : "nothing ;;\n");
		return;
	}
	sink_text(out, takes_list(word) ? "list values='" : "word values='");
	put_values(out, word);
	sink_text(out, "' ;;\n");
}

static void write_bash(struct sink *out, option_words *words)
{
	struct option_word word;
	sink_text(out, bash_head);
	for (int i = 0; words(i, &word); i++)
		put_bash_row(out, &word);
	sink_text(out, bash_middle);
	for (int i = 0; words(i, &word); i++) {
		if (word.letter)
			sink_format(out, "-%c ", word.letter);
		sink_format(out, word.argument && !word.optional ? "--%s= " : "--%s ", word.name);
	}
	sink_text(out, bash_tail);
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
static void put_zsh_argument(struct sink *out, const struct option_word *word)
{
	sink_format(out, word->optional ? "::%s" : ":%s", word->argument);
	if (!word->values.first) {
		sink_text(out, takes_file(word) ? ":_files" : ": ");
		return;
	}
	bool list = takes_list(word);
	sink_text(out, list ? ":_sequence compadd - " : ":(");
	put_values(out, word);
	sink_text(out, list ? "" : ")");
}

/* Writes the argument of _arguments for an option, e.g. '(-r --rule)'{-r+,--rule=}'[help]:RULE:(renju ...)'. */
static void put_zsh_option(struct sink *out, const struct option_word *word)
{
	sink_text(out, "\t\t");
	if (word->letter)
		sink_format(out, "'(-%c --%s)'{-%c%s,", word->letter, word->name, word->letter, word->argument ? "+" : "");
	sink_format(out, word->repeats ? "\\*--%s" : "--%s", word->name);
	if (word->argument)
		sink_text(out, word->optional ? "=-" : "=");
	sink_text(out, word->letter ? "}'[" : "'[");
	put_help(out, word, "'\\''", "[]");
	sink_text(out, "]");
	if (word->argument)
		put_zsh_argument(out, word);
	sink_text(out, "' \\\n");
}

static void write_zsh(struct sink *out, option_words *words)
{
	struct option_word word;
	sink_text(out, zsh_head);
	for (int i = 0; words(i, &word); i++)
		put_zsh_option(out, &word);
	sink_text(out, zsh_tail);
}

/* Writes an option for fish. -r: the option requires a value, and -F completes file names; -x: it requires a value that
   is not a file. Without these, fish completes a value only after "=". */
static void put_fish_option(struct sink *out, const struct option_word *word)
{
	sink_text(out, "complete -c renju");
	if (word->letter)
		sink_format(out, " -s %c", word->letter);
	sink_format(out, " -l %s", word->name);
	if (word->argument && !word->optional)
		sink_text(out, takes_file(word) ? " -r -F" : " -x");
	if (word->values.first) {
		sink_text(out, takes_list(word) ? " -a '(__fish_append , " : " -a '");
		put_values(out, word);
		sink_text(out, takes_list(word) ? ")'" : "'");
	}
	sink_text(out, " -d '");
	put_help(out, word, "\\'", "\\");
	sink_text(out, "'\n");
}

static void write_fish(struct sink *out, option_words *words)
{
	struct option_word word;
	sink_text(out, "# completion of renju for fish\n");
	for (int i = 0; words(i, &word); i++)
		put_fish_option(out, &word);
}

void completion_write(struct sink *out, enum shell shell, option_words *words)
{
	static void (*const writers[])(struct sink * out, option_words * words) =
		{[SHELL_BASH] = write_bash, [SHELL_ZSH] = write_zsh, [SHELL_FISH] = write_fish};
	writers[shell](out, words);
}
