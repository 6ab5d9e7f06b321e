/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/soak/secret.h"

#include "tests/unit/desk/room.h"

#include "teams/lineup.h"
#include "tests/soak/stream.h"

enum { PLAYERS = 5, BOARDS = 4, ROUNDS_MOST = 3, PLAN_MOST = 64 };

/* An event under way. */

struct hand_in {
    int section, squad;
    bool late, any_order;
};

struct play {
    struct room r;
    unsigned lot;
    long entries; /* of the journal, before the copies went apart */
    int minute;   /* since the day before round 1 began */
    struct hand_in plan[PLAN_MOST];
    int nplan;
    bool uneven;                     /* the copies are apart in number and time, too */
    int last[SECRET_COPIES][BOARDS]; /* who plays for the last of the plan, as it was stored */
};

/* What somebody does a minute later than what was done before. */
static const struct act *now(struct play *p, const char *section, const char *user, const char *reason)
{
    struct act *act = arena_new(&p->r.arena, struct act, 1);
    int minute = ++p->minute;

    *act = (struct act){ .user = str_of(user),
                         .time = str_fmt(&p->r.arena, "2016-09-%02d %02d:%02d:00", 1 + minute / 1440, minute / 60 % 24,
                                         minute % 60),
                         .command = STR("lineup"),
                         .section = str_of(section),
                         .reason = str_of(reason) };
    return act;
}

static const char *section_name(int section)
{
    return section ? "women" : "open";
}

static bool lucky(struct play *p, unsigned of)
{
    return lot_draw(&p->lot, of) == 0;
}

static void set(struct play *p, const char *section, const char *name, const char *value)
{
    struct setting setting = { str_of(name), str_of(value) };

    WORKS(&p->r, desk_set(p->r.desk, now(p, section, "anna", NULL), &setting, 1, &p->r.f, &p->r.e));
}

/* Line-ups are due at 10:00 of the day of the round. */
static void set_dates(struct play *p)
{
    for (int round = 1; round <= ROUNDS_MOST; round++)
        set(p, NULL, str_fmt(&p->r.arena, "date.%d", round).p, str_fmt(&p->r.arena, "2016-09-%02d 15:00", 2 + round).p);
}

static void prepare(struct play *p, int section)
{
    const char *name = section_name(section);
    struct room *r = &p->r;

    WORKS(r, desk_number(r->desk, now(p, name, "anna", NULL), false, &r->f, &r->e));
    WORKS(r, desk_lot(r->desk, now(p, name, "anna", NULL), WHITE, &r->f, &r->e));
    if (lucky(p, 2))
        set(p, name, "double-entry", "yes");
    if (lucky(p, 2))
        set(p, name, "lineup-default", "previous");
}

static void enroll(struct play *p, int nsection)
{
    static const struct setting name = { { "name", 4 }, { "Test", 4 } };
    struct event read = { .nsection = nsection };
    struct room *r = &p->r;

    room_open(r);
    read.section = arena_new(&r->arena, struct section, nsection);
    for (int i = 0; i < nsection; i++)
        read.section[i] = letters(r, section_name(i), 6 + (int)lot_draw(&p->lot, 7));
    WORKS(r, desk_new(r->path, now(p, NULL, "anna", NULL), &name, 1, &r->e));
    WORKS(r, desk_open(r->path, true, &r->desk, &r->e));
    WORKS(r, desk_import(r->desk, now(p, NULL, "anna", NULL), &read, &r->f, &r->e));
    set_dates(p);
    for (int i = 0; i < nsection; i++)
        prepare(p, i);
}

static const struct pairing_list *last_round(struct play *p, int section)
{
    const struct section *s = &p->r.ev.section[section];

    return &s->round[s->nround - 1];
}

/* By the program, which writes a trace beside it. */
static void draft(struct play *p, const char *section)
{
    const struct act *act = now(p, section, "anna", NULL);
    struct str command = str_fmt(&p->r.arena, "$OLYMPAIR pair %s -s %s --user anna --now '%.*s' >/dev/null", p->r.path,
                                 section, STR_ARG(act->time));

    assert_int_equal(system(str_c(&p->r.arena, command)), 0);
}

static void pair(struct play *p, int section, int round)
{
    const char *name = section_name(section);
    struct room *r = &p->r;

    look(r);
    if (lucky(p, 2)) {
        const struct section *s = &r->ev.section[section];
        struct str team = s->squad[lot_draw(&p->lot, (unsigned)s->nsquad)].name;
        WORKS(r, desk_absent(r->desk, now(p, name, "anna", "ill"), team, round, round, &r->f, &r->e));
    }
    draft(p, name);
    WORKS(r, desk_publish(r->desk, now(p, name, "anna", NULL), &r->f, &r->e));
    look(r);
}

/* Line-ups. */

/* Four of five players in their order, or any. */
static struct lineup_entry any_lineup(struct str team, bool any_order, unsigned *lot, struct arena *a)
{
    struct lineup_entry entry = { .team = team };
    int player[PLAYERS] = { 1, 2, 3, 4, 5 };
    int out = (int)lot_draw(lot, PLAYERS);

    memmove(&player[out], &player[out + 1], sizeof *player * (size_t)(PLAYERS - 1 - out));
    for (int b = 0; b < BOARDS && any_order; b++) {
        int other = (int)lot_draw(lot, BOARDS), was = player[b];
        player[b] = player[other];
        player[other] = was;
    }
    for (int b = 0; b < BOARDS; b++)
        entry.player[b] = str_fmt(a, "%d", player[b]);
    return entry;
}

enum { LATE = 11 * 60 };

static void hand_in(struct play *p, const struct hand_in *h, const struct lineup_entry *entry)
{
    struct room *r = &p->r;
    if (h->late && p->minute % 1440 < LATE)
        p->minute += LATE - p->minute % 1440;
    const struct act *act = now(p, section_name(h->section), "anna", h->late || h->any_order ? "by order" : NULL);

    WORKS(r, desk_lineups(r->desk, act, 0, entry, 1, h->any_order, &r->f, &r->e));
}

static struct str squad_name(const struct play *p, const struct hand_in *h)
{
    return p->r.ev.section[h->section].squad[h->squad].name;
}

/* Which teams will hand in, and after the deadline some of them again and some that forgot. */
static void plan_section(struct play *p, int section, bool late)
{
    const struct section *s = &p->r.ev.section[section];

    for (int i = 0; i < s->nsquad; i++)
        if (lineup_is_due(last_round(p, section), i) && lucky(p, 3) == late)
            p->plan[p->nplan++] = (struct hand_in){ section, i, late, lucky(p, 3) };
}

static void plan(struct play *p, int nsection)
{
    for (int late = 0; late < 2; late++)
        for (int i = 0; i < nsection; i++)
            plan_section(p, i, late);
    assert_true(p->nplan > 0);
}

static int table_of(const struct pairing_list *round, int squad, int *opponent)
{
    for (int i = 0; i < round->nfixture; i++)
        for (int side = 0; side < 2; side++)
            if (round->fixture[i].side[side] == squad)
                return *opponent = round->fixture[i].side[1 - side], round->fixture[i].table;
    return *opponent = squad, 0;
}

static bool meets_the_last(struct play *p, const struct hand_in *h)
{
    const struct hand_in *last = &p->plan[p->nplan - 1];
    int opponent;

    table_of(last_round(p, last->section), last->squad, &opponent);
    return h->section == last->section && h->squad == opponent && h->squad != last->squad;
}

/* By a clock of its own, so that what others do before it moves nothing. */
static void hand_in_at_its_hour(struct play *p, const struct hand_in *h, const struct lineup_entry *entry, int hour)
{
    int minute = p->minute;

    p->minute = hour;
    hand_in(p, h, entry);
    p->minute = minute;
}

/* In the second copy all hand in twice, an odd time apart, or the last alone does. */
static void hand_in_unevenly(struct play *p, int copy, int i, const struct lineup_entry *entry)
{
    bool last = i == p->nplan - 1, more = p->lot % 2 == 0;

    if (copy == 1 && !more && !last)
        return;
    p->minute += copy * (3 + i % 5);
    hand_in(p, &p->plan[i], entry);
    if (copy == 1)
        hand_in(p, &p->plan[i], entry);
}

static void hand_in_of_plan(struct play *p, int copy, int i, const struct lineup_entry *entry, int hour)
{
    const struct hand_in *h = &p->plan[i];

    if (!p->uneven)
        hand_in(p, h, entry);
    else if (meets_the_last(p, h))
        hand_in_at_its_hour(p, h, entry, hour);
    else
        hand_in_unevenly(p, copy, i, entry);
}

/* Different ones for each copy, some of three players; those that come last are apart whatever the lot says, and their opponent, who
   may look at his own, hands in the same in both. */
static void follow_plan(struct play *p, int copy)
{
    unsigned apart = p->lot + (unsigned)copy, alike = p->lot;
    struct lineup_entry last = { .player = { STR("1"), STR("2"), STR("3"), copy ? STR("5") : STR("4") } };
    int hour = p->minute;

    for (int i = 0; i < p->nplan; i++) {
        const struct hand_in *h = &p->plan[i];
        unsigned *lot = meets_the_last(p, h) ? &alike : &apart;
        struct lineup_entry entry = any_lineup(squad_name(p, h), h->any_order, lot, &p->r.arena);
        last.team = entry.team;
        if (lot_draw(lot, 6) == 0)
            entry.player[BOARDS - 1] = (struct str){ 0 };
        hand_in_of_plan(p, copy, i, i == p->nplan - 1 ? &last : &entry, hour);
    }
    if (p->uneven)
        p->minute = hour + 600; /* what everybody may know comes at one time in both */
}

/* Rounds that are over. */

static void open_lineups(struct play *p, int section)
{
    struct room *r = &p->r;
    const struct act *act = now(p, section_name(section), "anna", "early");

    WORKS(r, desk_lineups_open(r->desk, act, 0, &r->f, &r->e));
}

/* Every board of the round, or of its first tables. */
static struct result_list results(struct play *p, const struct pairing_list *round, int tables)
{
    static const enum result drawn[] = { RESULT_WIN, RESULT_DRAW, RESULT_LOSS };
    struct result_list list = { .board = arena_new(&p->r.arena, struct board_entry, BOARDS * tables) };

    for (int i = 0; i < BOARDS * tables; i++)
        list.board[list.nboard++] = (struct board_entry){ .table = round->fixture[i / BOARDS].table,
                                                          .board = i % BOARDS + 1,
                                                          .result = drawn[lot_draw(&p->lot, 3)],
                                                          .line = i + 2 };
    return list;
}

static void enter(struct play *p, int section, const char *user, int tables, enum entry_mode mode)
{
    struct room *r = &p->r;
    struct result_list list = results(p, last_round(p, section), tables);

    WORKS(r, desk_results(r->desk, now(p, section_name(section), user, NULL), &list, mode, &r->f, &r->e));
}

static void play_round(struct play *p, int section)
{
    const struct section *s = &p->r.ev.section[section];

    for (int i = 0; i < s->nsquad; i++)
        if (lineup_is_due(last_round(p, section), i) && lucky(p, 2)) {
            struct hand_in h = { section, i, false, lucky(p, 3) };
            struct lineup_entry entry = any_lineup(s->squad[i].name, h.any_order, &p->lot, &p->r.arena);
            hand_in(p, &h, &entry);
        }
    open_lineups(p, section);
    look(&p->r);
    unsigned lot = p->lot;
    enter(p, section, "anna", last_round(p, section)->nfixture, ENTRY_RESULT);
    p->lot = lot; /* who enters the second time reads the same */
    if (p->r.ev.section[section].double_entry)
        enter(p, section, "bert", last_round(p, section)->nfixture, ENTRY_SECOND);
}

/* Each section goes on from 20:00 of the day before the round. */
static void play_to_the_secret(struct play *p, int nsection)
{
    int rounds = 1 + (int)lot_draw(&p->lot, ROUNDS_MOST);

    for (int round = 1; round <= rounds; round++) {
        p->minute = (round - 1) * 1440 + 20 * 60;
        for (int i = 0; i < nsection; i++)
            pair(p, i, round);
        p->minute = round * 1440 + 7 * 60;
        for (int i = 0; i < nsection && round < rounds; i++)
            play_round(p, i);
    }
    plan(p, nsection);
}

/* Two copies. */

void secret_shell(const struct play *p, const char *format)
{
    char command[400];

    snprintf(command, sizeof command, format, p->r.folder);
    assert_int_equal(system(command), 0);
}

static void write_file(const struct play *p, int copy, const char *name, const char *text)
{
    char path[120];

    snprintf(path, sizeof path, "%s/%d/%s", p->r.folder, copy, name);
    FILE *out = fopen(path, "w");
    assert_non_null(out);
    fputs(text, out);
    assert_int_equal(fclose(out), 0);
}

/* What the questions read. */
static void write_files(const struct play *p, int copy)
{
    struct str team = squad_name(p, &p->plan[p->nplan - 1]);
    char lineups[100];

    snprintf(lineups, sizeof lineups, "team,board-1,board-2,board-3,board-4\n%.*s,1,2,3,5\n", STR_ARG(team));
    write_file(p, copy, "lineups.csv", lineups);
    write_file(p, copy, "results.csv", "table,board,result\n1,2,1/2\n");
    write_file(p, copy, "keys", "1\n\033q");
    write_file(p, copy, "late.xml",
               "<registration><event name='Test' federation='FID'/><section name='open' women='no'>"
               "<team name='Late' federation='FID'><player name='L1'/><player name='L2'/><player name='L3'/>"
               "<player name='L4'/></team></section></registration>\n");
    write_file(p, copy, "list.xml",
               "<playerslist><player><fideid>100</fideid><name>A1</name><country>FID</country><title>GM</title>"
               "<rating>2701</rating></player></playerslist>\n");
}

static void remember_last(struct play *p, int copy)
{
    const struct hand_in *h = &p->plan[p->nplan - 1];
    const struct lineup *l;

    look(&p->r);
    l = lineup_find(last_round(p, h->section), h->squad);
    assert_non_null(l);
    memcpy(p->last[copy], l->place, sizeof p->last[copy]);
}

static void mark_first_table(struct play *p, int section)
{
    const struct fixture *f = last_round(p, section)->fixture;
    struct room *r = &p->r;
    struct no_show_entry mark = { .round = p->r.ev.section[section].nround,
                                  .table = f->table,
                                  .absent = r->ev.section[section].squad[f->side[1]].name,
                                  .present = 4 };
    struct result_list list = { .mark = &mark, .nmark = 1 };
    const struct act *act = now(p, section_name(section), "anna", "known before");

    WORKS(r, desk_results(r->desk, act, &list, ENTRY_CONFIRMED, &r->f, &r->e));
}

/* What comes afterwards, and must not tell either: somebody who plays in one copy is replaced, a team did not come. */
static void go_on(struct play *p, bool replace, bool mark)
{
    static const struct player smith = { .name = { "Smith", 5 }, .rating = 2000 };
    const struct hand_in *h = &p->plan[p->nplan - 1];
    struct room *r = &p->r;
    const char *name = section_name(h->section);

    if (replace)
        WORKS(r, desk_replace(r->desk, now(p, name, "anna", "ill"), squad_name(p, h), S("5"), &smith, &r->f, &r->e));
    if (mark)
        mark_first_table(p, h->section);
}

static void make_copy(struct play *p, int copy, bool replace, bool mark)
{
    char path[100];
    unsigned lot = p->lot;
    int minute = p->minute;

    snprintf(path, sizeof path, "%s/%d/a.oly", p->r.folder, copy);
    WORKS(&p->r, desk_open(path, true, &p->r.desk, &p->r.e));
    follow_plan(p, copy);
    remember_last(p, copy);
    go_on(p, replace, mark);
    desk_close(p->r.desk);
    p->r.desk = NULL;
    write_files(p, copy);
    p->lot = lot;
    p->minute = minute;
}

void secret_part(struct play *p)
{
    bool replace = lucky(p, 2), mark = lucky(p, 3);

    p->entries = room_entries(&p->r);
    desk_close(p->r.desk);
    p->r.desk = NULL;
    secret_shell(p, "cd %s && mkdir 0 1 && cp -a a.oly* 0 && cp -a a.oly* 1");
    for (int copy = 0; copy < SECRET_COPIES; copy++)
        make_copy(p, copy, replace, mark);
    assert_memory_not_equal(p->last[0], p->last[1], sizeof *p->last);
    secret_shell(
        p, "cd %s && for c in 0 1; do $OLYMPAIR list load $c/list.xml -o $c/list.fide --date 2016-09-01 || exit; done "
           ">/dev/null");
}

void secret_part_unevenly(struct play *p)
{
    p->uneven = true;
    secret_part(p);
}

/* Somebody who has another match, or the squad itself. */
static int elsewhere(const struct pairing_list *round, int squad)
{
    int opponent;

    for (int i = 0; i < round->nfixture; i++)
        if (round->fixture[i].table != table_of(round, squad, &opponent))
            return round->fixture[i].side[0];
    return squad;
}

struct str secret_word(struct play *p, char what)
{
    const struct hand_in *h = &p->plan[p->nplan - 1];
    const struct section *s = &p->r.ev.section[h->section];
    struct arena *a = &p->r.arena;
    int opponent, table = table_of(last_round(p, h->section), h->squad, &opponent);

    switch (what) {
    case 'a':
        return s->squad[h->squad].name;
    case 'b':
        return s->squad[opponent].name;
    case 'c':
        return s->squad[elsewhere(last_round(p, h->section), h->squad)].name;
    case 'm':
        return str_fmt(a, "%d", table);
    case 't':
        return str_fmt(a, "2016-09-%02d 12:00", s->nround + 2);
    case 'n':
        return str_fmt(a, "%d", s->nround);
    case 'e':
        return str_fmt(a, "%ld", p->entries);
    default:
        return S(section_name(h->section));
    }
}

/* From the beginning to the end. */

struct play *secret_begin(unsigned lot)
{
    struct play *p = calloc(1, sizeof *p);
    int nsection = 1 + (int)(lot % 2);

    assert_non_null(p);
    p->lot = lot;
    enroll(p, nsection);
    play_to_the_secret(p, nsection);
    return p;
}

void secret_end(struct play *p)
{
    secret_shell(p, "rm -rf %s/0 %1$s/1");
    room_close(&p->r);
    free(p);
}

struct arena *secret_arena(struct play *p)
{
    return &p->r.arena;
}

const char *secret_folder(const struct play *p)
{
    return p->r.folder;
}

unsigned secret_draw(struct play *p, unsigned n)
{
    return lot_draw(&p->lot, n);
}
