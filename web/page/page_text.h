/* SPDX-License-Identifier: Apache-2.0 */
/* page_text.h - what is put into pages and into what stands above them: messages, results, hidden fields. */
#ifndef WEB_PAGE_PAGE_TEXT_H
#define WEB_PAGE_PAGE_TEXT_H

#include "web/base/form.h"
#include "web/base/markup.h"
#include "web/page/visit.h"

/* A message as it is told on a page, in the arena of the visit; a row without arguments; and a message put there. */
struct str page_text(const struct visit *v, struct message message);
/* The same where it stands alone: with a capital, unless a name begins it. */
struct str page_sentence(const struct visit *v, struct message message);
/* A time as people write it now (moment_told). */
struct str page_when(const struct visit *v, struct str time);
struct str page_label(const struct visit *v, const struct message_row *row);
void page_say(const struct visit *v, struct markup *m, struct message message);

/* What is said in lines of markup is said to the visitor `v`. */
#define MARKUP_TOLD(message) page_text(v, message)
#define MARKUP_ADDRESS(...)  buffer_add(MARKUP_OUT, percent_encode(__VA_ARGS__, v->arena))

/* A message between two pieces of markup; an attribute that says one; a paragraph, and a link. */
#define put_message(v, m, open, message, close)  (put(m, open), page_say(v, m, message), put(m, close))
#define put_attr_message(v, m, name, message)    put_attr(m, name, page_text(v, message))
#define put_line_message(v, m, message)          put_line(m, page_text(v, message))
#define put_link_message(v, m, address, message) put_link(m, address, page_text(v, message))

/* By what else teams of a row are looked for, code and names of the federation: data-also="ISR Israel". `other` may be NOBODY. */
void page_put_also(const struct visit *v, struct markup *m, int squad, int other);

/* The result of a board as it is read, not typed. */
struct str page_result(const struct visit *v, enum result r);

/* The address of the page without its query. */
struct str page_path(const struct visit *v);

/* The section of the page that one came from, which the form names; else the first. NULL: there is none. */
const struct section *page_came_from(const struct visit *v);

/* The last round that has come that far; 0: none. */
int page_latest(const struct section *s, enum round_state least);

/* A hidden field of a form. */
void page_hidden(struct markup *m, const char *name, struct str value);

/* Whether a round that was paired is a draft, published or complete. */
struct message page_round_state(enum round_state state);

#endif
