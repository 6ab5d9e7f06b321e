/* SPDX-License-Identifier: Apache-2.0 */
/* present.h - what stands now in the fields of a form, where its address names the team or the player. */
#ifndef WEB_PAGE_PRESENT_H
#define WEB_PAGE_PRESENT_H

#include "desk/op.h"
#include "web/page/visit.h"

/* Whom a form is about; no squad: its address does not say so. */
struct subject {
    const struct squad *squad;
    const struct player *player;
    int at; /* of the squad */
};
struct subject subject_of(const struct visit *v);

/* A field that has a present value; who is corrected has only those that he has. */
enum whose { OF_TEAM = 1, OF_PLAYER, OF_BOTH };
struct present {
    enum op_id op;
    const char *param;
    struct str (*now)(const struct visit *v, const struct subject *of);
    enum whose whose;
};
const struct present *present_of(const struct op *op, const struct param *p);
bool present_is_of(const struct present *x, const struct subject *of);

/* Takes out of a form that was filled like that what is as it was, and puts in what was emptied. In the arena of the visit. */
void present_changed(const struct visit *v, const struct op *op, struct form *form);

#endif
