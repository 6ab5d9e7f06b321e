/* SPDX-License-Identifier: Apache-2.0 */
/* pages.h - the pages of a site, one row each, with their addresses. */
#ifndef OFFICE_PAGES_H
#define OFFICE_PAGES_H

#include "office/visibility.h"
#include "reports/format/titles.h"

struct arena;

/* There is one for the event, one for it if it has a section of women and one other, one for each section, for each round of it that has come so far, for each team, or for each
   player. What a team has of a report of all teams is a part of its page. */
enum page_scope { OF_EVENT, OF_PAIR, OF_SECTION, OF_ROUND, OF_TEAM, OF_PLAYER };

/* X(report, scope, name of its files, what links to it say (NULL: nothing does), from which step of visibility on it is seen, formats besides) */
/* clang-format off */
#define PAGES(X) \
    X("combined",    OF_PAIR,    "combined",    &label_report_combined,    VISIBLE_STANDINGS, "pdf csv xlsx json") \
    X("medals",      OF_EVENT,   "medals",      &label_report_medals,      VISIBLE_STANDINGS, "pdf csv xlsx json") \
    X("numbers",     OF_SECTION, "start",       &label_page_start,         VISIBLE_NOTHING,   "pdf csv xlsx json") \
    X("teams",       OF_SECTION, "teams",       &label_report_teams,       VISIBLE_NOTHING,   "pdf csv xlsx json") \
    X("crosstable",  OF_SECTION, "crosstable",  &label_report_crosstable,  VISIBLE_STANDINGS, "pdf csv xlsx json") \
    X("progressive", OF_SECTION, "progressive", &label_report_progressive, VISIBLE_STANDINGS, "csv json") \
    X("boardlist",   OF_SECTION, "boards",      &label_page_best,          VISIBLE_STANDINGS, "pdf csv xlsx json") \
    X("rating-changes", OF_SECTION, "ratings",  &label_report_rating_changes, VISIBLE_STANDINGS, "pdf csv xlsx json") \
    X("norms",       OF_SECTION, "norms",       &label_report_norms,       VISIBLE_STANDINGS, "pdf csv xlsx json") \
    X("prizes",      OF_SECTION, "prizes",      &label_report_prizes,      VISIBLE_STANDINGS, "pdf csv xlsx json") \
    X("statistics",  OF_SECTION, "statistics",  &label_report_statistics,  VISIBLE_STANDINGS, "pdf csv xlsx json") \
    X("federations", OF_SECTION, "federations", &label_report_federations, VISIBLE_STANDINGS, "pdf csv xlsx json") \
    X("what-if",     OF_SECTION, "what-if",     &label_report_whatif,      VISIBLE_STANDINGS, "json") \
    X("pairings",    OF_ROUND,   "pairings",    &label_page_pairings,      VISIBLE_PAIRINGS,  "pdf csv xlsx json") \
    X("boards",      OF_ROUND,   "boards",      &label_page_boards,        VISIBLE_PAIRINGS,  "pdf csv xlsx json") \
    X("standings",   OF_ROUND,   "standings",   &label_report_standings,   VISIBLE_STANDINGS, "pdf csv xlsx json") \
    X("tie-breaks",  OF_ROUND,   "tie-breaks",  &label_page_tiebreaks,     VISIBLE_STANDINGS, "csv json") \
    X("protocol",    OF_ROUND,   "explained",   &label_report_protocol,    VISIBLE_PAIRINGS,  "pdf") \
    X("team",        OF_TEAM,    "team",        NULL,                      VISIBLE_STANDINGS, "") \
    X("teams",       OF_TEAM,    "team",        &label_page_squad,         VISIBLE_NOTHING,   "") \
    X("tie-breaks",  OF_TEAM,    "team",        &label_page_opponents,     VISIBLE_STANDINGS, "") \
    X("player",      OF_PLAYER,  "player",      NULL,                      VISIBLE_STANDINGS, "")
/* clang-format on */

struct page_row {
    const char *report;
    enum page_scope scope;
    const char *file;
    const struct message_row *title;
    enum visibility_step step;
    const char *formats;
};

/* `i` from 0, NULL after the last. */
const struct page_row *page_row(int i);

/* The row of the pages of that scope which are made from the report; NULL: there is none. */
const struct page_row *page_row_of(enum page_scope scope, const char *report);

/* Addresses of files below the folder of the site. They stay: they depend on the section's name, the number of the round,
   a team's federation with its place among those of that federation, in the order of registration, and a player's place
   (from 1) in the list of the team. */
struct str page_folder(const struct section *s, struct arena *a);
struct str page_of_section(const struct page_row *p, const struct section *s, const char *ending, struct arena *a);
struct str page_in_round(const struct page_row *p, const struct section *s, int round, const char *ending,
                         struct arena *a);
struct str page_of_match(const struct section *s, int round, int table, struct arena *a);
struct str page_of_team(const struct section *s, int squad, struct arena *a);
struct str page_of_player(const struct section *s, int squad, int place, struct arena *a);

#endif
