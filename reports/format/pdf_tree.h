/* SPDX-License-Identifier: Apache-2.0 */
/* pdf_tree.h - what the texts of a document are, for those who hear it: the tree of structure elements (ISO 32000-1, 14.7 and 14.8), and the objects
   that say it in the file. Pages are known by the numbers of their objects. */
#ifndef REPORTS_FORMAT_PDF_TREE_H
#define REPORTS_FORMAT_PDF_TREE_H

#include "engine/base/str.h"

struct arena;
struct haru_element;
struct pdf_tree;

/* A tree of the document alone, whose root is that object. All of it lives in the arena. */
struct pdf_tree *pdf_tree_begin(int root, struct arena *a);

/* The next element within another one, NULL for the document, of a kind that PDF knows ("Table", "TD"). */
struct haru_element *pdf_tree_add(struct pdf_tree *t, struct haru_element *within, const char *kind);

/* A cell that heads others: the scope is "Column", "Row" or NULL; it spans so many columns. */
void pdf_tree_heads(struct pdf_tree *t, struct haru_element *e, const char *scope, int span);

/* What is heard in place of the glyphs. */
void pdf_tree_say(struct pdf_tree *t, struct haru_element *e, struct str text);

/* One more text on page `page` from 0, which is object `object`, belongs to the element. Returns the number of the text on its page. Pages come in their order. */
int pdf_tree_text(struct pdf_tree *t, struct haru_element *e, int page, int object);

const char *pdf_tree_kind(const struct haru_element *e);

/* What the file says of it: so many objects with numbers from `first` on, and that of the root. */
int pdf_tree_size(const struct pdf_tree *t);
struct str pdf_tree_object(const struct pdf_tree *t, int i, int first, struct arena *a);
int pdf_tree_root(const struct pdf_tree *t);
struct str pdf_tree_root_object(const struct pdf_tree *t, int first, struct arena *a);

#endif
