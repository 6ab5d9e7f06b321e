/* SPDX-License-Identifier: Apache-2.0 */
#include "web/http/live.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static int aside, taken;

static void put_aside(void *connection)
{
    (void)connection;
    aside++;
}

static void take_up(void *connection)
{
    (void)connection;
    taken++;
}

/* All that there is to say now; empty: it was put aside; "over": it has come to its end. */
static const char *heard(struct listener *of)
{
    static char text[4 * LIVE_TEXT];
    size_t n = 0;
    ssize_t got;

    while ((got = live_read(of, text + n, 100)) > 0)
        n += (size_t)got;
    text[n] = '\0';
    return got == LIVE_OVER && n == 0 ? "over" : text;
}

static void open_all(struct live *l)
{
    aside = taken = 0;
    live_open(l, put_aside, take_up);
}

static void each_entry_is_told(void **state)
{
    static struct live l;

    (void)state;
    open_all(&l);
    struct listener *anna = live_listen(&l, LIVE_WORDS, &(struct asker){ .person = 1 }, NULL),
                    *cleo = live_listen(&l, LIVE_NUMBERS, &(struct asker){ .person = 2 }, NULL);
    assert_string_equal(heard(anna), "");
    live_tell(&l, 6);
    assert_int_equal(taken, 1);
    assert_string_equal(heard(anna), "id: 6\nevent: now\ndata: {\"entry\":6}\n\n");
    assert_string_equal(heard(cleo), "id: 6\nevent: now\ndata: {\"entry\":6}\n\n");
    live_note(&l, 7, STR("{7 by}"), STR("{7}"));
    live_note(&l, 8, STR("{8 by}"), STR("{8}"));
    assert_string_equal(heard(anna), "");
    live_tell(&l, 8);
    assert_string_equal(heard(anna), "id: 7\nevent: changed\ndata: {7 by}\n\nid: 8\nevent: changed\ndata: {8 by}\n\n");
    assert_string_equal(heard(cleo), "id: 7\nevent: changed\ndata: {7}\n\nid: 8\nevent: changed\ndata: {8}\n\n");
    assert_string_equal(heard(anna), "");
    live_leave(anna);
    live_leave(cleo);
    live_close(&l);
}

/* Of what nobody knows, or was too much or too long, only where the journal stands. */
static void what_is_not_known_is_not_told(void **state)
{
    static struct live l;
    static char length[LIVE_TEXT + 1];

    (void)state;
    open_all(&l);
    struct listener *anna = live_listen(&l, LIVE_WORDS, &(struct asker){ .person = 1 }, NULL);
    live_tell(&l, 6);
    heard(anna);
    live_tell(&l, 9);
    assert_string_equal(heard(anna), "id: 9\nevent: now\ndata: {\"entry\":9}\n\n");
    memset(length, 'x', LIVE_TEXT);
    live_note(&l, 10, str_of(length), STR("{10}"));
    live_tell(&l, 10);
    assert_string_equal(heard(anna), "id: 10\nevent: now\ndata: {\"entry\":10}\n\n");
    for (long entry = 11; entry <= 11 + LIVE_KEPT; entry++)
        live_note(&l, entry, STR("{}"), STR("{}"));
    live_tell(&l, 11 + LIVE_KEPT);
    assert_string_equal(heard(anna), "id: 43\nevent: now\ndata: {\"entry\":43}\n\n");
    live_leave(anna);
    live_close(&l);
}

/* Now and then there is a sign of life, and in the end everybody has to ask again. */
static void nobody_listens_for_ever(void **state)
{
    static struct live l;
    int signs = 0;

    (void)state;
    open_all(&l);
    struct listener *anna = live_listen(&l, LIVE_WORDS, &(struct asker){ .person = 1 }, NULL);
    live_tell(&l, 6);
    heard(anna);
    for (int i = 1; i < LIVE_BEAT * LIVE_STAY - 1; i++) {
        live_tell(&l, 6);
        signs += heard(anna)[0] != '\0';
    }
    assert_int_equal(signs, LIVE_STAY - 1);
    live_tell(&l, 6);
    assert_string_equal(heard(anna), "over");
    live_leave(anna);
    struct listener *bert = live_listen(&l, LIVE_WORDS, &(struct asker){ .person = 1 }, NULL);
    heard(bert);
    live_end(&l);
    assert_string_equal(heard(bert), "over");
    live_leave(bert);
    live_close(&l);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_entry_is_told),
        cmocka_unit_test(what_is_not_known_is_not_told),
        cmocka_unit_test(nobody_listens_for_ever),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
