/* SPDX-License-Identifier: Apache-2.0 */
/* trf_own.c - comments of our own in a report file: docs/formats/trf.md. */
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/trf/trf.h"
#include "import/trf/trf_build.h"
#include "teams/match.h"
#include "import/messages.h"

/* Comments of our own, "### olympair ...": what a tournament report file has no lines for. Others pass over them, and so
   do we over all other comments. */

bool trf_read_comment(struct trf_file *f, const struct trf_line *l)
{
    struct str rest = trf_name(l, trf_column(TRF_COMMENT), f->arena);

    if (!str_eq(str_cut(&rest, ' '), STR("olympair")))
        return true;
    arena_room(f->arena, f->own, f->nown, f->own_cap);
    f->own[f->nown++] = (struct trf_comment){ *l, str_trim(rest) };
    return true;
}

static bool wrong(const struct trf_build *b, const struct trf_comment *c, struct message why)
{
    return trf_wrong(&c->line, trf_column(TRF_COMMENT).from, b->err, why);
}

/* The next word is the number of a team. */
static bool next_team(struct trf_build *b, const struct trf_comment *c, struct str *rest, int *team)
{
    struct str word = str_cut(rest, ' ');
    long number;

    *rest = str_trim(*rest);
    if (!str_long(word, &number) || number < 1 || number > trf_number_max(b->file))
        return wrong(b, c, trf_said(b, say_not_a_number_of(word)));
    return trf_team_at(b, &c->line, trf_column(TRF_COMMENT), (int)number, team);
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

/* "3 12": a round that there is, and a team. */
static bool next_round(struct trf_build *b, const struct trf_comment *c, struct str *rest, long *round, int *team)
{
    if (!str_long(str_cut(rest, ' '), round) || *round < 1 || *round > b->section->nround)
        return wrong(b, c, say_no_such_round());
    return next_team(b, c, rest, team);
}

/* The match of that team and the next one that is named. */
static bool next_match(struct trf_build *b, const struct trf_comment *c, struct str *rest, long round, int team,
                       struct fixture **out)
{
    int other;

    if (!next_team(b, c, rest, &other))
        return false;
    struct fixture *f = match_of(&b->section->round[round - 1], team);
    *out = f && match_opponent(f, team) == other ? f : NULL;
    return *out || wrong(b, c, trf_said(b, say_two_no_round(round)));
}

/* In a round robin of players no letter says whose bye it is, if several have no game. */
static bool has_bye(struct pairing_list *r, int team)
{
    if (r->bye == NOBODY && !match_of(r, team))
        r->bye = team;
    return r->bye == team;
}

/* "bye 3 12": a bye that no line says. */
static bool bye_is(struct trf_build *b, const struct trf_comment *c, struct str rest)
{
    long round;
    int team;

    if (!next_round(b, c, &rest, &round, &team))
        return false;
    return has_bye(&b->section->round[round - 1], team) || wrong(b, c, trf_said(b, say_comment_bye_of_another(round)));
}

/* "by-hand 3 12 45 they share a bus", "by-hand 3 12 bye why": a pair or a bye that is not the one of the draft. */
static bool by_hand(struct trf_build *b, const struct trf_comment *c, struct str rest)
{
    struct fixture *f;
    long round;
    int team;

    if (!next_round(b, c, &rest, &round, &team))
        return false;
    struct pairing_list *r = &b->section->round[round - 1];
    struct str why = rest;
    if (str_eq(str_cut(&why, ' '), STR("bye")) && has_bye(r, team)) {
        r->bye_by_hand = str_trim(why);
        return true;
    }
    if (!next_match(b, c, &rest, round, team, &f))
        return false;
    f->by_hand = rest;
    return true;
}

/* "let-play 12 the President lets it": the team plays with the players it has, round after round. */
static bool lets_play(struct trf_build *b, const struct trf_comment *c, struct str rest)
{
    int team;

    if (!next_team(b, c, &rest, &team))
        return false;
    b->section->squad[team].let_play = str_trim(rest);
    return true;
}

/* "counts-as played 1 5 2 as the captains agree": a decision with round, teams and reason (RULE_PRESENT_THREE). */
static bool counts_as(struct trf_build *b, const struct trf_comment *c, struct str rest)
{
    enum decided decided;
    struct fixture *f;
    long round;
    int team;

    if (!decided_find(str_cut(&rest, ' '), &decided) || decided == DECIDED_NOT)
        return wrong(b, c, say_match_counts_either_played_unplayed());
    if (!next_round(b, c, &rest, &round, &team) || !next_match(b, c, &rest, round, team, &f))
        return false;
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
        return wrong(b, c, say_no_tiebreak(name));
    if (!ranking_read(rest, &b->section->ranking, &why))
        return wrong(b, c, err_message(&why));
    b->section->tiebreak_by_date = false;
    b->out->has_tiebreak = b->out->has_ranking = b->own_ranking = true;
    return true;
}

/* A setting of the pairing as `set` has it: its word, and what it is. */
static bool set_score(struct section *s, struct str value)
{
    return score_find(value, &s->score);
}

static bool set_cycles(struct section *s, struct str value)
{
    long n = 0;
    bool ok = str_long(value, &n) && (n == 1 || n == 2);

    s->cycles = ok ? (int)n : s->cycles;
    return ok;
}

static bool set_preference(struct section *s, struct str value)
{
    return preference_find(value, &s->preference);
}

static bool set_secondary(struct section *s, struct str value)
{
    return secondary_find(value, &s->secondary);
}

static bool set_accelerated(struct section *s, struct str value)
{
    return s->accelerated = str_eq(value, STR("yes"));
}

static bool set_graded(struct section *s, struct str value)
{
    return s->graded = str_eq(value, STR("yes"));
}

static bool set_players_needed(struct section *s, struct str value)
{
    long n = 0;
    bool ok = str_long(value, &n) && n >= 1 && n <= s->boards;

    s->players_needed = ok ? (int)n : s->players_needed;
    return ok;
}

/* "pairing score gp". */
static bool paired_by(struct trf_build *b, const struct trf_comment *c, struct str rest)
{
    static const struct {
        struct str word;
        bool (*set)(struct section *s, struct str value);
    } settings[] = { { STR("score"), set_score },
                     { STR("cycles"), set_cycles },
                     { STR("preference"), set_preference },
                     { STR("secondary"), set_secondary },
                     { STR("accelerated"), set_accelerated },
                     { STR("graded"), set_graded },
                     { STR("players-needed"), set_players_needed } };
    struct str value = rest, word = str_cut(&value, ' ');

    for (size_t i = 0; i < sizeof settings / sizeof *settings; i++)
        if (str_eq(word, settings[i].word) && settings[i].set(b->section, str_trim(value)))
            return true;
    return wrong(b, c, say_no_system_setting(rest));
}

/* "floor 1000": what an unrated player counts as. */
static bool floor_is(struct trf_build *b, const struct trf_comment *c, struct str rest)
{
    long floor;

    if (!str_long(rest, &floor) || floor < 0 || floor > 3000)
        return wrong(b, c, say_not_rating_floor(rest));
    b->section->floor = (int)floor;
    b->out->has_floor = true;
    return true;
}

/* "FIDE-mode left @ Round 3: bar". */
static bool mode_left(struct trf_build *b, const struct trf_comment *c, struct str rest)
{
    static const struct str lead = STR("left @ Round ");
    struct str why = str_starts(rest, lead) ? (struct str){ rest.p + lead.n, rest.n - lead.n } : STR("");
    struct str number = str_cut(&why, ':');
    long round;

    if (!str_long(number, &round) || round < 1 || round > ROUNDS_MAX ||
        !departure_find(str_trim(why), &b->section->departed) || b->section->departed == DEPARTED_NOT)
        return wrong(b, c, say_mode_not_left_so(rest));
    b->section->departed_round = (int)round;
    return true;
}

static bool next_number(struct str *rest, int most, int *out)
{
    long number;

    if (!str_long(str_cut(rest, ' '), &number) || number < 1 || number > most)
        return false;
    *out = (int)number;
    return true;
}

/* "shortened 11 9 6 the hall is flooded": rounds planned and rounds left, the last one published then, and why. */
static bool shortened(struct trf_build *b, const struct trf_comment *c, struct str rest)
{
    struct section *s = b->section;
    struct shortening x = { 0 };

    if (!next_number(&rest, ROUNDS_MAX, &x.was) || !next_number(&rest, x.was - 1, &x.becomes) ||
        !next_number(&rest, x.becomes, &x.after))
        return wrong(b, c, say_not_shortened_so());
    x.reason = str_trim(rest);
    s->shortening = arena_grow(b->arena, s->shortening, sizeof x, (size_t)s->nshortening, (size_t)s->nshortening + 1);
    s->shortening[s->nshortening++] = x;
    return true;
}

/* What the rounds are read by comes before them, the rest may name them. */
static const struct {
    struct str word;
    bool (*read)(struct trf_build *, const struct trf_comment *, struct str);
    bool before_rounds;
    int words; /* what they say of the event there is once: the words that name it; 0: there may be any number */
} kinds[] = { { STR("pairing"), paired_by, true, 2 },    { STR("entered-late"), entered_late, false, 0 },
              { STR("let-play"), lets_play, false, 0 },  { STR("counts-as"), counts_as, false, 0 },
              { STR("by-hand"), by_hand, false, 0 },     { STR("bye"), bye_is, false, 0 },
              { STR("ranking"), ranked_by, false, 1 },   { STR("floor"), floor_is, false, 1 },
              { STR("FIDE-mode"), mode_left, false, 1 }, { STR("shortened"), shortened, false, 0 } };
enum { KINDS = sizeof kinds / sizeof *kinds };

/* The first words of a comment. */
static struct str lead_of(struct str text, int words)
{
    struct str rest = text;

    while (words-- > 0)
        str_cut(&rest, ' ');
    return (struct str){ text.p, text.n - rest.n };
}

/* An earlier comment says something else of the same. */
static bool is_said_once(const struct trf_build *b, int i, int words)
{
    const struct trf_comment *c = &b->file->own[i];

    for (int k = 0; k < i && words > 0; k++) {
        const struct trf_comment *was = &b->file->own[k];
        if (str_eq(lead_of(was->text, words), lead_of(c->text, words)) && !str_eq(was->text, c->text))
            return wrong(b, c, say_line_twice(was->line.code, was->line.number));
    }
    return true;
}

static bool build_own(struct trf_build *b, bool before_rounds)
{
    for (int i = 0; i < b->file->nown; i++) {
        const struct trf_comment *c = &b->file->own[i];
        struct str rest = c->text, word = str_cut(&rest, ' ');
        int k = 0;
        while (k < KINDS && !str_eq(word, kinds[k].word))
            k++;
        if (k == KINDS && !before_rounds)
            finding_say(b->file->findings, WARNING, RULE_NONE, c->line.number,
                        say_comment_olympair_unknown_ignored(word));
        if (k == KINDS || kinds[k].before_rounds != before_rounds)
            continue;
        if (!is_said_once(b, i, kinds[k].words) || !kinds[k].read(b, c, str_trim(rest)))
            return false;
    }
    return true;
}

bool trf_build_own_settings(struct trf_build *b)
{
    return build_own(b, true);
}

bool trf_build_own(struct trf_build *b)
{
    return build_own(b, false);
}
