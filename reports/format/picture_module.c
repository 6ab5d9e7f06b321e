/* SPDX-License-Identifier: Apache-2.0 */
/* picture_module.c - in the program, in place of pictures: loaded when the first is drawn. */
#include "engine/base/module.h"
#include "reports/format/messages.h"
#include "reports/format/picture.h"

/* clang-format off */
MODULE_ASKS(picture, say_picture_left_out(), picture_write, (const struct picture *p, const struct font_files *fonts, const struct flags *flags, struct arena *a, struct str *out, struct err *e),
    (p, fonts, flags, a, out, e))
/* clang-format on */
