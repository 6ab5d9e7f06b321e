/* SPDX-License-Identifier: Apache-2.0 */
/* template.h - sentences with places for values: the one language of facts and messages.
   In a text
     {name}      stands for a value, as text or as a number,
     {name:+}    for a number or for points with their sign,
     [...]       for a part that is left out if a value in it is empty or 0,
     {{ and [[   for { and [ themselves.
   Braces are those of str.format in Python, which the tools of translators know (python-brace-format). */
#ifndef ENGINE_BASE_TEMPLATE_H
#define ENGINE_BASE_TEMPLATE_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;

/* What stands at a place. A text that is written from right to left is isolated there (direction.h); points are half points. */
struct template_value {
    enum template_kind { TEMPLATE_TEXT, TEMPLATE_NUMBER, TEMPLATE_POINTS } kind;
    struct str text;
    long number;
};

/* Where values come from: by name, { 0 } for a name that stands for nothing. */
struct template_values {
    struct template_value (*named)(const void *of, struct str name, struct arena *a);
    const void *of;
};

/* The text with its values, in the arena. */
struct str template_fill(const char *text, const struct template_values *values, struct arena *a);

/* The next place of the text in braces, behind `*at`, which moves behind it: its name without sign. False: there is none. */
bool template_next(const char **at, struct str *name);

#endif
