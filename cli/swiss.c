#include "cli/swiss.h"

#include "cli/argument.h"
#include "cli/deliver.h"
#include "cli/why.h"
#include "engine/swiss/reason.h"
#include "engine/base/arena.h"
#include "import/trf/trf.h"
#include "import/trf/trf_players.h"
#include "reports/exchange/trf_players.h"
#include "reports/format/buffer.h"
#include "teams/lab/players.h"

static bool load(struct call *c, struct trf_players *t)
{
    struct str bytes;

    return argument_file(c, TRF_SIZE_MAX, &bytes) &&
           trf_players_read(bytes, c->file, c->arena, t, &c->findings, c->err);
}

static int number_of(const struct swiss_event *ev, int entry)
{
    return ev->entry[entry].number;
}

/* --- -p --------------------------------------------------------------------------------------- */

static struct str pairing_text(const struct swiss_event *ev, const struct swiss_round *made, struct arena *a)
{
    struct buffer b = { .arena = a };

    buffer_fmt(&b, "%d\n", made->npair + (made->bye != NOBODY));
    for (int i = 0; i < made->npair; i++)
        buffer_fmt(&b, "%d %d\n", number_of(ev, made->pair[i].white), number_of(ev, made->pair[i].black));
    if (made->bye != NOBODY)
        buffer_fmt(&b, "%d 0\n", number_of(ev, made->bye));
    return buffer_str(&b);
}

static bool is_due(struct call *c, const struct trf_players *t)
{
    if (t->event.nround == t->event.rounds)
        return err_set(c->err, ERR_STATE, "all %d rounds of %.*s have been played", t->event.rounds, STR_ARG(c->file));
    return t->unfinished_line == 0 || call_has(c, OPT_DRAWS) ||
           err_set(c->err, ERR_STATE,
                   "%.*s, line %d, column %d: a result of round %d is missing (with --unfinished-as-draws it counts as "
                   "a draw)",
                   STR_ARG(c->file), t->unfinished_line, t->unfinished_column, t->event.nround);
}

static bool no_round(struct call *c, int round)
{
    return err_set(c->err, ERR_NO_ROUND, "round %d has no legal pairing", round);
}

/* That there is no legal round is told only once it is checked. */
static bool tell(struct call *c, const struct system *s, const struct swiss *field)
{
    struct arena kept = { 0 };
    struct reasons why = { .arena = &kept };
    struct buffer out = { .arena = c->arena };
    struct swiss_round made = s->explain(field, &why, c->arena);

    why_tell(str_fmt(c->arena, "%.*s: round %d by the system %s, %d %s", STR_ARG(c->file), field->round, s->name,
                     COUNT(made.npair, "pair", "pairs")),
             s, field, &why, &out);
    bool proved = made.legal || system_proves(s, field, &why);
    arena_free(&kept);
    if (!proved)
        return err_set(c->err, ERR_FINDINGS, "%.*s: it is not proved that there is no legal round", STR_ARG(c->file));
    return deliver_text(c, buffer_str(&out)) && (made.legal || no_round(c, field->round));
}

bool swiss_pair(struct call *c, const struct system *s)
{
    struct trf_players t;
    enum why why;

    if (!why_argument(c, &why) || !load(c, &t) || !is_due(c, &t))
        return false;
    if (why == WHY_JSON)
        return err_set(c->err, ERR_USAGE, "--why json is for -j alone");
    struct swiss field = swiss_event_field(&t.event, t.event.nround + 1, c->arena);
    if (why == WHY_TEXT)
        return tell(c, s, &field);
    struct swiss_round made = s->pair(&field, c->arena);
    return made.legal ? deliver_text(c, pairing_text(&t.event, &made, c->arena)) : no_round(c, field.round);
}

/* --- -c --------------------------------------------------------------------------------------- */

/* Of so many pairs of the file so many are paired again, and so many of these have the same colours. */
struct checked {
    int rounds, all, pairs, drawn, colours;
};

/* By entry: whom it meets, NOBODY for nobody. */
static int *opponents(const struct swiss_event *ev, const struct swiss_round *made, struct arena *a)
{
    int *other = arena_new(a, int, ev->n);

    for (int i = 0; i < ev->n; i++)
        other[i] = NOBODY;
    for (int i = 0; i < made->npair; i++) {
        other[made->pair[i].white] = made->pair[i].black;
        other[made->pair[i].black] = made->pair[i].white;
    }
    return other;
}

static void check_colour(const struct swiss_event *ev, int round, const struct pair *p, struct checked *n,
                         struct buffer *out)
{
    enum colour drawn = swiss_event_at(ev, p->white, round - 1)->drawn;

    n->drawn += drawn != COLOURLESS;
    n->colours += drawn == WHITE;
    if (drawn == BLACK)
        buffer_fmt(out, "round %d: %d - %d: White for %d in the file, for %d in the pairing\n", round,
                   number_of(ev, p->white), number_of(ev, p->black), number_of(ev, p->black), number_of(ev, p->white));
}

static void check_made(const struct swiss_event *ev, int round, const struct swiss_round *made, struct checked *n,
                       struct buffer *out)
{
    for (int i = 0; i < made->npair; i++) {
        const struct pair *p = &made->pair[i];
        bool same = swiss_event_at(ev, p->white, round - 1)->past.opponent == p->black;
        n->pairs += same;
        if (same)
            check_colour(ev, round, p, n, out);
        else
            buffer_fmt(out, "round %d: %d - %d in the pairing, not in the file\n", round, number_of(ev, p->white),
                       number_of(ev, p->black));
    }
}

static void check_file(const struct swiss_event *ev, int round, const struct swiss_round *made, struct checked *n,
                       struct buffer *out)
{
    const int *other = opponents(ev, made, out->arena);

    for (int i = 0; i < ev->n; i++) {
        const struct sitting *t = swiss_event_at(ev, i, round - 1);
        if (t->part == PART_BYE && made->bye != i)
            buffer_fmt(out, "round %d: bye for %d in the file, not in the pairing\n", round, number_of(ev, i));
        if (t->part != PART_PAIRED || t->past.opponent < i)
            continue;
        n->all++;
        if (other[i] != t->past.opponent)
            buffer_fmt(out, "round %d: %d - %d in the file, not in the pairing\n", round, number_of(ev, i),
                       number_of(ev, t->past.opponent));
    }
}

static void check_round(const struct swiss_event *ev, const struct system *s, int round, struct checked *n,
                        struct buffer *out)
{
    struct swiss field = swiss_event_field(ev, round, out->arena);
    struct swiss_round made = s->pair(&field, out->arena);

    n->rounds++;
    if (!made.legal)
        buffer_fmt(out, "round %d: there is no legal pairing\n", round);
    check_file(ev, round, &made, n, out);
    check_made(ev, round, &made, n, out);
}

bool swiss_check(struct call *c, const struct system *s)
{
    struct buffer out = { .arena = c->arena };
    struct checked n = { 0 };
    struct trf_players t;
    int only = 0;

    if (!load(c, &t))
        return false;
    int rounds = t.event.nround;
    if (c->noperand > 1 && !call_operand_number(c, 1, "round", 1, rounds > 0 ? rounds : 1, &only))
        return false;
    if (only > rounds)
        return err_set(c->err, ERR_STATE, "no round has been played yet");
    for (int r = 1; r <= rounds; r++)
        if (only == 0 || only == r)
            check_round(&t.event, s, r, &n, &out);
    buffer_fmt(&out, "checked %d %s: %d of %d pairs, %d of %d colours\n", COUNT(n.rounds, "round", "rounds"), n.pairs,
               n.all, n.colours, n.drawn);
    return deliver_text(c, buffer_str(&out));
}

/* --- -g --------------------------------------------------------------------------------------- */

bool swiss_make(struct call *c, const struct system *s)
{
    struct plan_file p = plan_file_default();

    if (!argument_plan(c, &p))
        return false;
    struct lab_players *made = lab_players_open(&p.plan, p.seed, c->arena);
    while (!lab_players_over(made)) {
        int round = made->event.nround + 1;
        struct swiss field = lab_players_field(made, c->arena);
        struct swiss_round drawn = s->pair(&field, c->arena);
        if (!drawn.legal)
            return no_round(c, round);
        lab_players_play(made, &drawn);
    }
    struct str comment = str_fmt(c->arena, "a made-up event: olympair engine -g --system %s, seed %llu", s->name,
                                 (unsigned long long)p.seed);
    return deliver_text(c, trf_players_text(&made->event, comment, c->arena));
}
