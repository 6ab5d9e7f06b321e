/* SPDX-License-Identifier: Apache-2.0 */
/* title.h - FIDE titles, in the order of an initial ranking of players. */
#ifndef TEAMS_TITLE_H
#define TEAMS_TITLE_H

#include <stdbool.h>

#include "engine/base/str.h"

/* RULE_DUTCH_RANK: 8 for GM, then IM, WGM, WIM, FM, CM, WFM, 1 for WCM; 0 for no title or an unknown one. */
int title_rank(struct str title);

/* A title as files write it, "g", "wm", "ff", "gm", as it is here: GM, WIM, WFM, GM; one that FIDE does not have as it is written, trimmed. */
struct str title_of(struct str written);

/* A title as it was typed, in any of these forms; none is one, too. False: FIDE has no such title. */
bool title_read(struct str typed, struct str *out);

#endif
