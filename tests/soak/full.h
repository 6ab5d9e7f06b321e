/* SPDX-License-Identifier: Apache-2.0 */
/* full.h - an event of two rounds in which every table has rows. */
#ifndef TESTS_SOAK_FULL_H
#define TESTS_SOAK_FULL_H

struct room;

/* Makes it; the desk is closed afterwards. */
void full_event(struct room *r);

#endif
