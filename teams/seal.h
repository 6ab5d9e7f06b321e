/* SPDX-License-Identifier: Apache-2.0 */
/* seal.h - a round that the TAP has signed: docs/formats/history.md. */
#ifndef TEAMS_SEAL_H
#define TEAMS_SEAL_H

#include "engine/base/str.h"

struct arena;

/* What is signed, and by which key, hashes and keys in small hexadecimal digits. */
struct seal {
    struct str event;   /* the first half of the hash of the first entry of its journal */
    struct str section; /* its name */
    int round;
    struct str head;           /* of the public history, as it was then */
    struct str record;         /* SHA-256 of the public record of the round (teams/round_json.h) */
    struct str key, signature; /* Ed25519 */
    struct str time;           /* when; it is not signed */
};

/* The text that is signed; in the arena. */
struct str seal_message(const struct seal *s, struct arena *a);

#endif
