/* SPDX-License-Identifier: Apache-2.0 */
/* mending.h - what whoever reads the findings of a registration puts in place of what stands in its files. Pure. */
#ifndef OFFICE_MENDING_H
#define OFFICE_MENDING_H

#include "import/mend.h"
#include "teams/event.h"

struct arena;
struct findings;

/* What is put in place of what stands in one of the files, by whoever reads the findings: `of` as they have it; "team/sex": whoever of
   the team has none is a woman, of line 0 in every team. */
struct registering_mend {
    int file; /* -1: none */
    struct mend mend;
};
struct registering_mends {
    const struct registering_mend *item;
    int n;
};

/* Those of one of the files that its reader takes. */
struct mends mending_of(const struct registering_mends *all, int file, struct arena *a);

/* Asks what becomes of each of them. */
void mending_ask(struct registering_mend *item, int n, struct arena *a);

/* Those that were made, each with what stood there; all of it in the arena. */
struct registering_mends mending_made(const struct registering_mends *all, struct arena *a);

/* The same, only to be looked for in a file. */
struct registering_mends mending_looking(const struct registering_mends *made, struct arena *a);

/* Line `line` of one file is line n of another one, if as many places in it have the same; 0: of none. */
int mending_line_now(const struct mend_places *then, const struct mend_places *now, int line);

/* Names those of `made` that are not among what is put into other files any more (file -1). */
void mending_tell_lost(const struct registering_mends *made, const struct registering_mends *now, struct findings *f);

/* Makes women of those of the file who have no sex, as it says; each team is a NOTE. */
void mending_sexes(const struct registering_mends *all, int file, struct event *read, struct findings *f);

/* Gives the findings what stands where they point to; what cannot be mended gets no value. */
void mending_values(const struct event *read, int file, struct findings *f);

#endif
