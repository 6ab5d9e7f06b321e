/* SPDX-License-Identifier: Apache-2.0 */
/* draft.h - what is new in the draft of a round. */
#ifndef WEB_DRAFT_H
#define WEB_DRAFT_H

#include "web/markup.h"
#include "web/route.h"

/* Which pairs came and went since the draft before, as it was when it was discarded or drafted anew; the journal knows it. */
void draft_news(struct visit *v, struct markup *m);

/* For a round without a draft: when its last draft was discarded, and by what; empty if there was none. In the arena of the visit. */
struct str draft_end(const struct visit *v);
void draft_discarded(const struct visit *v, struct markup *m);

#endif
