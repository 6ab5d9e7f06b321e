/* SPDX-License-Identifier: Apache-2.0 */
/* every_place.h - a page with every place that a page may have, for test_markup.c. */
#ifndef TESTS_UNIT_REPORTS_EVERY_PLACE_H
#define TESTS_UNIT_REPORTS_EVERY_PLACE_H

#include <stdbool.h>

struct buffer;

void put_every_place(struct buffer *out, const char *text, long number, bool holds);
void put_lines(struct buffer *out, bool holds, bool other);
void put_rows(struct buffer *out, int n);

#endif
