/* SPDX-License-Identifier: Apache-2.0 */
/* report.h - what a rating officer would send back: found before the report is written (docs/rules/ratings.md). */
#ifndef TEAMS_RATING_REPORT_H
#define TEAMS_RATING_REPORT_H

#include "teams/event.h"

struct findings;

/* The name that FIDE reads: as registered, if it is in Latin letters, else its Latin form; empty: there is none. */
struct str rating_name(const struct player *p);

/* The first arbiter whose function is that of the chief, and whoever is a deputy. NULL: none; the deputies by `i` from 0. */
const struct arbiter *rating_chief(const struct event *e);
const struct arbiter *rating_deputy(const struct event *e, int i);

/* Adds what keeps the games of a section from being rated, or what FIDE checks against its own list: a PROBLEM is refused, a WARNING is looked at.
   RULE_RATING_REPORT, RULE_RATE_OF_PLAY, RULE_ROUNDS_A_DAY */
void rating_report_check(const struct event *e, const struct section *s, struct findings *f);

#endif
