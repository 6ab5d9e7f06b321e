/* SPDX-License-Identifier: Apache-2.0 */
/* recording.h - the results of a file, as the command, the folder that is watched and the desk's page take them. */
#ifndef OFFICE_RECORDING_H
#define OFFICE_RECORDING_H

#include "teams/result.h"

struct arena;
struct err;
struct findings;

struct recording_file {
    struct str name, bytes;
    int only; /* the games of this round, and those that name none; 0: all */
};

/* Who has them recorded: the operation `results`, dry or not. */
struct recorder {
    bool (*record)(void *of, const struct result_list *list, bool dry, struct err *e);
    void *of;
};

/* Reads it (import/results.h) and has it recorded, all or nothing. ERR_INPUT: something in it cannot be read; what can be is tried dry, so that
   all that is wrong is told at once. The list is in the arena, with room for where each board goes. */
bool recording_do(const struct recording_file *file, const struct recorder *by, struct arena *a, struct findings *f,
                  struct err *e);

#endif
