/* SPDX-License-Identifier: Apache-2.0 */
/* exports.h - the event as files for other programs: the kinds that there are, and how each is written. */
#ifndef OFFICE_EXPORTS_H
#define OFFICE_EXPORTS_H

#include <stdbool.h>

#include "reports/exchange/export_losses.h"

struct arena;
struct err;

/* What a file is of. One of the event may also be of a section alone. */
enum export_scope { EXPORT_EVENT, EXPORT_SECTION, EXPORT_ROUND };

struct export_order {
    const struct event *event;
    const struct section *section; /* NULL: all of the event */
    int round;                     /* of one that is of a round; 0: the latest */
    bool for_rating, without_points;
    struct str site_key, creator; /* what chess-results gave to whoever sends the file; may be empty */
    struct findings *
        findings; /* what a rating officer would send back, what a workbook cannot hold, which section is not over yet */
};

/* A kind of file: the first one where nothing says which. */
struct export_row {
    const char *name;   /* "trf26" */
    const char *ending; /* by which it is known; NULL: another kind is */
    const char *file;   /* what the name of a file ends with: "-chess-results.xml" */
    const char *type;   /* as a web server calls it */
    enum export_scope scope;
    bool rating, points; /* has a form for FIDE's rating officers; one without lines 299 */
    enum lossy_format format;
    bool says; /* it says itself whether its standings are provisional, or has none */
    enum seen_by reader;
    bool (*write)(const struct export_order *o, struct arena *a, struct str *out, struct err *e);
};

/* By its place from 0 on, by its name, by the ending of a path; NULL: there is none. */
const struct export_row *export_row(int i);
const struct export_row *export_named(struct str name);
const struct export_row *export_of_path(struct str path);

/* The file, in the arena. ERR_STATE: the event has not come that far. */
bool export_write(const struct export_row *r, const struct export_order *o, struct arena *a, struct str *out,
                  struct err *e);

/* What whoever hands the file on is told beside it, once for the command and for the desk: that it is not final, what it has no place for. */
void export_notes(const struct export_row *r, const struct export_order *o, const struct wording *how);

/* "open.trf", "open-rating.trf", "open-round-07.pgn"; of the whole event it begins with `stem`. Holds nothing that no file name should. */
struct str export_file(const struct export_row *r, const struct export_order *o, struct str stem, struct arena *a);

/* A name with everything replaced that no file name should hold. */
struct str export_safe_name(struct str name, struct arena *a);

#endif
