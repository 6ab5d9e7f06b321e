/* SPDX-License-Identifier: Apache-2.0 */
/* proofs.h - what certificates prove, as sentences that can be checked with a pencil. */
#ifndef REPORTS_TELL_PROOFS_H
#define REPORTS_TELL_PROOFS_H

#include "reports/tell/words.h"

/* Why the alternative of the step being told was impossible: "for Chad and Mali there would then be only Togo", or
   the certificate where that would be too long. */
struct str proofs_refusal(const struct walk *w, const struct parsed_refusal *x, const struct wording *how);

/* The whole refusal, with the article that decides, where the floaters could not be paired as the level of the group has it. */
struct message proofs_level(const struct walk *w, const struct parsed_refusal *x, const struct wording *how);

/* Why no fewer of the floaters that came to the group being told leave it again. */
struct str proofs_again(const struct walk *w, const struct wording *how);

/* Why no fewer teams of the group being told may float. */
struct str proofs_fewest(const struct walk *w, const struct wording *how);

#endif
