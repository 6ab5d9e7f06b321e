/* SPDX-License-Identifier: Apache-2.0 */
/* suggest.h - what a field offers while something is typed into it, and the day of the week of a date beside it. */
#ifndef WEB_PAGE_SUGGEST_H
#define WEB_PAGE_SUGGEST_H

#include "web/base/markup.h"
#include "web/page/visit.h"
#include "web/process/disks.h"

/* The lists that fields name, list="federations" and list="zones": once on a page that has such fields. */
void suggest_put_federations(const struct visit *v, struct markup *m);
void suggest_put_zones(const struct visit *v, struct markup *m);

/* The list="disks", and what it has in words, right behind the field of a folder. */
void suggest_put_disks(const struct visit *v, struct markup *m, const struct disks *disks);

/* Right behind the field of a day, or of a day and its hour: "Fri", which a script keeps true. */
void suggest_put_weekday(const struct visit *v, struct markup *m, struct str time);

#endif
