/* SPDX-License-Identifier: Apache-2.0 */
/* retold.h - traces kept for a second verifier, each with the verdict of the first. */
#ifndef TESTS_PROPERTY_RETOLD_H
#define TESTS_PROPERTY_RETOLD_H

#include "engine/proof/parsed_trace.h"

/* Adds a line to the file that the environment names as TRACES: the verdict of the checker on these bytes ("proved" or
   "refused"), what they are, the trace, with tabs between them. Nothing without TRACES. */
void retold_keep(const char *what, struct str bytes);

/* The same of a record, written as the file that it would be read from. */
void retold_keep_record(const char *what, const struct parsed_trace *r);

#endif
