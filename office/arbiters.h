/* SPDX-License-Identifier: Apache-2.0 */
/* arbiters.h - arbiters who were typed with their FIDE ids are looked up in a rating list. */
#ifndef OFFICE_ARBITERS_H
#define OFFICE_ARBITERS_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct err;

/* `typed`, as the setting `arbiters` takes it, with the names, titles and federations that the list file has and that were not typed. An
   id that it does not have is all right beside a name. ERR_INPUT: an id alone that it does not have, or that is of a player of quite
   another name; as list_open says. ERR_USAGE: an id alone, and `list` is NULL: there is none. */
bool arbiters_look_up(struct str *typed, const char *list, struct arena *a, struct err *e);

#endif
