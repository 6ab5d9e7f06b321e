/* SPDX-License-Identifier: Apache-2.0 */
/* verifier.h - the verifier of web/ that runs in a reader's browser. */
#ifndef OFFICE_VERIFIER_H
#define OFFICE_VERIFIER_H

#include <stdbool.h>

#include "engine/base/message.h"

struct err;
struct folder;

/* The text of its page, above the links to the traces, and of the page that checks seals; in the arena. */
struct str verifier_markup(const struct wording *w, struct arena *a);
struct str verifier_history_markup(const struct wording *w, struct arena *a);
bool verifier_put_history(struct folder *f, struct err *e);

/* Its scripts, verify.js and verify-page.js. */
bool verifier_put_scripts(struct folder *f, struct err *e);

#endif
