/* SPDX-License-Identifier: Apache-2.0 */
/* signature.h - captains sign the result of their match, or dispute it: what they have seen, and whether it still stands. */
#ifndef TEAMS_SIGNATURE_H
#define TEAMS_SIGNATURE_H

#include "engine/base/message.h"
#include "teams/event.h"

struct arena;

/* The results of a match as captains sign them, "1-0 1/2 . 0-1", '.' for a board without one; what was noted or decided about the
   whole match stands behind them. In the arena. */
struct str signature_results(const struct section *s, const struct fixture *f, struct arena *a);

/* STALE: the result has been changed since. X(id, name) */
/* clang-format off */
#define SIGNATURE_STATES(X) \
    X(SIGNATURE_NONE, "") X(SIGNATURE_AGREED, "agreed") X(SIGNATURE_DISPUTED, "disputed") X(SIGNATURE_STALE, "changed since")
enum signature_state {
#define X(id, name) id,
    SIGNATURE_STATES(X)
#undef X
};
/* clang-format on */
enum signature_state signature_state(const struct section *s, const struct fixture *f, int side);
const char *signature_name(enum signature_state state);

/* How many matches of a round both sides agree with, one at least disputes, and one at least signed before the result was changed;
   a match that is disputed counts as that alone. */
struct signatures {
    int both, disputed, stale;
};
struct signatures signature_count(const struct section *s, const struct pairing_list *r);

/* "signed by both 51, disputed 1, changed since it was signed 2", without what there is none of; { 0 } if nobody has signed anything. */
struct message signature_told(const struct section *s, const struct pairing_list *r);

/* "round 1, table 2 (Chad - Mali): Chad disputes the result: board 3 was drawn": what is disputed in the rounds up to that one, a sentence each; returns how
   many. In the arena. */
int signature_disputes(const struct section *s, int upto, struct arena *a, struct message **out);

/* The one of that side of a match of the round; { 0 } if it does not dispute the result. */
struct message signature_dispute(const struct section *s, int round, const struct fixture *f, int side);

/* The first round of which a captain disputes a result; 0: none. */
int signature_disputed_round(const struct section *s);

#endif
