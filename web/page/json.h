/* SPDX-License-Identifier: Apache-2.0 */
/* json.h - answers to scripts: an object of texts, numbers and lists. */
#ifndef WEB_PAGE_JSON_H
#define WEB_PAGE_JSON_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "office/next.h"

struct err;

/* What became of an operation: {"entry": 12, "done": "...", "findings": [{"severity": "warning", "text": "...", "article": "..."}]}. */
struct str json_done(long entry, struct str done, const struct findings *f, struct arena *a);

/* The same for a captain: {"receipt": 2, "held": false, "done": "...", "findings": [...]}; held: it was there already. */
struct str json_received(long receipt, bool held, struct str done, const struct findings *f, struct arena *a);

/* The same for an operation that was refused: {"error": "...", "findings": [...]}. */
struct str json_error(const struct err *e, const struct findings *f, struct arena *a);

/* The sentences that the scripts of pages say, those of web/base/messages.def whose names begin with "script_": {"close": ["Close", "Close"]}, of
   teams and of players, as templates. */
struct str json_sentences(const struct language *language, struct arena *a);

/* {"entry": 12, "by": "Anna", "what": "...", "parts": ["open.7.t34"]}; who and what are left out if they are empty. */
struct str json_news(long entry, struct str by, struct str what, const struct str *part, int n, struct arena *a);

/* What `show` says as data of an event: its name, its days, how far its sections are. False: that is not what it is. In the arena. */
struct event_section {
    struct str title;
    struct progress progress; /* of its latest round */
};
struct event_told {
    struct str name, start, end; /* may be empty */
    const struct event_section *section;
    int nsection;
    struct str note; /* what is to be known of its file; may be empty */
};
bool json_event(struct str bytes, struct arena *a, struct event_told *out);

#endif
