/* SPDX-License-Identifier: Apache-2.0 */
/* compare.h - what the files of a preview share: compare.page tells what differs, compare_pairs.page has its rows and those of the pairs of a round. */
#ifndef WEB_PAGE_COMPARE_H
#define WEB_PAGE_COMPARE_H

#include "web/base/markup.h"
#include "web/page/visit.h"

/* Things with a name, each as it stands. */
struct stands {
    struct stand {
        struct str label, text;
    } * item;
    int n, cap;
};

/* Where they are told of: an event, which may be another one than that of the visit, and a section of it. */
struct about {
    const struct visit *v;
    const struct event *ev;
    const struct section *s;
};

enum { ROWS_SHOWN = 40 };

/* What follows of itself stands apart: a pair that moves to another table because another one came before it, matches of a draft that is gone. */
struct row_list {
    struct markup m;
    int n;
};
struct difference_rows {
    struct row_list first, rest;
    struct row_list *to; /* where the next one goes */
    struct str whose;    /* of which team, or section; may be empty */
};

/* One row; `was` or `becomes` empty: nothing. */
void compare_row(const struct visit *v, struct difference_rows *t, struct str label, struct str was,
                 struct str becomes);

/* NULL: it is not paired. */
const struct pairing_list *compare_round(const struct about *in, int round);

/* Its pairs; `from`: the team before, by that after. */
void compare_pairs(const struct about *was, const struct about *becomes, const int *from, int round,
                   struct difference_rows *t);

#endif
