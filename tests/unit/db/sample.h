/* SPDX-License-Identifier: Apache-2.0 */
/* sample.h - an event in which something of everything is stored. */
#ifndef TESTS_UNIT_DB_SAMPLE_H
#define TESTS_UNIT_DB_SAMPLE_H

#include "teams/event.h"

/* Its arrays belong to everybody: a copy is changed, never these. */
struct event sample_event(void);

#endif
