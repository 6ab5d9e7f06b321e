/* SPDX-License-Identifier: Apache-2.0 */
/* amount.h - how much a test of this folder does: a sample in `make test`, an evening's worth in `make soak`, or everything. */
#ifndef TESTS_SOAK_AMOUNT_H
#define TESTS_SOAK_AMOUNT_H

#include <stdbool.h>

/* SOAK is set: any kind of case is tried, though not each. */
bool soaking(void);

/* Of three amounts the one that is asked for: without SOAK, with SOAK=1, with SOAK=all. */
long amount(long check, long soak, long all);

#endif
