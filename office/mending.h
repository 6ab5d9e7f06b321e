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
    int file, line;
    struct str of, value;
};
struct registering_mends {
    const struct registering_mend *item;
    int n;
};

/* Those of one of the files that its reader takes. */
struct mends mending_of(const struct registering_mends *all, int file, struct arena *a);

/* Makes women of those of the file who have no sex, as it says; each team is a NOTE. */
void mending_sexes(const struct registering_mends *all, int file, struct event *read, struct findings *f);

/* Gives the findings what stands where they point to; what cannot be mended gets no value. */
void mending_values(const struct event *read, int file, struct findings *f);

#endif
