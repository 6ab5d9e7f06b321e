/* SPDX-License-Identifier: Apache-2.0 */
/* explain.h - why a bracket is paired as it is: the first candidate of each decision, and the first key it fails by. */
#ifndef ENGINE_DUTCH_EXPLAIN_H
#define ENGINE_DUTCH_EXPLAIN_H

#include "engine/dutch/question.h"

/* Place u was paired with v; both are gone, and what was left cost `best` before. The first candidate was the highest of S2. */
void explain_pair(struct dutch_question *q, int u, int v, wide best);

/* Players of the remainder who are not where their rank would put them. */
void explain_moves(const struct dutch_question *q);

/* Players who leave a settled bracket, or have the bye; its last player is the first candidate. `pairs` are those of the
   remainder of a homogeneous bracket. */
void explain_left(const struct dutch_bracket *b, const struct bracket_pairs *out, int pairs, int leave,
                  struct arena *a);

/* Players without an opponent in the bracket (RULE_DUTCH_NO_OPPONENT); its highest player is the first candidate. */
void explain_out(const struct dutch_bracket *b);

#endif
