/* SPDX-License-Identifier: Apache-2.0 */
/* same.h - whether two events are the same: every row and every value of member.def. */
#ifndef TESTS_UNIT_DB_SAME_H
#define TESTS_UNIT_DB_SAME_H

#include "teams/event.h"

/* Fails where `got`, as it was loaded, is not `want`. */
void same_event(const struct event *got, const struct event *want);

#endif
