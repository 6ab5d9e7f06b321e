/* SPDX-License-Identifier: Apache-2.0 */
/* markup.h - lines of markup of reports/page/ go into the view `v`, and messages are told as it tells them. */
#ifndef REPORTS_PAGE_MARKUP_H
#define REPORTS_PAGE_MARKUP_H

#include "reports/format/markup.h"
#include "reports/page/view.h"

#define MARKUP_OUT           (&v->out)
#define MARKUP_TOLD(message) view_told(v, message)

#endif
