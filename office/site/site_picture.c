/* SPDX-License-Identifier: Apache-2.0 */
/* site_picture.c - the first of each section as a picture, for whoever sends a page of the site on. */
#include "office/site/site.h"
#include "office/site/site_page.h"

#include <inttypes.h>

#include "engine/base/err.h"
#include "reports/format/flag.h"
#include "reports/format/messages.h"
#include "reports/format/picture.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/report.h"
#include "teams/over.h"
#include "teams/prize/prize.h"
#include "teams/score.h"
#include "teams/text.h"

enum { LOOK = 1 }; /* another one when the same is drawn otherwise */

static int last_ranked(const struct site *k, int section)
{
    const struct section *s = &k->visibility.seen->section[section];
    int round = s->nround;

    while (round > 0 &&
           (k->visibility.step[section][round] < VISIBLE_STANDINGS || !score_is_in(s, &s->round[round - 1])))
        round--;
    return round;
}

static struct str shown(struct str text, struct arena *a)
{
    return text_shown(text, false, a);
}

static void fill_row(struct picture_row *row, const struct section *s, const struct standing *line, struct arena *a)
{
    const struct squad *q = &s->squad[line->team];
    const struct cell points =
        s->ranking.n > 0 ? figures_value(s->ranking.by[0], line->value[0]) : cell_text((struct str){ 0 });

    *row = (struct picture_row){ .rank = cell_typeset(figures_rank(line), a),
                                 .federation = shown(q->federation, a),
                                 .name = shown(q->name, a),
                                 .points = cell_typeset(points, a) };
}

/* The first of the ranking, or after the last round those who have medals; the title says which. */
static void fill(const struct site *k, struct picture *p, const struct section *s, int ranked, struct arena *a)
{
    struct picture_row *row = arena_new(a, struct picture_row, PICTURE_LEADERS);
    const bool final = over_is_final(s, ranked);
    struct tournament t;
    int n = 0;

    score_tournament(k->visibility.seen, s, ranked, a, &t);
    const struct standing *line = standings_make(&t, t.nround, a);
    const struct prize_team *first = final ? prize_overall(s, line, a, &n) : NULL;
    for (int i = 0; i < (n > 0 ? n : t.nteam) && i < PICTURE_LEADERS; i++) {
        fill_row(&row[i], s, n > 0 ? first[i].line : &line[i], a);
        row[i].medal = n > 0 ? first[i].rank : 0;
        p->nrow++;
    }
    p->row = row;
    p->title = n > 0 ? site_winner(k, s, first, n) : site_told(k, -1, say_picture_leaders(ranked, s->rounds));
}

static struct picture picture_of(const struct site *k, int section, struct arena *a)
{
    const struct event *ev = k->visibility.seen;
    const struct section *s = &ev->section[section];
    const int ranked = last_ranked(k, section);
    const struct heading h = report_heading(ev, section_title(s), site_wording(k, -1));
    const struct str about[] = { ev->nsection > 1 && ranked > 0 ? section_title(s) : (struct str){ 0 },
                                 heading_place(&h, a), dates_text(h.start, h.end, &h.wording, a) };
    struct picture p = { .event = shown(ev->name, a),
                         .about = shown(heading_joined(about, 3, a), a),
                         .title = shown(section_title(s), a) };

    if (ranked > 0)
        fill(k, &p, s, ranked, a);
    if (p.nrow > 0 && s->ranking.n > 0)
        p.unit =
            message_label(&criterion_row(s->ranking.by[0])->code,
                          &(struct wording){ .players = s->unit == UNIT_PLAYER, .language = k->order->language }, a);
    return p;
}

/* Stands for all that is drawn. */
static uint64_t key_of(const struct site *k, const struct picture *p)
{
    uint64_t key = folder_key(LOOK, p->event);

    key = folder_key(folder_key(folder_key(key, p->about), p->title), p->unit);
    for (int i = 0; i < p->nrow; i++) {
        const struct picture_row *r = &p->row[i];
        const struct flag_picture *flag = flag_find(k->flags, r->federation, FLAG_LARGE);
        key = folder_key(folder_key(key, r->rank), flag ? flag->file : r->federation);
        key = folder_key(folder_key(key, r->name), r->points);
    }
    return key;
}

/* The same picture keeps its name, another one has another name: whoever keeps pictures by their address shows no old one. */
static bool write_picture(struct site *k, int section, const struct picture *p, struct arena *a)
{
    const uint64_t key = key_of(k, p);
    const struct str path = str_fmt(k->arena, SITE_ASSETS "picture-%08" PRIx32 ".png", (uint32_t)key);
    struct str png;
    struct err why = { 0 };

    if (!folder_keeps(k->folder, path, key) && !folder_is_kept(k->folder, path)) {
        if (!picture_write(p, &k->shared->fonts, k->flags, a, &png, &why)) {
            site_miss(k, path, &why);
            return true;
        }
        if (!folder_write(k->folder, path, key, png, k->err))
            return false;
    }
    k->picture[section] = path;
    k->pictured[section] = str_copy(k->arena, p->title);
    return true;
}

bool site_write_pictures(struct site *k)
{
    bool ok = true;

    for (int i = 0; ok && site_has_fonts(k) && i < k->visibility.seen->nsection; i++) {
        struct arena own = { 0 };
        const struct picture p = picture_of(k, i, &own);
        ok = write_picture(k, i, &p, &own);
        arena_free(&own);
    }
    return ok;
}
