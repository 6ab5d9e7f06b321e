/* round.h - drafting a round, publishing it, and changing it by hand. */
#ifndef DESK_ROUND_H
#define DESK_ROUND_H

#include "desk/desk.h"
#include "engine/olympiad/pairing.h"
#include "engine/olympiad/trace.h"

/* A draft and all it came from: `round` of the section by the rounds before it. */
struct drafted {
    const struct event *event;
    const struct section *section;
    const struct tournament *tournament;
    const struct field *field;
    const struct pairing *pairing;
    const struct trace *trace;
};

/* How a draft's trace becomes the text that is stored with it: the text, in the arena. */
struct tracer {
    bool (*text)(const struct drafted *d, struct arena *a, struct str *out, struct err *e);
};

/* Drafts the next round; a draft that is there is made anew. ERR_STATE: the teams have no numbers,
   the lot is not drawn, all rounds are played, or results are missing (which); with
   `unfinished_as_draws` missing boards are first recorded as unfinished (RULE_UNFINISHED).
   ERR_NO_ROUND: no legal pairing exists; the sentence names the teams and why. `tracer` NULL: no
   trace is stored. */
bool desk_pair(struct desk *d, const struct act *act, bool unfinished_as_draws, const struct tracer *tracer,
               struct findings *f, struct err *e);

/* The stored trace of a round, in the arena; empty if the round has none. */
bool desk_trace(struct desk *d, int section, int round, struct arena *a, struct str *out, struct err *e);

/* Publishes the draft; from then on rules and numbers of the section are frozen. The event as it was
   before is kept beside its file (desk/backup.h); if it cannot be, that is a WARNING. ERR_STATE: no
   draft, or a team that takes part was left over by changes made by hand. ERR_DB: the file does
   not pass its check. */
bool desk_publish(struct desk *d, const struct act *act, struct findings *f, struct err *e);

/* RULE_FROZEN, RULE_BY_ORDER: in the last round that was drafted or published, `a` and `b` meet; their former opponents meet
   each other. If one of the two had the bye or was not paired, the opponent that is left over
   takes its place: the bye, or not paired. `a_has` is the board-1 colour of `a`, COLOURLESS to let
   the rules decide (pairing_colour); the other new pair follows the rules. A reason is obligatory;
   a team absent from the round may be moved in, a withdrawn one may not. A published round keeps
   its table numbers, a draft is put in order again. ERR_STATE: one of the matches has a result. */
bool desk_move(struct desk *d, const struct act *act, struct str a, struct str b, enum colour a_has, struct findings *f,
               struct err *e);

/* In the same round the team has the bye. Its former opponent meets the team that had the bye so
   far, or else is left over; if the team had no opponent, the former owner of the bye is. A reason
   is obligatory; teams left over are named in a WARNING. */
bool desk_bye(struct desk *d, const struct act *act, struct str team, struct findings *f, struct err *e);

#endif
