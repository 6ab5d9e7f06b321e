/* SPDX-License-Identifier: Apache-2.0 */
/* roster.h - teams that are registered again: who is who, what the desk knows about them, what is new; for desk/ only. */
#ifndef DESK_SQUADS_ROSTER_H
#define DESK_SQUADS_ROSTER_H

#include "desk/base/task.h"
#include "teams/member.h"

struct roster {
    struct task *t;
    struct section old; /* the section as it was; t->section is as it is to be */
    int *to;            /* by squad of the old list: where it stands now, NOBODY: it is gone */
    int *from;          /* by squad of the new list: where it stood, NOBODY: it is new */
    bool same;          /* nothing is to be stored: every team is as it was, in the same order */
    struct str
        *kept; /* by squad of the new list: who stays replaced, and who for him, as the registration does not have it */
    int nkept;
    bool *ordered; /* likewise: the list stands as the captain handed it in, not as in the registration */
};

/* RULE_SQUAD_LIST: once the squads are closed, or a round is published, a change of a list needs a reason: the approval. ERR_STATE. */
bool roster_may_change(struct task *t);

/* The same of what is settled later than who plays, with or without a reason: captains' board orders, and ratings of a newer list. Only a day that was set closes it. */
bool roster_may_settle(struct task *t);

/* A squad of a registration as it is kept: its own memory, and nothing of the file it was read from. */
struct squad roster_squad(const struct squad *read, struct arena *a);

/* The squads that were read, in place of those of t->section, in memory. Which team is which: desk/squads/same_teams.h. What the desk knows of a team goes
   with it: its coming, every list of the section that names it (teams/member.def), replaced players with those who came for them, and its board order if the
   players are the same, who then stand as the captain wants them; its number, if nothing has changed that numbers depend on. */
struct roster roster_take(struct task *t, const struct section *read);

/* Is it a list of the section that names teams, and to which no other rows belong? */
bool roster_keeps(const struct member_table *t);

/* Of how many players who stay the rating is another one now. */
int roster_rerated(const struct roster *r);

/* Remarks which teams are gone, with what is dropped, new or changed, and in what. */
void roster_tell(const struct roster *r);

/* Remarks, by name, who stays replaced and who stays for him, and which board orders stand, though the registration does not
   say so. */
void roster_tell_kept(const struct roster *r);

/* Does the registration seem to be that of another event? Fewer than half of the teams of the shorter list, or fewer than a
   quarter of the players of the teams in both, are in both: then `err` of the task says so, ERR_STATE. */
bool roster_fits(const struct roster *r);

/* ": 1 changed, 2 new, 1 gone, 170 unchanged"; nothing for a first registration. */
struct str roster_count(const struct roster *r);

/* Every word of two squads that can come from a registration is the same. */
bool roster_same_squad(const struct squad *a, const struct squad *b);

/* RULE_NUMBER, RULE_NUMBER_TIES: would both have the same number among the same teams? */
bool roster_numbered_alike(const struct section *s, const struct squad *was, const struct squad *is);

/* A remark for each change of a team that was there, and of each of its players. */
void roster_tell_changes(const struct roster *r);

/* Teams entered after round 1 was published. */

/* Decides 'import --late' (desk/base/op.def). */
bool import_late(struct task *t, const struct event *read);

/* What follows from a change in a player's data. */

/* A copy with a list of its own, so that one can be changed and the other kept. */
struct squad squad_copy(const struct squad *q, struct arena *a);

/* What teams/registration.h finds wrong now and not `before` refuses it, each a finding; one alone is the error (ERR_INPUT). Only
   what the change brought: an event may be as it is for reasons of its own. */
bool squad_is_fit(struct task *t, const struct findings *before);

/* A fact for each value of a player, an index in the list, that differs. */
void squad_tell_player(struct task *t, int squad, int player, const struct player *was, const struct player *is);

/* A NOTE that the numbers are based on the old data, as long as they can be given anew. */
void squad_note_numbers(struct task *t, const struct squad *q);

/* A team's average rating affects the order of the tables: a draft with the team is discarded if it changed. */
void squad_discard_if_rated(struct task *t, const struct squad *was, int squad);

#endif
