/* SPDX-License-Identifier: Apache-2.0 */
/* fact.h - what an operation did, as data: entries of the journal are lists of facts, and the sentence that
   people read is made of them when it is shown. */
#ifndef TEAMS_FACT_H
#define TEAMS_FACT_H

#include <stdbool.h>

#include "engine/base/message.h"
#include "engine/base/str.h"
#include "teams/event.h"

struct arena;

/* clang-format off */
enum fact_kind {
#define FACT(id, ...) FACT_##id,
#include "teams/fact.def"
#undef FACT
    FACT_COUNT
};
/* clang-format on */

/* teams/fact.def says which members a kind uses; the rest are 0 or empty. Teams, and tables of a round, belong to
   the section given; a team is an index into the section as it was then, with the name that it had. */
struct fact {
    enum fact_kind kind;
    int section;     /* 1 ...; 0: of the whole event */
    int round;       /* 1 ... */
    int table;       /* 1 ... */
    int board;       /* 1 ... */
    int team, other; /* squads + 1; 0: none */
    long number, of;
    struct str team_name, other_name;
    struct str what, was, becomes;
};

/* Facts as one text, a line for each, and back, in the arena. False, with what could be read, if fact_code did not
   make the text. */
struct str fact_code(const struct fact *fact, int n, struct arena *a);
bool fact_read(struct str code, struct arena *a, struct fact **fact, int *n);

/* Which side of a match did not come and what was decided, as `was` and `becomes` of a fact have it. */
struct str fact_mark(struct no_show mark, struct arena *a);

/* How sentences are told: how to name another entry of the journal, at what length, in which words. */
struct entry_text {
    struct str (*text)(const void *journal, long entry, struct arena *a);
    const void *journal;
    bool whole; /* all teams, not only the first ten; all clauses, not only the first twenty */
    struct wording wording;
};

/* The sentence, in the arena; `entry` may be NULL if no fact is about another entry: then it is all English. */
struct str fact_text(const struct fact *fact, int n, const struct entry_text *entry, struct arena *a);

/* The words of all kinds, as rows of sentences, several for each kind: "fact board lead". `i` from 0; NULL after the last. */
enum { FACT_PARTS = 5 };
const struct message_row *fact_row(int i);

#endif
