#include "record/annotation.h"

#include <stddef.h>

const char *const move_mark_names[] = {[MARK_NONE] = "",           [MARK_ONLY] = "only",
                                       [MARK_MISSED] = "missed",   [MARK_BLUNDER] = "blunder",
                                       [MARK_MISTAKE] = "mistake", [MARK_DOUBTFUL] = "doubtful",
                                       [MARK_DOUBTFUL + 1] = NULL};
