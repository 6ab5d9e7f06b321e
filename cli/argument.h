/* SPDX-License-Identifier: Apache-2.0 */
/* argument.h - what words on a command line can name: a file, an edition, a made-up event. */
#ifndef CLI_ARGUMENT_H
#define CLI_ARGUMENT_H

#include "cli/call.h"
#include "import/file.h"
#include "import/plan.h"
#include "teams/moment.h"

/* The file of the first operand, '-' for the standard input; its name stands in c->file then. */
bool argument_file(struct call *c, size_t limit, struct str *bytes);

/* The same into an arena of his own, for who needs them no longer than it takes to read them. */
bool argument_bytes(struct call *c, size_t limit, struct arena *a, struct str *bytes);

/* The same, to be read line by line. */
bool argument_lines(struct call *c, size_t limit, struct file_lines *lines);

/* --edition, --tiebreak and --ranking; what is not given stays as it is. */
bool argument_edition(struct call *c, enum edition *e);
bool argument_tiebreak(struct call *c, enum tiebreak *t);
bool argument_ranking(struct call *c, struct ranking *r);

/* --dates: the order of days in a file; without it, it is open. */
bool argument_dates(struct call *c, enum day_order *out);

/* The configuration of the first operand, if there is one, then --teams, --rounds, --boards, --edition, --tiebreak,
   --ranking and --seed. What none of them says stays as it is. */
bool argument_plan(struct call *c, struct plan_file *p);

/* --live: where pages hear live events, as it is typed, without a slash added; empty: it is not given. */
bool argument_live(struct call *c, struct str *out);

#endif
