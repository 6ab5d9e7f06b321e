/* SPDX-License-Identifier: Apache-2.0 */
/* sheets_of_moment.h - the sheets to print now, on the page of a round. */
#ifndef WEB_SHEETS_OF_MOMENT_H
#define WEB_SHEETS_OF_MOMENT_H

#include "reports/sheet/sets.h"
#include "web/markup.h"
#include "web/route.h"

/* Those that the moment of the round asks for (reports/sheet/sets.h), up to the end of the card that has been begun. `r` NULL: it is not drafted. */
void sheets_of_moment(const struct visit *v, struct markup *m, const struct pairing_list *r);

/* Which sheets that moment asks for; `r` as above. */
enum set_id sheets_set(const struct section *s, const struct pairing_list *r);

#endif
