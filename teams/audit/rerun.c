/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/audit/rerun.h"

#include "engine/base/arena.h"
#include "teams/audit/difference.h"
#include "teams/pairing.h"
#include "teams/score.h"

static bool barred_later(const struct audit_input *in, const struct barred *b)
{
    for (int i = 0; i < in->nchange; i++) {
        const struct round_change *change = &in->change[i];
        if (change->kind == CHANGE_BARRED && change->entry > in->drafted && change->about[b->a] && change->about[b->b])
            return true;
    }
    return false;
}

struct field rerun_field(const struct audit_input *in, const struct tournament *t, struct arena *a)
{
    struct field f = score_field(in->section, t, in->round, a);

    if (section_system(in->section)) {
        struct barred *then = arena_new(a, struct barred, f.nbarred);
        int n = 0;

        for (int i = 0; i < f.nbarred; i++)
            if (!barred_later(in, &f.barred[i]))
                then[n++] = f.barred[i];
        f.barred = then;
        f.nbarred = n;
    }
    return f;
}

/* --- what has changed since --------------------------------------------------------------------- */

/* Who was entered later is not paired in it. */
static struct field field_of(const struct swiss *from, const struct section *s, struct arena *a)
{
    struct card *card = arena_new(a, struct card, s->nsquad);

    for (int i = 0; i < from->n; i++) {
        /* Points of players and game points are half points. */
        const struct entrant *e = &from->entrant[i];
        bool half = s->unit == UNIT_PLAYER || s->score == SCORE_GP;
        card[i] = (struct card){ .number = e->number,
                                 .rating = e->rating,
                                 .mp = half ? e->secondary : e->points,
                                 .gp = half ? e->points : e->secondary,
                                 .met = e->met,
                                 .nmet = e->nmet,
                                 .colour = e->colour,
                                 .ncolour = e->ncolour,
                                 .scored_without_playing = e->no_bye,
                                 .paired = e->paired };
    }
    return (struct field){ .lot = from->lot,
                           .round = from->round,
                           .host = NOBODY,
                           .card = card,
                           .n = s->nsquad,
                           .barred = from->barred,
                           .nbarred = from->nbarred };
}

/* Of a round robin a line has how many games were played, and that is asked of those who have left. */
static struct entrant played_as_now(const struct entrant *line, const struct entrant *now)
{
    struct entrant e = *now;

    e.number = line->number;
    e.paired = line->paired;
    if (!line->paired) {
        e.colour = line->colour;
        e.ncolour = line->ncolour;
    }
    return e;
}

/* A line has of each squad what its system asks for: what it does not have is as it is now. */
static struct swiss completed(const struct swiss *line, const struct swiss *now, enum system_cards kind,
                              struct arena *a)
{
    struct entrant *entrant = arena_new(a, struct entrant, line->n);
    struct swiss out = *line;

    for (int i = 0; i < line->n; i++) {
        struct entrant *e = &entrant[i];
        *e = kind == CARDS_PLAYED ? played_as_now(&line->entrant[i], &now->entrant[i]) : line->entrant[i];
        if (kind != CARDS_RATED)
            e->rating = now->entrant[i].rating;
        if (kind != CARDS_TEAMS)
            e->secondary = now->entrant[i].secondary;
    }
    out.entrant = entrant;
    return out;
}

void rerun_compare(const struct audit_input *in, const struct tournament *t, struct audit *audit, struct arena *a)
{
    struct field f = rerun_field(in, t, a);
    struct swiss now = pairing_swiss(in->section, t, &f, a);
    struct swiss then = completed(in->line, &now, section_system(in->section)->cards, a);
    struct field was = field_of(&then, in->section, a), is = field_of(&now, in->section, a);

    difference_find(audit, &was, &is, a);
}

static int count_since(const struct audit_input *in, const struct tournament *t, struct arena *a)
{
    struct audit audit = { 0 };
    bool *about = arena_new(a, bool, in->section->nsquad);
    int n = 0;

    rerun_compare(in, t, &audit, a);
    for (int i = 0; i < audit.n; i++) {
        int team = audit.item[i].team;
        n += team != NOBODY && !about[team];
        if (team != NOBODY)
            about[team] = true;
    }
    return n;
}

/* --- the round ---------------------------------------------------------------------------------- */

struct rerun rerun_round(const struct audit_input *in, struct arena *a)
{
    struct rerun out = { .system = section_system(in->section), .round = in->round, .why = { .arena = a } };
    struct tournament t;
    struct arena own = { 0 };

    score_tournament(in->event, in->section, in->round - 1, a, &t);
    struct field f = rerun_field(in, &t, a);
    out.traced = in->line != NULL;
    out.since = in->line ? count_since(in, &t, a) : 0;
    const struct section *s = in->section;
    int round = in->round;
    int n = 0;

    for (int i = 0; i < s->ncorrection; i++)
        n += s->correction[i].round < round && s->correction[i].from > round;
    for (int i = 0; i < s->nmark_correction; i++)
        n += s->mark_correction[i].round < round && s->mark_correction[i].from > round;
    out.corrected = n;
    out.swiss = pairing_swiss(in->section, &t, &f, a);
    if (in->line)
        out.swiss = completed(in->line, &out.swiss, out.system->cards, a);
    out.made = out.system->pair(&out.swiss, &out.why, &own);
    out.made.pair = arena_grow(a, out.made.pair, sizeof *out.made.pair, (size_t)out.made.npair, (size_t)out.made.npair);
    out.made.article = NULL;
    out.made.left = NULL;
    arena_free(&own);
    return out;
}
