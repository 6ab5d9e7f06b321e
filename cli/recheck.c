/* SPDX-License-Identifier: Apache-2.0 */
/* recheck.c - every round of a tournament report file paired once more. */
#include "cli/engine.h"
#include "engine/base/arena.h"
#include "engine/olympiad/pairing.h"
#include "engine/ranking/standings.h"
#include "teams/score.h"

/* So many of so many agree with the file. */
struct agreement {
    int good, all;
};

struct rechecking {
    const struct trf *file;
    const struct section *section;
    struct tournament tournament;
    struct agreement pairs, colours, ranks;
    struct buffer *out;
    struct arena *arena;
};

static int number_of(const struct rechecking *k, int squad)
{
    return k->section->squad[squad].number;
}

/* --- pairs ------------------------------------------------------------------------------------ */

/* By squad: whom it meets, NOBODY if it has no match. */
static int *opponents(const struct rechecking *k, const struct pair *pair, int n)
{
    int *other = arena_new(k->arena, int, k->section->nsquad);

    for (int i = 0; i < k->section->nsquad; i++)
        other[i] = NOBODY;
    for (int i = 0; i < n; i++) {
        other[pair[i].white] = pair[i].black;
        other[pair[i].black] = pair[i].white;
    }
    return other;
}

static struct pair *pairs_played(const struct rechecking *k, const struct pairing_list *list)
{
    struct pair *pair = arena_new(k->arena, struct pair, list->nfixture);

    for (int i = 0; i < list->nfixture; i++)
        pair[i] = (struct pair){ list->fixture[i].side[0], list->fixture[i].side[1] };
    return pair;
}

/* What is in one list and not in the other; how many are in both. */
static int list_missing(struct rechecking *k, int round, const struct pair *pair, int n, const int *other,
                        const char *said)
{
    int both = 0;

    for (int i = 0; i < n; i++) {
        bool same = other[pair[i].white] == pair[i].black;
        both += same;
        if (!same)
            buffer_fmt(k->out, "round %d: %d - %d %s\n", round, number_of(k, pair[i].white),
                       number_of(k, pair[i].black), said);
    }
    return both;
}

static struct str bye_text(const struct rechecking *k, int bye)
{
    return bye == NOBODY ? STR("nobody") : str_fmt(k->arena, "%d", number_of(k, bye));
}

static void compare_pairs(struct rechecking *k, int round, const struct pairing_list *list, const struct pairing *made)
{
    struct pair *played = pairs_played(k, list);
    const int *in_file = opponents(k, played, list->nfixture);
    const int *in_draft = opponents(k, made->pair, made->npair);

    k->pairs.all += list->nfixture;
    k->pairs.good += list_missing(k, round, played, list->nfixture, in_draft, "in the file, not in the pairing");
    list_missing(k, round, made->pair, made->npair, in_file, "in the pairing, not in the file");
    if (made->legal && made->bye != list->bye)
        buffer_fmt(k->out, "round %d: bye for %.*s in the file, for %.*s in the pairing\n", round,
                   STR_ARG(bye_text(k, list->bye)), STR_ARG(bye_text(k, made->bye)));
    if (!made->legal)
        buffer_fmt(k->out, "round %d: there is no legal pairing\n", round);
}

/* --- colours ---------------------------------------------------------------------------------- */

static bool is_coloured(const struct trf *t, int round, int fixture)
{
    for (int i = 0; i < t->ncolourless; i++)
        if (t->colourless[i].round == round - 1 && t->colourless[i].index == fixture)
            return false;
    return true;
}

/* RULE_COLOUR_EQUALISE ... RULE_COLOUR_ALTERNATE, of the pairs as they were played. */
static void compare_colours(struct rechecking *k, int round, const struct pairing_list *list, const struct field *f)
{
    struct pair *pair = pairs_played(k, list);

    colour_all(f, pair, list->nfixture, k->arena);
    for (int i = 0; i < list->nfixture; i++) {
        const struct fixture *x = &list->fixture[i];
        if (!is_coloured(k->file, round, i))
            continue;
        k->colours.all++;
        if (pair[i].white == x->side[0])
            k->colours.good++;
        else
            buffer_fmt(k->out,
                       "round %d: %d - %d: White on board 1 for %d in the file, for %d by "
                       "the articles\n",
                       round, number_of(k, x->side[0]), number_of(k, x->side[1]), number_of(k, x->side[0]),
                       number_of(k, pair[i].white));
    }
}

/* --- the whole -------------------------------------------------------------------------------- */

/* Nothing of a round is looked at before it has been paired. */
static void check_round(struct rechecking *k, int round)
{
    const struct pairing_list *list = &k->section->round[round - 1];
    struct field f = score_field(k->file->event.section, &k->tournament, round, k->arena);
    struct pairing made = pairing_make(&f, k->arena);

    compare_pairs(k, round, list, &made);
    if (round > 1)
        compare_colours(k, round, list, &f);
}

static void check_ranks(struct rechecking *k)
{
    const struct standing *s = standings_make(&k->tournament, k->tournament.nround, k->arena);

    for (int i = 0; i < k->section->nsquad; i++) {
        int written = k->file->rank[s[i].team];
        if (written == 0)
            continue;
        k->ranks.all++;
        if (written == s[i].rank)
            k->ranks.good++;
        else
            buffer_fmt(k->out, "team %d: rank %d in the file, %d by the results\n", number_of(k, s[i].team), written,
                       s[i].rank);
    }
}

void recheck(const struct trf *t, int only, struct arena *a, struct buffer *out)
{
    struct rechecking k = { .file = t, .section = t->event.section, .out = out, .arena = a };
    int n = 0;

    score_tournament(&t->event, k.section, k.section->nround, a, &k.tournament);
    for (int r = 1; r <= k.section->nround; r++)
        if (only == 0 || only == r) {
            check_round(&k, r);
            n++;
        }
    check_ranks(&k);
    buffer_fmt(out, "checked %d rounds: %d of %d pairs, %d of %d colours, ", n, k.pairs.good, k.pairs.all,
               k.colours.good, k.colours.all);
    if (k.ranks.all > 0)
        buffer_fmt(out, "%d of %d ranks\n", k.ranks.good, k.ranks.all);
    else
        buffer_fmt(out, "- of - ranks\n");
}
