/* SPDX-License-Identifier: Apache-2.0 */
/* registering.h - a registration from whatever file it is in, checked as a whole before anything is taken over. */
#ifndef OFFICE_REGISTERING_H
#define OFFICE_REGISTERING_H

#include "office/mending.h"

struct arena;
struct err;
struct findings;
struct headway;

/* `headway` hears of the bytes of XML that are read; NULL: nobody waits for it. `dates` is the order of its days, as whoever sends it says. */
struct registering_file {
    struct str name, bytes;
    const struct headway *headway;
    enum day_order dates;
    struct str sheet; /* of a workbook, as whoever sends it names it; empty: the one with the titles */
    bool of_no_event; /* it is looked at alone: nobody knows who the host is */
};

/* XML, a workbook or CSV: what it is the bytes say. `known` is the event as it is, `section` the one that the players of a CSV file are for, if it
   has several of players; may be empty. Everything that is wrong is a finding with its line or cell. ERR_FINDINGS: there is a PROBLEM; else the errors of the
   readers. In the arena. */
bool registering_read(const struct registering_file *file, const struct event *known, struct str section,
                      struct arena *a, struct event *read, struct findings *f, struct err *e);

/* Several files at once: the teams of all of them together, in their sections; what the event itself and a section are says the first that has it,
   and a file that names another event is a WARNING. Findings have the file in their place, and the value that they are about if it can be
   mended. */
bool registering_read_all(const struct registering_file *file, int n, const struct event *known, struct str section,
                          const struct registering_mends *mends, struct arena *a, struct event *read,
                          struct findings *f, struct err *e);

/* Mends that were made in other files (mending_made), each in the file of that name, or the only one, where the same stands as it was; file -1: nowhere.
   `named`: a file has the name of one of those, or one of them stands somewhere. */
struct registering_mends registering_follow(const struct registering_file *then, int nthen,
                                            const struct registering_mends *made, const struct registering_file *now,
                                            int n, const struct event *known, struct str section, struct arena *a,
                                            bool *named);

#endif
