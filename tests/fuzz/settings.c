/* Fuzzes the settings file: reads every line, then changes every setting and reads the file again after each change. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "terminal/actions/setting.h"
#include "terminal/files/settings_file.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Reads the values of all lines. Returns the number of lines with this name and this value. */
static int read_lines(const struct settings_file *file, const char *name, const char *text)
{
	struct span rest = {file->text, file->length};
	struct settings_line line = {.number = 0};
	int found = 0;
	while (settings_line_next(&rest, &line)) {
		struct setting_value value;
		for (enum setting setting = 0; setting < SETTINGS; setting++)
			if (text_is(line.name, setting_option(setting)))
				setting_read(LANGUAGE_EN, true, setting, line.value, &value);
		found += text_is(line.name, name) && text_is(line.value, text);
	}
	return found;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static struct settings_file file;
	file.length = size < sizeof file.text ? size : sizeof file.text;
	if (file.length > 0)
		memcpy(file.text, data, file.length);
	read_lines(&file, "", "");
	for (enum setting setting = 0; setting < SETTINGS; setting++)
		if (settings_file_put(&file, setting_option(setting), "kept") &&
		    read_lines(&file, setting_option(setting), "kept") == 0)
			abort();
	return 0;
}
