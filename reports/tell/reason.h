/* SPDX-License-Identifier: Apache-2.0 */
/* reason.h - why an alternative was not taken. */
#ifndef REPORTS_TELL_REASON_H
#define REPORTS_TELL_REASON_H

#include "engine/base/message.h"
#include "engine/proof/walk.h"

/* "they met in round 3 (D.02, 16a)", for the step that is being told. */
struct message reason_message(const struct walk *w, const struct parsed_refusal *x, const struct wording *how);

#endif
