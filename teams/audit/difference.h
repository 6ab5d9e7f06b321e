/* SPDX-License-Identifier: Apache-2.0 */
/* difference.h - what has changed since a round was paired; for audit.c. */
#ifndef TEAMS_AUDIT_DIFFERENCE_H
#define TEAMS_AUDIT_DIFFERENCE_H

#include "teams/audit/audit.h"

/* One more difference, for which nobody has looked for an explanation yet. */
void difference_add(struct audit *audit, struct difference d, struct arena *a);

/* Adds what the field of now has otherwise than the field of then. */
void difference_find(struct audit *audit, const struct field *then, const struct field *now, struct arena *a);

#endif
