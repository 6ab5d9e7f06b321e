#include "reports/exchange/trf_own.h"

#include "engine/base/edition.h"
#include "engine/ranking/criterion.h"
#include "teams/pairing.h"
#include "teams/text.h"

static void write_late(const struct section *s, const struct trf_games *g, struct buffer *out)
{
    int n = 0;

    for (int i = 0; i < s->nsquad; i++) {
        const struct squad *q = &s->squad[g->order[i]];
        if (q->late)
            buffer_fmt(out, "%s%d", n++ ? " " : "### olympair entered-late ", q->number);
    }
    if (n > 0)
        buffer_add(out, STR("\r\n"));
}

static void write_decided(const struct section *s, const struct fixture *f, int round, struct buffer *out)
{
    if (f->decided)
        buffer_fmt(out, "### olympair counts-as %s %d %d %d %.*s\r\n", decided_name(f->decided), round,
                   s->squad[f->side[0]].number, s->squad[f->side[1]].number,
                   STR_ARG(text_shown(f->decided_why, false, out->arena)));
}

/* Lines 202 leave out what comes before match points, and say the variant of some criteria only. */
static void write_ranking(const struct section *s, struct buffer *out)
{
    if (section_system(s) || !tiebreak_has(s->tiebreak, &s->ranking))
        buffer_fmt(out, "### olympair ranking %s %.*s\r\n", tiebreak_row(s->tiebreak)->name,
                   STR_ARG(ranking_text(&s->ranking, out->arena)));
}

/* Without it an unrated player counts as usual. */
static void write_floor(const struct section *s, struct buffer *out)
{
    if (s->floor > 0 && s->floor != section_default().floor)
        buffer_fmt(out, "### olympair floor %d\r\n", s->floor);
}

/* A system has settings that no other line tells. */
void trf_own_system(const struct section *s, struct buffer *out)
{
    if (section_system(s))
        buffer_fmt(out, "### olympair system %.*s score=%s cycles=%d preference=%s secondary=%s accelerated=%s\r\n",
                   STR_ARG(s->system), score_name(s->score), s->cycles, preference_name(s->preference),
                   secondary_name(s->secondary), s->accelerated ? "yes" : "no");
}

void trf_own_write(const struct section *s, const struct trf_games *g, struct buffer *out)
{
    trf_own_system(s, out);
    write_ranking(s, out);
    write_floor(s, out);
    write_late(s, g, out);
    for (int r = 0; r < g->nround; r++)
        for (int i = 0; i < s->round[r].nfixture; i++)
            write_decided(s, &s->round[r].fixture[i], r + 1, out);
}

struct str trf_own_codes(const struct section *s, struct arena *a)
{
    const struct ranking *r = &s->ranking;
    bool told = false;
    struct str codes = { 0 };

    for (int c = r->by[0] == CRITERION_MP; c < r->n; c++) {
        const struct criterion_row *row = criterion_row(r->by[c]);
        codes = str_fmt(a, "%.*s%s%s%s", STR_ARG(codes), codes.n ? "," : "", row->trf[0] ? row->trf : "OTHER_",
                        row->trf[0] ? "" : row->code);
        if (row->working && !told)
            codes = str_fmt(a, "%.*s_%s", STR_ARG(codes), tiebreak_row(s->tiebreak)->name);
        told = told || row->working;
    }
    return codes;
}
