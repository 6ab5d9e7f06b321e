/* SPDX-License-Identifier: Apache-2.0 */
/* page_settings.h - the settings of the event and a section on one page: in groups, each field with what it is now. */
#ifndef WEB_DESK_PAGE_SETTINGS_H
#define WEB_DESK_PAGE_SETTINGS_H

#include "desk/base/property.h"
#include "web/base/markup.h"
#include "web/page/visit.h"

/* The fields, those of a section that is not there yet if it is `fresh`; the bar that ends their form: what has changed, Discard, Preview,
   Apply. */
/* The place of a setting on a page of settings, "#mirror", or that of its group: rounds have one each. NULL: this page has it not. */
const char *settings_place(const struct visit *v, const struct property *p);

void settings_put(const struct visit *v, struct markup *m, bool fresh);
void settings_put_bar(const struct visit *v, struct markup *m);

/* Leaves out what is as it was, and adds what was emptied: a page sends all of its fields. In the arena of the visit. */
void settings_changed(const struct visit *v, struct form *form, bool fresh);

#endif
