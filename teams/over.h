/* SPDX-License-Identifier: Apache-2.0 */
/* over.h - is a section over, so that its standings are final: asked before anybody is called a winner. */
#ifndef TEAMS_OVER_H
#define TEAMS_OVER_H

#include <stdbool.h>

#include "engine/base/message.h"

struct section;

/* So many rounds from the first on have all results: as far as standings go unless a round is named. */
int over_rounds_in(const struct section *s);

/* What can still change standings after a round: boards of published matches without a result, unfinished games, tables whose two entries differ or
   lack the second, matches of which a captain disputes the result. */
struct over_lacks {
    int missing, unfinished, differing, disputed;
};
struct over_lacks over_lacks(const struct section *s, int round);

/* "Provisional: 1 game unfinished"; empty if nothing is lacking. */
struct message over_told(const struct over_lacks *x);

/* All rounds are played, and nothing is lacking. */
bool section_is_over(const struct section *s);

/* What is shown of it after the round is what it ends with. */
bool over_is_final(const struct section *s, int round);

/* It is after the last round, and not over: what is shown of that is provisional. */
bool over_is_provisional(const struct section *s, int round);

/* That, as a sentence of what is lacking; empty where nothing shown after the round is provisional. */
struct message over_provisional(const struct section *s, int round);

#endif
