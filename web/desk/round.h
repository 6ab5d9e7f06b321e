/* SPDX-License-Identifier: Apache-2.0 */
/* round.h - the parts of the page of a round, and what each of them asks. */
#ifndef WEB_DESK_ROUND_H
#define WEB_DESK_ROUND_H

#include "db/people.h"
#include "web/page/page.h"

/* The round of the page, NULL as long as it is not even drafted. */
const struct pairing_list *round_looked_at(const struct visit *v);

/* Has anything of the round been played; a team that came in after the opening has no line-up. */
bool round_is_played(const struct visit *v, const struct pairing_list *r);
bool round_lacks_lineups(const struct section *s, const struct pairing_list *r);

/* "enter" is behind the address of the round, "../presence" of the section, and "../report/boards" is a report of the round. */
struct str round_address(const struct visit *v, const char *below);

/* How a match stands. */
enum match_state { MATCH_EMPTY, MATCH_HALF, MATCH_IN, MATCH_DIFFERS, MATCH_STATES };
enum match_state round_match(const struct section *s, const struct fixture *f);

/* "/open/7/enter#match-12": where the results of that table are entered. */
struct str round_table(const struct visit *v, int table);

/* What is done before round 1, for the TAP; nothing once that is drafted. */
void round_put_setup(const struct visit *v, struct markup *m);

/* The parts: eight steps; what has to be done, the worst first; a square for each table; the hours to come. */
void round_put_steps(const struct visit *v, struct markup *m);
void round_put_needs(struct visit *v, struct markup *m);
void round_put_tables(const struct visit *v, struct markup *m, const struct pairing_list *r);
void round_put_deadlines(const struct visit *v, struct markup *m);

/* In a rehearsal: a button that fills the round in with results (page_made_up.c). */
void made_up_put(const struct visit *v, struct markup *m);

/* What is to be done as it is named while nothing changes about it, in the arena; how many. */
int round_matters(const struct visit *v, const struct str **out);

/* What was dismissed of it, and why (round_dismissed.c): looked up by its name; a form to dismiss one; all that are still to be done. */
struct dismissals {
    struct dismissal *list;
    int n;
};
bool round_dismissed(struct visit *v, struct dismissals *out, struct err *e);
const struct dismissal *round_dismissal(const struct dismissals *all, struct str matter);
void round_put_dismiss(const struct visit *v, struct markup *m, struct str matter);
void round_put_recall(const struct visit *v, struct markup *m, const struct dismissal *d);

/* That the page's round can be paired, and what is still to be waited for. */
struct message round_to_be_paired(const struct visit *v);

#endif
