/* SPDX-License-Identifier: Apache-2.0 */
/* refill.h - shows a refused form again as it was sent. Pure. */
#ifndef WEB_PAGE_REFILL_H
#define WEB_PAGE_REFILL_H

#include "web/base/form.h"

/* The page, made as for somebody who comes anew, with the fields of its first form for that address as they were sent; what was sent and
   has no field there goes along unseen, but for keys and for what a button said. The page is one of ours: a tag ends with the first '>',
   values stand in double quotes. Of two addresses the path is compared. What others did meanwhile is said there: the form has seen it then (`seen`, `shown.N`), and is sent again by one press.
   False: there is no such form. */
bool refill(struct str page, struct str address, const struct form *sent, struct arena *a, struct str *out);

/* The form alone, without its page. */
bool refill_alone(struct str page, struct str address, const struct form *sent, struct arena *a, struct str *out);

/* The same of a page that has more than this form: of its forms for that address the one that was sent, whose unseen fields say what was
   sent and which has a field for every word. What is said about it stands in it, it is unfolded, and its first field is the one to type in. */
bool refill_among(struct str page, struct str address, const struct form *sent, struct str said, struct arena *a,
                  struct str *out);

#endif
