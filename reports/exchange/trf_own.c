/* SPDX-License-Identifier: Apache-2.0 */
/* trf_own.c - what a tournament report file has no lines for, as comments that other programs skip: docs/formats/trf.md. */
#include "reports/exchange/trf_lines.h"

#include "engine/base/edition.h"
#include "engine/ranking/criterion.h"
#include "teams/pairing.h"
#include "teams/text.h"

static void write_let_play(const struct section *s, const struct trf_games *g, struct buffer *out)
{
    for (int i = 0; i < s->nsquad; i++) {
        const struct squad *q = &s->squad[g->order[i]];
        if (q->let_play.n > 0)
            buffer_fmt(out, "### olympair let-play %d %.*s\r\n", trf_games_entrant(g, s, g->order[i]),
                       STR_ARG(text_shown(q->let_play, false, out->arena)));
    }
}

/* Whoever sat there: of players another one may stand for the entry since, who has a number of his own. */
static int side_of(const struct section *s, const struct trf_games *g, const struct fixture *f, int side)
{
    int place = f->board[0].place[side], number = 0;

    if (s->unit == UNIT_PLAYER && place > 0)
        number = g->number[f->side[side]][place - 1];
    return number > 0 ? number : trf_games_entrant(g, s, f->side[side]);
}

static void write_decided(const struct section *s, const struct trf_games *g, const struct fixture *f, int round,
                          struct buffer *out)
{
    if (f->decided)
        buffer_fmt(out, "### olympair counts-as %s %d %d %d %.*s\r\n", decided_name(f->decided), round,
                   side_of(s, g, f, 0), side_of(s, g, f, 1), STR_ARG(text_shown(f->decided_why, false, out->arena)));
}

/* In a round robin of players no letter says who has the bye, where somebody else is without a game. */
static bool leaves_bye_open(const struct section *s, const struct trf_games *g, const struct pairing_list *r)
{
    return s->unit == UNIT_PLAYER && section_is_round_robin(s) && 2 * r->nfixture + 1 < g->nplayer;
}

/* What breaks the chain of pairings: pairs and byes that are not those of the draft. */
static void write_by_hand(const struct section *s, const struct trf_games *g, int round, struct buffer *out)
{
    const struct pairing_list *r = &s->round[round - 1];

    for (int i = 0; i < r->nfixture; i++) {
        const struct fixture *f = &r->fixture[i];
        if (f->by_hand.n > 0)
            buffer_fmt(out, "### olympair by-hand %d %d %d %.*s\r\n", round, side_of(s, g, f, 0), side_of(s, g, f, 1),
                       STR_ARG(text_shown(f->by_hand, false, out->arena)));
    }
    if (r->bye != NOBODY && r->bye_by_hand.n == 0 && leaves_bye_open(s, g, r))
        buffer_fmt(out, "### olympair bye %d %d\r\n", round, trf_games_entrant(g, s, r->bye));
    if (r->bye != NOBODY && r->bye_by_hand.n > 0)
        buffer_fmt(out, "### olympair by-hand %d %d bye %.*s\r\n", round, trf_games_entrant(g, s, r->bye),
                   STR_ARG(text_shown(r->bye_by_hand, false, out->arena)));
}

/* Line 202 leaves out the score that comes first: it is taken to be the one that the pairing goes by. */
static bool begins_as_read(const struct section *s)
{
    bool by_games = s->unit == UNIT_PLAYER || s->score == SCORE_GP;

    return s->ranking.by[0] == (by_games ? CRITERION_GP : CRITERION_MP);
}

/* What line 092 says in words only, and what it does not say at all: settings of the pairing that are not the usual ones. */
static void write_pairing(const struct section *s, struct buffer *out)
{
    const struct section usual = section_default();

    if (s->score != usual.score)
        buffer_fmt(out, "### olympair pairing score %s\r\n", score_name(s->score));
    if (s->cycles != usual.cycles)
        buffer_fmt(out, "### olympair pairing cycles %d\r\n", s->cycles);
    if (s->preference != usual.preference)
        buffer_fmt(out, "### olympair pairing preference %s\r\n", preference_name(s->preference));
    if (s->secondary != usual.secondary)
        buffer_fmt(out, "### olympair pairing secondary %s\r\n", secondary_name(s->secondary));
    if (s->accelerated != usual.accelerated)
        buffer_fmt(out, "### olympair pairing accelerated yes\r\n");
    if (s->graded != usual.graded)
        buffer_fmt(out, "### olympair pairing graded yes\r\n");
    if (s->players_needed != usual.players_needed)
        buffer_fmt(out, "### olympair pairing players-needed %d\r\n", s->players_needed);
}

void trf_own_write(const struct section *s, const struct trf_games *g, struct buffer *out)
{
    /* It cannot be entered again, by whoever reads the file either. */
    if (s->departed)
        buffer_fmt(out, "### olympair FIDE-mode left @ Round %d: %s\r\n", s->departed_round,
                   departure_name(s->departed));
    /* Rounds that were published before were paired with more to come. */
    for (int i = 0; i < s->nshortening; i++) {
        const struct shortening *x = &s->shortening[i];
        buffer_fmt(out, "### olympair shortened %d %d %d %.*s\r\n", x->was, x->becomes, x->after,
                   STR_ARG(text_shown(x->reason, false, out->arena)));
    }
    write_pairing(s, out);
    /* It says the variant of some criteria only, too. */
    if (!tiebreak_has(s->tiebreak, &s->ranking) || !begins_as_read(s))
        buffer_fmt(out, "### olympair ranking %s %.*s\r\n", tiebreak_row(s->tiebreak)->name,
                   STR_ARG(ranking_text(&s->ranking, out->arena)));
    /* Without it an unrated player counts as usual. */
    if (s->floor > 0 && s->floor != section_default().floor)
        buffer_fmt(out, "### olympair floor %d\r\n", s->floor);
    int n = 0;

    for (int i = 0; i < s->nsquad; i++) {
        const struct squad *q = &s->squad[g->order[i]];
        if (q->late)
            buffer_fmt(out, "%s%d", n++ ? " " : "### olympair entered-late ", trf_games_entrant(g, s, g->order[i]));
    }
    if (n > 0)
        buffer_add(out, STR("\r\n"));
    write_let_play(s, g, out);
    for (int r = 0; r < g->nround; r++) {
        for (int i = 0; i < s->round[r].nfixture; i++)
            write_decided(s, g, &s->round[r].fixture[i], r + 1, out);
        write_by_hand(s, g, r + 1, out);
    }
}

/* FIDE has one code for the score that does not come first, and none for the one that does. */
static struct str code_of(const struct section *s, enum criterion by, struct arena *a)
{
    const struct criterion_row *row = criterion_row(by);
    bool second = by == CRITERION_MP && s->ranking.by[0] == CRITERION_GP;
    const char *trf = criterion_trf(second ? criterion_row(CRITERION_GP) : row, s->unit == UNIT_PLAYER);

    return trf[0] ? str_of(trf) : str_fmt(a, "OTHER_%s", row->code.says.text);
}

struct str trf_own_codes(const struct section *s, struct arena *a)
{
    const struct ranking *r = &s->ranking;
    bool told = false, players = s->unit == UNIT_PLAYER; /* who have points of one kind, and no variants */
    struct str codes = { 0 };

    for (int c = r->by[0] == CRITERION_MP || r->by[0] == CRITERION_GP; c < r->n; c++) {
        const struct criterion_row *row = criterion_row(r->by[c]);
        if (players && r->by[c] == CRITERION_GP)
            continue;
        codes = str_fmt(a, "%.*s%s%.*s", STR_ARG(codes), codes.n ? "," : "", STR_ARG(code_of(s, r->by[c], a)));
        if (row->working && !told && !players)
            codes = str_fmt(a, "%.*s_%s", STR_ARG(codes), tiebreak_row(s->tiebreak)->name);
        told = told || row->working;
    }
    return codes;
}
