/* SPDX-License-Identifier: Apache-2.0 */
#include "web/page/news.h"

#include "desk/base/desk.h"
#include "desk/base/history.h"
#include "engine/base/arena.h"
#include "web/page/json.h"

enum { PARTS_MAX = 12, WORDS_MAX = 240 };

/* "open.7.t34"; what names no round is of the section, what names no section of the event. */
static struct str part_of(const struct journal_row *row, const struct fact *f, struct arena *a)
{
    int round = f && f->round > 0 ? f->round : row->round;

    if (row->section.n == 0)
        return STR("all");
    if (round == 0)
        return row->section;
    struct str part = str_fmt(a, "%.*s.%d", STR_ARG(row->section), round);
    return f && f->table > 0 ? str_fmt(a, "%.*s.t%d", STR_ARG(part), f->table) : part;
}

static bool is_in(const struct str *part, int n, struct str one)
{
    for (int i = 0; i < n; i++)
        if (str_eq(part[i], one))
            return true;
    return false;
}

/* Of many tables the round stands for all of them. */
static int parts_of(const struct journal_row *row, struct str part[PARTS_MAX], struct arena *a)
{
    struct fact *fact;
    int n = 0, count = 0;

    fact_read(row->facts, a, &fact, &count);
    for (int i = 0; i < count; i++) {
        struct str one = part_of(row, &fact[i], a);
        if (is_in(part, n, one))
            continue;
        if (n == PARTS_MAX) {
            n = 0;
            break;
        }
        part[n++] = one;
    }
    if (n == 0)
        part[n++] = part_of(row, NULL, a);
    return n;
}

static struct news news_of(const struct history *h, int i, struct arena *a)
{
    const struct journal_row *row = &h->row[i];
    struct str part[PARTS_MAX], what = history_text(h, i, a), none = { 0 };
    int n = parts_of(row, part, a);

    if (what.n > WORDS_MAX)
        what.n = WORDS_MAX;
    return (struct news){ row->entry, json_news(row->entry, row->user, what, part, n, a),
                          json_news(row->entry, none, none, part, n, a) };
}

bool news_since(struct desk *d, long entry, struct arena *a, struct news **out, int *n, struct err *e)
{
    const struct journal_row *row;
    int rows;

    *n = 0;
    *out = arena_new(a, struct news, NEWS_MAX);
    if (!desk_journal(d, a, &row, &rows, e))
        return false;
    struct history h = history_of(row, rows, a);
    h.wording.medium = MEDIUM_PAGE;
    int first = rows > NEWS_MAX ? rows - NEWS_MAX : 0;
    for (int i = entry > first ? (int)entry : first; i < rows; i++)
        (*out)[(*n)++] = news_of(&h, i, a);
    return true;
}
