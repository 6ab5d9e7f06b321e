/* SPDX-License-Identifier: Apache-2.0 */
/* markup.h - what the lines of markup of a page become (reports/format/page.awk). */
#ifndef REPORTS_FORMAT_MARKUP_H
#define REPORTS_FORMAT_MARKUP_H

#include "engine/base/buffer.h"
#include "engine/base/message.h"
#include "reports/format/html.h"

/* A family of pages says where its markup goes, MARKUP_OUT, a struct buffer *, and how a message is told there, MARKUP_TOLD(message), a struct
   str: both of what its functions have at hand by the same names. */
#define MARKUP_LITERAL(...) buffer_add(MARKUP_OUT, STR(__VA_ARGS__))

/* A struct str, or a C string. */
#define MARKUP_TEXT(...) html_put(MARKUP_OUT, MARKUP_STR(__VA_ARGS__))
#define MARKUP_STR(...)  _Generic((__VA_ARGS__), struct str : markup_str, default : str_of)(__VA_ARGS__)

/* A struct message, or a row without arguments. */
#define MARKUP_MESSAGE(...)                                                 \
    html_put(MARKUP_OUT, MARKUP_TOLD(_Generic((__VA_ARGS__), struct message \
                                              : markup_message, default     \
                                              : markup_row)(__VA_ARGS__)))
#define MARKUP_NUMBER(...) buffer_number(MARKUP_OUT, __VA_ARGS__)
#define MARKUP_MADE(...)   buffer_add(MARKUP_OUT, __VA_ARGS__)

static inline struct str markup_str(struct str text)
{
    return text;
}

static inline struct message markup_message(struct message message)
{
    return message;
}

static inline struct message markup_row(const struct message_row *row)
{
    return (struct message){ .row = row };
}

#endif
