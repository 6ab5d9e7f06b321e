/* SPDX-License-Identifier: Apache-2.0 */
/* seal.h - rounds that the TAP has signed: docs/formats/history.md. A seal is an entry of the journal and nothing else; its key is in the file of people.

   How: an Ed25519 signature (libsodium, db/secret.h) over a text of six lines: a fixed first line, the event, its section, the round, the head of the
   public history (shown.h) and the SHA-256 of the record of the round (seal_message). The key pair is made when it is first needed; its secret half
   never leaves NAME.oly.people, so neither a copy of the event nor the mirror can sign.
   What holds: a seal is true for ever, as a statement about what was shown then; it holds as long as the record of the round is the one that was
   signed, which every operation compares. Undo of the entry takes it out of force, not out of the world: whoever has the file can still check it.
   Cost: one signature; to check, one record and one signature, also without this program (office/verify.js, `verify`). */
#ifndef DESK_BASE_SEAL_H
#define DESK_BASE_SEAL_H

#include <stdbool.h>

#include "teams/round_json.h"

struct db;
struct err;
struct history;
struct shown_steps;

/* Is its signature valid? */
bool seal_is_true(const struct seal *s, struct arena *a);

/* The latest seal of a round that is in force; false: it has none. Section from 0. In the arena. */
bool seal_find(const struct history *h, int section, int round, struct arena *a, struct seal *out);

/* The journal as seals are looked for in it. ERR_DB: it cannot be read. */
bool seal_history(struct db *db, struct arena *a, struct history *out, struct err *e);

/* The rounds of a section, "1, 2", whose seals held before an operation that makes these steps and do not hold after it. The journal has its entry. */
struct broken_seals {
    struct str rounds;
    int n;
};
struct broken_seals seal_broken(const struct history *h, const struct event *before, int section,
                                const struct shown_steps *steps, struct arena *a);

/* "7K3M-9QXD-0FHT": the beginning of a key, for people to compare. */
struct str seal_key_code(struct str key, struct arena *a);

#endif
