/* words.h - the sentences of the pairing protocol, in the words an arbiter would use to a captain. */
#ifndef REPORTS_WORDS_H
#define REPORTS_WORDS_H

#include "engine/record.h"

struct arena;

/* Where the walk through a record is: who is not paired yet, for what a certificate says of them. */
struct words {
    const struct record *r;
    struct arena *arena;
    bool *gone; /* by team */
};

struct words words_begin(const struct record *r, struct arena *a);

/* "Chad", "Chad and Mali", "Chad, Mali and Togo"; at most `most`, then "and n more". */
struct str words_teams(const struct words *w, const int *team, int n, int most);

/* " (D.02, 30)" */
struct str words_article(const struct words *w, enum rule rule);

/* Why the alternative was not taken: "they met in round 3 (D.02, 16a)". */
struct str words_reason(const struct words *w, const struct record_refusal *x);

/* Are the two barred from meeting? */
bool words_barred(const struct record *r, int a, int b);

/* Why that team has White: "Chad has had fewer Whites on board 1 (D.02, 24a)". */
struct str words_colour(const struct words *w, const struct record_pair *p);

/* Why no fewer teams of a group may float: "Chad and Mali may meet nobody of the group", or its certificate. */
struct str words_fewest(const struct words *w, const struct record_group *g);

/* What it means that a group's leavers reach that level only; empty for the first. */
struct str words_level(const struct words *w, const struct record_group *g);

/* "above", "below" and the like are told by the group's side. */
enum rule words_floater_rule(const struct record_group *g);

#endif
