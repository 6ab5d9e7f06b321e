/* SPDX-License-Identifier: Apache-2.0 */
/* trf_check.c - what a report file says against its own games: the lot, the points of teams and of players. */
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/finding.h"
#include "engine/ranking/ledger.h"
#include "import/trf/trf.h"
#include "import/trf/trf_build.h"
#include "teams/names.h"
#include "teams/pairing.h"
#include "teams/score.h"
#include "import/messages.h"

bool trf_is_coloured(const struct trf *t, int round, int fixture)
{
    for (int i = 0; i < t->ncolourless; i++)
        if (t->colourless[i].round == round && t->colourless[i].index == fixture)
            return false;
    return true;
}

/* Of the matches of round 1 whose colours are known, how many show that White was drawn, and how many that Black was. */
struct lot_shown {
    int of[2];
};

/* RULE_COLOUR_LOT: what the lot must have been. A match that was made by hand shows nothing. */
static struct lot_shown lot_of_round_1(const struct trf_build *b)
{
    const struct section *s = b->section;
    const struct pairing_list *first = &s->round[0];
    int most = trf_number_max(b->file), *fixture = arena_new(b->arena, int, most + 1), place = 0;
    struct lot_shown shown = { 0 };

    if (s->nround == 0)
        return shown;
    for (int i = 0; i < first->nfixture; i++)
        for (int side = 0; side < 2; side++)
            fixture[s->squad[first->fixture[i].side[side]].number] = i + 1;
    for (int n = 1; n <= most; n++) {
        if (fixture[n] == 0)
            continue;
        place++;
        const struct fixture *f = &first->fixture[fixture[n] - 1];
        int white = s->squad[f->side[0]].number, black = s->squad[f->side[1]].number;
        if (trf_is_coloured(b->out, 0, fixture[n] - 1) && f->by_hand.n == 0 && n == (white < black ? white : black))
            shown.of[(n == white) != (place % 2 == 1)]++;
    }
    return shown;
}

/* Lines 152 and XXC against the colours of round 1. A few matches may have been played the other way round; most of them were not. */
static void check_lot(const struct trf_build *b)
{
    struct lot_shown shown = lot_of_round_1(b);
    int other = shown.of[b->section->lot == WHITE], all = shown.of[0] + shown.of[1];

    if (other > all / 2 && !section_is_round_robin(b->section))
        finding_say(b->file->findings, WARNING, section_cites(b->section, RULE_COLOUR_LOT), b->file->lot_line.number,
                    trf_said(b, say_lot_contradicted(b->file->lot_line.code, other, all)));
}

void trf_find_lot(struct trf_build *b)
{
    if (b->section->lot != COLOURLESS) {
        check_lot(b);
        return;
    }
    if (b->to_go_on && b->section->nround == 0)
        return;
    struct lot_shown shown = lot_of_round_1(b);
    b->section->lot = shown.of[1] > shown.of[0] ? BLACK : WHITE;
    if (shown.of[0] == shown.of[1] && !section_is_round_robin(b->section))
        finding_say(b->file->findings, WARNING, section_cites(b->section, RULE_COLOUR_LOT), 0,
                    trf_said(b, say_colour_of_lot_unknown()));
}

/* --- the check of the sums -------------------------------------------------------------------- */

static struct str half_text(struct arena *a, int half)
{
    return str_fmt(a, "%s%d%s", half < 0 ? "-" : "", (half < 0 ? -half : half) / 2, half % 2 ? ".5" : "");
}

static bool differs(const struct trf_team *t, const struct total *sum)
{
    return (t->mp >= 0 && t->mp != 2 * sum->mp) || (t->gp >= 0 && t->gp != sum->gp);
}

/* The points of the file are those that it has without its lines 299, which it does not count itself. */
static bool lacks_extra_points(const struct trf_build *b, int team, const struct total *sum)
{
    const struct trf_extra_points *x = &b->extra_points[team];
    const struct total without = { .mp = sum->mp - x->mp, .gp = sum->gp - x->gp };

    return x->line && !differs(&b->team[team], &without);
}

static void warn_of_points(struct trf_build *b, int team, const struct total *sum, int others)
{
    const struct trf_team *t = &b->team[team];

    if (b->section->unit == UNIT_PLAYER) {
        finding_say(
            b->file->findings, WARNING, RULE_NONE, t->line.number,
            say_player_points_here(t->number, half_text(b->arena, t->gp), half_text(b->arena, sum->gp), others));
        return;
    }
    finding_say(b->file->findings, WARNING, RULE_NONE, t->line.number,
                say_team_match_points_game_points(t->number, half_text(b->arena, t->mp < 0 ? 0 : t->mp),
                                                  half_text(b->arena, t->gp < 0 ? 0 : t->gp), sum->mp,
                                                  half_text(b->arena, sum->gp), others));
}

enum { TOLD = 8 };

struct unequal {
    int n, team[TOLD]; /* the first of them */
};

static void tell_not_counted(struct trf_build *b, const struct unequal *u)
{
    struct names teams = { .arena = b->arena };
    int told = u->n < TOLD ? u->n : TOLD;

    if (u->n == 0)
        return;
    for (int i = 0; i < told; i++)
        names_add(&teams, str_fmt(b->arena, "%d", b->team[u->team[i]].number));
    finding_say(
        b->file->findings, WARNING, RULE_NONE, b->extra_points[u->team[0]].line->number,
        trf_said(b, say_extra_points_not_counted(u->n, names_told(&teams, u->n - told, &b->file->findings->wording))));
}

/* So many warnings, however many teams there are. Of a round that is being played the points of players may have what is known of it, or nothing; those of
   teams depend on boards that are not over. */
static void check_points(struct trf_build *b)
{
    struct arena own = { 0 };
    struct tournament t;
    struct unequal other = { 0 }, without = { 0 };

    if (b->out->unfinished_line && b->section->unit == UNIT_TEAM)
        return;
    score_tournament(&b->out->event, b->section, b->section->nround, &own, &t);
    int over = b->out->unfinished_line ? t.nround - 1 : t.nround;
    struct ledger l = ledger_load(&t, t.nround, &own), before = ledger_load(&t, over, &own);
    for (int i = 0; i < b->nteam; i++)
        if (differs(&b->team[i], &l.total[i]) && differs(&b->team[i], &before.total[i])) {
            struct unequal *u = lacks_extra_points(b, i, &before.total[i]) ? &without : &other;
            if (u->n < TOLD)
                u->team[u->n] = i;
            u->n++;
        }
    tell_not_counted(b, &without);
    /* One by one, and the last one that is told says how many there are besides. */
    int told = other.n < TOLD ? other.n : TOLD;

    for (int i = 0; i < told; i++)
        warn_of_points(b, other.team[i], &before.total[other.team[i]], i == told - 1 ? other.n - told : 0);
    arena_free(&own);
}

/* What a player of a team has by his line; -1: nobody can tell, since a bye or an open game is no result. */
static int points_by_games(const struct trf_file *f, const struct trf_player *p)
{
    static const char letters[] = "1W=D0L+-Z";
    static const enum trf_worth worth[] = { WORTH_WIN,  WORTH_WIN,         WORTH_DRAW,         WORTH_DRAW, WORTH_LOSS,
                                            WORTH_LOSS, WORTH_FORFEIT_WIN, WORTH_FORFEIT_LOSS, WORTH_ZERO };
    int half = 0;

    for (int r = 0; r < p->ngame; r++) {
        const struct trf_game *g = &p->game[r];
        const char *at = g->result == ' ' ? NULL : strchr(letters, g->result);
        if (!at && (g->result != ' ' || g->opponent > 0))
            return -1;
        half += at ? f->worth.of[worth[at - letters]].half : 0;
    }
    return half;
}

/* The column of points of the lines 001, which of teams say nothing that is kept. Programs that do not count them have 0 everywhere. */
static void check_members(const struct trf_build *b)
{
    const struct trf_player *first = NULL;
    int n = 0;
    bool counted = false;

    for (int i = 0; i < b->file->nplayer; i++) {
        const struct trf_player *p = &b->file->player[i];
        int half = points_by_games(b->file, p);
        counted = counted || p->points > 0;
        if (p->points >= 0 && half >= 0 && half != p->points && p->team != NOBODY && n++ == 0)
            first = p;
    }
    if (first && counted)
        finding_say(b->file->findings, WARNING, RULE_NONE, first->line.number,
                    say_points_of_member(first->number, half_text(b->arena, first->points),
                                         half_text(b->arena, points_by_games(b->file, first)), n - 1));
}

void trf_check_points(struct trf_build *b)
{
    check_points(b);
    if (b->section->unit == UNIT_TEAM)
        check_members(b);
}
