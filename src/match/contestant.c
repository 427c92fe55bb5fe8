#include "match/contestant.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "base/utf8.h"
#include "os/program.h"
#include "os/threads.h"
#include "record/naming.h"

enum {
	CONTESTANT_TIME_MAX = 100000000, /* milliseconds */
	MEMORY_MAX = 65536,
};

static const struct contestant_setting {
	const char *key;
	size_t at; /* of an int in struct contestant */
	int high;
	bool time; /* in seconds, kept as milliseconds; GTP can only say these */
} contestant_settings[] = {
	{"time", offsetof(struct contestant, turn), CONTESTANT_TIME_MAX, true},
	{"match", offsetof(struct contestant, match), CONTESTANT_TIME_MAX, true},
	{"inc", offsetof(struct contestant, increment), CONTESTANT_TIME_MAX, true},
	{"pause", offsetof(struct contestant, pause), CONTESTANT_TIME_MAX, true},
	{"nodes", offsetof(struct contestant, nodes), CONTESTANT_NODES_MAX, false},
	{"depth", offsetof(struct contestant, depth), 999, false},
	{"memory", offsetof(struct contestant, megabytes), MEMORY_MAX, false},
	{"threads", offsetof(struct contestant, threads), THREADS_MAX, false},
};

static bool read_setting_value(struct contestant *contestant, const struct contestant_setting *setting,
                               struct span value)
{
	int number = 0;
	bool read = setting->time ? text_thousandths(value, setting->high, &number)
	                          : text_number(value, setting->high, &number);
	if (!read || number < 1 || number > setting->high)
		return false;
	*(int *)(void *)((char *)contestant + setting->at) = number;
	if (!setting->time)
		contestant->unsaid = setting->key;
	return true;
}

/* Copies a value, terminated. Returns false if it is empty, too long, or cannot be shown. */
static bool copy_value(char *out, size_t room, struct span value)
{
	if (value.length == 0 || value.length >= room)
		return false;
	memcpy(out, value.at, value.length);
	out[value.length] = '\0';
	while (value.length > 0) {
		const char *at = value.at;
		if (utf8_cut_shown(&value).at != at)
			return false;
	}
	return true;
}

void contestant_copy_name(char out[CONTESTANT_NAME_MAX], struct span said)
{
	struct span name = {out, 0};
	said = text_trim(said);
	while (said.length > 0) {
		struct span shown = utf8_cut_shown(&said);
		if (name.length + shown.length >= CONTESTANT_NAME_MAX)
			break;
		memcpy(out + name.length, shown.at, shown.length);
		name.length += shown.length;
	}
	name = text_trim(name);
	out[naming_is_known(name) ? name.length : 0] = '\0';
}

static bool read_info(struct contestant *contestant, struct span key, struct span value)
{
	struct contestant_info *info = &contestant->info[contestant->info_count];
	if (contestant->info_count == CONTESTANT_INFO_MAX || !copy_value(info->key, sizeof info->key, key) ||
	    !copy_value(info->value, sizeof info->value, value))
		return false;
	contestant->info_count++;
	contestant->unsaid = "info";
	return true;
}

/* Cuts off a setting and the blank after it. Returns false at a word that is none. A value may stand in quotes. */
static bool cut_setting(struct span *rest, struct span *key, struct span *value)
{
	size_t length = 0;
	struct span text = *rest;
	while (length < text.length && (text_letter(text.at[length]) || strchr(":_-", text.at[length]) ||
	                                (length > 0 && text_digit(text.at[length]))))
		length++;
	*key = (struct span){text.at, length};
	text_skip(&text, length);
	*value = (struct span){text.at, 0};
	if (text.length > 0 && text.at[0] == '=') {
		text_skip(&text, 1);
		bool quoted = text.length > 0 && text.at[0] == '"';
		text_skip(&text, quoted);
		const char *end = memchr(text.at, quoted ? '"' : ' ', text.length);
		if (!end)
			return false;
		*value = (struct span){text.at, (size_t)(end - text.at)};
		text_skip(&text, value->length + quoted);
	}
	if (length == 0 || text.length == 0 || text.at[0] != ' ')
		return false;
	*rest = text_trim(text);
	return true;
}

/* Reads a setting. Returns 1; 0 if the word is none; -1 for a bad value, or one that GTP cannot say. */
static int read_setting(struct contestant *contestant, struct span key, struct span value)
{
	if (text_is(key, "gtp") && value.length == 0)
		contestant->gtp = true;
	else if (text_is(key, "name"))
		return copy_value(contestant->name, CONTESTANT_NAME_MAX, text_trim(value)) && naming_is_known(value) ? 1 : -1;
	else if (text_starts(key, "info:"))
		return read_info(contestant, text_after(key, 5), value) ? 1 : -1;
	else {
		for (size_t i = 0; i < sizeof contestant_settings / sizeof *contestant_settings; i++)
			if (text_is(key, contestant_settings[i].key))
				return read_setting_value(contestant, &contestant_settings[i], value) ? 1 : -1;
		return 0;
	}
	return 1;
}

/* Gives the engine the limits that it does not set. */
static void set_limits(struct contestant *contestant, const struct contestant_limits *limits)
{
	bool own = contestant_timed(contestant);
	if (contestant->nodes == 0 && contestant->depth == 0 && !own) {
		contestant->nodes = limits->nodes;
		contestant->depth = limits->depth;
	}
	if (!own)
		contestant->turn = limits->turn;
	if (!contestant_timed(contestant) && contestant->nodes == 0 && contestant->depth == 0)
		contestant->turn = 1000;
	if (contestant->megabytes == 0 && !contestant->gtp)
		contestant->megabytes = limits->megabytes;
}

bool contestant_read(struct contestant *contestant, const char *description, const struct contestant_limits *limits,
                     struct fault *fault)
{
	struct span rest = text_trim(text_span(description)), after, key, value;
	*contestant = (struct contestant){.turn = 0};
	for (after = rest; cut_setting(&after, &key, &value); rest = after) {
		int read = read_setting(contestant, key, value);
		if (read == 0)
			break;
		if (read < 0 && text_is(key, "name"))
			return option_refuse(fault, FAULT_ENGINE_NAME, WITH(SHOWN(value), NUMBER(CONTESTANT_NAME_MAX - 1)));
		if (read < 0)
			return option_refuse(fault, FAULT_SETTING, WITH(SHOWN(key), SHOWN(value)));
	}
	struct span command = rest;
	struct span word = text_word(&rest);
	contestant->self = text_is(word, "self");
	contestant->command = contestant->self ? rest.at : command.at;
	if (command.length == 0)
		return option_refuse(fault, FAULT_NO_COMMAND, WITH(SHOWN(text_span(description))));
	if (contestant->turn > 0 && contestant->match > 0)
		contestant->unsaid = "time + match";
	if (contestant->gtp && contestant->unsaid)
		return option_refuse(fault, FAULT_GTP_UNSAID, WITH(contestant->unsaid));
	contestant->about = contestant->name[0] ? ABOUT_MILLISECONDS_NAMED : ABOUT_MILLISECONDS;
	set_limits(contestant, limits);
	if (contestant->gtp && !contestant_timed(contestant))
		return option_refuse(fault, FAULT_GTP_UNTIMED, WITH(SHOWN(text_span(description))));
	return true;
}

bool contestant_command(const struct contestant *contestant, char *out, size_t room)
{
	char self[CONTESTANT_COMMAND_MAX] = "";
	const char *protocol = contestant->gtp ? " --gtp " : " --gomocup -v ";
	if (contestant->self && !program_command(self, sizeof self))
		return false;
	int length = snprintf(out, room, "%s%s%s", self, contestant->self ? protocol : "", contestant->command);
	return length >= 0 && (size_t)length < room;
}
