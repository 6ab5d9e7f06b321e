/* SPDX-License-Identifier: Apache-2.0 */
/* words.h - the sentences of the pairing protocol, in the words an arbiter would use to a captain. */
#ifndef REPORTS_TELL_WORDS_H
#define REPORTS_TELL_WORDS_H

#include "engine/base/message.h"
#include "engine/proof/walk.h"

struct arena;

/* The names of teams, "Chad, Mali and Togo"; at most `most`, then "and n more". */
struct str words_teams(const struct walk *w, const int *team, int n, int most, const struct wording *how);

/* "D.02, 30", by the numbers of the edition. */
struct str words_article(const struct walk *w, enum rule rule);

/* The team's colours on board 1 so far, "WBB"; "none". */
struct str words_history(const struct walk *w, int team, const struct wording *how);

/* Why that team has White: "equal histories, so the higher-ranked Chad alternates (D.02, 24f)". */
struct message words_colour(const struct walk *w, const struct parsed_pair *p, const struct wording *how);

/* The article by which a team floats out of the group, and by which one that came in is paired or stays. */
enum rule words_floater_rule(const struct parsed_group *g);
enum rule words_arrival_rule(const struct walk *w, int team);

/* Has the team met all others of the group being told, or is barred from them, and are there any (RULE_MUST_FLOAT)? */
bool words_must_float(const struct walk *w, int team);

/* The article of the step being told. */
enum rule words_step_rule(const struct walk *w);

#endif
