/* SPDX-License-Identifier: Apache-2.0 */
#include "web/http/request_log.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "reports/format/output.h"
#include "web/http/job.h"

/* A line begins with the time, as 2026-09-09T15:04: what begins otherwise is somebody else's. */
static bool is_log(struct str head)
{
    static const char form[] = "0000-00-00T00:00";

    for (size_t i = 0; i < sizeof form - 1; i++)
        if (i >= head.n || (form[i] == '0' ? !isdigit((unsigned char)head.p[i]) : head.p[i] != form[i]))
            return false;
    return true;
}

bool request_log_open(const char *name, int *log, struct err *e)
{
    if (!name)
        return true;
    if (strcmp(name, "-") != 0)
        return output_lines(name, is_log, log, e);
    *log = STDERR_FILENO;
    return true;
}

void request_log(int log, const struct job *j)
{
    bool known = str_eq(j->method, STR("GET")) || str_eq(j->method, STR("HEAD")) || str_eq(j->method, STR("POST"));
    struct str method = known ? j->method : STR("-");
    char line[160], when[32] = "";
    struct timespec now;
    struct tm utc;

    if (log < 0)
        return;
    clock_gettime(CLOCK_MONOTONIC, &now);
    double ms = 1e3 * (double)(now.tv_sec - j->begun_at.tv_sec) + 1e-6 * (double)(now.tv_nsec - j->begun_at.tv_nsec);
    strftime(when, sizeof when, "%Y-%m-%dT%H:%M:%SZ", gmtime_r(&(time_t){ time(NULL) }, &utc));
    int n = snprintf(line, sizeof line, "%s %.*s %s %d %.1f ms person %ld\n", when, STR_ARG(method),
                     j->route ? j->route : "-", j->reply.status, ms, j->person);
    output_line(log,
                (struct str){ line, (size_t)n }); /* neither a full disk nor a slow reader keeps anybody from working */
}
