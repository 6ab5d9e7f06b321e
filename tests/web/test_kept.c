/* SPDX-License-Identifier: Apache-2.0 */
/* test_kept.c - reads traces, one a line, and keeps them with the verdict of the checker (retold.h). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/property/retold.h"

int main(void)
{
    char *line = NULL;
    size_t room = 0;

    while (getline(&line, &room, stdin) > 0) {
        line[strcspn(line, "\n")] = '\0';
        retold_keep("one thing changed at random", str_of(line));
    }
    free(line);
    return 0;
}
