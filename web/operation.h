/* SPDX-License-Identifier: Apache-2.0 */
/* operation.h - what operations are called on pages, where nobody types a command. */
#ifndef WEB_OPERATION_H
#define WEB_OPERATION_H

#include "web/route.h"

/* "Adjust points", of the word that the journal has for what was done, or of a row of desk/op.def; an unknown one stays. In the arena. */
struct str operation_title(const struct visit *v, struct str command);

#endif
