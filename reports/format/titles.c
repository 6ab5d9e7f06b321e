/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/titles.h"

#include <stddef.h>

#define TITLE(id_, ...) const struct message_row label_##id_ = MESSAGE_LABEL("title " #id_, __VA_ARGS__);
#include "reports/format/titles.def"
#undef TITLE

const struct message_row *const title_rows[] = {
#define TITLE(id, ...) &label_##id,
#include "reports/format/titles.def"
#undef TITLE
    NULL
};
