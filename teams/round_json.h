/* SPDX-License-Identifier: Apache-2.0 */
/* round_json.h - what everybody may see of a round, as bytes that can be hashed: docs/formats/history.md. */
#ifndef TEAMS_ROUND_JSON_H
#define TEAMS_ROUND_JSON_H

#include "engine/base/str.h"
#include "teams/event.h"

struct arena;

/* The public record of a round: one JSON object without blanks, with its members in an order that never changes, ended by a newline. The same
   event gives the same bytes, no matter who entered it and when; line-ups are included once they are opened. Round 0: that of the section, which has one
   as soon as a round of version 2 is published. Empty: the round is not published. In the arena. */
struct str round_json(const struct event *ev, const struct section *s, int round, struct arena *a);

/* By which version that is written: 1 for rounds that release 1.0.0 published, which covers pairings, boards and points by decision; 2 (teams/record_json.h);
   0: there is none. */
enum { ROUND_JSON_VERSION = 2 };
int round_json_version(const struct section *s, int round);

/* Rounds that are published now and were not before get the newest version, whoever published them. */
void round_json_mark(const struct event *before, struct event *ev);

/* May the record of a round, or that of the section for 0, differ between an event and a copy of it that was changed (event_copy)? False: it does not. */
bool round_json_may_differ(const struct event *ev, const struct event *copy, int section, int round);

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
