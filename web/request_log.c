/* SPDX-License-Identifier: Apache-2.0 */
#include "web/request_log.h"

#include <stdio.h>
#include <time.h>

#include "reports/format/output.h"
#include "web/job.h"

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
