/* SPDX-License-Identifier: Apache-2.0 */
/* shown.h - the public history: a chain of what everybody could see of the rounds, step by step, kept in the journal. What only some may see
   (drafts, line-ups before they are opened, who handed in and when) has no part in it. docs/formats/history.md

   How: the public record of each round, and of each section, is bytes (round_json, record_json); an operation that changes one of
   them adds a step, the SHA-256 of the new record, and the head is the SHA-256 of the head before, section, round and that digest: a hash chain over what was
   public, beside that of the journal over what was done. Its first 60 bits are the code on every sheet.
   What holds: the same records in the same order give the same heads on every machine and in every release that knows that version of the
   record; a step depends on nothing that was secret when it was made, or its head would tell whoever can guess it.
   Cost: an operation makes only the records of the rounds that it touched (db/touched.h); looking up a code in the past rebuilds one
   state after the other (desk/past/past.h). */
#ifndef DESK_BASE_SHOWN_H
#define DESK_BASE_SHOWN_H

#include "engine/base/str.h"
#include "teams/event.h"

struct arena;
struct journal_row;

/* A step: the public record of a round has changed (round_json), or that of the section. */
struct shown_step {
    struct str section; /* its name */
    int round;          /* 0: the section */
    struct str digest;  /* SHA-256 of the record in 64 hexadecimal digits; "-": there is none any more */
    struct str head;    /* of the chain with this step, likewise: it covers all steps before */
};

/* Steps in their order, in the arena, the first of them behind a head; `before` empty: they begin the chain. */
struct shown_steps {
    struct arena *arena;
    struct shown_step *item;
    int n, cap;
    struct str before;
};
void shown_add(struct shown_steps *s, struct str section, int round, struct str digest);
void shown_append(struct shown_steps *s, struct shown_step step); /* with the head that it has */

/* SHA-256 of the public record of a round, "-" if it has none; in the arena. */
struct str shown_digest(const struct event *ev, int section, int round, struct arena *a);

/* The steps that an operation makes; `after` is a changed copy of `before`, or was loaded on its own. */
void shown_between(const struct event *before, const struct event *after, struct shown_steps *s);

/* Steps as they are stored, a line each, and back. Reading stops at an invalid line. */
struct str shown_code(const struct shown_steps *s, struct arena *a);
void shown_read(struct str text, struct shown_steps *s);

/* The letters of a head (teams/history_code.h); in the arena. */
struct str shown_letters(struct str head, struct arena *a);

/* By round from 1: the head of the chain after the last step of that or an earlier round of the section, in letters; empty: nothing was shown. */
struct heads {
    struct str round[ROUNDS_MAX + 1];
};
struct heads shown_heads(const struct journal_row *row, int n, struct str section, struct arena *a);

/* The same where of some rounds no more may be seen than the record of that digest ("-": nothing). A head that covers more would tell whoever guesses it that he has
   guessed right: those of all sections end before it. */
struct shown_limit {
    struct str section;
    int round;
    struct str digest;
};
struct heads shown_heads_within(const struct journal_row *row, int n, struct str section,
                                const struct shown_limit *limit, int nlimit, struct arena *a);

/* The same head of one round in hexadecimal digits; empty: nothing was shown. */
struct str shown_hex(const struct journal_row *row, int n, struct str section, int round, struct arena *a);

#endif
