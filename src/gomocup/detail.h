/* What a search shows to GUIs that ask for it with INFO show_detail. */
#ifndef DETAIL_H
#define DETAIL_H

#include "gomocup/player.h"

/* Prepares player->multi_pv to show the search for `side` while it runs. */
void detail_show(struct gomocup_player *player, enum side side);
/* Shows the answer, and the other lines of player->multi_pv, after the search. */
void detail_end(struct gomocup_player *player, const struct search_result *found);

#endif
