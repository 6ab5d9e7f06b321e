/* SPDX-License-Identifier: Apache-2.0 */
/* levels.h - the levels of docs/formats/trace.md in words: how near to their group floaters are paired. */
#ifndef REPORTS_TELL_LEVELS_H
#define REPORTS_TELL_LEVELS_H

#include "engine/proof/demand.h"
#include "reports/tell/words.h"

/* What it means that a group's leavers reach only that level; no message for the first. */
struct message levels_message(const struct walk *w, const struct parsed_group *g, const struct wording *how);

/* "each floater meets a team of the next group": what the level of the group demands. */
struct str levels_asked(const struct walk *w, const struct parsed_group *g, const struct wording *how);

#endif
