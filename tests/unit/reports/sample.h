/* SPDX-License-Identifier: Apache-2.0 */
/* sample.h - a small event with names of many scripts, and what every test of reports uses. */
#ifndef TESTS_UNIT_REPORTS_SAMPLE_H
#define TESTS_UNIT_REPORTS_SAMPLE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/base/str.h"
#include "reports/format/format.h"
#include "reports/format/sheet.h"
#include "reports/sheet/report.h"

struct arena;

/* Seven teams; number n is squad n - 1. Round 1 is complete: 1-4 2.5:1.5, 5-2 1:3, 3-6 2:2, bye 7.
   Round 2 is a draft: 2-1, 7-3 changed by hand, 6-4, bye 5. Squad 0 has a player who was replaced. Two arbiters are entered. */
enum { SAMPLE_TEAMS = 7 };
struct event *sample_event(struct arena *a);

/* The report of the sample; it must succeed. Those of title norms are of another event, in which somebody made one in nine rounds. */
struct sheet sample_report(const struct event *e, const char *name, int round, int team, struct arena *a);

/* A page of A4 with the fonts that are installed. */
struct page_options sample_page(void);

/* The bytes of a sheet in that format; it must succeed. */
struct str sample_bytes(const struct sheet *s, const char *format, struct arena *a);

void expect_str(struct str s, const char *want);
bool contains(struct str s, const char *part);

#endif
