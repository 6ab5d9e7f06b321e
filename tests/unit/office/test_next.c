#include "office/next.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

enum { TEAMS = 4 };

/* A section that can be paired: numbers, the lot, nothing known of who is here. */
struct hall {
    struct event event;
    struct section section[2];
    struct squad squad[TEAMS];
    struct pairing_list round[2];
    struct lineup lineup;
};

static struct section *fill(struct hall *h)
{
    struct section *s = h->section;

    *h = (struct hall){ .event.nsection = 1 };
    h->event.section = s;
    *s = section_default();
    s->name = STR("open");
    s->lot = WHITE;
    s->rounds = 2;
    s->squad = h->squad;
    s->nsquad = TEAMS;
    s->round = h->round;
    for (int i = 0; i < TEAMS; i++)
        h->squad[i].number = i + 1;
    return s;
}

static void is_next(const struct hall *h, const char *command, const char *operand)
{
    struct next next = next_step(&h->event, h->section);

    assert_string_equal(next.command, command);
    assert_string_equal(next.operand, operand);
    assert_int_equal(next.section.n, 0);
}

static void arrive(struct hall *h, int teams)
{
    for (int i = 0; i < teams; i++)
        h->squad[i].arrival = (struct arrival){ .players = 4, .at = STR("2016-09-01 12:00:00") };
}

static void before_the_first_round(void **state)
{
    struct hall h;
    struct section *s = fill(&h);

    (void)state;
    is_next(&h, "pair", "");
    arrive(&h, 2);
    is_next(&h, "pair", ""); /* two of four: presence is not taken in earnest */
    arrive(&h, 3);
    is_next(&h, "presence", "");
    arrive(&h, 4);
    is_next(&h, "pair", "");
    s->lot = COLOURLESS;
    is_next(&h, "lot", "");
    h.squad[2].number = 0;
    assert_false(next_is_numbered(s));
    is_next(&h, "number", "");
    s->nsquad = 0;
    is_next(&h, "import", "REGISTRATION.xml");
}

static void from_a_draft_to_the_end(void **state)
{
    struct hall h;
    struct section *s = fill(&h);

    (void)state;
    s->nround = 1;
    h.round[0].state = ROUND_DRAFT;
    is_next(&h, "publish", "");
    h.round[0].state = ROUND_PUBLISHED;
    is_next(&h, "results", "FILE");
    h.round[0].lineup = &h.lineup;
    h.round[0].nlineup = 1;
    is_next(&h, "lineups", "--open");
    h.round[0].opened = STR("2016-09-02 15:00:00");
    is_next(&h, "results", "FILE");
    h.round[0].state = ROUND_COMPLETE;
    is_next(&h, "pair", "");
    s->nround = 2;
    h.round[1].state = ROUND_DRAFT;
    is_next(&h, "publish", "");
    h.round[1].state = ROUND_PUBLISHED;
    is_next(&h, "results", "FILE");
    h.round[1].state = ROUND_COMPLETE;
    is_next(&h, "standings", "");
}

/* A registration is one of all sections; what else is done is done in one of them. */
static void a_section_is_named_where_there_are_more(void **state)
{
    struct hall h;
    struct section *s = fill(&h);
    struct next next;

    (void)state;
    h.event.nsection = 2;
    next = next_step(&h.event, s);
    assert_string_equal(next.command, "pair");
    assert_true(str_eq(next.section, STR("open")));
    s->nsquad = 0;
    next = next_step(&h.event, s);
    assert_string_equal(next.command, "import");
    assert_int_equal(next.section.n, 0);
}

static void without_a_section(void **state)
{
    struct event empty = { 0 };
    struct next next = next_step(&empty, NULL);

    (void)state;
    assert_string_equal(next.command, "import");
    assert_string_equal(next.operand, "REGISTRATION.xml");
    assert_int_equal(next.section.n, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(before_the_first_round),
        cmocka_unit_test(from_a_draft_to_the_end),
        cmocka_unit_test(a_section_is_named_where_there_are_more),
        cmocka_unit_test(without_a_section),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
