/* SPDX-License-Identifier: Apache-2.0 */
/* seal.h - rounds that the TAP has signed: docs/formats/history.md. A seal is an entry of the journal and nothing else; its key is in the file of people. */
#ifndef DESK_SEAL_H
#define DESK_SEAL_H

#include <stdbool.h>

#include "teams/round_json.h"

struct history;
struct task;

/* Is its signature valid? */
bool seal_is_true(const struct seal *s, struct arena *a);

/* The latest seal of a round that is in force; false: it has none. Section from 0. In the arena. */
bool seal_find(const struct history *h, int section, int round, struct arena *a, struct seal *out);

/* What the standings after this round hold was changed: a WARNING if the round, or a later one of the section, was sealed. */
void seal_note_broken(struct task *t, int from);

/* "7K3M-9QXD-0FHT": the beginning of a key, for people to compare. */
struct str seal_key_code(struct str key, struct arena *a);

#endif
