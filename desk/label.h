/* SPDX-License-Identifier: Apache-2.0 */
/* label.h - what pages call the fields of properties. */
#ifndef DESK_LABEL_H
#define DESK_LABEL_H

#include "engine/base/message.h"

/* "Players in a squad" of "squad-size"; "Start of round 3" of "date.N"; { 0 }: there is no such property. */
struct message label_of(struct str property, int round);

#endif
