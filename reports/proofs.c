#include "reports/proofs.h"

#include "engine/arena.h"
#include "reports/buffer.h"
#include "reports/levels.h"
#include "reports/pieces.h"

enum { MOST_WORDS = 60 };

#define NAMES(w, p) STR_ARG(words_teams((w), (p)->team, (p)->n, (p)->n))

/* --- who is there, and who may meet whom ----------------------------------------------------- */

/* What a team is while a group is paired. LEAVES: certainly; NEXT: within the floaters' reach;
   WAITS: a floater from above in the next group. */
enum part { GONE, STAYS, LEAVES, NEXT, WAITS, FAR, PARTS };

enum pairs { NEVER, LEGAL, OPEN };

struct scene {
    const struct words *w;
    unsigned char *part; /* by team */
    enum pairs may[PARTS][PARTS];
    int nleave; /* certain leavers */
};

static void allow(struct scene *s, enum part a, enum part b, enum pairs p)
{
    s->may[a][b] = s->may[b][a] = p;
}

static bool may_meet(const void *with, int a, int b)
{
    const struct scene *s = with;

    switch (s->may[s->part[a]][s->part[b]]) {
    case OPEN:
        return words_open(s->w, a, b);
    case LEGAL:
        return words_legal(s->w, a, b);
    default:
        return false;
    }
}

static void set_leaves(struct scene *s, int team)
{
    s->part[team] = LEAVES;
    s->nleave++;
}

/* Who leaves by a step of the group before the one being told. */
static void set_leavers(struct scene *s)
{
    const struct record_group *g = s->w->group;

    for (int i = 0; s->w->step && &g->step[i] != s->w->step; i++)
        if (g->step[i].other == NOBODY)
            set_leaves(s, g->step[i].team);
}

static struct scene scene_of(const struct words *w)
{
    struct scene s = { .w = w, .part = arena_new(w->arena, unsigned char, w->r->nteam) };

    for (int t = 0; t < w->r->nteam; t++)
        s.part[t] = w->gone[t] || (w->group && t == w->r->bye) ? GONE
                    : w->group && words_is_of(w->group, t)     ? STAYS
                                                               : FAR;
    if (w->group)
        set_leavers(&s);
    return s;
}

/* The same with the alternative that was refused. */
static struct scene scene_with(const struct words *w, const struct record_refusal *x)
{
    struct scene s = scene_of(w);

    if (x->other != NOBODY)
        s.part[x->team] = s.part[x->other] = GONE;
    else if (w->group)
        set_leaves(&s, x->team);
    else
        s.part[x->team] = GONE;
    return s;
}

static int groups_between(const struct record *r, int a, int b)
{
    int low = a < b ? a : b, high = a < b ? b : a, n = 0;

    for (int i = 0; i < r->ngroup; i++)
        n += r->group[i].mp >= low && r->group[i].mp < high;
    return n;
}

/* The teams outside as a level sees them. */
static void set_reach(struct scene *s, struct wish wish)
{
    const struct record *r = s->w->r;
    const struct record_group *g = s->w->group, *median = &r->group[r->ngroup - 1];
    bool near = groups_between(r, g->mp, median->mp) == 1;

    for (int t = 0; t < r->nteam; t++) {
        if (s->part[t] != FAR)
            continue;
        bool waits = g->side == SIDE_BELOW && r->team[t].mp > median->mp;
        if (wish.reach == 0 || (!waits && groups_between(r, g->mp, r->team[t].mp) <= wish.reach))
            s->part[t] = NEXT;
        else if (waits && near && wish.way == AMONG_THEMSELVES)
            s->part[t] = WAITS;
    }
}

static bool is_odd(const struct scene *s)
{
    int n = s->w->group->leaver.n;

    for (int t = 0; t < s->w->r->nteam; t++)
        n += s->part[t] == NEXT || s->part[t] == WAITS;
    return n % 2;
}

/* The pairs that a level allows, as docs/formats/trace.md has them; no more teams leave than must.
 */
static void allow_level(struct scene *s, struct wish wish)
{
    bool tight = wish.way == AMONG_THEMSELVES, legal = tight || wish.way == IN_LIMITS;

    set_reach(s, wish);
    allow(s, STAYS, STAYS, wish.stayers_legal ? LEGAL : OPEN);
    if (s->nleave < s->w->group->leaver.n)
        allow(s, STAYS, NEXT, legal ? LEGAL : OPEN);
    allow(s, LEAVES, NEXT, legal ? LEGAL : OPEN);
    allow(s, NEXT, NEXT, tight ? LEGAL : OPEN);
    allow(s, NEXT, WAITS, OPEN);
    allow(s, NEXT, FAR, !tight || is_odd(s) ? OPEN : NEVER);
    allow(s, FAR, FAR, OPEN);
}

static void allow_rest(struct scene *s)
{
    allow(s, STAYS, STAYS, OPEN);
    allow(s, STAYS, FAR, OPEN);
    allow(s, LEAVES, FAR, OPEN);
    allow(s, FAR, FAR, OPEN);
}

/* --- sentences ------------------------------------------------------------------------------- */

/* How pieces are told: "A could then meet nobody in the group". */
struct voice {
    const char *may, *where;
    int floats, breaches; /* so many teams more may float, pairs break the limits */
};

static int count_words(struct str s)
{
    int n = s.n > 0;

    for (size_t i = 0; i < s.n; i++)
        n += s.p[i] == ' ';
    return n;
}

static struct record_places singles_of(const struct pieces *p, struct arena *a)
{
    struct record_places list = { arena_new(a, int, p->nodd), 0 };

    while (list.n < p->nodd && p->odd[list.n].n == 1) {
        list.team[list.n] = p->odd[list.n].team[0];
        list.n++;
    }
    return list;
}

/* "besides Togo, Chad and Mali could then meet nobody in the group, and Fiji, Guam and Haiti only
 * each other" */
static void add_pieces(struct buffer *b, const struct words *w, const struct pieces *p,
                       const struct voice *v)
{
    struct record_places single = singles_of(p, w->arena);

    if (p->few.n > 0)
        buffer_fmt(b, "besides %.*s, ", NAMES(w, &p->few));
    if (single.n > 0)
        buffer_fmt(b, "%.*s %s meet nobody%s", NAMES(w, &single), v->may, v->where);
    for (int i = single.n; i < p->nodd; i++)
        if (i == 0)
            buffer_fmt(b, "%.*s %s meet only each other%s", NAMES(w, &p->odd[i]), v->may, v->where);
        else
            buffer_fmt(b, ", and %.*s only each other", NAMES(w, &p->odd[i]));
    if (p->others_odd)
        buffer_add(b, STR(", and the number of the others is odd"));
    else if (p->nodd == 1 && single.n == 0)
        buffer_add(b, STR(", and they are an odd number"));
}

static int count_odd(const struct pieces *p)
{
    return p->nodd + p->others_odd;
}

/* Who could help those pieces, and how many of them. */
static void add_sum(struct buffer *b, const struct words *w, const struct pieces *p,
                    const struct voice *v)
{
    if (p->few.n + v->floats + v->breaches == 0)
        return;
    buffer_fmt(b, "; %d would be left over", count_odd(p));
    if (p->few.n > 0)
        buffer_fmt(b, ", %.*s can take only %d of them", NAMES(w, &p->few), p->few.n);
    if (v->floats > 0)
        buffer_fmt(b, ", and only %d more may float", v->floats);
    if (v->breaches > 0)
        buffer_fmt(b, ", and only %d %s may break the colour limits",
                   COUNT(v->breaches, "pair", "pairs"));
}

/* Single teams, of which each needs one of a few, have a shorter sentence. */
static struct str pieces_text(const struct words *w, const struct pieces *p, const struct voice *v)
{
    struct buffer b = { .arena = w->arena };
    struct record_places single = singles_of(p, w->arena);

    if (single.n == p->nodd && !p->others_odd && v->floats + v->breaches == 0) {
        buffer_fmt(&b, "for %.*s there would then be ", NAMES(w, &single));
        if (p->few.n > 0)
            buffer_fmt(&b, "only %.*s", NAMES(w, &p->few));
        else
            buffer_add(&b, STR("nobody"));
        buffer_fmt(&b, "%s", v->where);
    } else {
        add_pieces(&b, w, p, v);
        add_sum(&b, w, p, v);
    }
    return buffer_str(&b);
}

/* Are those of some parts more in odd pieces than there is help for? */
static bool find(const struct scene *s, unsigned parts, int certificate, int need,
                 struct pieces *out)
{
    const struct words *w = s->w;
    struct pieces_question q = { .team = NULL, .may = may_meet, .with = s, .need = need };
    int *team = arena_new(w->arena, int, w->r->nteam);

    for (int t = 0; t < w->r->nteam; t++)
        if (parts & 1u << s->part[t])
            team[q.n++] = t;
    q.team = team;
    q.value = w->r->certificate[certificate].value;
    return pieces_find(&q, w->arena, out);
}

/* --- refusals -------------------------------------------------------------------------------- */

enum { ALL = 1u << STAYS | 1u << LEAVES | 1u << NEXT | 1u << WAITS | 1u << FAR };

static bool is_wide(const struct words *w)
{
    return w->group && w->group->side != SIDE_MEDIAN && w->step->kind != RECORD_TABLE;
}

/* Breaches that the group may still make beside the pair in question. */
static int breaches_left(const struct words *w, const struct record_refusal *x)
{
    const struct record_group *g = w->group;
    int n = g->breaches - (x->other != NOBODY && !words_legal(w, x->team, x->other));

    for (int i = 0; &g->step[i] != w->step; i++)
        n -= g->step[i].other != NOBODY && !words_legal(w, g->step[i].team, g->step[i].other);
    return n;
}

/* Teams that stay are paired in their group; in the median group all are that are left. */
static bool is_narrow(const struct words *w)
{
    return w->group && w->group->side != SIDE_MEDIAN;
}

static struct str rest_text(struct scene *s, const struct record_refusal *x)
{
    bool stay = s->w->group && !is_wide(s->w);
    const struct voice v = { "could then", stay && is_narrow(s->w) ? " in the group" : "", 0, 0 };
    struct pieces p;

    allow_rest(s);
    if (!find(s, stay ? 1u << STAYS : ALL, x->certificate, 1, &p))
        return (struct str){ 0 };
    return pieces_text(s->w, &p, &v);
}

/* The teams of the group that would be left, with `pairs` and so many breaches. */
static struct str stayers_text(struct scene *s, const struct record_refusal *x, enum pairs pairs,
                               int breaches)
{
    const struct words *w = s->w;
    static const char *const where[2][2] = {
        { "", " within the colour limits" },
        { " in the group", " in the group within the colour limits" },
    };
    const struct voice v = { "could then", where[is_narrow(w)][pairs == LEGAL],
                             is_wide(w) ? w->group->leaver.n - s->nleave : 0, breaches };
    struct pieces p;

    allow(s, STAYS, STAYS, pairs);
    if (!find(s, 1u << STAYS, x->certificate, v.floats + 2 * breaches + 1, &p))
        return (struct str){ 0 };
    return pieces_text(w, &p, &v);
}

/* The teams outside, with those that certainly leave: they need so many more of the group. */
static struct str outside_text(struct scene *s, const struct record_refusal *x)
{
    const struct voice v = { "could then", " outside the group, floaters included",
                             s->w->group->leaver.n - s->nleave, 0 };
    struct pieces p;

    allow(s, LEAVES, FAR, OPEN);
    allow(s, FAR, FAR, OPEN);
    if (!find(s, 1u << LEAVES | 1u << FAR, x->certificate, v.floats + 1, &p))
        return (struct str){ 0 };
    return pieces_text(s->w, &p, &v);
}

static bool meets_anybody(const struct scene *s, int team)
{
    for (int t = 0; t < s->w->r->nteam; t++)
        if (may_meet(s, team, t))
            return true;
    return false;
}

/* The team itself finds nobody where the level wants it to. */
static struct str lonely_text(const struct scene *s, struct wish wish, int team)
{
    struct arena *a = s->w->arena;
    struct scene open = *s;

    allow(&open, LEAVES, NEXT, OPEN);
    if (meets_anybody(&open, team))
        return STR("with nobody whom it may meet in the next group would both stay within the "
                   "colour limits");
    return wish.reach == 1
               ? STR("it has met all of the next group, or is barred from them")
               : str_fmt(a, "it has met all of the next %d groups, or is barred from them",
                         wish.reach);
}

static struct str level_text(struct scene *s, const struct record_refusal *x)
{
    const struct words *w = s->w;
    struct wish wish = levels_wish(w->r, w->group, w->group->level);
    const struct voice v = { "could then", "", 0, 0 };
    struct pieces p;

    allow_level(s, wish);
    if (x->other == NOBODY && wish.reach > 0 && !meets_anybody(s, x->team))
        return lonely_text(s, wish, x->team);
    if (!find(s, ALL, x->certificate, 1, &p))
        return stayers_text(s, x, wish.stayers_legal ? LEGAL : OPEN, 0);
    return str_fmt(w->arena, "%.*s, %.*s", STR_ARG(levels_asked(w, w->group)),
                   STR_ARG(pieces_text(w, &p, &v)));
}

/* What a certificate is about, for those who want to check it. */
static struct str named(const struct words *w, int certificate)
{
    const struct record_certificate *c = &w->r->certificate[certificate];
    int n = 0;

    for (int t = 0; t < w->r->nteam; t++)
        n += c->value[t] != 0;
    return str_fmt(w->arena, "certificate %d of the trace proves it, with values for %d %s%s",
                   certificate, COUNT(n, "team", "teams"), c->nset ? " and for sets of them" : "");
}

struct str proofs_refusal(const struct words *w, const struct record_refusal *x)
{
    struct scene s = scene_with(w, x);
    struct str text;

    switch (x->why) {
    case WHY_REST:
        text = rest_text(&s, x);
        break;
    case WHY_LEAVERS:
        text = stayers_text(&s, x, OPEN, 0);
        text = text.n > 0 ? text : outside_text(&s, x);
        break;
    case WHY_LEVEL:
        text = level_text(&s, x);
        break;
    default:
        text = stayers_text(&s, x, LEGAL, breaches_left(w, x));
    }
    return text.n > 0 && count_words(text) <= MOST_WORDS ? text : named(w, x->certificate);
}

/* --- the fewest ------------------------------------------------------------------------------ */

/* Either the group cannot be paired with fewer floaters, or the teams outside need so many. */
struct str proofs_fewest(const struct words *w)
{
    const struct record_group *g = w->group;
    struct scene s = scene_of(w);
    const struct voice inside = { "may", " of the group", 0, 0 };
    const struct voice outside = { "may", " outside the group", 0, 0 };
    struct buffer b = { .arena = w->arena };
    struct pieces p;

    allow(&s, STAYS, STAYS, OPEN);
    allow(&s, FAR, FAR, OPEN);
    if (find(&s, 1u << STAYS, g->fewest, g->leaver.n, &p)) {
        add_pieces(&b, w, &p, &inside);
        if (p.few.n > 0)
            buffer_fmt(&b, "; of these %d %.*s can take only %d", count_odd(&p), NAMES(w, &p.few),
                       p.few.n);
    } else if (find(&s, 1u << FAR, g->fewest, g->leaver.n, &p)) {
        add_pieces(&b, w, &p, &outside);
        buffer_fmt(&b, ", so that %d %s must float to them", COUNT(g->leaver.n, "team", "teams"));
    }
    return b.n > 0 && count_words(buffer_str(&b)) <= MOST_WORDS ? buffer_str(&b)
                                                                : named(w, g->fewest);
}
