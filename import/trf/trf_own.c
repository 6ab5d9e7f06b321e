#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "engine/system/system.h"
#include "import/trf/trf_build.h"
#include "teams/match.h"

/* Comments of our own, "### olympair ...": what a tournament report file has no lines for. Others pass over them, and so
   do we over all other comments. */

static const struct trf_column COMMENT = { 5, 240, "the comment" };

bool trf_read_comment(struct trf_file *f, const struct trf_line *l)
{
    struct str rest = trf_name(l, COMMENT, f->arena);

    if (!str_eq(str_cut(&rest, ' '), STR("olympair")))
        return true;
    arena_room(f->arena, f->own, f->nown, f->own_cap);
    f->own[f->nown++] = (struct trf_comment){ *l, str_trim(rest) };
    return true;
}

/* The next word is the number of a team. */
static bool next_team(struct trf_build *b, const struct trf_comment *c, struct str *rest, int *team)
{
    struct str word = str_cut(rest, ' ');
    long number;

    *rest = str_trim(*rest);
    if (!str_long(word, &number) || number < 1 || number > TRF_TEAMS_MAX)
        return trf_wrong(&c->line, COMMENT.from, b->err, "'%.*s' is not the number of a team", STR_ARG(word));
    return trf_team_at(b, &c->line, COMMENT, (int)number, team);
}

/* "entered-late 7 12": teams that were entered after round 1 was published (RULE_BYE_LATE). */
static bool entered_late(struct trf_build *b, const struct trf_comment *c, struct str rest)
{
    int team;

    while (rest.n > 0) {
        if (!next_team(b, c, &rest, &team))
            return false;
        b->section->squad[team].late = true;
    }
    return true;
}

static struct fixture *match_between(const struct section *s, long round, int a, int b)
{
    struct fixture *f = match_of(&s->round[round - 1], a);

    return f && match_opponent(f, a) == b ? f : NULL;
}

/* "counts-as played 1 5 2 as the captains agree": a decision with round, teams and reason (RULE_PRESENT_THREE). */
static bool counts_as(struct trf_build *b, const struct trf_comment *c, struct str rest)
{
    struct section *s = b->section;
    enum decided decided;
    long round;
    int team[2];

    if (!decided_find(str_cut(&rest, ' '), &decided) || decided == DECIDED_NOT)
        return trf_wrong(&c->line, COMMENT.from, b->err, "a match counts as either played or unplayed");
    if (!str_long(str_cut(&rest, ' '), &round) || round < 1 || round > s->nround)
        return trf_wrong(&c->line, COMMENT.from, b->err, "there is no such round");
    if (!next_team(b, c, &rest, &team[0]) || !next_team(b, c, &rest, &team[1]))
        return false;
    struct fixture *f = match_between(s, round, team[0], team[1]);
    if (!f)
        return trf_wrong(&c->line, COMMENT.from, b->err, "the two teams have no match in round %ld", round);
    f->decided = decided;
    f->decided_why = rest;
    if (decided == DECIDED_PLAYED)
        f->absent[0] = f->absent[1] = false, f->present = 0;
    return true;
}

/* "ranking 2022 mp,gp,mpo": what the standings are made by if that is not the usual list of the tie-break. */
static bool ranked_by(struct trf_build *b, const struct trf_comment *c, struct str rest)
{
    struct err why = { 0 };
    struct str name = str_cut(&rest, ' ');

    if (!tiebreak_find(name, &b->section->tiebreak))
        return trf_wrong(&c->line, COMMENT.from, b->err, "there is no tie-break '%.*s'", STR_ARG(name));
    if (!ranking_read(rest, &b->section->ranking, &why))
        return trf_wrong(&c->line, COMMENT.from, b->err, "%s", why.text);
    b->out->has_tiebreak = true;
    return true;
}

/* "floor 1000": what an unrated player counts as. */
static bool floor_is(struct trf_build *b, const struct trf_comment *c, struct str rest)
{
    long floor;

    if (!str_long(rest, &floor) || floor < 0 || floor > 3000)
        return trf_wrong(&c->line, COMMENT.from, b->err, "'%.*s' is not a rating floor", STR_ARG(rest));
    b->section->floor = (int)floor;
    b->out->has_floor = true;
    return true;
}

static bool is_yes(struct str value, bool *out)
{
    *out = str_eq(value, STR("yes"));
    return *out || str_eq(value, STR("no"));
}

static bool cycles_are(struct str value, int *out)
{
    long n;

    if (!str_long(value, &n) || n < 1 || n > 2)
        return false;
    *out = (int)n;
    return true;
}

/* "preference=B" */
static bool take_setting(struct section *s, struct str name, struct str value)
{
    return str_eq(name, STR("score"))         ? score_find(value, &s->score)
           : str_eq(name, STR("cycles"))      ? cycles_are(value, &s->cycles)
           : str_eq(name, STR("preference"))  ? preference_find(value, &s->preference)
           : str_eq(name, STR("secondary"))   ? secondary_find(value, &s->secondary)
           : str_eq(name, STR("accelerated")) ? is_yes(value, &s->accelerated)
                                              : false;
}

/* "system team-swiss-2026 score=mp cycles=1 ...": what pairs the section instead of D.02, and what was set of it. */
static bool system_is(struct trf_build *b, const struct trf_comment *c, struct str rest)
{
    const struct system *system = system_find(str_cut(&rest, ' '));

    if (!system)
        return trf_wrong(&c->line, COMMENT.from, b->err, "there is no such system");
    b->section->system = str_of(system->name);
    ranking_read(str_of(system->ranking[false]), &b->section->ranking,
                 b->err); /* the usual one; "ranking" says another */
    while (rest.n > 0) {
        struct str value = str_cut(&rest, ' '), name = str_cut(&value, '=');
        if (!take_setting(b->section, name, value))
            return trf_wrong(&c->line, COMMENT.from, b->err, "'%.*s' is no setting of a system, or not with that value",
                             STR_ARG(name));
    }
    b->out->has_edition = b->out->has_tiebreak = true;
    return true;
}

bool trf_build_own(struct trf_build *b)
{
    static const struct {
        struct str word;
        bool (*read)(struct trf_build *, const struct trf_comment *, struct str);
    } kinds[] = { { STR("entered-late"), entered_late },
                  { STR("counts-as"), counts_as },
                  { STR("ranking"), ranked_by },
                  { STR("system"), system_is },
                  { STR("floor"), floor_is } };
    enum { KINDS = sizeof kinds / sizeof *kinds };

    for (int i = 0; i < b->file->nown; i++) {
        const struct trf_comment *c = &b->file->own[i];
        struct str rest = c->text, word = str_cut(&rest, ' ');
        int k = 0;
        while (k < KINDS && !str_eq(word, kinds[k].word))
            k++;
        if (k == KINDS)
            finding_add(b->file->findings, WARNING, RULE_NONE, c->line.number,
                        "the comment 'olympair %.*s' is unknown and is ignored", STR_ARG(word));
        else if (!kinds[k].read(b, c, str_trim(rest)))
            return false;
    }
    return true;
}
