/* presence.h - who is paired, with whom never, and points by decision. */
#ifndef DESK_PRESENCE_H
#define DESK_PRESENCE_H

#include "desk/desk.h"

/* RULE_PRESENT_FIRST: the team is not paired in the rounds from ... to. to = 0: until it arrives. from = 0: the next
   round, and that one alone if `to` is 0 too. ERR_STATE: round `from` is published already, or RULE_HOST_STAYS without a reason. */
bool desk_absent(struct desk *d, const struct act *act, struct str team, int from, int to, struct findings *f,
                 struct err *e);

/* The team is not paired from the next round on, for good. RULE_HOST_STAYS: the host's third team that played round 1
   leaves only with a reason. `lift` takes a withdrawal or an expulsion back, with a reason: the team is
   paired from the next round on. */
bool desk_withdraw(struct desk *d, const struct act *act, struct str team, bool lift, struct findings *f,
                   struct err *e);

/* The two are not paired with each other in that round, or never if `round` is 0. `lift`: they may be
   paired again. */
bool desk_bar(struct desk *d, const struct act *act, struct str a, struct str b, int round, bool lift,
              struct findings *f, struct err *e);

/* Points given or taken from the pairing of the next round on; gp in half points. A reason is
   obligatory. `pairing_only`: for the pairing of the next round alone. `own`: the tie-breaks
   of its opponents do not see them. */
bool desk_points(struct desk *d, const struct act *act, struct str team, int mp, int gp, bool pairing_only, bool own,
                 struct findings *f, struct err *e);

#endif
