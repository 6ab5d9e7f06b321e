/* SPDX-License-Identifier: Apache-2.0 */
/* markup.h - writes a page: only literals of the program are markup, everything else is text. */
#ifndef WEB_BASE_MARKUP_H
#define WEB_BASE_MARKUP_H

#include "engine/base/buffer.h"
#include "reports/format/markup.h"

/* { .out.arena = a } is empty. */
struct markup {
    struct buffer out;
};

/* Lines of markup of the desk's pages go into `m`, which is one or leads to one. */
#define MARKUP_OUT (&_Generic((m), struct markup : &(m), default : (m))->out)

#define put(m, literal) buffer_add(&(m)->out, STR("" literal ""))

void put_text(struct markup *m, struct str text);
void put_number(struct markup *m, long n);

/* ` name="value"` */
#define put_attr(m, name, value) put_attribute((m), STR(" " name "=\""), (value))
void put_attribute(struct markup *m, struct str open, struct str value);

/* `<a href="address">text</a>`; a paragraph. */
void put_link(struct markup *m, struct str address, struct str text);
void put_line(struct markup *m, struct str text);

/* Output of another writer, which has escaped it already (reports/format/html.h). */
void put_made(struct markup *m, struct str markup);

#endif
