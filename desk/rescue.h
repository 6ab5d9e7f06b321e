/* SPDX-License-Identifier: Apache-2.0 */
/* rescue.h - saves what the desk has open if the event file was replaced or removed meanwhile. */
#ifndef DESK_RESCUE_H
#define DESK_RESCUE_H

#include "desk/desk.h"

/* True: the name now leads to another file or to none, or the file was cut short; nothing more is recorded. */
bool desk_replaced(const struct desk *d); /* NULL is fine */

/* NAME-rescued-20160909-215900.oly beside the event: all that was recorded, in a copy that was read through; `made` says its name, in
   the arena. The log that was left under the name of the event is in it and is removed. ERR_DB: no such copy can be made. */
bool desk_rescue(struct desk *d, struct str time, struct arena *a, struct str *made, struct err *e);

#endif
