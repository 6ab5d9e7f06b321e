/* test_secret.c - who plays in a round whose line-ups are not opened is a secret: two files that differ in nothing else give
   the same bytes on both streams and the same exit code from every command. A small event is played by lot to a round whose
   line-ups come in; into two copies of its file come different ones, from the same teams, at the same times, by the same
   people. Then both are asked everything. Who reads the file itself, with SQLite or a copy that `backup` made of it, is not
   kept from it: the file is the TAP's. Commands that know no event are not asked. Without SOAK=1 few events, and each sheet
   in one format. */
#include "tests/unit/desk/room.h"

#include <fcntl.h>
#include <limits.h>
#include <sys/wait.h>

#include "teams/lineup.h"
#include "tests/soak/stream.h"

enum { COPIES = 2, PLAYERS = 5, BOARDS = 4, ROUNDS_MOST = 3, PLAN_MOST = 64, WORDS_MOST = 24 };

/* What is asked: a word '@' and a letter stands for what the event has, '_' in a word for a space. */
enum { FORMATS = 1, DRY = 2, REFUSED = 4 /* in every event; the refusal must not tell either */ };

static const struct inquiry {
    const char *words; /* the file stands behind the first */
    int how;
} questions[] = {
    /* what reads */
    { "show @s", 0 },
    { "teams @s", FORMATS },
    { "orders @s", FORMATS },
    { "presence @s --now @t", FORMATS },
    { "pairings @s", FORMATS },
    { "pairings --round 1 @s", FORMATS },
    { "lineup @a @s", 0 },
    { "lineup @b @s", 0 },
    { "lineups @s --now @t", FORMATS },
    { "differences @s", FORMATS },
    { "corrections @s", FORMATS },
    { "changes @s", FORMATS },
    { "standings @s", FORMATS },
    { "standings --explain @a @s", FORMATS },
    { "prizes @s", FORMATS },
    { "what-if @s", FORMATS },
    { "what-if @a @s", FORMATS },
    { "report what-if @s", FORMATS },
    { "report @s", FORMATS },
    { "report boards @s", FORMATS },
    { "report boards --round 1 @s", FORMATS },
    { "report lineups @s", FORMATS },
    { "report pairings @s", FORMATS },
    { "report standings @s", FORMATS },
    { "report explain --explain @b @s", FORMATS },
    { "report explain @a @s", FORMATS },
    { "team @a @s", FORMATS },
    { "player @a 1 @s", FORMATS },
    { "report player @b 2 @s", FORMATS },
    { "report team @b @s", FORMATS },
    { "report boardlist --games 1 @s", FORMATS },
    { "report medals --games 1 @s", FORMATS },
    { "report progressive @s", FORMATS },
    { "crosstable @s", FORMATS },
    { "report crosstable --by number @s", FORMATS },
    { "report progressive @a @b @s", FORMATS },
    { "report tie-breaks @s", FORMATS },
    { "report protocol @s", FORMATS },
    { "report teams @s", FORMATS },
    { "report orders @s", FORMATS },
    { "report presence @s", FORMATS },
    { "report corrections @s", FORMATS },
    { "report signatures @s", FORMATS },
    { "report prizes @s", FORMATS },
    { "report differences @s", FORMATS },
    { "report numbers @s", FORMATS },
    { "journal", FORMATS },
    { "journal --verify", 0 },
    { "journal --team @a @s", FORMATS },
    { "journal --user anna --command lineup @s", FORMATS },
    { "explain @s", FORMATS },
    { "explain @a @s", FORMATS },
    { "explain @a @b @s", FORMATS },
    { "check @s", FORMATS },
    { "fsck", 0 },
    { "ratings --list list.fide @s", FORMATS },
    { "trace @s", 0 },
    { "export @s", 0 },
    { "export --for-rating @s", 0 },
    { "export --as trf16 @s", 0 },
    { "export --as pgn @s", 0 },
    { "export --as json", 0 },
    { "export --as chess-results @s", 0 },
    { "export --as xlsx", 0 },
    { "export --as json @s", 0 },
    { "backup", FORMATS },
    { "people", REFUSED },
    { "site www", 0 },
    { "site www --up-to results @s", 0 },
    { "site www", 0 },
    { "print --set evening -o paper @s", 0 },
    { "print --set evening -o paper.pdf @s", 0 },
    { "enter --now @t @s", REFUSED },
    /* what would write */
    { "section third", DRY },
    { "set --city Riga", DRY },
    { "set --lineup-default previous @s", DRY },
    { "set --date 2016-09-20_15:00 --round 9 @s", DRY },
    { "lot black @s", DRY | REFUSED },
    { "number @s", DRY | REFUSED },
    { "renumber @a --above @b --reason late @s", DRY },
    { "import late.xml --late --reason visa", DRY },
    { "replace @a 1 Smith --reason ill @s", DRY },
    { "replace @a 4 Smith --reason ill @s", DRY },
    { "replace @a 5 Smith --reason ill @s", DRY },
    { "correct @a 1 --name Smith --rating 2310 --reason misread @s", DRY },
    { "correct @a --name Renamed --captain Smith --reason misread @s", DRY },
    { "ratings --list list.fide --accept all --reason october", DRY },
    { "order @a --received --confirmed @s", DRY },
    { "announce @a --due 2016-09-20_10:00 @s", DRY },
    { "arrive @a --with 3 @s", DRY },
    { "arrive @a --with 2 @s", DRY },
    { "arrive @a --join --order-of President @s", DRY | REFUSED },
    { "absent @a @s", DRY },
    { "absent --missing @s", DRY | REFUSED },
    { "withdraw @a @s", DRY },
    { "excuse @a --reason bus @s", DRY | REFUSED },
    { "sign @a --agree @s", DRY | REFUSED },
    { "expel @a --confirm --reason twice @s", DRY },
    { "bar @a @b @s", DRY },
    { "points @a -1 -0.5 --reason fine @s", DRY },
    { "pair @s", DRY | REFUSED },
    { "pair --unfinished-as-draws @s", DRY },
    { "publish @s", DRY | REFUSED },
    { "start @s", DRY },
    { "start --let-play @a --reason President @s", DRY },
    { "move @a @c --reason order --order-of President @s", DRY },
    { "bye @a --reason order --order-of President @s", DRY },
    { "lineup @a 1 2 3 4 --reason late @s", DRY },
    { "lineup @a 5 2 3 1 --out-of-order --reason late @s", DRY },
    { "lineup @a 1 2 3 9 --reason late @s", DRY | REFUSED },
    { "lineups lineups.csv --reason late @s", DRY },
    { "lineups --open --reason early @s", DRY },
    { "result @m 1-0 1/2 0-1 1-0 @s", DRY | REFUSED },
    { "result @m 1-0 1/2 0-1 1-0 --players 1,2,3,4 --opponents 1,3,4,5 @s", DRY | REFUSED },
    { "result @m --absent @a --present 3 @s", DRY },
    { "results results.csv @s", DRY | REFUSED },
    { "swap @m --reason wrong @s", DRY },
    { "swap @m.2 --reason wrong @s", DRY },
    { "swap @a --boards 2,3 --reason wrong @s", DRY | REFUSED },
    { "undo --confirm --reason wrong", DRY },
    { "restore --before @e --confirm --reason wrong", DRY },
    { "restore --before 6 --confirm --reason wrong", DRY },
};
enum { QUESTIONS = sizeof questions / sizeof *questions };

static int answered[QUESTIONS]; /* how often without a refusal */

static bool soaking(void)
{
    return getenv("SOAK") != NULL;
}

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
    int last[COPIES][BOARDS]; /* who plays for the last of the plan, as it was stored */
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
        set(p, NULL, str_fmt(&p->r.arena, "date.%d", round).p, str_fmt(&p->r.arena, "2016-09-%02d 15:00", 1 + round).p);
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

/* Different ones for each copy, some of three players; those that come last are apart whatever the lot says. */
static void follow_plan(struct play *p, int copy)
{
    unsigned lot = p->lot + (unsigned)copy;
    struct lineup_entry apart = { .player = { STR("1"), STR("2"), STR("3"), copy ? STR("5") : STR("4") } };

    for (int i = 0; i < p->nplan; i++) {
        const struct hand_in *h = &p->plan[i];
        struct lineup_entry entry = any_lineup(squad_name(p, h), h->any_order, &lot, &p->r.arena);
        apart.team = entry.team;
        if (lot_draw(&lot, 6) == 0)
            entry.player[BOARDS - 1] = (struct str){ 0 };
        hand_in(p, h, i == p->nplan - 1 ? &apart : &entry);
    }
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

static void shell(const struct play *p, const char *format)
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
    struct mark_entry mark = { .table = f->table,
                               .absent = r->ev.section[section].squad[f->side[1]].name,
                               .present = 4 };
    struct result_list list = { .mark = &mark, .nmark = 1 };
    const struct act *act = now(p, section_name(section), "anna", NULL);

    WORKS(r, desk_results(r->desk, act, &list, ENTRY_RESULT, &r->f, &r->e));
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

static void make_copies(struct play *p)
{
    bool replace = lucky(p, 2), mark = lucky(p, 3);

    p->entries = room_entries(&p->r);
    desk_close(p->r.desk);
    p->r.desk = NULL;
    shell(p, "cd %s && mkdir 0 1 && cp -a a.oly* 0 && cp -a a.oly* 1");
    for (int copy = 0; copy < COPIES; copy++)
        make_copy(p, copy, replace, mark);
    assert_memory_not_equal(p->last[0], p->last[1], sizeof *p->last);
    shell(p,
          "cd %s && for c in 0 1; do $OLYMPAIR list load $c/list.xml -o $c/list.fide --date 2016-09-01 || exit; done "
          ">/dev/null");
}

/* Questions. */

struct question_words {
    const char *word[WORDS_MOST];
    int n;
};

static int table_of(const struct pairing_list *round, int squad, int *opponent)
{
    for (int i = 0; i < round->nfixture; i++)
        for (int side = 0; side < 2; side++)
            if (round->fixture[i].side[side] == squad)
                return *opponent = round->fixture[i].side[1 - side], round->fixture[i].table;
    return *opponent = squad, 0;
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

static struct str standing_for(struct play *p, char what)
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
        return str_fmt(a, "2016-09-%02d 12:00", s->nround + 1);
    case 'e':
        return str_fmt(a, "%ld", p->entries);
    default:
        return S(section_name(h->section));
    }
}

static void add_word(struct play *p, struct question_words *w, struct str word)
{
    const char *at = memchr(word.p, '@', word.n);
    char *c;

    if (str_eq(word, STR("@s")))
        w->word[w->n++] = "-s";
    if (at)
        word = str_fmt(&p->r.arena, "%.*s%.*s", STR_ARG(standing_for(p, at[1])),
                       (int)(word.n - (size_t)(at - word.p) - 2), at + 2);
    w->word[w->n++] = c = (char *)str_c(&p->r.arena, word);
    for (; *c; c++)
        *c = *c == '_' ? ' ' : *c;
    assert_true(w->n < WORDS_MOST - 8);
}

static struct question_words words_of(struct play *p, const struct inquiry *q, const char *format)
{
    static const char *const dry[] = { "--dry-run", "--user", "cora", "--now", "2016-09-20 12:00" };
    struct question_words w = { .n = 1, .word = { "olympair" } };
    struct str rest = str_of(q->words);

    add_word(p, &w, str_cut(&rest, ' '));
    w.word[w.n++] = "a.oly";
    while (rest.n > 0)
        add_word(p, &w, str_cut(&rest, ' '));
    for (size_t i = 0; i < sizeof dry / sizeof *dry && q->how & DRY; i++)
        w.word[w.n++] = dry[i];
    if (format)
        w.word[w.n++] = "--format", w.word[w.n++] = format;
    return w;
}

/* Answers. */

struct answer {
    struct str stream[2];
    int status;
};

static void redirect(int to, const char *path, int flags)
{
    int from = open(path, flags, 0600);

    if (from < 0 || dup2(from, to) < 0)
        _exit(126);
}

/* In the folder of the copy, where the file has the name that it has in the other. */
static pid_t ask(const struct play *p, int copy, const struct question_words *w)
{
    const char *program = getenv("OLYMPAIR");
    char folder[100];
    pid_t child = fork();

    if (child != 0)
        return child;
    snprintf(folder, sizeof folder, "%s/%d", p->r.folder, copy);
    if (chdir(folder) != 0)
        _exit(125);
    redirect(STDIN_FILENO, "keys", O_RDONLY);
    redirect(STDOUT_FILENO, "said-1", O_WRONLY | O_CREAT | O_TRUNC);
    redirect(STDERR_FILENO, "said-2", O_WRONLY | O_CREAT | O_TRUNC);
    execv(program, (char *const *)w->word);
    _exit(127);
}

static struct str read_said(const struct play *p, int copy, int stream, struct arena *a)
{
    char path[120];

    snprintf(path, sizeof path, "%s/%d/said-%d", p->r.folder, copy, stream + 1);
    FILE *in = fopen(path, "r");
    assert_non_null(in);
    fseek(in, 0, SEEK_END);
    size_t size = (size_t)ftell(in);
    char *text = arena_new(a, char, size + 1);
    rewind(in);
    assert_int_equal(fread(text, 1, size, in), size);
    fclose(in);
    return (struct str){ text, size };
}

static struct answer answer_of(const struct play *p, int copy, pid_t child, struct arena *a)
{
    struct answer answer = { 0 };

    assert_int_equal(waitpid(child, &answer.status, 0), child);
    assert_true(WIFEXITED(answer.status) && WEXITSTATUS(answer.status) < 100);
    for (int i = 0; i < 2; i++)
        answer.stream[i] = read_said(p, copy, i, a);
    return answer;
}

static bool same(const struct answer *x, const struct answer *y)
{
    return x->status == y->status && str_eq(x->stream[0], y->stream[0]) && str_eq(x->stream[1], y->stream[1]);
}

static void show(const struct question_words *w, const struct answer *both)
{
    print_message("# tells:");
    for (int i = 0; i < w->n; i++)
        print_message(" %s", w->word[i]);
    for (int copy = 0; copy < COPIES; copy++)
        print_message("\n# copy %d, status %d\n%.*s%.*s", copy, both[copy].status, STR_ARG(both[copy].stream[0]),
                      STR_ARG(both[copy].stream[1]));
}

/* Both copies; whether they answer the same. */
static bool ask_both(const struct play *p, const struct question_words *w, struct answer *both, struct arena *a)
{
    pid_t child[COPIES];

    for (int copy = 0; copy < COPIES; copy++)
        child[copy] = ask(p, copy, w);
    for (int copy = 0; copy < COPIES; copy++)
        both[copy] = answer_of(p, copy, child[copy], a);
    return same(&both[0], &both[1]);
}

/* How many of its formats tell. */
static int ask_question(struct play *p, int q, const char *format)
{
    struct question_words w = words_of(p, &questions[q], format);
    struct answer both[COPIES];
    struct arena a = { 0 };
    bool equal = ask_both(p, &w, both, &a);

    if (!equal)
        show(&w, both);
    answered[q] += both[0].status == 0;
    arena_free(&a);
    return !equal;
}

static int ask_all(struct play *p)
{
    static const char *const formats[] = { "text", "csv", "json", "pdf", "xlsx" };
    enum { FORMATS_THERE_ARE = sizeof formats / sizeof *formats };
    int told = 0;

    for (int q = 0; q < QUESTIONS; q++) {
        int n = questions[q].how & FORMATS ? FORMATS_THERE_ARE : 1;
        int drawn = (int)lot_draw(&p->lot, (unsigned)n);
        for (int i = 0; i < n; i++)
            if (soaking() || i == drawn)
                told += ask_question(p, q, n > 1 ? formats[i] : NULL);
    }
    return told;
}

/* Once the line-ups are opened the copies answer differently: the questions could have told. */
static void assert_it_was_a_secret(struct play *p)
{
    static const struct inquiry opening = { "lineups --open --reason early @s", 0 }, boards = { "report boards @s", 0 };
    struct question_words open = words_of(p, &opening, NULL), read = words_of(p, &boards, NULL);
    struct answer both[COPIES];

    ask_both(p, &open, both, &p->r.arena);
    assert_int_equal(both[0].status, 0);
    assert_false(ask_both(p, &read, both, &p->r.arena));
}

/* So do sheets that are printed into a folder. */
static void assert_prints_tell_nothing(struct play *p)
{
    shell(p, "cd %s && diff -r 0/paper 1/paper && test $(ls 0/paper | wc -l) -gt 4");
}

/* A site answers in files. Of its list the times of the files are left out. */
static void assert_sites_tell_nothing(struct play *p)
{
    static const struct inquiry site = { "site www", 0 };
    struct question_words w = words_of(p, &site, NULL);
    struct answer both[COPIES];

    shell(p, "cd %s && diff -r --exclude=.olympair-site 0/www 1/www");
    shell(p, "cd %s && for c in 0 1; do cut -d' ' -f1,3- $c/www/.olympair-site >$c/list; done && cmp 0/list 1/list");
    shell(p, "cd %s && test $(ls 0/www | wc -l) -gt 6");
    assert_it_was_a_secret(p);
    assert_true(ask_both(p, &w, both, &p->r.arena));
    shell(p, "cd %s && ! diff -rq 0/www 1/www >/dev/null");
}

static int one_event(unsigned lot)
{
    struct play p = { .lot = lot };
    int nsection = 1 + (int)(lot % 2);

    enroll(&p, nsection);
    play_to_the_secret(&p, nsection);
    make_copies(&p);
    int told = ask_all(&p);
    assert_prints_tell_nothing(&p);
    assert_sites_tell_nothing(&p);
    shell(&p, "rm -rf %s/0 %1$s/1");
    room_close(&p.r);
    return told;
}

/* A question that nobody answers proves little, so it must say that it is one. */
static int not_as_said(void)
{
    int n = 0;

    for (int q = 0; q < QUESTIONS; q++)
        if ((answered[q] == 0) != ((questions[q].how & REFUSED) != 0)) {
            print_message("# %s: answered %d times\n", questions[q].words, answered[q]);
            n++;
        }
    return n;
}

static void every_command_answers_the_same(void **state)
{
    int events = soaking() ? 500 : 2, told = 0;

    (void)state;
    for (int i = 0; i < events; i++)
        told += one_event((unsigned)i + 1);
    assert_int_equal(told, 0);
    assert_int_equal(not_as_said(), 0);
    print_message("# %d events, two files of each: nothing that can be asked tells them apart\n", events);
}

/* Pages of 'serve' are asked by tests/desk/test_day.py. */
static bool is_asked(const char *command)
{
    static const char *const without_event[] = { "new",   "continue",    "verify", "simulate", "engine",   "schema",
                                                 "rules", "federations", "help",   "list",     "template", "serve" };
    size_t n = strcspn(command, "\n");

    for (size_t i = 0; i < sizeof without_event / sizeof *without_event; i++)
        if (strlen(without_event[i]) == n && strncmp(command, without_event[i], n) == 0)
            return true;
    for (int q = 0; q < QUESTIONS; q++)
        if (strcspn(questions[q].words, " ") == n && strncmp(command, questions[q].words, n) == 0)
            return true;
    return false;
}

static void every_command_is_asked(void **state)
{
    char command[64];
    int n = 0;
    FILE *in = popen("$OLYMPAIR __complete", "r");

    (void)state;
    assert_non_null(in);
    for (; fgets(command, sizeof command, in) && command[0] != '-'; n++)
        if (!is_asked(command))
            fail_msg("no question for %s", command);
    pclose(in);
    assert_true(n > 40);
}

static int find_program(void **state)
{
    char path[PATH_MAX];

    (void)state;
    return setenv("OLYMPAIR", realpath("build/release/olympair", path) ? path : "", 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_command_is_asked),
        cmocka_unit_test(every_command_answers_the_same),
    };
    return cmocka_run_group_tests(tests, find_program, NULL);
}
