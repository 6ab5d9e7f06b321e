/* SPDX-License-Identifier: Apache-2.0 */
/* explain.h - why a bracket is paired as it is: the first candidate of each decision, and the first key it fails by. */
#ifndef ENGINE_DUTCH_EXPLAIN_H
#define ENGINE_DUTCH_EXPLAIN_H

#include "engine/dutch/question.h"

/* Place u took v, which is gone with it; what was left cost `best` before. The first candidate was the highest of S2. */
void explain_pair(struct dutch_question *q, int u, int v, wide best);

/* Those of the remainder who do not stand where their rank puts them. */
void explain_moves(const struct dutch_question *q);

/* Those of a settled bracket who leave it, or have the bye; the last of it is the first candidate. `pairs` are those of the
   remainder of a homogeneous one. */
void explain_left(const struct dutch_bracket *b, const struct bracket_pairs *out, int pairs, int leave,
                  struct arena *a);

/* Those without an opponent in the bracket (RULE_DUTCH_NO_OPPONENT); the first candidate is the highest of it. */
void explain_out(const struct dutch_bracket *b);

#endif
