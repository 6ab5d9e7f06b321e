/* words.h - the sentences of the pairing protocol, in the words an arbiter would use to a captain. */
#ifndef REPORTS_WORDS_H
#define REPORTS_WORDS_H

#include "engine/proof/record.h"

struct arena;

/* Where the walk through a record is: who is not paired yet, for what a certificate says of them. */
struct words {
    const struct record *r;
    struct arena *arena;
    bool *gone;                       /* by team */
    const struct record_group *group; /* being told, NULL: the bye is */
    const struct record_step *step;   /* of that group, NULL: none yet */
    bool *closed;                     /* nteam * nteam: they have met or are barred */
    bool *white, *black;              /* by team: may it have that colour on board 1? */
};

struct words words_begin(const struct record *r, struct arena *a);

/* "Chad", "Chad and Mali", "Chad, Mali and Togo"; at most `most`, then "and n more". */
struct str words_teams(const struct words *w, const int *team, int n, int most);

/* " (D.02, 30)" */
struct str words_article(const struct words *w, enum rule rule);

/* Why the alternative was not taken: "they met in round 3 (D.02, 16a)". */
struct str words_reason(const struct words *w, const struct record_refusal *x);

/* Are the two barred from meeting? Open: have they not met either? Legal: do colours suit both, too? */
bool words_barred(const struct record *r, int a, int b);
bool words_open(const struct words *w, int a, int b);
bool words_legal(const struct words *w, int a, int b);

/* Is the team in the list, or of the group? */
bool words_in(const struct record_places *p, int team);
bool words_is_of(const struct record_group *g, int team);

/* Why that team has White: "Chad has had fewer Whites on board 1 (D.02, 24a)". */
struct str words_colour(const struct words *w, const struct record_pair *p);

/* The article by which a team floats out of the group, and by which one that came in is paired or stays. */
enum rule words_floater_rule(const struct record_group *g);
enum rule words_arrival_rule(const struct words *w, int team);

/* Has the team met all of the group being told, or is barred from them (RULE_MUST_FLOAT)? */
bool words_must_float(const struct words *w, int team);

/* Does the team, outside of the group, wait in the median group as a floater of the side that was paired first? */
bool words_waits(const struct words *w, const struct record_group *g, int team);

/* The article of the step that is being told. */
enum rule words_step_rule(const struct words *w);

#endif
