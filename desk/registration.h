/* registration.h - squads and their initial numbers. */
#ifndef DESK_REGISTRATION_H
#define DESK_REGISTRATION_H

#include "desk/desk.h"

/* Takes over what import/ has read and checked: data of the event (what it leaves empty stays as it
   was), and squads of its sections. A section that is not there is made; one that is there keeps
   its settings and gets these squads in place of those it had, which is refused once a round of it
   is published (ERR_STATE), unless they are the same. What the desk knows stays with the teams (desk/roster.h); who is
   gone, new or changed is remarked, and so is what changes of the event. Other squads after the squads are closed need a
   reason (RULE_SQUAD_LIST). Unless nothing has changed that numbers depend on, the teams must be numbered afterwards. act->section is not looked at. */
bool desk_import(struct desk *d, const struct act *act, const struct event *read, struct findings *f, struct err *e);

/* Initial numbers (RULE_NUMBER, RULE_NUMBER_TIES), or as given in the registration. ERR_STATE: frozen.
   ERR_INPUT: as given, and a number is missing, twice there, or beyond the number of teams. */
bool desk_number(struct desk *d, const struct act *act, bool as_given, struct findings *f, struct err *e);

/* `team` takes the number directly above `above`, the others keep their order (RULE_SQUAD_LIST). A
   reason is obligatory once a round is published. */
bool desk_renumber(struct desk *d, const struct act *act, struct str team, struct str above, struct findings *f,
                   struct err *e);

#endif
