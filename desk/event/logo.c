/* SPDX-License-Identifier: Apache-2.0 */
/* logo.c - the logo of the organiser on its way into the event: within the file, so that one file is the event. */
#include "teams/logo.h"

#include "desk/base/op_row.h"
#include "desk/base/task.h"
#include "engine/base/arena.h"

bool decide_logo(const struct logo_args *in, struct task *t)
{
    const struct logo *logo = in->logo;
    const struct str text = logo->bytes.n > 0 ? logo_text(logo, &t->arena) : STR("");

    if (str_eq(text, t->before->logo))
        return true;
    t->event.logo = text;
    struct fact *fact = task_fact(t, text.n > 0 ? FACT_LOGO : FACT_NO_LOGO);
    fact->number = (int)(logo->bytes.n + 1023) / 1024;
    return true;
}
