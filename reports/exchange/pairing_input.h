/* SPDX-License-Identifier: Apache-2.0 */
/* pairing_input.h - what a round of a Swiss system is paired from, as a line of JSON. */
#ifndef REPORTS_EXCHANGE_PAIRING_INPUT_H
#define REPORTS_EXCHANGE_PAIRING_INPUT_H

#include "engine/olympiad/pairing.h"
#include "engine/system/system.h"
#include "engine/base/buffer.h"

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
