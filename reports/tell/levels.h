/* SPDX-License-Identifier: Apache-2.0 */
/* levels.h - the levels of docs/formats/trace.md in words: how near to their group floaters are paired. */
#ifndef REPORTS_TELL_LEVELS_H
#define REPORTS_TELL_LEVELS_H

#include "engine/proof/demand.h"
#include "reports/tell/words.h"

/* What it means that a group's leavers reach only that level; empty for the first. */
struct str levels_text(const struct walk *w, const struct parsed_group *g);

/* "if each meets a team of the next group": what the level of the group demands. */
struct str levels_asked(const struct walk *w, const struct parsed_group *g);

#endif
