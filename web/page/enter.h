/* SPDX-License-Identifier: Apache-2.0 */
/* enter.h - what the two pages of results share: by keys (page_enter.c) and by taps (page_tap.c). */
#ifndef WEB_PAGE_ENTER_H
#define WEB_PAGE_ENTER_H

#include "office/entering.h"
#include "web/base/markup.h"
#include "web/page/visit.h"

/* The round of the page, whose results come in. A helper enters the round that is played. */
bool enter_round(struct visit *v, struct entering *x, struct err *e);

/* Begins the form of a match, of that class, whose part of the page is called `part`-TABLE, with what serve_results asks back unseen. */
void enter_begin(const struct visit *v, struct markup *m, const struct entering *x, const struct fixture *f,
                 const struct keypad *k, const char *part);

/* What stood at the board when the page was made, unseen. */
void enter_shown(const struct visit *v, struct markup *m, const struct keypad *k, int board);

/* Who sits there; the team while nobody knows. */
struct str enter_player(const struct visit *v, const struct fixture *f, int side, int board);

/* The keys by which results are typed, for the help of the page. */
void enter_put_keys(const struct visit *v, struct markup *m);

#endif
