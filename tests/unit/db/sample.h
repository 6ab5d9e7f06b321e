/* sample.h - an event in which something of everything is stored, and whether two events are the same. */
#ifndef TESTS_UNIT_DB_SAMPLE_H
#define TESTS_UNIT_DB_SAMPLE_H

#include "teams/event.h"

/* Its arrays belong to everybody: a copy is changed, never these. */
struct event sample_event(void);

/* Fails where `got`, as it was loaded, is not `want`. */
void same_event(const struct event *got, const struct event *want);
void same_round(const struct pairing_list *got, const struct pairing_list *want, int boards);

#endif
