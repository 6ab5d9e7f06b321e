/* SPDX-License-Identifier: Apache-2.0 */
/* systems.h - rounds as lines of JSON: of teams, of a Swiss system, a whole round robin, and what a round was paired from. */
#ifndef REPORTS_EXCHANGE_SYSTEMS_H
#define REPORTS_EXCHANGE_SYSTEMS_H

#include "engine/olympiad/pairing.h"
#include "engine/base/buffer.h"
#include "engine/system/system.h"

/* The pairing of one round as a line of JSON. */

/* {"id":...,"pairs":[[white,black],...],"bye":number or null,"legal_round":true} and the end of the line;
   `id` is JSON already. docs/formats/cards.md */
void cards_write(struct str id, const struct field *f, const struct pairing *p, struct buffer *to);

/* {"id":...,"pairs":[[white,black],...],"bye":number or null,"legal_round":true} and the end of the line; from round 2 on
   with the tie-breaks of the system, if it has any, and with `why` unless that is NULL. `id` is JSON already.
   docs/formats/systems.md */
void systems_write(struct str id, const struct system *system, const struct swiss *s, const struct swiss_round *made,
                   const struct reasons *why, struct buffer *to);

/* {"id":...,"table":[{"round":1,"pairs":[[white,black],...],"byes":[number,...]},...]}: every round that a round robin has. */
void systems_write_table(struct str id, const struct system *system, const struct swiss *s, struct buffer *to);

/* What a round of a Swiss system is paired from, as a line of JSON. */

struct pairing_input {
    struct str id; /* JSON already */
    const struct system *system;
    const struct swiss *field;
    bool by_games;                /* of teams: game points are the score */
    const struct pairing *answer; /* the round that it gave */
};

/* A line of docs/formats/systems.md with its answer, without the end of a line: players in the order of the field, so that whoever
   reads it has each at its index. */
void pairing_input_write(const struct pairing_input *l, struct buffer *to);

#endif
