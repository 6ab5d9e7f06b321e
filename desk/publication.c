/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/publication.h"

#include "desk/autobackup.h"

static int count_published(const struct event *ev)
{
    int n = 0;

    for (int i = 0; i < ev->nsection; i++)
        for (int r = 0; r < ev->section[i].nround; r++)
            n += ev->section[i].round[r].published.n > 0;
    return n;
}

bool publication_ready(struct task *t)
{
    if (count_published(&t->event) <= count_published(t->before))
        return true;
    if (!db_quick_check(t->db, t->err))
        return false;
    if (!t->dry)
        autobackup_add(t, t->round);
    return true;
}
