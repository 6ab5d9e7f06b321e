/* SPDX-License-Identifier: Apache-2.0 */
/* proof.h - the check of a round's trace: is every decision the one the rules want, and proved? (docs/rules/pairing.md,
   "The round from start to end", "Certificates") */
#ifndef ENGINE_PROOF_PROOF_H
#define ENGINE_PROOF_PROOF_H

#include "engine/base/finding.h"
#include "engine/proof/parsed_trace.h"

struct arena;

/* What was looked at. */
struct proof_counts {
    int groups, decisions, refusals, proved; /* proved: by a certificate */
};

/* Adds a PROBLEM for everything that is wrong: order of the teams, groups, floaters, each step with each
   alternative before it, certificates, witnesses, colours, order of publication. No finding: the round
   is the one the rules give. Nothing here pairs: no other file of the pairing is used. */
struct proof_counts proof_check(const struct parsed_trace *r, struct arena *a, struct findings *f);

#endif
