/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/swiss.h"

#include "cli/argument.h"
#include "cli/call.h"
#include "cli/deliver.h"
#include "cli/messages.h"
#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "engine/swiss/reason.h"
#include "import/trf/trf.h"
#include "import/trf/trf_players.h"
#include "import/trf/trf_record.h"
#include "import/unicode.h"
#include "reports/exchange/trf_players.h"
#include "reports/format/plain.h"
#include "reports/tell/reasons.h"
#include "teams/lab/players.h"
#include "teams/pairing.h"
#include "teams/score.h"

/* A file: who met whom in which round, and of a section, that is of teams or of a round robin, all the rest. */
struct source {
    struct swiss_event event;
    int unfinished_line, unfinished_column; /* as in struct trf */
    const struct section *section;          /* NULL: the event says everything */
    struct trf trf;
    struct tournament played;
};

static void seat_round(struct source *s, int round)
{
    const struct pairing_list *list = &s->section->round[round];

    for (int i = 0; i < list->nfixture; i++)
        for (int side = 0; side < 2; side++) {
            const struct fixture *f = &list->fixture[i];
            struct round_of_entrant *t = swiss_event_at(&s->event, f->side[side], round);
            t->part = PART_PAIRED;
            t->past.opponent = f->side[1 - side];
            enum colour has = side == 0 ? WHITE : BLACK;
            t->drawn = trf_is_coloured(&s->trf, round, i) ? has : COLOURLESS;
        }
    if (list->bye != NOBODY)
        swiss_event_at(&s->event, list->bye, round)->part = PART_BYE;
}

void swiss_count_as_draws(struct section *s)
{
    struct pairing_list *last = &s->round[s->nround - 1];

    for (int i = 0; i < last->nfixture; i++)
        for (int b = 0; b < s->boards; b++)
            if (last->fixture[i].board[b].result == RESULT_NONE)
                last->fixture[i].board[b].result = RESULT_OPEN;
}

static void source_of(const struct trf *t, struct source *out, struct arena *a)
{
    const struct section *s = t->event.section;

    *out = (struct source){ .event = { .rounds = s->rounds, .n = s->nsquad, .nround = s->nround },
                            .unfinished_line = t->unfinished_line,
                            .unfinished_column = t->unfinished_column,
                            .section = s,
                            .trf = *t };
    out->event.entry = arena_new(a, struct swiss_entry, s->nsquad);
    out->event.round_of = arena_new(a, struct round_of_entrant, s->nsquad * s->rounds);
    for (int i = 0; i < s->nsquad; i++)
        out->event.entry[i].number = s->squad[i].number;
    for (int r = 0; r < s->nround; r++)
        seat_round(out, r);
    if (t->unfinished_line > 0)
        swiss_count_as_draws(t->event.section);
    score_tournament(&t->event, s, s->nround, a, &out->played);
}

static bool load(struct call *c, const struct system *s, struct source *out)
{
    struct trf_players players;
    struct str bytes;
    struct trf t;

    if (!argument_file(c, TRF_SIZE_MAX, &bytes) || !unicode_read(&bytes, c->file, c->arena, &c->findings, c->err))
        return false;
    if (trf_is_of_players(bytes) && !s->ranking[UNIT_PLAYER])
        return err_say(c->err, ERR_INPUT, say_file_is_of_players(c->file, s->name));
    if (trf_is_of_players(bytes) && s->cards != CARDS_PLAYED) {
        if (!trf_players_read(s, bytes, c->file, c->arena, &players, &c->findings, c->err))
            return false;
        *out = (struct source){ .event = players.event,
                                .unfinished_line = players.unfinished_line,
                                .unfinished_column = players.unfinished_column };
        return true;
    }
    if (!trf_read_by(s, bytes, c->file, c->arena, &t, &c->findings, c->err))
        return false;
    source_of(&t, out, c->arena);
    return true;
}

/* A file does not say who has withdrawn from a round robin: it is whoever is not paired. */
static struct swiss field_of(const struct source *s, int round, struct arena *a)
{
    if (!s->section)
        return swiss_event_field(&s->event, round, a);
    struct field f = score_field(s->trf.event.section, &s->played, round, a);
    struct swiss field = pairing_swiss(s->section, &s->played, &f, a);
    struct entrant *entrant = arena_grow(a, field.entrant, sizeof *entrant, (size_t)field.n, (size_t)field.n);
    for (int i = 0; i < field.n; i++)
        entrant[i].paired = f.card[i].paired;
    field.entrant = entrant;
    return field;
}

static int number_of(const struct swiss_event *ev, int entry)
{
    return ev->entry[entry].number;
}

/* --- -p --------------------------------------------------------------------------------------- */

/* All who have no opponent: `bye` alone, but of a round robin. */
struct alone {
    const int *index;
    int n;
};

static struct alone alone_in(const struct swiss_round *made)
{
    if (made->left)
        return (struct alone){ made->left->bye, made->left->nbye };
    return (struct alone){ &made->bye, made->bye != NOBODY };
}

static struct str pairing_text(const struct swiss_event *ev, const struct swiss_round *made, struct arena *a)
{
    struct buffer b = { .arena = a };
    struct alone alone = alone_in(made);

    buffer_fmt(&b, "%d\n", made->npair + alone.n);
    for (int i = 0; i < made->npair; i++)
        buffer_fmt(&b, "%d %d\n", number_of(ev, made->pair[i].white), number_of(ev, made->pair[i].black));
    for (int i = 0; i < alone.n; i++)
        buffer_fmt(&b, "%d 0\n", number_of(ev, alone.index[i]));
    return buffer_str(&b);
}

static bool is_due(struct call *c, const struct source *t)
{
    if (t->event.nround == t->event.rounds)
        return err_say(c->err, ERR_STATE, say_all_rounds_played(t->event.rounds, c->file));
    return t->unfinished_line == 0 || call_has(c, OPT_DRAWS) ||
           err_say(c->err, ERR_STATE,
                   say_result_missing_in_file(c->file, t->unfinished_line, t->unfinished_column, t->event.nround));
}

bool swiss_no_round(struct call *c, int round)
{
    return err_say(c->err, ERR_NO_ROUND, say_round_has_no_legal_pairing(round));
}

/* That there is no legal round is told only once it is checked. */
static bool tell_round(struct call *c, const struct system *s, const struct swiss *field)
{
    struct arena kept = { 0 };
    struct reasons why = { .arena = &kept };
    struct buffer out = { .arena = c->arena };
    struct swiss_round made = s->pair(field, &why, c->arena);

    why_tell(call_told(c, say_round_of_file(c->file, field->round, s->name, made.npair)), s, field, &why, &out);
    bool proved = made.legal || system_proves(s, field, &why);
    arena_free(&kept);
    if (!proved)
        return err_say(c->err, ERR_FINDINGS, say_no_legal_round_unproved(c->file));
    return deliver_text(c, buffer_str(&out)) && (made.legal || swiss_no_round(c, field->round));
}

static bool pair(struct call *c, const struct system *s, const struct source *t, enum why why)
{
    if (!is_due(c, t))
        return false;
    if (why == WHY_JSON)
        return err_say(c->err, ERR_USAGE, say_why_json_only_with_j());
    struct swiss field = field_of(t, t->event.nround + 1, c->arena);
    if (why == WHY_TEXT)
        return tell_round(c, s, &field);
    struct swiss_round made = s->pair(&field, NULL, c->arena);
    return made.legal ? deliver_text(c, pairing_text(&t->event, &made, c->arena)) : swiss_no_round(c, field.round);
}

bool swiss_pair(struct call *c, const struct system *s)
{
    struct source t;
    enum why why;

    return why_argument(c, &why) && load(c, s, &t) && pair(c, s, &t, why);
}

bool swiss_pair_named(struct call *c, const struct trf *t)
{
    struct source s;

    source_of(t, &s, c->arena);
    return pair(c, section_system(s.section), &s, WHY_NOT);
}

/* --- -c --------------------------------------------------------------------------------------- */

/* Of so many pairs of the file so many are paired again, and so many of these have the same colours. */
struct checked {
    const struct call *call;
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

/* By entry: has it no opponent? */
static bool *idle(const struct swiss_event *ev, const struct swiss_round *made, struct arena *a)
{
    struct alone alone = alone_in(made);
    bool *is = arena_new(a, bool, ev->n);

    for (int i = 0; i < alone.n; i++)
        is[alone.index[i]] = true;
    return is;
}

static void say(struct checked *n, struct message message, struct buffer *out)
{
    buffer_fmt(out, "%.*s\n", STR_ARG(call_told(n->call, message)));
}

static void check_colour(const struct swiss_event *ev, int round, const struct pair *p, struct checked *n,
                         struct buffer *out)
{
    enum colour drawn = swiss_event_at(ev, p->white, round - 1)->drawn;

    n->drawn += drawn != COLOURLESS;
    n->colours += drawn == WHITE;
    if (drawn == BLACK)
        say(n,
            say_colour_differs(round, number_of(ev, p->white), number_of(ev, p->black), number_of(ev, p->black),
                               number_of(ev, p->white)),
            out);
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
            say(n, say_pair_of_pairing_alone(round, number_of(ev, p->white), number_of(ev, p->black)), out);
    }
}

static void check_round(const struct source *of, const struct system *s, int round, struct checked *n,
                        struct buffer *out)
{
    const struct swiss_event *ev = &of->event;
    struct swiss field = field_of(of, round, out->arena);
    struct swiss_round made = s->pair(&field, NULL, out->arena);

    n->rounds++;
    if (!made.legal)
        say(n, say_no_legal_pairing_of(round), out);
    const int *other = opponents(ev, &made, out->arena);
    const bool *alone = idle(ev, &made, out->arena);
    for (int i = 0; i < ev->n; i++) {
        const struct round_of_entrant *t = swiss_event_at(ev, i, round - 1);
        if (t->part == PART_BYE && !alone[i])
            say(n, say_bye_of_file_alone(round, number_of(ev, i)), out);
        if (t->part != PART_PAIRED || t->past.opponent < i)
            continue;
        n->all++;
        if (other[i] != t->past.opponent)
            say(n, say_pair_of_file_alone(round, number_of(ev, i), number_of(ev, t->past.opponent)), out);
    }
    check_made(ev, round, &made, n, out);
}

static bool check(struct call *c, const struct system *s, const struct source *t)
{
    struct buffer out = { .arena = c->arena };
    struct checked n = { .call = c };
    int only = 0, rounds = t->event.nround;

    if (c->noperand > 1 && !call_operand_number(c, 1, "round", 1, rounds > 0 ? rounds : 1, &only))
        return false;
    if (only > rounds)
        return err_say(c->err, ERR_STATE, say_no_round_played_yet());
    for (int r = 1; r <= rounds; r++)
        if (only == 0 || only == r)
            check_round(t, s, r, &n, &out);
    say(&n, say_checked_rounds(n.rounds, n.pairs, n.all, n.colours, n.drawn), &out);
    return deliver_text(c, buffer_str(&out));
}

bool swiss_check(struct call *c, const struct system *s)
{
    struct source t;

    return load(c, s, &t) && check(c, s, &t);
}

bool swiss_check_named(struct call *c, const struct trf *t)
{
    struct source s;

    source_of(t, &s, c->arena);
    return check(c, section_system(s.section), &s);
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
        struct swiss_round drawn = s->pair(&field, NULL, c->arena);
        if (!drawn.legal)
            return swiss_no_round(c, round);
        lab_players_play(made, &drawn);
    }
    struct str comment = str_fmt(c->arena, "a made-up event: olympair engine -g --system %s, seed %llu", s->name,
                                 (unsigned long long)p.seed);
    return deliver_text(c, trf_players_text(&made->event, comment, c->arena));
}

enum { TEXT_COLUMNS = 79 };

bool why_argument(struct call *c, enum why *out)
{
    struct str why = c->option[OPT_WHY];

    *out = WHY_NOT;
    if (!call_has(c, OPT_WHY))
        return true;
    *out = str_eq(why, STR("json")) ? WHY_JSON : WHY_TEXT;
    return *out == WHY_JSON || str_eq(why, STR("text")) || err_say(c->err, ERR_USAGE, say_why_is_text_or_json(why));
}

/* Who is paired by a system that knows no ranking of players is a team. */
void why_tell(struct str head, const struct system *system, const struct swiss *s, const struct reasons *why,
              struct buffer *out)
{
    const struct reasoned r = {
        .system = system, .swiss = s, .why = why, .wording = { .players = system->ranking[UNIT_PLAYER] }
    };
    struct prose p = { .rows = "reasons" };

    prose_add(&p, 0, head, out->arena);
    reasons_tell(&p, &r, out->arena);
    buffer_add(out, plain_prose(&p, TEXT_COLUMNS, out->arena));
    buffer_fmt(out, "\n");
}
