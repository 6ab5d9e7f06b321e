/* SPDX-License-Identifier: Apache-2.0 */
/* str.h - strings that carry their length and own nothing. */
#ifndef ENGINE_BASE_STR_H
#define ENGINE_BASE_STR_H

#include <stdbool.h>
#include <stddef.h>

struct arena;

/* A view into an input, an arena or a literal. { 0 } is the empty string. Text is UTF-8. */
struct str {
    const char *p;
    size_t n;
};

#define STR(literal) ((struct str){ (literal), sizeof(literal) - 1 })
#define STR_ARG(s)   (int)(s).n, (s).p ? (s).p : "" /* for "%.*s" */

struct str str_of(const char *c); /* a view of a C string; NULL is empty */
bool str_eq(struct str a, struct str b);
bool str_same(struct str a, struct str b); /* the case of the letters A to Z aside */
int str_cmp(struct str a, struct str b);   /* by bytes, as memcmp; a prefix comes first */
struct str str_trim(struct str s);         /* without white space at both ends */
bool str_starts(struct str s, struct str prefix);
bool str_ends(struct str s, struct str suffix);
const char *str_find(struct str s,
                     struct str part); /* the first place where it stands; NULL: nowhere, or there is no text */

/* The part before the first `sep`, which is taken off `rest` together with it. */
struct str str_cut(struct str *rest, char sep);

/* As much of it as fits in `room` bytes, without half a letter at its end. */
struct str str_whole(struct str s, size_t room);

/* A whole decimal number with an optional sign that fits a long and nothing behind it. */
bool str_long(struct str s, long *out);

/* Copies that live in the arena; str_c ends with a zero byte. */
struct str str_copy(struct arena *a, struct str s);
char *str_c(struct arena *a, struct str s);
struct str str_capitals(struct arena *a, struct str s);           /* its small letters of ASCII as capitals */
struct str str_number(struct arena *a, long n);                   /* in decimal digits */
struct str str_join(struct arena *a, struct str s, struct str t); /* one behind the other */
struct str str_fmt(struct arena *a, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

/* What stands before the one at place i of a list of n: nothing, a comma, or before the last one `last`, as " and ". */
const char *str_between(int i, int n, const char *last);

/* Of ASCII, whatever the locale. */
bool str_is_digit(char c);

#endif
