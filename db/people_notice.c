/* SPDX-License-Identifier: Apache-2.0 */
/* people_notice.c - what is announced to the hall. */
#include <sqlite3.h>

#include "db/people.h"
#include "db/people_inside.h"
#include "engine/base/arena.h"

bool people_notice(struct people *p, struct arena *a, struct notice *out, struct err *e)
{
    struct query q = people_ask(p, S_NOTICE);

    *out = (struct notice){ 0 };
    if (query_next(&q))
        *out = (struct notice){ column_str(&q, 0, a), column_str(&q, 1, a), column_str(&q, 2, a) };
    return people_done(p, e);
}

bool people_announce(struct people *p, const struct notice *notice, struct err *e)
{
    people_begin(p);
    struct query q = people_ask(p, S_UNSAY);
    query_run(&q);
    if (notice->text.n > 0) {
        q = people_ask(p, S_SAY);
        query_str(&q, ":text", notice->text);
        query_str(&q, ":time", notice->time);
        query_str(&q, ":by", notice->by);
        query_run(&q);
    }
    return people_commit(p, e);
}
