/* SPDX-License-Identifier: Apache-2.0 */
/* key_again.h - a form that had keys made, and is sent again since its answer was lost, is answered with the same keys: for a minute, and to the same person.
   Of the thread that records. */
#ifndef WEB_PAGE_KEY_AGAIN_H
#define WEB_PAGE_KEY_AGAIN_H

#include "desk/people.h"

struct visit;

/* The keys that the form of the visit had made when it came first; NULL: it did not come within a minute, or one of them opens nothing any more. */
const struct desk_pass *key_again(const struct visit *v, int *n);

void key_again_note(const struct visit *v, const struct desk_pass *pass, int n);

#endif
