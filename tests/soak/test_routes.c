/* SPDX-License-Identifier: Apache-2.0 */
/* test_routes.c - who plays in a round whose line-ups are not opened is a secret of its captain: two files that differ in nothing else
   (secret.c) give everybody else the same answers, byte for byte, at every address of web/page/routes.def: status, body, ETag, where to go
   on, the cookie, the name of a file; the same news and the same block of pages for the public. Asked without sockets, by the function
   that the workers of `serve` call, everything that a page links to. What would be done is asked with dry-run, and in the end some
   things are done. With SOAK=1 more events and files, with SOAK=all still more events. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/folder.h"
#include "office/site/site.h"
#include "tests/said.h"
#include "tests/soak/amount.h"
#include "tests/soak/secret.h"
#include "web/answer.h"
#include "web/base/form.h"
#include "web/page/news.h"
#include "web/public/bundle.h"
#include "web/route.h"

enum { COPIES = SECRET_COPIES };

/* Who asks. The captain of 'a' is the one who knows; those of 'b' and 'c' have the same line-up in both, or none. */
enum visitor { NOBODY_IN, TAP, ARBITER, HELPER, CAPTAIN_B, CAPTAIN_A, ASKERS };

static const struct post {
    enum visitor who;
    const char *target, *body; /* a word '@' and a letter stands for what the event has */
} posts[] = {
    /* what would be done */
    { TAP, "/@s/do/replace", "team=@a&player=1&name=Smith&reason=ill&dry-run=yes" },
    { TAP, "/@s/do/replace", "team=@a&player=4&name=Smith&reason=ill&dry-run=yes" },
    { TAP, "/@s/do/replace", "team=@a&player=5&name=Smith&reason=ill&dry-run=yes" },
    { TAP, "/@s/do/correct", "team=@a&player=1&name=Smith&reason=misread&dry-run=yes" },
    { TAP, "/@s/do/withdraw", "team=@a&dry-run=yes" },
    { TAP, "/@s/do/expel", "team=@a&confirm=yes&reason=twice&dry-run=yes" },
    { TAP, "/@s/do/move", "team=@a&other=@c&reason=order&order-of=President&dry-run=yes" },
    { TAP, "/@s/do/bye", "team=@a&reason=order&order-of=President&dry-run=yes" },
    { TAP, "/@s/do/pair", "unfinished-as-draws=yes&dry-run=yes" },
    { TAP, "/@s/do/start", "dry-run=yes" },
    { TAP, "/@s/do/open", "reason=early&dry-run=yes" },
    { TAP, "/@s/do/order", "team=@a&order=2+1+3+4+5&received=yes&reason=late&dry-run=yes" },
    { TAP, "/@s/do/lineups", "lineups=team,board-1,board-2,board-3,board-4%0A@a,1,2,3,5%0A&reason=late&dry-run=yes" },
    { TAP, "/do/undo", "confirm=yes&reason=wrong&dry-run=yes" },
    { TAP, "/do/restore", "before=@e&confirm=yes&reason=wrong&dry-run=yes" },
    { ARBITER, "/@s/do/arrive", "team=@a&with=2&dry-run=yes" },
    { ARBITER, "/@s/do/absent", "team=@a&dry-run=yes" },
    { HELPER, "/@s/do/results", "round=@n&results=table,board,result%0A@m,1,1-0%0A@m,2,1/2%0A&dry-run=yes" },
    { HELPER, "/@s/do/swap", "round=@n&team=@m.2&reason=wrong&dry-run=yes" },
    { CAPTAIN_B, "/@s/do/lineups", "lineups=team,board-1,board-2,board-3,board-4%0A@a,1,2,3,5%0A&dry-run=yes" },
    { CAPTAIN_B, "/@s/do/lineups", "lineups=team,board-1,board-2,board-3,board-4%0A@b,1,2,3,5%0A&dry-run=yes&seen=1" },
    { CAPTAIN_B, "/@s/do/sign", "team=@b&agree=yes&dry-run=yes&seen=999999" },
    { CAPTAIN_B, "/@s/do/order", "team=@b&confirmed=yes&dry-run=yes" },
    /* what is done, or refused */
    { NOBODY_IN, "/me/lineup", "round=@n&rests=5" },
    { TAP, "/print/evening", "section=@s" },
    { TAP, "/import",
      "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.xml\"\r\n\r\n"
      "<registration><event name=\"Cup\" city=\"Riga\" federation=\"FID\" start=\"2016-09-01\" end=\"2016-09-14\"/>"
      "<section name=\"extra\" title=\"Extra\" women=\"no\" rounds=\"3\"><team name=\"Wales\" federation=\"WLS\">"
      "<player name=\"Jones, Evan\" rating=\"2100\"/><player name=\"Davies, Huw\" rating=\"2000\"/>"
      "<player name=\"Rees, Owen\" rating=\"1900\"/><player name=\"Lloyd, Rhys\" rating=\"1800\"/></team></section>"
      "</registration>\r\n--x--\r\n" },
    { TAP, "/people", "name=Zoe&role=king" },
    { TAP, "/flags/none", "dry-run=yes" },
    { TAP, "/logo/none", "dry-run=yes" },
    { TAP, "/people/cards", "name=TAP" },
    { TAP, "/people/revoke", "name=Helper" },
    { CAPTAIN_B, "/me/lineup", "round=@n&rests=5" },
    { CAPTAIN_B, "/me/order", "shown=x&place.1=2&place.2=1&place.3=3&place.4=4&place.5=5" },
    { CAPTAIN_B, "/me/sign", "round=@n&shown=.+.+.+.&agree=yes" },
    { CAPTAIN_B, "/leave", "" },
    { ARBITER, "/screen", "text=Bus" },
    { ARBITER, "/@s/@n/needs", "matter=none&reason=later" },
    { ARBITER, "/@s/@n/lineups", "team=@b&rests=4&reason=bus" },
    { ARBITER, "/@s/@n/lineups", "team=@a&rests=5&reason=bus&dry-run=yes" },
    { ARBITER, "/@s/@n/results", "table=@m&team=@a&team=@b&mark=&result.1=1&shown.1=" },
};
enum { POSTS = sizeof posts / sizeof *posts };

/* What {x} stands for; the others are linked to. */
static const char *const words_there[] = { "lineups", "boards", "undo", "swap", "@a", "@b" };
enum { WORDS_THERE = sizeof words_there / sizeof *words_there };

static const struct row {
    const char *id, *method, *address;
} addresses[] = {
#define ROUTE(id, method, address, who, takes) { #id, method, address },
#include "web/page/routes.def"
#undef ROUTE
};
enum { ADDRESSES = sizeof addresses / sizeof *addresses };

static int answered[ADDRESSES]; /* by its id, without a refusal */
static long asked;
static int captains, everybody; /* who saw it, in how many events */
static int apart;               /* events whose journals are of different lengths */

/* Two desks, and who asks them. */
struct hall {
    struct play *p;
    struct arena arena;
    struct room press[COPIES], hand[COPIES];
    struct str cookie[ASKERS];
    time_t now;
    struct str *todo; /* addresses, of one who asks */
    int n, cap;
};

/* Words of the event in what is asked, as they stand in an address. */
static struct str fill(struct hall *h, const char *pattern)
{
    struct arena *a = &h->arena;
    struct str out = { 0 };

    for (const char *at; (at = strchr(pattern, '@')); pattern = at + 2) {
        struct str word = percent_encode(secret_word(h->p, at[1]), a);
        out = str_fmt(a, "%.*s%.*s%.*s", STR_ARG(out), (int)(at - pattern), pattern, STR_ARG(word));
    }
    return str_fmt(a, "%.*s%s", STR_ARG(out), pattern);
}

/* One request at both desks. */

static void enter_folder(const struct hall *h, int copy)
{
    char folder[100];

    snprintf(folder, sizeof folder, "%s/%d", secret_folder(h->p), copy);
    assert_int_equal(chdir(folder), 0);
}

static void ask(struct hall *h, int copy, enum visitor who, struct str target, struct str *body, struct job *j)
{
    *j = (struct job){ .method = body ? STR("POST") : STR("GET"),
                       .target = target,
                       .cookie = h->cookie[who],
                       .type = body && str_starts(*body, STR("--x\r\n")) ? STR("multipart/form-data; boundary=x")
                                                                         : STR("application/x-www-form-urlencoded"),
                       .arrived = h->now };
    if (body) {
        j->body = (char *)str_c(&j->arena, *body);
        j->n = body->n;
    }
    enter_folder(h, copy);
    answer_job(body ? &h->hand[copy] : &h->press[copy], j);
}

static bool same(const struct reply *x, const struct reply *y)
{
    return x->status == y->status && x->kept == y->kept && x->close == y->close && x->live == y->live &&
           str_eq(x->type, y->type) && str_eq(x->body, y->body) && str_eq(x->location, y->location) &&
           str_eq(x->cookie, y->cookie) && str_eq(x->file, y->file) && str_eq(x->etag, y->etag);
}

static void note_route(const struct job *j)
{
    for (int i = 0; i < ADDRESSES; i++)
        if (j->route && strcmp(addresses[i].id, j->route) == 0 && str_eq(j->method, str_of(addresses[i].method)))
            answered[i] += j->reply.status < 400;
}

static void free_both(struct job j[COPIES])
{
    for (int copy = 0; copy < COPIES; copy++)
        arena_free(&j[copy].arena);
}

/* Both answers, to be freed; whether they are the same. */
static bool ask_both(struct hall *h, enum visitor who, struct str target, struct str *body, struct job j[COPIES])
{
    for (int copy = 0; copy < COPIES; copy++)
        ask(h, copy, who, target, body, &j[copy]);
    note_route(&j[0]);
    asked++;
    return same(&j[0].reply, &j[1].reply);
}

static void show(const struct hall *h, enum visitor who, struct str target, const struct job j[COPIES])
{
    print_message("# tells asker %d in %s: %.*s\n", (int)who, secret_folder(h->p), STR_ARG(target));
    for (int copy = 0; copy < COPIES; copy++)
        print_message("# copy %d, status %d\n%.*s\n", copy, j[copy].reply.status, STR_ARG(j[copy].reply.body));
}

/* Everything that is linked to. */

static void note_target(struct hall *h, struct str target)
{
    for (int i = 0; i < h->n; i++)
        if (str_eq(h->todo[i], target))
            return;
    arena_room(&h->arena, h->todo, h->n, h->cap);
    h->todo[h->n++] = str_copy(&h->arena, target);
}

/* "&amp;" is all that an address of ours needs. */
static struct str plain(struct str text, struct arena *a)
{
    char *out = arena_new(a, char, text.n + 1);
    size_t n = 0;

    for (size_t i = 0; i < text.n; i++) {
        out[n++] = text.p[i];
        if (str_starts((struct str){ text.p + i, text.n - i }, STR("&amp;")))
            i += strlen("amp;");
    }
    return (struct str){ out, n };
}

static void note_link(struct hall *h, struct str page, struct str link)
{
    struct str path = page, to = str_cut(&link, '#');

    if (to.n > 0 && to.p[0] == '?')
        to = str_fmt(&h->arena, "%.*s%.*s", STR_ARG(str_cut(&path, '?')), STR_ARG(to));
    if (to.n > 0 && to.p[0] == '/')
        note_target(h, plain(to, &h->arena));
}

static void note_links(struct hall *h, struct str page, struct str body)
{
    static const char *const marks[] = { "href=\"", "src=\"" };

    for (size_t m = 0; m < sizeof marks / sizeof *marks; m++)
        for (const char *at = body.p, *end = body.p + body.n;
             at && (at = memmem(at, (size_t)(end - at), marks[m], strlen(marks[m])));) {
            struct str rest = { at + strlen(marks[m]), (size_t)(end - at) - strlen(marks[m]) };
            note_link(h, page, str_cut(&rest, '"'));
            at = rest.p;
        }
}

/* Some sheets take their time: some of them, another time others. */
static bool is_left_out(struct hall *h, struct str target)
{
    static const char *const slow[] = { "format=pdf", "format=xlsx", "what-if" };
    char *text = str_c(&h->arena, target);

    for (size_t i = 0; i < sizeof slow / sizeof *slow; i++)
        if (strstr(text, slow[i]))
            return secret_draw(h->p, soaking() ? 8 : 40) != 0;
    return false;
}

static int ask_target(struct hall *h, enum visitor who, struct str target)
{
    struct job j[COPIES];

    if (is_left_out(h, target))
        return 0;
    bool equal = ask_both(h, who, target, NULL, j);
    if (!equal)
        show(h, who, target, j);
    if (j[0].reply.location.n > 0)
        note_link(h, target, j[0].reply.location);
    if (str_starts(j[0].reply.type, STR("text/html")))
        note_links(h, target, j[0].reply.body);
    free_both(j);
    return !equal;
}

/* Every address there is, whether somebody is led there or not. */
static void note_addresses(struct hall *h)
{
    for (int i = 0; i < ADDRESSES; i++) {
        struct str rest = str_of(addresses[i].address + 1), at[WORDS_THERE] = { 0 };
        while (rest.p) {
            struct str part = str_cut(&rest, '/');
            for (int w = 0; w < WORDS_THERE; w++) {
                struct str word = str_eq(part, STR("{s}"))   ? fill(h, "@s")
                                  : str_eq(part, STR("{n}")) ? fill(h, "@n")
                                  : str_eq(part, STR("{x}")) ? fill(h, words_there[w])
                                                             : part;
                at[w] = str_fmt(&h->arena, "%.*s/%.*s", STR_ARG(at[w]), STR_ARG(word));
            }
        }
        for (int w = 0; w < WORDS_THERE; w++)
            note_target(h, at[w]);
    }
}

/* The addresses, and if links are followed all that they lead to. */
static int ask_everything(struct hall *h, enum visitor who, bool follow)
{
    int told = 0;

    h->n = 0;
    note_target(h, STR("/"));
    note_addresses(h);
    for (int i = 0, n = h->n; i < (follow ? h->n : n); i++)
        told += ask_target(h, who, h->todo[i]);
    return told;
}

static int ask_post(struct hall *h, const struct post *post)
{
    struct str target = fill(h, post->target), body = fill(h, post->body);
    struct job j[COPIES];
    bool equal = ask_both(h, post->who, target, &body, j);

    if (!equal)
        show(h, post->who, target, j);
    free_both(j);
    return !equal;
}

/* Who comes in. */

static void add_person(struct hall *h, struct people *people, const struct event *ev, enum visitor who,
                       struct desk_key *key)
{
    static const char *const names[] = { "", "TAP", "Arbiter", "Helper", "Captain B", "Captain A" };
    static const enum role roles[] = { ROLE_PUBLIC, ROLE_TAP, ROLE_ARBITER, ROLE_HELPER, ROLE_CAPTAIN, ROLE_CAPTAIN };
    struct person person = { .name = str_of(names[who]), .issued = STR("2016-08-30 12:00:00") };
    struct err e = { 0 };

    person.viewer.role = roles[who];
    if (who >= HELPER)
        person.viewer.section = secret_word(h->p, 's');
    if (who == HELPER)
        person.viewer.table = 1, person.viewer.to_table = 9;
    if (who >= CAPTAIN_B)
        person.viewer.team = secret_word(h->p, who == CAPTAIN_A ? 'a' : secret_word(h->p, 'm').p[0] != '0' ? 'b' : 'c');
    if (!desk_people_add(&(struct people_of){ people, NULL, ev }, &person, STR("test"), &h->arena, key, &e))
        fail_msg("%s", err_said(&e));
}

/* Before the copies are made, which have the same people then. */
static void make_people(struct hall *h, struct desk_key key[ASKERS])
{
    char *path = str_c(&h->arena, str_fmt(&h->arena, "%s/a.oly", secret_folder(h->p)));
    struct people *people;
    struct desk *desk;
    struct event ev;
    struct err e = { 0 };

    assert_true(desk_open(path, false, &desk, &e) && desk_load(desk, &h->arena, &ev, &e));
    assert_true(people_open(path, true, &people, &e));
    for (enum visitor who = TAP; who < ASKERS; who++)
        add_person(h, people, &ev, who, &key[who]);
    people_close(people);
    desk_close(desk);
}

/* With a key. Each session has a random part; that of one copy opens the other as well. */
static void sign_in(struct hall *h, enum visitor who, const struct desk_key *key)
{
    struct str body = str_fmt(&h->arena, "key=%s", key->text);
    struct job j[COPIES];

    ask_both(h, NOBODY_IN, STR("/key"), &body, j);
    assert_int_equal(j[0].reply.status, 303);
    assert_int_equal(j[1].reply.status, 303);
    struct str all = j[0].reply.cookie;
    h->cookie[who] = str_copy(&h->arena, str_cut(&all, ';'));
    free_both(j);
}

/* Late, or while line-ups still come in. */
static time_t clock_of(struct hall *h, bool late)
{
    struct tm at = { 0 };
    struct str when = secret_word(h->p, 't');

    assert_non_null(strptime(str_c(&h->arena, when), "%Y-%m-%d %H:%M", &at));
    return timegm(&at) - (late ? 0 : 9000);
}

static void begin(struct hall *h, unsigned lot, bool uneven)
{
    struct desk_key key[ASKERS];

    *h = (struct hall){ .p = secret_begin(lot) };
    make_people(h, key);
    (uneven ? secret_part_unevenly : secret_part)(h->p);
    h->now = clock_of(h, lot % 3 != 0);
    for (int copy = 0; copy < COPIES; copy++) {
        h->press[copy] = h->hand[copy] = (struct room){ .event = "a.oly", .origin = STR("http://127.0.0.1:8080") };
        h->press[copy].version = h->hand[copy].version = -1;
        h->hand[copy].write = true;
    }
    for (enum visitor who = TAP; who < ASKERS; who++)
        sign_in(h, who, &key[who]);
}

static void end(struct hall *h)
{
    for (int copy = 0; copy < COPIES; copy++) {
        enter_folder(h, copy);
        room_close(&h->press[copy]);
        room_close(&h->hand[copy]);
    }
    assert_int_equal(chdir("/"), 0);
    secret_end(h->p);
    arena_free(&h->arena);
}

/* What is told, and what the public has. */

static int compare_news(struct hall *h)
{
    struct news *news[COPIES];
    int n[COPIES], told = 0;
    struct err e = { 0 };

    for (int copy = 0; copy < COPIES; copy++) {
        enter_folder(h, copy);
        if (!news_since(h->press[copy].desk, 0, &h->arena, &news[copy], &n[copy], &e))
            fail_msg("%s", err_said(&e));
    }
    assert_int_equal(n[0], n[1]);
    assert_true(n[0] > 0);
    for (int i = 0; i < n[0]; i++)
        told += !str_eq(news[0][i].words, news[1][i].words) || !str_eq(news[0][i].numbers, news[1][i].numbers);
    return told;
}

/* As the process for the public is given them. */
static struct str pages_of(struct hall *h, int copy)
{
    const struct viewer public = { .role = ROLE_PUBLIC };
    struct findings missing = { .arena = &h->arena };
    struct desk *desk = h->press[copy].desk;
    struct site_done done;
    struct event ev;
    struct err e = { 0 };
    struct site_order order = { .event = &ev,
                                .folder = STR("public"),
                                .version = STR("test"),
                                .paper = PAPER_A4,
                                .limit.up_to = VISIBLE_STANDINGS,
                                .threads = 1 };
    struct str block = { 0 };

    enter_folder(h, copy);
    if (!desk_view(desk, &public, &h->arena, &ev, &e) || !site_mark(desk, &ev, &h->arena, &order.mark, &e) ||
        !site_write(desk, &order, &h->arena, &missing, &done, &e) ||
        !bundle_make(order.folder, done.file, done.files, NULL, &h->arena, &block, &e))
        fail_msg("%s", err_said(&e));
    assert_true(done.files > 10);
    return block;
}

static int compare_pages(struct hall *h)
{
    return !str_eq(pages_of(h, 0), pages_of(h, 1));
}

/* The captain has it on his page, and once the line-ups are opened everybody has, unless the match is decided without play. What is
   asked could have told. */
static void assert_it_was_a_secret(struct hall *h)
{
    enter_folder(h, 0);
    struct str body = str_fmt(&h->arena, "reason=early&seen=%ld", desk_stamp(h->hand[0].desk, &(struct err){ 0 }));
    struct str open = fill(h, "/@s/do/open"), boards = fill(h, "/@s/report/boards?round=@n");
    struct job j[COPIES];

    captains += !ask_both(h, CAPTAIN_A, STR("/me"), NULL, j);
    assert_int_equal(j[0].reply.status, 200);
    free_both(j);
    ask_both(h, TAP, open, &body, j);
    if (j[0].reply.status >= 400 || j[1].reply.status >= 400)
        fail_msg("%d %.*s", j[0].reply.status, STR_ARG(j[0].reply.body));
    free_both(j);
    bool told = !ask_both(h, ARBITER, boards, NULL, j);
    everybody += told;
    assert_int_equal(j[0].reply.status, 200);
    free_both(j);
    if (soaking() && told)
        assert_int_equal(compare_pages(h), 1);
}

static int one_event(unsigned lot)
{
    struct hall h;
    int told = 0;

    begin(&h, lot, false);
    for (enum visitor who = NOBODY_IN; who <= CAPTAIN_B; who++)
        if (soaking() || lot % CAPTAIN_A == (unsigned)who)
            told += ask_everything(&h, who, true);
    told += compare_news(&h) + (soaking() || lot == 1 ? compare_pages(&h) : 0);
    for (int i = 0; i < POSTS; i++)
        told += ask_post(&h, &posts[i]);
    for (enum visitor who = NOBODY_IN; who <= CAPTAIN_B; who++)
        told += ask_everything(&h, who, false);
    assert_it_was_a_secret(&h);
    end(&h);
    return told;
}

/* What the folder of the site says of itself, which whoever hands it out hands out, too: its second line. */
static struct str made_of(struct hall *h, int copy)
{
    static char line[2][600];

    enter_folder(h, copy);
    FILE *in = fopen("public/" FOLDER_LIST, "r");
    assert_non_null(in);
    for (int i = 0; i < 2; i++)
        assert_non_null(fgets(line[copy], sizeof line[copy], in));
    fclose(in);
    return str_of(line[copy]);
}

/* A captain and the public hear nothing of how many line-ups came in, and when. */
static int one_uneven_event(unsigned lot)
{
    static const enum visitor who[] = { NOBODY_IN, CAPTAIN_B };
    struct hall h;
    int told = 0;

    begin(&h, lot, true);
    for (int i = 0; i < 2; i++)
        told += ask_everything(&h, who[i], true);
    told += compare_pages(&h) + !str_eq(made_of(&h, 0), made_of(&h, 1));
    for (int i = 0; i < POSTS; i++)
        if (posts[i].who == NOBODY_IN || posts[i].who == CAPTAIN_B)
            told += ask_post(&h, &posts[i]);
    for (int i = 0; i < 2; i++)
        told += ask_everything(&h, who[i], false);
    apart += desk_stamp(h.press[0].desk, &(struct err){ 0 }) != desk_stamp(h.press[1].desk, &(struct err){ 0 });
    end(&h);
    return told;
}

static void nobody_can_count_what_comes_in(void **state)
{
    int events = (int)amount(2, 25, 300), told = 0;

    (void)state;
    for (int i = 0; i < events; i++)
        told += one_uneven_event(1000 + (unsigned)i);
    assert_int_equal(told, 0);
    assert_true(2 * apart > events);
    print_message("# %d events, %d of them with journals of different lengths: no captain and no reader can tell\n",
                  events, apart);
}

static void every_address_answers_the_same(void **state)
{
    int events = (int)amount(3, 40, 500), told = 0;

    (void)state;
    for (int i = 0; i < events; i++)
        told += one_event((unsigned)i + 1);
    assert_int_equal(told, 0);
    assert_true(2 * captains > events && 2 * everybody > events);
    print_message("# %d events, two files of each: %ld answers tell nobody but the captain which is which\n", events,
                  asked);
}

/* A question that nobody answers proves little. New keys are drawn by lot and cannot be compared: they are asked for in words that
   are refused. Nobody can sign yet, board orders are too late, and results must wait for the line-ups. No page of the desk shows a flag or a logo.
   What needs somebody is dismissed by its own words, which the pages are compared for. No files are sent, no site is packed, and
   neither event is a rehearsal. A desk has nothing for robots. */
static void every_address_has_answered(void **state)
{
    static const char *const refused[] = { "new_person", "cards",       "my_signature",  "my_order",
                                           "results",    "flag",        "import_file",   "dismiss",
                                           "make_site",  "flags_files", "ratings_file",  "take_ratings",
                                           "made_up",    "robots",      "results_taken", "logo_file" };

    (void)state;
    for (int i = 0; i < ADDRESSES; i++) {
        bool is_refused = false;
        for (size_t k = 0; k < sizeof refused / sizeof *refused; k++)
            is_refused = is_refused || strcmp(refused[k], addresses[i].id) == 0;
        if ((answered[i] == 0) != is_refused)
            fail_msg("%s %s: answered %d times", addresses[i].method, addresses[i].address, answered[i]);
    }
}

static int find_program(void **state)
{
    char *path = realpath("build/release/olympair", NULL);

    (void)state;
    setenv("TZ", "UTC", 1);
    int failed = getenv("OLYMPAIR") ? 0 : setenv("OLYMPAIR", path ? path : "", 1);
    free(path);
    return failed;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_address_answers_the_same),
        cmocka_unit_test(nobody_can_count_what_comes_in),
        cmocka_unit_test(every_address_has_answered),
    };
    return cmocka_run_group_tests(tests, find_program, NULL);
}
