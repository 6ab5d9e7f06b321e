/* SPDX-License-Identifier: Apache-2.0 */
/* refusals.h - why an alternative was not taken: the articles, the levels, what certificates prove. */
#ifndef REPORTS_TELL_REFUSALS_H
#define REPORTS_TELL_REFUSALS_H

#include "engine/base/message.h"
#include "engine/proof/walk.h"
#include "engine/proof/demand.h"
#include "reports/tell/words.h"

/* "they met in round 3 (D.02, 16a)", for the step that is being told. */
struct message reason_message(const struct walk *w, const struct parsed_refusal *x, const struct wording *how);

/* The levels of docs/formats/trace.md in words: how near to their group floaters are paired. */

/* What it means that a group's leavers reach only that level; no message for the first. */
struct message levels_message(const struct walk *w, const struct parsed_group *g, const struct wording *how);

/* "each floater meets a team of the next group": what the level of the group demands. */
struct str levels_asked(const struct walk *w, const struct parsed_group *g, const struct wording *how);

/* What certificates prove, as sentences that can be checked with a pencil. */

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
