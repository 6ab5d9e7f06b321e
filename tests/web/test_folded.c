/* SPDX-License-Identifier: Apache-2.0 */
/* test_folded.c - reads names, one a line, and writes each with what it is compared by (teams/text.h), a tab between them. With --script it writes the
   script that compares them on pages. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/arena.h"
#include "reports/format/html_site.h"
#include "teams/text.h"

int main(int n, char **words)
{
    struct arena a = { 0 };
    char *line = NULL;
    size_t room = 0;

    if (n > 1 && strcmp(words[1], "--script") == 0) {
        const struct str script = html_fold_script(&a);
        printf("%.*s", STR_ARG(script));
    }
    while (n == 1 && getline(&line, &room, stdin) > 0) {
        line[strcspn(line, "\n")] = '\0';
        printf("%s\t%.*s\n", line, STR_ARG(text_fold(&a, str_of(line))));
    }
    free(line);
    arena_free(&a);
    return 0;
}
