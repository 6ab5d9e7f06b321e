/* SPDX-License-Identifier: Apache-2.0 */
/* pairing.h - a round of a section by the system that the section has; why there is none; who is left over in it. */
#ifndef TEAMS_PAIRING_H
#define TEAMS_PAIRING_H

#include <stdbool.h>

#include "engine/olympiad/pairing.h"
#include "engine/system/system.h"
#include "teams/event.h"

struct arena;
struct err;
struct trace;

/* NULL: the section is paired by D.02, in its edition. */
const struct system *section_system(const struct section *s);

/* The rules by which the section is paired, with their settings, for "Paired by {title}."; empty for D.02. In the arena. */
struct str pairing_title(const struct section *s, const struct wording *how, struct arena *a);

/* Everybody meets everybody: the round follows from the numbers alone. */
bool section_is_round_robin(const struct section *s);

/* The current round: the latest that is at least a draft; in a round robin that was published as a whole, the first that lacks
   results. 0: none. */
int section_round(const struct section *s);

/* The same among published rounds: the round whose results come in now; 0 before the first. */
int section_played(const struct section *s);

/* The article, or RULE_NONE where D.02 does not hold. */
enum rule section_cites(const struct section *s, enum rule rule);

/* What round `f->round` is paired from by another system than D.02. `t` is what score_tournament makes of the rounds before, `f` what
   score_field makes of that. */
struct swiss pairing_swiss(const struct section *s, const struct tournament *t, const struct field *f, struct arena *a);

/* The round paired from it; if no legal round exists, no obstacle is given. */
struct pairing pairing_line(const struct system *system, const struct swiss *swiss, struct arena *a);

/* The round by the section's system. Only a round by D.02 has a trace; any other one leaves `trace` (NULL: none is wanted) as it is, and one
   that is not legal has an obstacle only if meetings and bars alone forbid it. */
struct pairing pairing_by_system(const struct section *s, const struct tournament *t, const struct field *f,
                                 struct trace *trace, struct arena *a);

/* ERR_NO_ROUND, whatever the system; always false. */
bool pairing_refuse(const struct section *s, int round, const struct pairing *p, struct arena *a, struct err *e);

/* The same for another reason: where rounds were played before, with the way to end the section after them, ERR_NO_ROUND. */
bool pairing_refuse_for(const struct section *s, int round, const struct err *why, struct err *e);

/* ERR_STATE: there is no such round, not yet or never; always false. */
bool pairing_unpaired(const struct section *s, int round, struct err *e);

/* ERR_STATE: the round has no trace, and why; always false. */
bool pairing_untraced(const struct section *s, int round, struct err *e);

/* Two entrants by themselves: does the system let them meet in this round, and who would have White? */
bool pairing_of_two(const struct system *system, const struct swiss *swiss, int x, int y, struct pair *out,
                    struct arena *a);

/* Pairs made by hand in order of publication: points of the higher one, sum of points, number of the higher one. */
void pairing_put_in_order(const struct swiss *swiss, struct pair *pair, int n, struct arena *a);

/* Sets ERR_NO_ROUND; always false. The teams of the obstacle are squads of the section. */
bool obstacle_say(const struct section *s, int round, const struct obstacle *o, struct arena *a, struct err *e);

/* Lists the squads that take part in the round but have neither an opponent nor the bye in `r`; the list has room for
   every squad. Returns how many there are. */
int leftover_list(const struct section *s, int round, const struct pairing_list *r, int *list);

#endif
