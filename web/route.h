/* SPDX-License-Identifier: Apache-2.0 */
/* route.h - from an address to the function that answers it. */
#ifndef WEB_ROUTE_H
#define WEB_ROUTE_H

#include "web/page/visit.h"

/* Answers, by the row of the address; false: an error, of which nothing has been told. */
bool route_serve(struct visit *v, struct err *e);

/* Are the event file and that of the people those that were opened? Else the desk is to be started again, as `e` says (503). */
bool route_stands(struct visit *v, struct err *e);

#endif
