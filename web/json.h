/* json.h - answers to scripts: an object of texts, numbers and lists. */
#ifndef WEB_JSON_H
#define WEB_JSON_H

#include "engine/base/str.h"

struct arena;
struct err;
struct findings;

/* What became of an operation: {"entry": 12, "done": "...", "findings": [{"severity": "warning", "text": "...", "article": "..."}]},
   with "error" instead of "done" if it was refused. */
struct str json_outcome(long entry, struct str done, const struct err *e, const struct findings *f, struct arena *a);

#endif
