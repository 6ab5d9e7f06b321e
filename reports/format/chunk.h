/* SPDX-License-Identifier: Apache-2.0 */
/* chunk.h - a sheet in pieces that are not divided, and where on the pages each is placed. */
#ifndef REPORTS_FORMAT_CHUNK_H
#define REPORTS_FORMAT_CHUNK_H

#include "reports/format/canvas.h"
#include "reports/format/setting.h"

/* Rows of a block, with its head and its slip or without, a line of text, or a chart. */
struct chunk {
    const struct chart *chart; /* NULL: none */
    const struct grid *grid;   /* whose titles stand above it; NULL: none */
    const struct block *block; /* NULL: a line of text */
    int first, n;              /* rows */
    bool head;
    const struct slip *slip;       /* below the rows; NULL: none */
    const struct assignment *task; /* in place of rows; NULL: none */
    const struct match_form *form; /* in place of rows, a page; NULL: none */
    bool apart;                    /* begins a page */
    bool begins;                   /* a part: the titles of its columns stand in the gap above */
    struct str text;
    struct ink ink;
    int indent;
    int row;         /* how high a row of it is, with one line */
    int height, gap; /* gap: kept from what stands above it, unless it is the first of its column */
};

struct chunks {
    struct chunk *item;
    int n, cap;
};

/* Where a chunk stands; y is its upper edge. */
struct place {
    int page, column, y;
};

struct chunks chunks_of(const struct typesetting *s, const struct canvas *c);

/* Where blocks begin pages: the rows of each page that would not hold all of it as low as that needs, and as they may be. */
void chunks_fit(const struct typesetting *s, struct chunks *list);

int chunks_pages(const struct typesetting *s, const struct chunks *list);

/* Places all chunks; parallel to the list. */
const struct place *chunks_placed(const struct typesetting *s, const struct chunks *list, struct arena *a);

/* In how many strips the chunks of that page are drawn, each on a sheet of paper of its own. */
int chunks_strips(const struct chunks *list, const struct place *place, int page);

/* How high the line stands that heads the rows, 0: none does; where its letters are larger it is higher, and needs no gap above. */
int chunk_head(const struct typesetting *s, const struct chunk *k);

/* How high a row stands with all its lines, at most a page. */
int chunk_row(const struct typesetting *s, const struct grid *g, const struct row *r, struct arena *a);

#endif
