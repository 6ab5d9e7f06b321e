/* SPDX-License-Identifier: Apache-2.0 */
#include "sample.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/proof/parsed_trace.h"
#include "reports/format/font.h"
#include "tests/said.h"

static const struct {
    const char *name, *federation, *captain;
} teams[SAMPLE_TEAMS] = {
    { "საქართველო", "GEO", "Гурієлі, Ілля" },
    { "Việt Nam", "VIE", "Nguyễn, Văn Hải" },
    { "Україна", "UKR", "" },
    { "Serbia \"B\", Šabac", "SRB", "Đorđević, Đorđe" },
    { "=SUM(A1:A9)", "XXX", "" },
    { "Հայաստան", "ARM", "" },
    { "Angola", "ANG", "" },
};

/* The first player of each team; the others are numbered. */
static const char *const leaders[SAMPLE_TEAMS] = {
    "ჯობავა, ბაადურ", "Nguyễn, Ngọc Trường Sơn", "Їжак, Ґалаґан", "Đurić, Želimir",
    "@home",          "Արոնյան, Լևոն",           "Silva, João",
};

static const char *const results_1[3][4] = {
    { "1-0", "1/2", "1/2", "1/2" },
    { "1/2", "1/2", "0-1", "0-1" },
    { "1-0", "0-1", "1/2", "1/2" },
};
static const int pairs_1[3][2] = { { 0, 3 }, { 4, 1 }, { 2, 5 } };
static const int pairs_2[3][2] = { { 1, 0 }, { 6, 2 }, { 5, 3 } };

static void fill_squad(struct squad *q, int i, struct arena *a)
{
    *q = (struct squad){ .name = str_of(teams[i].name),
                         .federation = str_of(teams[i].federation),
                         .captain = str_of(teams[i].captain),
                         .number = i + 1 };
    q->nplayer = i == 0 ? 6 : 5;
    q->player = arena_new(a, struct player, q->nplayer);
    for (int p = 0; p < q->nplayer; p++)
        q->player[p] =
            (struct player){ .name = p == 0 ? str_of(leaders[i]) : str_fmt(a, "Player %d of %d", p + 1, i + 1),
                             .title = p == 0 ? STR("GM") : STR(""),
                             .rating = 2700 - 100 * i - 10 * p - (p == 3),
                             .fide_id = 1000 * (i + 1) + p };
    if (i == 0)
        q->player[2].replaced = true;
}

static struct fixture *pair(const int (*pairs)[2], int n, struct arena *a)
{
    struct fixture *f = arena_new(a, struct fixture, n);

    for (int i = 0; i < n; i++) {
        f[i].table = i + 1;
        memcpy(f[i].side, pairs[i], sizeof f[i].side);
    }
    return f;
}

static void play(struct fixture *f, const char *const *results)
{
    for (int b = 0; b < 4; b++) {
        f->board[b].place[0] = f->board[b].place[1] = b + 1;
        assert_true(result_find(str_of(results[b]), &f->board[b].result));
    }
}

struct event *sample_event(struct arena *a)
{
    struct event *e = arena_new(a, struct event, 1);
    struct section *s = arena_new(a, struct section, 1);
    struct pairing_list *round = arena_new(a, struct pairing_list, 2);

    *s = (struct section){ .name = STR("open"),
                           .title = STR("Open Section"),
                           .rounds = 11,
                           .boards = 4,
                           .squad_size = 5,
                           .floor = 1000,
                           .tiebreak = TIEBREAK_2012_GA,
                           .ranking = RANKING_OLYMPIAD,
                           .squad = arena_new(a, struct squad, SAMPLE_TEAMS),
                           .nsquad = SAMPLE_TEAMS,
                           .round = round,
                           .nround = 2 };
    for (int i = 0; i < SAMPLE_TEAMS; i++)
        fill_squad(&s->squad[i], i, a);
    round[0] =
        (struct pairing_list){ ROUND_COMPLETE, pair(pairs_1, 3, a), 3, .bye = 6, .published = STR("2016-09-01 22:00") };
    round[1] = (struct pairing_list){ ROUND_DRAFT, pair(pairs_2, 3, a), 3, .bye = 4 };
    round[1].fixture[1].by_hand = STR("late arrival, by order");
    for (int i = 0; i < 3; i++)
        play(&round[0].fixture[i], results_1[i]);
    *e = (struct event){ .name = STR("Test Olympiad"),
                         .city = STR("Bakı"),
                         .federation = STR("AZE"),
                         .start = STR("2016-09-01"),
                         .end = STR("2016-09-14"),
                         .section = s,
                         .nsection = 1 };
    e->date[0] = STR("2016-09-02 15:00");
    e->date[1] = STR("2016-09-03 15:00");
    e->arbiter = arena_new(a, struct arbiter, 2);
    e->arbiter[e->narbiter++] =
        (struct arbiter){ STR("Ašot Vardapetjan"), STR("chief arbiter"), STR("IA"), STR("ARM"), 13300016 };
    e->arbiter[e->narbiter++] = (struct arbiter){ STR("Ng, Ama"), STR("arbiter"), STR("FA"), STR("GHA"), 12600016 };
    return e;
}

enum { NORM_ROUNDS = 9 };

/* The leader of the first team, who has no title, scores 7 of 9 against grandmasters of 2400 on average. */
static struct event *sample_with_norm(struct arena *a)
{
    static const char *const won[] = { "1-0", "1/2", "1/2", "1/2" }, *const drawn[] = { "1/2", "1/2", "0-1", "1/2" };
    struct event *e = sample_event(a);
    struct section *s = e->section;

    s->squad[0].player[0].title = STR("");
    s->round = arena_new(a, struct pairing_list, NORM_ROUNDS);
    s->nround = NORM_ROUNDS;
    for (int r = 0; r < NORM_ROUNDS; r++) {
        const int match[1][2] = { { 0, 1 + r % (SAMPLE_TEAMS - 1) } };
        s->round[r] = (struct pairing_list){ ROUND_COMPLETE, pair(match, 1, a), 1, .bye = NOBODY,
                                             .published = str_fmt(a, "2016-09-%02d 22:00", r + 1) };
        play(s->round[r].fixture, r < 5 ? won : drawn);
        e->date[r] = str_fmt(a, "2016-09-%02d 15:00", r + 2);
    }
    return e;
}

/* The trace of a round in which the sample's first two teams meet: the third is passed over. */
static const struct parsed_trace *sample_record(const struct event *e, struct arena *a)
{
    const struct section *s = e->section;
    struct parsed_trace *r = arena_new(a, struct parsed_trace, 1);
    struct parsed_group *g = arena_new(a, struct parsed_group, 1);
    struct parsed_step *step = arena_new(a, struct parsed_step, 1);
    struct parsed_refusal *refusal = arena_new(a, struct parsed_refusal, 1);

    *r = (struct parsed_trace){ .event = e->name,
                                .section = s->name,
                                .round = 1,
                                .host = NOBODY,
                                .nteam = s->nsquad,
                                .bye = NOBODY,
                                .group = g,
                                .ngroup = 1 };
    r->team = arena_new(a, struct parsed_team, s->nsquad);
    *g = (struct parsed_group){ .side = SIDE_MEDIAN, .level = NOBODY, .step = step, .nstep = 1 };
    g->resident = (struct parsed_places){ arena_new(a, int, s->nsquad), s->nsquad };
    for (int i = 0; i < s->nsquad; i++) {
        r->team[i].name = s->squad[i].name;
        g->resident.team[i] = i;
    }
    *refusal = (struct parsed_refusal){ .team = 0, .other = 2, .why = WHY_BARRED };
    *step = (struct parsed_step){ RECORD_TABLE, 0, 1, refusal, 1 };
    return r;
}

struct sheet sample_report(const struct event *e, const char *name, int round, int team, struct arena *a)
{
    const struct report_row *row = report_find(str_of(name));
    const struct event *of = row->need == NEEDS_NORMS ? sample_with_norm(a) : e;
    const struct report_input in = { .event = of,
                                     .section = of->section,
                                     .round = row->need == NEEDS_NORMS ? NORM_ROUNDS : round,
                                     .team = team,
                                     .other = NOBODY,
                                     .record = sample_record(of, a) };
    struct err err = { 0 };
    struct sheet t;

    if (!report_make(row, &in, a, &t, &err))
        fail_msg("%s: %s", name, err_said(&err));
    return t;
}

struct page_options sample_page(void)
{
    static struct arena arena;
    static struct font_files files;
    struct err err = { 0 };

    if (files.path[FONT_TEXT][0].n == 0 && !font_load(&arena, &files, &err))
        fail_msg("%s", err_said(&err));
    return (struct page_options){ .fonts = &files };
}

struct str sample_bytes(const struct sheet *s, const char *format, struct arena *a)
{
    const struct page_options page = sample_page();
    struct err err = { 0 };
    struct str out;

    if (!format_write(format_find(str_of(format)), s, &page, a, &out, &err))
        fail_msg("%s: %s", format, err_said(&err));
    return out;
}

void expect_str(struct str s, const char *want)
{
    static char text[1 << 16];

    assert_true(s.n < sizeof text);
    memcpy(text, s.n ? s.p : "", s.n);
    text[s.n] = '\0';
    assert_string_equal(text, want);
}

bool contains(struct str s, const char *part)
{
    return memmem(s.p, s.n, part, strlen(part)) != NULL;
}
