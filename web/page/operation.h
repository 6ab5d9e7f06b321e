/* SPDX-License-Identifier: Apache-2.0 */
/* operation.h - what operations are called on pages, where nobody types a command. */
#ifndef WEB_PAGE_OPERATION_H
#define WEB_PAGE_OPERATION_H

#include "desk/op.h"
#include "web/page/visit.h"

/* "Adjust points", of the word that the journal has for what was done, or of a row of desk/base/op.def; an unknown one stays. In the arena. */
struct str operation_title(const struct visit *v, struct str command);

/* When it is needed: above its form, and in the list of all forms. */
struct message operation_help(enum op_id id);

/* It has a form that this person may fill in, and is of use in the section: players sit where they are paired, and have no list to keep to. */
bool operation_is_for(const struct visit *v, enum op_id id);

#endif
