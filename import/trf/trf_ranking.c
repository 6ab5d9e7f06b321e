/* SPDX-License-Identifier: Apache-2.0 */
/* trf_ranking.c - by what a report file ranks: lines 202 and 212, and our own comment. */
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/finding.h"
#include "engine/ranking/criterion.h"
#include "import/trf/trf.h"
#include "import/trf/trf_build.h"
#include "import/messages.h"

/* Lines 202 and 212: what the standings are ranked by, as codes of FIDE and, with OTHER_, of our own. */

bool trf_read_ranking(struct trf_file *f, const struct trf_line *l)
{
    f->tiebreak_line = *l;
    f->tiebreaks = trf_name(l, trf_column(TRF_VALUE), f->arena);
    return true;
}

/* Line 212 has the same and the points before it. */
bool trf_read_tiebreaks(struct trf_file *f, const struct trf_line *l)
{
    trf_text(l, trf_column(TRF_VALUE)); /* known, also where it does not count (trf_kind.c) */
    return f->tiebreaks.n > 0 || trf_read_ranking(f, l);
}

/* What the codes of a line come to. */
struct codes {
    struct trf_build *b;
    enum criterion primary; /* the score that stands before the tie-breaks */
    struct ranking ranking;
    bool has_tiebreak;
    enum tiebreak tiebreak;
};

/* "OTHER_OSB_KHANTY-MANSIYSK", "BH:MP/C1_2012": the variant that we write behind a code. */
static struct str without_variant(struct codes *c, struct str code)
{
    for (int t = 0; t < TIEBREAK_COUNT; t++) {
        struct str name = str_of(tiebreak_row((enum tiebreak)t)->name);
        size_t at = code.n - name.n - 1;
        if (code.n > name.n && code.p[at] == '_' && str_same((struct str){ code.p + at + 1, name.n }, name)) {
            c->has_tiebreak = true;
            c->tiebreak = (enum tiebreak)t;
            return (struct str){ code.p, at };
        }
    }
    return code;
}

/* A code in parts: "BH:MP/P/C1" has a score and, in any order, a cut and forfeits as played. */
struct code {
    struct str name, score, cut; /* empty: none */
    bool forfeits;
    struct str unknown; /* a modifier that says nothing here */
};

static bool is_cut(struct str s)
{
    return s.n == 2 && strchr("CMcm", s.p[0]) && (s.p[1] == '1' || s.p[1] == '2');
}

static struct code parts_of(struct str text)
{
    struct code code = { 0 };
    struct str first = str_cut(&text, '/');

    code.name = str_cut(&first, ':');
    code.score = first;
    while (text.n > 0) {
        struct str modifier = str_cut(&text, '/');
        if (is_cut(modifier) && code.cut.n == 0)
            code.cut = modifier;
        else if (str_same(modifier, STR("P")) && !code.forfeits)
            code.forfeits = true;
        else if (code.unknown.n == 0)
            code.unknown = modifier;
    }
    return code;
}

/* Those that are of either score of teams: "BH/C1" is "BH:MP/C1" where match points come first. */
static bool has_score(struct str name)
{
    static const char *const names[] = { "BH", "PS", "KS", "AOB", "FB" };

    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (str_same(name, str_of(names[i])))
            return true;
    return false;
}

/* In the order that codes have here. Wins are of matches: their score says nothing else. */
static struct str in_order(const struct codes *c, struct str text)
{
    struct code code = parts_of(text);
    bool players = c->b->section->unit == UNIT_PLAYER;
    const char *between = "";

    if (code.unknown.n > 0)
        return text;
    /* "ESB:MG" of a public reader of FIDE is EMGSB. */
    static const char *const scores[] = { "MM", "MG", "GM", "GG" };

    for (size_t i = 0; i < sizeof scores / sizeof *scores && str_same(code.name, STR("ESB")); i++)
        if (str_same(code.score, str_of(scores[i]))) {
            code.name = str_fmt(c->b->arena, "E%sSB", scores[i]);
            code.score = (struct str){ 0 };
        }
    if (has_score(code.name) && !players && code.score.n == 0)
        code.score = c->primary == CRITERION_GP ? STR("GP") : STR("MP");
    if (!players && (str_same(code.name, STR("WIN")) || str_same(code.name, STR("WON"))) &&
        str_same(code.score, STR("MP")))
        code.score = (struct str){ 0 };
    if (code.score.n > 0)
        between = ":";
    return str_fmt(c->b->arena, "%.*s%s%.*s%s%.*s%s", STR_ARG(code.name), between, STR_ARG(code.score),
                   code.cut.n > 0 ? "/" : "", STR_ARG(code.cut), code.forfeits ? "/P" : "");
}

/* The codes of the scores; of players there is one, and MPvGP is the one of teams that is not the primary one. */
static bool find_score(enum criterion primary, enum unit unit, struct str code, enum criterion *out)
{
    const struct {
        const char *code;
        enum criterion is;
    } scores[] = { { "PTS", primary },
                   { "GPTS", CRITERION_GP },
                   { "MPTS", CRITERION_MP },
                   { "MPvGP", primary == CRITERION_GP ? CRITERION_MP : CRITERION_GP } };

    for (size_t i = 0; i < (unit == UNIT_PLAYER ? 2 : sizeof scores / sizeof *scores); i++)
        if (str_same(code, str_of(scores[i].code))) {
            *out = scores[i].is;
            return true;
        }
    return false;
}

static bool find_code(const struct codes *c, struct str code, enum criterion *out)
{
    bool own = code.n > 6 && str_same((struct str){ code.p, 6 }, STR("OTHER_"));

    if (find_score(c->primary, c->b->section->unit, code, out))
        return true;
    code = own ? (struct str){ code.p + 6, code.n - 6 } : in_order(c, code);
    for (int k = 0; k < CRITERION_COUNT; k++) {
        const struct criterion_row *row = criterion_row((enum criterion)k);
        const char *name = own ? row->code.says.text : criterion_trf(row, c->b->section->unit == UNIT_PLAYER);
        if (name[0] && str_same(str_of(name), code)) {
            *out = (enum criterion)k;
            return true;
        }
    }
    return false;
}

static bool is_among(const char *const *names, int n, struct str name)
{
    for (int i = 0; i < n; i++)
        if (str_same(name, str_of(names[i])))
            return true;
    return false;
}

/* Of a code that the standings cannot be made by: what of it there is not. */
static struct message why_not(const struct codes *c, struct str text)
{
    static const char *const of_ratings[] = { "ARO", "TPR", "PTP", "APRO", "APPO", "RTNG" };
    struct code code = parts_of(text);
    enum criterion plain;

    bool of_teams = c->b->section->unit == UNIT_TEAM;

    if (of_teams && is_among(of_ratings, sizeof of_ratings / sizeof *of_ratings, code.name))
        return say_trf_tie_break_of_ratings(text);
    if (code.unknown.n > 0 && find_code(c, code.name, &plain))
        return say_trf_no_such_modifier(text, code.unknown);
    if (find_code(c, code.name, &plain))
        return say_trf_no_such_form(text);
    return say_no_tie_break_here_called(text);
}

static void append(struct codes *c, enum criterion by)
{
    if (ranking_place(&c->ranking, by) < 0)
        c->ranking.by[c->ranking.n++] = by;
}

static void take_code(struct codes *c, struct str code)
{
    const struct trf_file *f = c->b->file;
    enum criterion by;

    if (code.n == 0)
        return;
    if (find_code(c, without_variant(c, code), &by))
        append(c, by);
    else
        finding_say(f->findings, WARNING, RULE_NONE, f->tiebreak_line.number, why_not(c, code));
}

static bool is_score(enum criterion by)
{
    return by == CRITERION_MP || by == CRITERION_GP;
}

static enum criterion usual_score(const struct section *s)
{
    return s->unit == UNIT_PLAYER || s->score == SCORE_GP ? CRITERION_GP : CRITERION_MP;
}

/* What comes first is not among the tie-breaks: a ranking that begins with neither score has it among them. */
static enum criterion primary_of(const struct trf_build *b)
{
    const struct section *s = b->section;
    enum criterion usual = usual_score(s), first;
    struct str rest = b->file->tiebreaks, code = str_trim(str_cut(&rest, ','));

    if (b->own_ranking && is_score(s->ranking.by[0]))
        return s->ranking.by[0];
    /* line 212 has the points, too, the one before the other */
    bool all = str_eq(b->file->tiebreak_line.code, STR("212"));
    return all && find_score(usual, s->unit, code, &first) ? first : usual;
}

static void check_own(const struct codes *c)
{
    const struct section *s = c->b->section;
    bool same = !is_score(s->ranking.by[0]) || ranking_eq(&c->ranking, &s->ranking);

    if (!same || (c->has_tiebreak && c->tiebreak != s->tiebreak))
        finding_say(c->b->file->findings, WARNING, RULE_NONE, c->b->file->tiebreak_line.number,
                    say_comment_olympair_ranking_another_ranking());
}

/* Does one of its criteria depend on the variant? */
static bool has_variants(const struct ranking *r)
{
    return ranking_place(r, CRITERION_OSB) >= 0 || ranking_place(r, CRITERION_SUM) >= 0;
}

void trf_build_ranking(struct trf_build *b)
{
    struct codes c = { .b = b, .primary = primary_of(b) };
    struct section *s = b->section;

    if (b->file->tiebreaks.n == 0)
        return;
    struct str rest = c.b->file->tiebreaks;

    append(&c, c.primary);
    while (rest.n > 0)
        take_code(&c, str_trim(str_cut(&rest, ',')));
    if (b->own_ranking) {
        check_own(&c);
        return;
    }
    s->tiebreak = c.has_tiebreak ? c.tiebreak : s->tiebreak;
    s->tiebreak_by_date = s->tiebreak_by_date && !c.has_tiebreak;
    b->out->has_ranking = c.ranking.n > 1 || c.primary != usual_score(s);
    if (b->out->has_ranking)
        s->ranking = c.ranking;
    b->out->has_tiebreak = c.has_tiebreak || (b->out->has_ranking && !has_variants(&s->ranking));
}
