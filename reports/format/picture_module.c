/* SPDX-License-Identifier: Apache-2.0 */
/* picture_module.c - in the program, in place of pictures: loaded when the first is drawn. */
#include "engine/base/err.h"
#include "engine/base/module.h"
#include "reports/format/messages.h"
#include "reports/format/picture.h"

bool picture_write(const struct picture *p, const struct font_files *fonts, const struct flags *flags, struct arena *a,
                   struct str *out, struct err *e)
{
    return module_load(MODULE_picture, say_picture_left_out(), e) &&
           MODULE_FUNCTION(picture, picture_write)(p, fonts, flags, a, out, e);
}
