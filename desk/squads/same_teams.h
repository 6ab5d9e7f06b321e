/* SPDX-License-Identifier: Apache-2.0 */
/* same_teams.h - which team of a section as it was is which of the section as it is to be, and which player. */
#ifndef DESK_SQUADS_SAME_TEAMS_H
#define DESK_SQUADS_SAME_TEAMS_H

struct arena;
struct player;
struct section;
struct squad;

struct same_teams {
    int *to;   /* by squad of the old list: where it stands now, NOBODY: it is gone */
    int *from; /* by squad of the new list: where it stood, NOBODY: it is new */
};

/* The one that most of its players are in, and that has most of its players from there; else the one of that name (text_fold), or else the only one of its
   federation before and now if they have a player in common. In the arena. */
struct same_teams same_teams_of(const struct section *old, const struct section *now, struct arena *a);

/* Is it the same player? By name (text_fold), of namesakes by FIDE id; who is spelled otherwise by FIDE id. His index in the list of a squad, or NOBODY. */
int same_player_in(const struct squad *q, const struct player *p, struct arena *a);

#endif
