/* given.h - what the words of a command line name: a file, an edition, a made-up event. */
#ifndef CLI_GIVEN_H
#define CLI_GIVEN_H

#include "cli/call.h"
#include "import/file.h"
#include "import/plan.h"

/* The file of the first operand, '-' for the standard input; its name stands in c->file then. */
bool given_file(struct call *c, size_t limit, struct str *bytes);

/* The same, to be read line by line. */
bool given_lines(struct call *c, size_t limit, struct file_lines *lines);

/* --edition, --tiebreak and --ranking; what is not given stays as it is. */
bool given_edition(struct call *c, enum edition *e);
bool given_tiebreak(struct call *c, enum tiebreak *t);
bool given_ranking(struct call *c, struct ranking *r);

/* The configuration of the first operand, if there is one, then --teams, --rounds, --boards, --edition, --tiebreak,
   --ranking and --seed. What none of them says stays as it is. */
bool given_plan(struct call *c, struct plan_file *p);

#endif
