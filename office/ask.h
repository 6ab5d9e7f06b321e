/* SPDX-License-Identifier: Apache-2.0 */
/* ask.h - what a report needs: whom it is about, and data of the file beyond the event. */
#ifndef OFFICE_ASK_H
#define OFFICE_ASK_H

#include "reports/sheet/report.h"

struct desk;
struct history;

/* For reports about all sections: the section with the most rounds played, of several the first, stands for the event; NULL: there is none. */
const struct section *ask_foremost(const struct event *ev);

/* Finds whom the words name, as report_operands says, in the section that is filled in. ERR_USAGE: too many words; ERR_INPUT: nobody
   has that name. */
bool ask_about(const struct report_row *r, struct report_input *in, const struct str *word, int n, struct arena *a,
               struct err *e);

/* Why a round is as it is goes to `in`, and which one it is, without a number the latest: its trace, or by another system than D.02 the round
   made once more. The next round is told of only if the system has no legal one. ERR_STATE: it is not known. `h` is the journal; NULL: it is read. In the
   arena. */
bool ask_why(struct desk *d, const struct history *h, const struct event *ev, struct report_input *in, struct arena *a,
             struct err *e);

/* The same for a section with a system, from the trace of the round as it is stored; empty: it has none. */
bool ask_again(const struct history *h, const struct event *ev, struct str text, struct report_input *in,
               struct arena *a, struct err *e);

/* Fills in trace, changes and revisions, as far as the report needs them; event, section and round are given. In the arena. */
bool ask_file(struct desk *d, const struct report_row *r, const struct event *ev, struct report_input *in,
              struct arena *a, struct err *e);

/* Fills in the heads of the public history of the given section, for sheets that show its code. In the arena. */
bool ask_heads(struct desk *d, struct report_input *in, struct arena *a, struct err *e);

#endif
