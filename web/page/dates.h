/* SPDX-License-Identifier: Apache-2.0 */
/* dates.h - the field for the order of the days in an uploaded file, and what is wanting in the days of the rounds. */
#ifndef WEB_PAGE_DATES_H
#define WEB_PAGE_DATES_H

#include "engine/base/message.h"
#include "teams/moment.h"
#include "web/base/markup.h"
#include "web/page/visit.h"

/* The field "dates", as it was chosen last; `id` is its own on the page. */
void dates_put(const struct visit *v, struct markup *m, const char *id);

/* What was chosen in it; DAY_ORDER_OPEN: nothing. ERR_USAGE: no such order. */
bool dates_read(const struct visit *v, enum day_order *out, struct err *e);

/* Rounds 1 to `rounds`, of which these have a day: "rounds 4, 8 to 11 have no day yet". False: all of them have one, or none has. */
bool calendar_lacks(const bool *has_day, int rounds, struct arena *a, struct message *out);

#endif
