/* SPDX-License-Identifier: Apache-2.0 */
/* news.h - the news for listeners: a line of JSON for each entry of the journal. */
#ifndef WEB_PAGE_NEWS_H
#define WEB_PAGE_NEWS_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct desk;
struct err;

/* {"entry": 512, "by": "Anna", "what": "...", "parts": ["open.7.t34"]}; without who and what for helpers, who have no journal. A part
   is a section, a round of it, a table of that; "all" is the event. */
struct news {
    long entry;
    struct str words, numbers;
};

/* The entries behind that one, at most the last NEWS_MAX of them, in their order; in the arena. */
enum { NEWS_MAX = 32 };
bool news_since(struct desk *d, long entry, struct arena *a, struct news **out, int *n, struct err *e);

#endif
