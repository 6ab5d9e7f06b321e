/* SPDX-License-Identifier: Apache-2.0 */
/* audit.h - a published round against the rules. */
#ifndef TEAMS_AUDIT_AUDIT_H
#define TEAMS_AUDIT_AUDIT_H

#include "teams/audit/difference.h"

struct arena;

/* The lists live in the arena and borrow the changes. */
struct audit audit_round(const struct audit_input *in, struct arena *a);

#endif
