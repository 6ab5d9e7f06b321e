/* SPDX-License-Identifier: Apache-2.0 */
/* mending.h - what is wrong with a registration is put right on the page that says so: a field or a box beside the finding. */
#ifndef WEB_DESK_MENDING_H
#define WEB_DESK_MENDING_H

#include "office/registering.h"
#include "web/base/markup.h"
#include "web/page/visit.h"

/* What was typed into them: at.N where it is, mend.N what it is to be. ERR_USAGE: the form was not made here. In the arena of the visit. */
bool mending_read(const struct visit *v, struct registering_mends *out, struct err *e);

/* The findings of the visit, each with its field; they are sent with the form whose id is "again". */
void mending_put(const struct visit *v, struct markup *m);

/* Is there a field? */
bool mending_is_possible(const struct visit *v);

/* The form of the visit without what was typed into them, which stands in their fields, and without the page that was looked at. */
void mending_take_out(struct visit *v);

#endif
