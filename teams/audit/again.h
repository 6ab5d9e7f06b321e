/* again.h - a round of another system than D.02 once more: no trace has what it was paired from, but the event has it. */
#ifndef TEAMS_AGAIN_H
#define TEAMS_AGAIN_H

#include "engine/swiss/reason.h"
#include "engine/system/system.h"
#include "teams/audit/audit.h"

struct arena;

/* What the round is paired from, squads by index; the round; and why it is so. Results that were corrected since are as they were
   then; numbers and ratings are those of today. */
struct again {
    const struct system *system;
    int round;
    struct swiss swiss;
    struct swiss_round made;
    struct reasons why;
};

/* The section has a system. The round may be one that is not paired yet, the next one. */
struct again again_round(const struct audit_input *in, struct arena *a);

/* What a round is paired from, by whatever rules: `t` is what score_tournament makes of the rounds before. By another system without the pairs that
   were barred after the draft. */
struct field again_field(const struct audit_input *in, const struct tournament *t, struct arena *a);

#endif
