/* protocol.h - why a round is as it is, in sentences: the pairing protocol. */
#ifndef REPORTS_PROTOCOL_H
#define REPORTS_PROTOCOL_H

#include "engine/proof/record.h"
#include "reports/format/prose.h"

struct arena;
struct report_input;

struct protocol {
    struct arena *arena;
    int most; /* so many teams of a group are named, then "and n more" */
    struct prose prose;
};

void protocol_say(struct protocol *p, int level, struct str text);

/* Adds the whole round, group by group. */
void protocol_round(struct protocol *p, const struct record *r);

/* Adds what concerns one team: its group, how it floated, its opponent, its colour. */
void protocol_team(struct protocol *p, const struct record *r, int team);

/* Adds why two teams meet, or why they do not. */
void protocol_two(struct protocol *p, const struct record *r, int a, int b);

/* The team of the record that a squad is, or NOBODY if it was not paired. */
int protocol_find(const struct record *r, struct str name);

/* A team, or two. */
void protocol_tell(struct protocol *p, const struct record *r, int team, int other);

/* All that a report is asked for: the round, or a team or two with what was changed by hand. */
struct protocol protocol_of(const struct report_input *in, int most, struct arena *a);

#endif
