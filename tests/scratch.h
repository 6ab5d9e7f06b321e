/* SPDX-License-Identifier: Apache-2.0 */
/* scratch.h - where tests make folders: in TMPDIR, which tests/run has in memory. */
#ifndef TESTS_SCRATCH_H
#define TESTS_SCRATCH_H

#include <stdio.h>
#include <stdlib.h>

/* A name for mkdtemp. */
static inline void scratch_name(char *name, size_t size, const char *of)
{
    const char *folder = getenv("TMPDIR");

    snprintf(name, size, "%s/olympair-%s-XXXXXX", folder ? folder : "/tmp", of);
}

#endif
