/* SPDX-License-Identifier: Apache-2.0 */
/* setting_label.h - what values of properties are called on pages, where nobody types them. */
#ifndef DESK_SETTING_LABEL_H
#define DESK_SETTING_LABEL_H

#include "engine/base/message.h"

struct arena;
struct property;

/* A value as people read it: "FIDE D.02, Olympiad" for "olympiad"; one that needs no other words as it is. In the arena. */
struct str setting_value(const struct property *p, struct str value, const struct wording *wording, struct arena *a);

/* "Tie-breaks: Khanty-Mansiysk 2010 rules", of the name as it is stored; { 0 }: there is no such property. In the arena. */
struct str setting_told(struct str name, struct str value, const struct wording *wording, struct arena *a);

#endif
