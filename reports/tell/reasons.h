/* reasons.h - why a round of another Swiss system is as it is, in sentences. */
#ifndef REPORTS_REASONS_H
#define REPORTS_REASONS_H

#include "engine/swiss/entrant.h"
#include "engine/swiss/reason.h"
#include "reports/format/prose.h"

struct arena;

/* Adds a paragraph of level 1 for each decision, players by their numbers: "1 meets 5 (C.04.4.2, 6.1-6.2); 3 came first, but
   the two have met (C.04.4.2, 3.1)." Or why there is no legal round. */
void reasons_tell(struct prose *p, const struct swiss *s, const struct reasons *r, struct arena *a);

#endif
