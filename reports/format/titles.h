/* SPDX-License-Identifier: Apache-2.0 */
/* titles.h - what stands above the columns of sheets, as rows of sentences: label_<id> of each row of titles.def. */
#ifndef REPORTS_FORMAT_TITLES_H
#define REPORTS_FORMAT_TITLES_H

#include "engine/base/message.h"

#define TITLE(id, ...) extern const struct message_row label_##id;
#include "reports/format/titles.def"
#undef TITLE

/* All of them, NULL behind the last. */
extern const struct message_row *const title_rows[];

#endif
