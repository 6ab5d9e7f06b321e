/* SPDX-License-Identifier: Apache-2.0 */
/* lost_decisions.h - how much of what was decided, entered and set at the desk no file for another program can hold: rows of export_losses.c. */
#ifndef REPORTS_EXCHANGE_LOST_DECISIONS_H
#define REPORTS_EXCHANGE_LOST_DECISIONS_H

#include "teams/event.h"

/* Of the event: flags, and what pages and sheets have from it. */
int lost_flags(const struct event *ev, const struct section *s);
int lost_event_settings(const struct event *ev, const struct section *s);

/* Of the section: where a reader gives it another name, or takes it for one of women or for none by the sex of the players; and what is set for it beside the pairing. */
int lost_section_name(const struct event *ev, const struct section *s);
int lost_open(const struct event *ev, const struct section *s);
int lost_women(const struct event *ev, const struct section *s);
int lost_squad_size(const struct event *ev, const struct section *s);
int lost_section_settings(const struct event *ev, const struct section *s);
int lost_lot(const struct event *ev, const struct section *s);
int lost_fide_mode(const struct event *ev, const struct section *s);
int lost_shortenings(const struct event *ev, const struct section *s);

/* Teams and players. */
int lost_latin_names(const struct event *ev, const struct section *s);
int lost_late_entries(const struct event *ev, const struct section *s);
int lost_let_play(const struct event *ev, const struct section *s);
int lost_board_orders(const struct event *ev, const struct section *s);
int lost_arrivals(const struct event *ev, const struct section *s);
int lost_excuses(const struct event *ev, const struct section *s);
int lost_warnings(const struct event *ev, const struct section *s);
int lost_own_points(const struct event *ev, const struct section *s);

/* Why there are absences, bars and points where the file has these, and why where it has absences alone. */
int lost_reasons(const struct event *ev, const struct section *s);
int lost_reasons_of_absences(const struct event *ev, const struct section *s);

/* Rounds: pairs and byes by hand, results of the other arbiter, line-ups that are still secret, and matches that lines of players alone do not name. */
int lost_by_hand(const struct event *ev, const struct section *s);
int lost_second_entries(const struct event *ev, const struct section *s);
int lost_closed_lineups(const struct event *ev, const struct section *s);
int lost_nobody_came(const struct event *ev, const struct section *s);

#endif
