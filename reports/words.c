#include "reports/words.h"

#include "engine/arena.h"
#include "engine/card.h"
#include "reports/buffer.h"
#include "reports/table.h"

struct words words_begin(const struct record *r, struct arena *a)
{
    return (struct words){ r, a, arena_new(a, bool, r->nteam) };
}

struct str words_teams(const struct words *w, const int *team, int n, int most)
{
    struct buffer b = { .arena = w->arena };
    int shown = n <= most ? n : most;

    for (int i = 0; i < shown; i++)
        buffer_fmt(&b, "%s%.*s",
                   i == 0       ? ""
                   : i == n - 1 ? " and "
                                : ", ",
                   STR_ARG(w->r->team[team[i]].name));
    if (shown < n)
        buffer_fmt(&b, " and %d more", n - shown);
    return buffer_str(&b);
}

struct str words_article(const struct words *w, enum rule rule)
{
    const struct rule_row *row = rule_row(rule);

    return str_fmt(w->arena, " (%s, %s)", row->document, row->article);
}

enum rule words_floater_rule(const struct record_group *g)
{
    return g->side == SIDE_BELOW ? RULE_FLOAT_UP : RULE_FLOAT_DOWN;
}

/* --- certificates ---------------------------------------------------------------------------- */

enum { FEW = 7 };

/* A certificate without odd sets that has one value and its negative only says: these teams can
   meet none but those, and those are fewer. False if it says something else, or too much to be
   read. */
static bool simple(const struct words *w, const struct record_certificate *c,
                   const struct record_refusal *x, struct record_places *many,
                   struct record_places *few)
{
    long one = 0;

    *many = (struct record_places){ arena_new(w->arena, int, w->r->nteam), 0 };
    *few = (struct record_places){ arena_new(w->arena, int, w->r->nteam), 0 };
    for (int t = 0; t < w->r->nteam; t++) {
        long value = c->value[t];
        if (value == 0 || w->gone[t] || t == x->team || t == x->other)
            continue;
        if (one == 0)
            one = value < 0 ? -value : value;
        if (value != one && value != -one)
            return false;
        struct record_places *side = value > 0 ? many : few;
        side->team[side->n++] = t;
    }
    return c->nset == 0 && many->n > few->n && many->n <= FEW;
}

static bool has_met(const struct record_team *t, int number)
{
    for (int i = 0; i < t->nmet; i++)
        if (t->met[i][0] == number)
            return true;
    return false;
}

bool words_barred(const struct record *r, int a, int b)
{
    for (int i = 0; i < r->barred.n; i++) {
        const int *pair = r->barred.pair[i];
        if ((pair[0] == a && pair[1] == b) || (pair[0] == b && pair[1] == a))
            return true;
    }
    return false;
}

static bool is_open(const struct record *r, int a, int b)
{
    return !words_barred(r, a, b) && !has_met(&r->team[a], r->team[b].number);
}

static bool is_in(const struct record_places *p, int team)
{
    for (int i = 0; i < p->n; i++)
        if (p->team[i] == team)
            return true;
    return false;
}

static const struct record_group *group_of(const struct record *r, int team)
{
    for (int i = 0; i < r->ngroup; i++)
        if (is_in(&r->group[i].resident, team) || is_in(&r->group[i].floater, team))
            return &r->group[i];
    return NULL;
}

/* The group next to it on the way to the median. */
static const struct record_group *next_group(const struct record *r, const struct record_group *g)
{
    const struct record_group *next = NULL;

    for (int i = 0; i < r->ngroup; i++) {
        const struct record_group *o = &r->group[i];
        bool on_the_way = g->side == SIDE_BELOW ? o->mp > g->mp : o->mp < g->mp;
        bool nearer = !next || (g->side == SIDE_BELOW ? o->mp < next->mp : o->mp > next->mp);
        if (on_the_way && nearer)
            next = o;
    }
    return next;
}

/* Who is left in the group without `leaver` (NOBODY: all), and who of them may meet none of the
 * others. */
static void find_stranded(const struct words *w, const struct record_group *g, int leaver,
                          struct record_places *left, struct record_places *alone)
{
    *left = (struct record_places){ arena_new(w->arena, int, w->r->nteam), 0 };
    *alone = (struct record_places){ arena_new(w->arena, int, w->r->nteam), 0 };
    for (int t = 0; t < w->r->nteam; t++)
        if (t != leaver && !w->gone[t] && (is_in(&g->resident, t) || is_in(&g->floater, t)))
            left->team[left->n++] = t;
    for (int i = 0; i < left->n; i++) {
        int partners = 0;
        for (int k = 0; k < left->n; k++)
            partners += k != i && is_open(w->r, left->team[i], left->team[k]);
        if (partners == 0)
            alone->team[alone->n++] = left->team[i];
    }
}

struct str words_fewest(const struct words *w, const struct record_group *g)
{
    struct record_places left, alone;

    find_stranded(w, g, NOBODY, &left, &alone);
    int odd = (left.n - alone.n) % 2; /* one of the others has no partner then */
    if (alone.n == 0 || alone.n + odd != g->leaver.n)
        return str_fmt(w->arena, "certificate %d of the trace proves it", g->fewest);
    return str_fmt(w->arena, "%.*s may meet nobody of the group%s",
                   STR_ARG(words_teams(w, alone.team, alone.n, FEW)),
                   odd ? ", and the number of the others is odd" : "");
}

static bool can_take(const struct record_team *t, enum colour colour)
{
    const struct card card = { .colour = t->colour, .ncolour = t->ncolour };

    return card_can_take(&card, colour);
}

/* How many teams of the group are open to the team, and with how many of them colours suit both. */
static int count_open(const struct words *w, const struct record_group *g, int team, int *legal)
{
    const struct record_team *t = &w->r->team[team];
    int n = *legal = 0;

    for (int i = 0; i < g->resident.n; i++) {
        const struct record_team *o = &w->r->team[g->resident.team[i]];
        if (!is_open(w->r, team, g->resident.team[i]))
            continue;
        n++;
        *legal += (can_take(t, WHITE) && can_take(o, BLACK)) ||
                  (can_take(t, BLACK) && can_take(o, WHITE));
    }
    return n;
}

/* Why it is not this team that floats, where a look at who has met whom tells it. */
static struct str plain_leaver(const struct words *w, const struct record_refusal *x)
{
    const struct record_group *g = group_of(w->r, x->team), *next;
    struct record_places left, alone;
    int legal;

    if (!g || x->other != NOBODY)
        return (struct str){ 0 };
    find_stranded(w, g, x->team, &left, &alone);
    if (x->why == WHY_LEAVERS && alone.n > 0 && left.n > 1)
        return str_fmt(w->arena, "; of %.*s, who would be left, %.*s may meet none of the others",
                       STR_ARG(words_teams(w, left.team, left.n, FEW)),
                       STR_ARG(w->r->team[alone.team[0]].name));
    next = next_group(w->r, g);
    if (x->why != WHY_LEVEL || !next)
        return (struct str){ 0 };
    if (count_open(w, next, x->team, &legal) == 0)
        return str_fmt(w->arena, "; it has met all of the next group, or is barred from them");
    if (legal == 0)
        return str_fmt(w->arena, "; with nobody whom it may meet in the next group would both stay "
                                 "within the colour limits");
    return (struct str){ 0 };
}

/* What a certificate is about, for those who want to check it. */
static struct str named(const struct words *w, const struct record_refusal *x)
{
    const struct record_certificate *c = &w->r->certificate[x->certificate];
    int n = 0;

    for (int t = 0; t < w->r->nteam; t++)
        n += c->value[t] != 0;
    return str_fmt(w->arena, "; certificate %d of the trace proves it, with values for %d teams%s",
                   x->certificate, n, c->nset ? " and for sets of them" : "");
}

/* "; for Chad and Mali there would then be only Togo" */
static struct str proof(const struct words *w, const struct record_refusal *x, const char *within)
{
    struct record_places many, few;

    if (!simple(w, &w->r->certificate[x->certificate], x, &many, &few)) {
        struct str plain = plain_leaver(w, x);
        return plain.n > 0 ? plain : named(w, x);
    }
    struct str who = words_teams(w, many.team, many.n, FEW);
    if (few.n == 0)
        return str_fmt(w->arena, "; for %.*s there would then be nobody%s", STR_ARG(who), within);
    return str_fmt(w->arena, "; for %.*s there would then be only %.*s%s", STR_ARG(who),
                   STR_ARG(words_teams(w, few.team, few.n, FEW)), within);
}

/* --- reasons --------------------------------------------------------------------------------- */

static int count_colour(const struct record_team *t, enum colour colour)
{
    int n = 0;

    for (int i = 0; i < t->ncolour; i++)
        n += t->colour[i] == colour;
    return n;
}

/* The team's last colours, "WBB". */
static struct str history(const struct words *w, int team)
{
    const struct record_team *t = &w->r->team[team];
    char *text = arena_new(w->arena, char, t->ncolour + 1);

    for (int i = 0; i < t->ncolour; i++)
        text[i] = t->colour[i] == WHITE ? 'W' : 'B';
    return (struct str){ text, (size_t)t->ncolour };
}

static struct str by_colours(const struct words *w, const struct record_refusal *x)
{
    return str_fmt(
        w->arena,
        "no way of giving board 1 would keep both within the colour limits: %.*s has had "
        "%.*s, %.*s %.*s%.*s",
        STR_ARG(w->r->team[x->team].name), STR_ARG(history(w, x->team)),
        STR_ARG(w->r->team[x->other].name), STR_ARG(history(w, x->other)),
        STR_ARG(words_article(w, RULE_COLOUR_LIMITS)));
}

static struct str no_bye(const struct words *w, const struct record_refusal *x)
{
    const struct record_team *t = &w->r->team[x->team];

    return t->no_bye ? str_fmt(w->arena, "it has scored without playing before%.*s",
                               STR_ARG(words_article(w, RULE_BYE_ONCE)))
                     : str_fmt(w->arena, "it joined after round 1 was published%.*s",
                               STR_ARG(words_article(w, RULE_BYE_LATE)));
}

/* "the two are barred from meeting, by anna on 9 September 2016, 19:20: as agreed" */
static struct str by_decision(const struct words *w, const struct record_refusal *x)
{
    const struct record *r = w->r;

    for (int i = 0; r->barred_by && i < r->barred.n; i++) {
        const int *pair = r->barred.pair[i];
        const struct record_decision *d = &r->barred_by[i];
        bool meant = (pair[0] == x->team && pair[1] == x->other) ||
                     (pair[0] == x->other && pair[1] == x->team);
        if (meant && d->by.n > 0)
            return str_fmt(w->arena, "the two are barred from meeting, by %.*s since %.*s%s%.*s",
                           STR_ARG(d->by), STR_ARG(table_date(w->arena, d->at)),
                           d->reason.n ? ": " : "", STR_ARG(d->reason));
    }
    return STR("the two are barred from meeting");
}

static struct str with_proof(const struct words *w, const struct record_refusal *x,
                             const char *text, enum rule rule, const char *within)
{
    return str_fmt(w->arena, "%s%.*s%.*s", text, STR_ARG(words_article(w, rule)),
                   STR_ARG(proof(w, x, within)));
}

struct str words_reason(const struct words *w, const struct record_refusal *x)
{
    switch (x->why) {
    case WHY_BYE:
        return no_bye(w, x);
    case WHY_MET:
        return str_fmt(w->arena, "they met in round %d%.*s", x->round,
                       STR_ARG(words_article(w, RULE_NO_REMATCH)));
    case WHY_BARRED:
        return by_decision(w, x);
    case WHY_COLOURS:
        return by_colours(w, x);
    case WHY_REST:
        return with_proof(w, x, "the others could then not all be paired", RULE_TABLE, "");
    case WHY_LEAVERS:
        return with_proof(w, x, "more teams would then have to float", RULE_MOST_PAIRS, "");
    case WHY_LEVEL:
        return with_proof(w, x, "the floaters could then not be paired as near as they can",
                          RULE_NEAR_SCORE, "");
    default:
        return with_proof(w, x, "another pair would then break the colour limits",
                          RULE_COLOUR_LIMITS, " within the colour limits");
    }
}

/* --- colours --------------------------------------------------------------------------------- */

static struct str equalise(const struct words *w, const struct record_pair *p)
{
    const struct record_team *x = &w->r->team[p->white], *y = &w->r->team[p->black];

    return str_fmt(
        w->arena,
        "%.*s has the lower difference of Whites and Blacks on board 1: %d to %d against "
        "%d to %d",
        STR_ARG(x->name), count_colour(x, WHITE), count_colour(x, BLACK), count_colour(y, WHITE),
        count_colour(y, BLACK));
}

struct str words_colour(const struct words *w, const struct record_pair *p)
{
    int high = p->white < p->black ? p->white : p->black;
    struct str name = w->r->team[high].name, text = { 0 };

    switch (p->why) {
    case RULE_COLOUR_LOT:
        text = str_fmt(w->arena, "by the lot and the place of %.*s", STR_ARG(name));
        break;
    case RULE_COLOUR_LIMITS:
        text = str_fmt(w->arena,
                       "only so do both stay within the colour limits (%.*s and %.*s so "
                       "far)",
                       STR_ARG(history(w, p->white)), STR_ARG(history(w, p->black)));
        break;
    case RULE_COLOUR_EQUALISE:
        text = equalise(w, p);
        break;
    case RULE_COLOUR_OPPOSITE:
        text = STR("both alternate from their last match, in which their colours differed");
        break;
    case RULE_COLOUR_HISTORY:
        text = str_fmt(w->arena,
                       "both alternate from the last time their colours differed (%.*s "
                       "and %.*s)",
                       STR_ARG(history(w, p->white)), STR_ARG(history(w, p->black)));
        break;
    case RULE_COLOUR_HIGHER:
        text = str_fmt(w->arena,
                       "equal histories, so the higher-ranked %.*s gets the colour it "
                       "prefers",
                       STR_ARG(name));
        break;
    default:
        text = str_fmt(w->arena, "equal histories, so the higher-ranked %.*s alternates",
                       STR_ARG(name));
    }
    return str_fmt(w->arena, "%.*s%.*s", STR_ARG(text), STR_ARG(words_article(w, p->why)));
}

/* --- levels ---------------------------------------------------------------------------------- */

/* Score groups from this one to the median group. */
static int steps_to_median(const struct record *r, const struct record_group *g)
{
    int n = g->side != SIDE_MEDIAN;

    for (int i = 0; i < r->ngroup; i++)
        n += r->group[i].side == g->side &&
             (g->side == SIDE_BELOW ? r->group[i].mp > g->mp : r->group[i].mp < g->mp);
    return n;
}

/* A level, from 0: what it asks. FURTHER ones reach so many groups, 0: anywhere. */
struct wish {
    bool stayers_legal;
    enum { AMONG_THEMSELVES, IN_LIMITS, NEXT_GROUP, FURTHER } way;
    int reach;
};

static struct wish wish_of(const struct record *r, const struct record_group *g, int level)
{
    static const struct wish near[] = {
        { true, AMONG_THEMSELVES, 1 },  { true, IN_LIMITS, 1 },  { true, NEXT_GROUP, 1 },
        { false, AMONG_THEMSELVES, 1 }, { false, IN_LIMITS, 1 }, { false, NEXT_GROUP, 1 },
    };
    enum { NEAR = sizeof near / sizeof *near };

    if (level < NEAR)
        return near[level];
    int reach = 2 + (level - NEAR) / 2;
    return (struct wish){ level % 2 == 0, FURTHER, reach <= steps_to_median(r, g) ? reach : 0 };
}

/* Floaters from above wait in the median group while the groups below it are paired. */
static bool next_has_floaters(const struct record *r, const struct record_group *g)
{
    const struct record_group *median = &r->group[r->ngroup - 1];

    return g->side == SIDE_BELOW && steps_to_median(r, g) == 1 && median->floater.n > 0 &&
           r->team[median->floater.team[0]].mp > median->mp;
}

static struct str way_text(const struct words *w, const struct record_group *g, struct wish wish)
{
    bool one = g->leaver.n == 1;

    switch (wish.way) {
    case AMONG_THEMSELVES:
        return str_fmt(w->arena,
                       "%s and the next group%s are paired with each other within the colour "
                       "limits (one of an odd number apart)",
                       one ? "it" : "they", next_has_floaters(w->r, g) ? " with its floaters" : "");
    case IN_LIMITS:
        return str_fmt(w->arena, "%s meets a team of the next group within the colour limits",
                       one ? "it" : "each");
    case NEXT_GROUP:
        return str_fmt(w->arena, "%s meets a team of the next group", one ? "it" : "each");
    default:
        return wish.reach == 0 ? STR("")
                               : str_fmt(w->arena, "%s meets a team of the next %d groups",
                                         one ? "it" : "each", wish.reach);
    }
}

static struct str wish_text(const struct words *w, const struct record_group *g, struct wish wish)
{
    struct str way = way_text(w, g, wish);

    return str_fmt(w->arena, "%.*s%s%s", STR_ARG(way), way.n && wish.stayers_legal ? " and " : "",
                   wish.stayers_legal ? "those that stay are paired within the colour limits" : "");
}

/* The earlier levels that say most of why it is this one: what they ask no teams can do. The level
   before it, and with stayers that break the limits the last one at which they would not. */
static int nearest_missed(int level, int missed[2])
{
    static const int near[][2] = { { 0 }, { 0, -1 }, { 1, -1 }, { 2, -1 }, { 2, 3 }, { 2, 4 } };
    enum { NEAR = sizeof near / sizeof *near };

    if (level < NEAR) {
        missed[0] = near[level][0];
        missed[1] = near[level][1];
    } else {
        missed[0] = level % 2 ? level - 2 : level - 1;
        missed[1] = level % 2 ? level - 1 : -1;
    }
    return missed[1] < 0 ? 1 : 2;
}

static enum rule level_rule(const struct record *r, const struct record_group *g)
{
    if (g->level < 6)
        return RULE_LIMITS_LIFTED;
    if (steps_to_median(r, g) == 1)
        return RULE_NEAR_SCORE;
    return g->side == SIDE_BELOW ? RULE_FLOAT_FAR_UP : RULE_FLOAT_FAR_DOWN;
}

struct str words_level(const struct words *w, const struct record_group *g)
{
    struct buffer b = { .arena = w->arena };
    int missed[2];

    if (g->level <= 0)
        return (struct str){ 0 };
    if (g->leaver.n == 1)
        buffer_add(&b, STR("no team"));
    else
        buffer_fmt(&b, "no %d teams", g->leaver.n);
    buffer_add(&b, STR(" can float so that all others can still be paired and "));
    for (int i = 0, n = nearest_missed(g->level, missed); i < n; i++)
        buffer_fmt(&b, "%s%.*s", i ? "; nor so that " : "",
                   STR_ARG(wish_text(w, g, wish_of(w->r, g, missed[i]))));
    buffer_add(&b, words_article(w, level_rule(w->r, g)));
    return buffer_str(&b);
}
