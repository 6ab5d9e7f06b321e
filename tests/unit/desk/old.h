/* old.h - event files as earlier versions left them: tests/data/old/README.md. */
#ifndef TESTS_UNIT_DESK_OLD_H
#define TESTS_UNIT_DESK_OLD_H

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const char *const OLD[] = { "1",  "2",  "3",   "4",   "5",   "6",   "7",   "8",   "9",   "10",
                                   "11", "12", "1-2", "1-3", "2-3", "3-4", "4-5", "5-6", "6-7", "1-3-import" };
enum { OLDS = sizeof OLD / sizeof *OLD };

static inline void old_read(sqlite3 *lite, const char *path)
{
    char *line = NULL, *said = NULL, *sql = sqlite3_mprintf("");
    size_t size = 0;
    FILE *in = fopen(path, "r");

    if (!in)
        fail_msg("%s is not there", path);
    while (getline(&line, &size, in) > 0)
        if (strncmp(line, ".read ", 6) == 0) {
            line[strcspn(line, "\n")] = '\0';
            old_read(lite, line + 6);
        } else {
            sql = sqlite3_mprintf("%z%s", sql, line);
            if (!sqlite3_complete(sql))
                continue;
            if (sqlite3_exec(lite, sql, NULL, NULL, &said) != SQLITE_OK)
                fail_msg("%s: %s", path, said);
            sqlite3_free(sql);
            sql = sqlite3_mprintf("");
        }
    sqlite3_free(sql);
    free(line);
    fclose(in);
}

/* Makes the file `path` from tests/data/old/NAME.sql. */
static inline void old_make(const char *path, const char *name)
{
    char source[100];
    sqlite3 *lite;

    snprintf(source, sizeof source, "tests/data/old/%s.sql", name);
    assert_int_equal(sqlite3_open(path, &lite), SQLITE_OK);
    old_read(lite, source);
    assert_int_equal(sqlite3_close(lite), SQLITE_OK);
}

#endif
