/* store.h - the arrays of the event -> rows. Inside a transaction; errors stick (db_ok). Sections
   and squads by index, rounds from 1. */
#ifndef DB_STORE_H
#define DB_STORE_H

#include "teams/event.h"

struct db;

/* Exactly the rows in which `after` differs from `before`, which is what the file holds; NULL: nothing. What is left out goes with
   all that belongs to it, of a round also its trace. Rows are known by their places (section, team, player, correction ...) or by
   what the table says: an absence by its team and first round, of several such the last one counts; a barred pair by both teams
   and the round. A board is stored when something is known of it. Where nothing differs nothing is written. */
void store_difference(struct db *db, const struct event *before, const struct event *after);

/* Name, city, federation, days, zone; a new event or the one that is there. */
void store_event(struct db *db, const struct event *ev);
void store_arbiters(struct db *db, const struct event *ev); /* in place of all */
/* When a round starts and when its line-ups are due; empty: not set. */
void store_date(struct db *db, int round, struct str starts, struct str lineups);

/* The settings of a section, new or there; its name never changes. */
void store_section(struct db *db, int section, const struct section *s);

/* Squads with what is known of their coming and their board orders, absences, barred pairs and
 * adjustments of a section without rounds, in place of all. */
void store_squads(struct db *db, int section, const struct section *s);

/* A squad more, with its players. */
void store_squad(struct db *db, int section, int squad, const struct squad *s);
void store_player(struct db *db, int section, int squad, int place, const struct player *p);
void store_number(struct db *db, int section, int squad, int number);

void store_arrival(struct db *db, int section, int squad, const struct arrival *a);
void store_board_order(struct db *db, int section, int squad, const struct board_order *o); /* nothing received: none */

void store_absence(struct db *db, int section, const struct absence *a); /* by squad and `from` */
void store_no_absence(struct db *db, int section, const struct absence *a);
void store_barred(struct db *db, int section, const struct barred *b);
void store_no_barred(struct db *db, int section, const struct barred *b);
void store_adjustment(struct db *db, int section, int place, const struct adjustment *a);

/* A round as it is now: `before` is what is stored, NULL if nothing is. Boards are not
   touched, but for those of a table that is there no more. */
void store_round(struct db *db, int section, int round, const struct pairing_list *before,
                 const struct pairing_list *after);
void store_no_round(struct db *db, int section, int round); /* a draft */
void store_trace(struct db *db, int section, int round, struct str json);
void store_no_trace(struct db *db, int section, int round);
void store_fixture(struct db *db, int section, int round, const struct fixture *f);
void store_board(struct db *db, int section, int round, int table, int board, const struct board *b);
void store_second_entry(struct db *db, int section, int round, int table, int board,
                        const struct board *b); /* RESULT_NONE: none */
void store_correction(struct db *db, int section, int place, const struct correction *c);
void store_mark_correction(struct db *db, int section, int place, const struct mark_correction *c);
void store_lineup(struct db *db, int section, int round, int boards, const struct lineup *l);

#endif
