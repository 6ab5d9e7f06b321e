/* SPDX-License-Identifier: Apache-2.0 */
/* registration.h - is a registration fit to play? Lists all that an arbiter would send back. */
#ifndef TEAMS_REGISTRATION_H
#define TEAMS_REGISTRATION_H

#include "teams/event.h"

struct findings;

/* A rating that FIDE publishes lies between these; 0 is unrated. */
enum { RATING_LOWEST = 1000, RATING_HIGHEST = 2999 };

/* Can a player of the event be born in that year? 0, not known, may be. */
bool registration_born_may_be(const struct event *e, int born);

/* Adds what is wrong with the event, its sections, teams and players, with lines and articles. A PROBLEM has to be
   put right before the registration can be taken over; a WARNING is for a person to look at. Values that are missing
   (empty names, no number) because the schema was broken are not reported a second time.
   docs/formats/registration.md lists every finding. */
void registration_check(const struct event *e, struct findings *f);

/* Has it fewer counting players than a match has boards, and enough to play (score_least)? It is registered if that is meant. */
bool registration_is_short(const struct section *s, const struct squad *q);

/* The first team that is called as an earlier one; NULL: none is. */
const struct squad *registration_same_name(const struct section *s, struct arena *a);

/* RULE_SQUAD_LIST: the last moment at which squads of the section and their orders change without approval: as it is set, or by D.02 one month before the first
   day of the event; empty: there is none. */
struct str registration_closes(const struct event *e, const struct section *s, struct arena *a);

#endif
