/* SPDX-License-Identifier: Apache-2.0 */
/* recheck.c - every round of a tournament report file paired once more. */
#include "cli/engine.h"
#include "cli/messages.h"
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
    const struct wording *wording;
    struct buffer *out;
    struct arena *arena;
};

static void say(const struct rechecking *k, struct message message)
{
    buffer_fmt(k->out, "%.*s\n", STR_ARG(message_text(&message, k->wording, k->arena)));
}

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
                        struct message (*said)(long round, long white, long black))
{
    int both = 0;

    for (int i = 0; i < n; i++) {
        bool same = other[pair[i].white] == pair[i].black;
        both += same;
        if (!same)
            say(k, said(round, number_of(k, pair[i].white), number_of(k, pair[i].black)));
    }
    return both;
}

static struct str bye_text(const struct rechecking *k, int bye)
{
    const struct message nobody = say_nobody_sits();

    return bye == NOBODY ? message_text(&nobody, k->wording, k->arena) : str_fmt(k->arena, "%d", number_of(k, bye));
}

/* --- colours ---------------------------------------------------------------------------------- */

/* --- the whole -------------------------------------------------------------------------------- */

/* Nothing of a round is looked at before it has been paired. */
static void check_round(struct rechecking *k, int round)
{
    const struct pairing_list *list = &k->section->round[round - 1];
    struct field f = score_field(k->file->event.section, &k->tournament, round, k->arena);
    struct pairing made = pairing_make(&f, k->arena);

    struct pair *played = pairs_played(k, list);
    const int *in_file = opponents(k, played, list->nfixture);
    const int *in_draft = opponents(k, made.pair, made.npair);
    k->pairs.all += list->nfixture;
    k->pairs.good += list_missing(k, round, played, list->nfixture, in_draft, say_pair_of_file_alone);
    list_missing(k, round, made.pair, made.npair, in_file, say_pair_of_pairing_alone);
    if (made.legal && made.bye != list->bye)
        say(k, say_bye_differs(round, bye_text(k, list->bye), bye_text(k, made.bye)));
    if (!made.legal)
        say(k, say_no_legal_pairing_of(round));
    if (round > 1) {
        /* RULE_COLOUR_EQUALISE ... RULE_COLOUR_ALTERNATE, of the pairs as they were played. */
        struct pair *pair = pairs_played(k, list);
        colour_all(&f, pair, list->nfixture, k->arena);
        for (int i = 0; i < list->nfixture; i++) {
            const struct fixture *x = &list->fixture[i];
            if (!trf_is_coloured(k->file, round - 1, i))
                continue;
            k->colours.all++;
            if (pair[i].white == x->side[0])
                k->colours.good++;
            else
                say(k, say_colour_against_articles(round, number_of(k, x->side[0]), number_of(k, x->side[1]),
                                                   number_of(k, x->side[0]), number_of(k, pair[i].white)));
        }
    }
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
            say(k, say_rank_differs(number_of(k, s[i].team), written, s[i].rank));
    }
}

void recheck(const struct trf *t, int only, const struct wording *w, struct arena *a, struct buffer *out)
{
    struct rechecking k = { .file = t, .section = t->event.section, .wording = w, .out = out, .arena = a };
    int n = 0;

    score_tournament(&t->event, k.section, k.section->nround, a, &k.tournament);
    for (int r = 1; r <= k.section->nround; r++)
        if (only == 0 || only == r) {
            check_round(&k, r);
            n++;
        }
    check_ranks(&k);
    say(&k, k.ranks.all > 0 ? say_checked_with_ranks(n, k.pairs.good, k.pairs.all, k.colours.good, k.colours.all,
                                                     k.ranks.good, k.ranks.all)
                            : say_checked_without_ranks(n, k.pairs.good, k.pairs.all, k.colours.good, k.colours.all));
}
