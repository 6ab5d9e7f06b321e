/* SPDX-License-Identifier: Apache-2.0 */
/* verifier.h - the verifier of web/ that runs in a reader's browser. */
#ifndef OFFICE_VERIFIER_H
#define OFFICE_VERIFIER_H

#include <stdbool.h>

#include "engine/base/str.h"

struct err;
struct folder;

/* The text of its page, above the links to the traces. */
struct str verifier_markup(void);
struct str verifier_history_markup(void);
bool verifier_put_history(struct folder *f, struct err *e);

/* Its scripts, verify.js and verify-page.js. */
bool verifier_put_scripts(struct folder *f, struct err *e);

#endif
