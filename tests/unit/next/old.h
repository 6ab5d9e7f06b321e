/* SPDX-License-Identifier: Apache-2.0 */
/* old.h - event files as this and, after 1.0.0, earlier versions left them: tests/data/old/README.md. */
#ifndef TESTS_UNIT_NEXT_OLD_H
#define TESTS_UNIT_NEXT_OLD_H

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

static const char *const OLD[] = { "1", "2" };
enum { OLDS = sizeof OLD / sizeof *OLD };

/* Makes the file `path` from tests/data/old/NAME.sql. */
static inline void old_make(const char *path, const char *name)
{
    char source[100], *sql = NULL, *said = NULL;
    size_t size = 0;
    sqlite3 *lite;

    snprintf(source, sizeof source, "tests/data/old/%s.sql", name);
    FILE *in = fopen(source, "r");
    if (!in || getdelim(&sql, &size, '\0', in) < 0)
        fail_msg("%s is not there", source);
    fclose(in);
    assert_int_equal(sqlite3_open(path, &lite), SQLITE_OK);
    if (sqlite3_exec(lite, sql, NULL, NULL, &said) != SQLITE_OK)
        fail_msg("%s: %s", source, said);
    free(sql);
    assert_int_equal(sqlite3_close(lite), SQLITE_OK);
}

#endif
