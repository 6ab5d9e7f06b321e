/* SPDX-License-Identifier: Apache-2.0 */
/* explained.h - what is recognised in a file that was sent, folded away below what is said of it. */
#ifndef WEB_PAGE_EXPLAINED_H
#define WEB_PAGE_EXPLAINED_H

#include "engine/base/str.h"
#include "teams/moment.h"

struct markup;
struct visit;

void explained_put(const struct visit *v, struct markup *m, struct str name, struct str bytes, enum day_order dates);

#endif
