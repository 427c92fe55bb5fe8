#include "terminal/view/items.h"


#include <stdio.h>

enum { ITEM_MAX = 192 };

void items_put(struct view *view, int number, const char *text, const char *value)
{
	char line[ITEM_MAX];
	const char *colon = view->language == LANGUAGE_ZH ? "：" : ": ";
	snprintf(line, sizeof line, "%3d  %s%s%s", number, text, value ? colon : "", value ? value : "");
	if (list_chooses(&view->typing.list, number))
		line[0] = '>';
	screen_put_line(&view->screen, text_span(line));
}
