/* SPDX-License-Identifier: Apache-2.0 */
/* me.h - the parts of a captain's page: each is a section of the page, with what is sent from it. */
#ifndef WEB_CAPTAIN_ME_H
#define WEB_CAPTAIN_ME_H

#include "desk/lineups/receipt.h"
#include "web/page/page.h"

/* The team of the captain in the event, and its round. */
struct mine {
    int squad;
    int number;                  /* of the last published round, 0: none */
    struct pairing_list *round;  /* NULL: none is published */
    const struct fixture *match; /* NULL: none in that round */
};

/* Loads the event as this captain may know it. */
bool mine_find(struct visit *v, struct mine *out, struct err *e);

/* The list places of those who count; room for SQUAD_MAX. */
int mine_places(const struct squad *q, int *place);

/* The number of its receipt (desk/lineups/receipt.h), of a round 0: of any; 0: there is none. */
bool mine_receipt(struct visit *v, const struct mine *mine, enum receipt what, int round, long *out, struct err *e);

/* What he handed in is told to have been taken back: when, by whom; nothing if what came in last counts. `thing`: "your line-up, handed in". */
bool mine_put_taken_back(struct visit *v, struct markup *m, const struct mine *mine, enum receipt what, int round,
                         struct message thing, struct err *e);

/* Does the operation; the answer names the receipt, also of what is there already. */
bool mine_do(struct visit *v, const struct mine *mine, const struct op *op, const struct act *act,
             const struct form *form, enum receipt what, struct err *e);

/* "10:00" today, else "Fri 2 Sept, 10:00". */
struct str mine_when(const struct visit *v, struct str at);

/* Seconds are running down on the page: a paragraph with `what` and the time, "Line-up due 10:00", and "in 17 minutes"; then it says `over`. */
void mine_countdown(const struct visit *v, struct markup *m, struct message (*what)(struct str time), struct str due,
                    struct message over);

/* The square of a colour, which a word stands beside. */
void mine_put_square(struct markup *m, bool white);

/* When the line-up is due, and whether it is there: in the box of the match. */
bool mine_put_due(struct visit *v, struct markup *m, const struct mine *mine, struct err *e);

/* The boards of a match: who sits there with which colour, and what came out. */
void mine_put_boards(const struct visit *v, struct markup *m, const struct fixture *f);

/* What is due today and for the next round, in the order of time; nothing where no day is known. */
void mine_put_day(const struct visit *v, struct markup *m, const struct mine *mine);

/* The parts. */
bool mine_put_lineup(struct visit *v, struct markup *m, const struct mine *mine, struct err *e);
bool mine_put_why(struct visit *v, struct markup *m, const struct mine *mine,
                  struct err *e); /* this opponent, or the bye */
bool mine_put_opponent(struct visit *v, struct markup *m, const struct mine *mine, struct err *e);
bool mine_put_result(struct visit *v, struct markup *m, const struct mine *mine, struct err *e);
bool mine_put_earlier(struct visit *v, struct markup *m, const struct mine *mine,
                      struct err *e); /* rounds not signed */
bool mine_put_order(struct visit *v, struct markup *m, const struct mine *mine, struct err *e);

#endif
