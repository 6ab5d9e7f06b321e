#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/arena.h"
#include "engine/err.h"
#include "import/json_trace.h"

/* Three teams before round 2: 2 has the bye, 1 and 3 meet. Written by hand after docs/formats/trace.md. */
#define TEAM(number, name, mp, met, colours, no_bye)                                               \
    "{\"number\":" number ",\"name\":\"" name "\",\"rating\":9000,\"mp\":" mp                      \
    ",\"gp\":4,\"osb\":0,\"met\":[" met "],\"colours\":\"" colours "\",\"no_bye\":" no_bye         \
    ",\"late\":false}"
#define HEAD                                                                                       \
    "{\"format\":\"olympair-trace\",\"version\":1,\"event\":\"Cup\",\"section\":\"open\","         \
    "\"edition\":\"2012\",\"lot\":\"W\",\"round\":2,\"host\":null,"
#define TEAMS                                                                                      \
    "\"teams\":[" TEAM("1", "Fiji", "2", "[2,1]", "W", "false") ","                                \
        TEAM("3", "Mali", "1", "", "", "true") "," TEAM("2", "Chad", "0", "[1,1]", "B", "false")   \
        "],\"barred\":[],"
#define CERTIFICATES                                                                               \
    "\"certificates\":[{\"scope\":\"round\",\"measure\":\"rest\",\"level\":null,\"leaves\":null,"  \
    "\"values\":[[1,[1,2]],[-1,[3]]],\"sets\":[[2,[1,2,3]]]}],"
#define BYE "\"bye\":{\"team\":2,\"refused\":[]},"
#define GROUPS                                                                                     \
    "\"groups\":[{\"mp\":1,\"side\":\"median\",\"residents\":[3],\"floaters\":[1],\"leavers\":[],"  \
    "\"level\":null,\"breaches\":0,\"fewest\":null,\"earlier\":[],\"cheapest\":null,\"steps\":["   \
    "{\"kind\":\"floater\",\"team\":1,\"other\":3,\"refused\":["                                   \
    "{\"team\":1,\"other\":2,\"why\":\"met\",\"round\":1},"                                        \
    "{\"team\":2,\"why\":\"rest\",\"certificate\":0}]}],\"witness\":null}],"
#define PAIRS "\"pairs\":[{\"white\":3,\"black\":1,\"why\":\"COLOUR_EQUALISE\"}]}"

static bool read(struct arena *a, const char *text, struct record *r, struct err *e)
{
    *e = (struct err){ 0 };
    return json_trace_read(str_of(text), STR("round.json"), a, r, e);
}

static void a_trace_is_read(void **state)
{
    struct arena a = { 0 };
    struct record r;
    struct err e;

    (void)state;
    assert_true(read(&a, HEAD TEAMS CERTIFICATES BYE GROUPS PAIRS, &r, &e));
    assert_int_equal(r.round, 2);
    assert_int_equal(r.lot, WHITE);
    assert_int_equal(r.nteam, 3);
    assert_int_equal(r.team[1].number, 3);
    assert_true(r.team[1].no_bye);
    assert_int_equal(r.team[2].met[0][0], 1);
    assert_int_equal(r.team[2].met[0][1], 1);
    assert_int_equal(r.team[2].colour[0], BLACK);
    assert_int_equal(r.bye, 2); /* index of number 2 */
    assert_int_equal(r.group[0].side, SIDE_MEDIAN);
    assert_int_equal(r.group[0].level, NOBODY);
    const struct record_step *s = &r.group[0].step[0];
    assert_int_equal(s->kind, RECORD_FLOATER);
    assert_int_equal(s->other, 1);
    assert_int_equal(s->refusal[0].why, WHY_MET);
    assert_int_equal(s->refusal[0].round, 1);
    assert_int_equal(s->refusal[1].other, NOBODY);
    assert_int_equal(s->refusal[1].certificate, 0);
    assert_int_equal(r.certificate[0].value[0], 1);
    assert_int_equal(r.certificate[0].value[1], -1);
    assert_int_equal(r.certificate[0].set[0].z, 2);
    assert_int_equal(r.certificate[0].set[0].members.n, 3);
    assert_int_equal(r.pair[0].white, 1);
    assert_int_equal(r.pair[0].why, RULE_COLOUR_EQUALISE);
    arena_free(&a);
}

/* Each is refused in one sentence that says where. */
static void what_is_not_of_the_format_is_refused(void **state)
{
    static const struct {
        const char *text, *want;
    } cases[] = {
        { "", "round.json line 1 column 0: " },
        { "[1]", "round.json: this is not the trace of a round" },
        { HEAD TEAMS CERTIFICATES BYE GROUPS, "round.json line 1 column " },
        { HEAD TEAMS CERTIFICATES BYE GROUPS "\"pairs\":3}", "round.json: pairs is not a list" },
        { HEAD TEAMS CERTIFICATES "\"bye\":{\"team\":9,\"refused\":[]}," GROUPS PAIRS,
          "round.json: bye.team is not the number of a team of the round" },
        { HEAD "\"teams\":[" TEAM("1", "Fiji", "2", "[2,1]", "X", "false") "],\"barred\":[],"
              CERTIFICATES BYE GROUPS PAIRS,
          "round.json: teams[0].colours is not made of W and B" },
        { HEAD "\"teams\":[" TEAM("1", "A", "2", "", "", "false") "," TEAM("1", "B", "2", "", "",
                                                                              "false")
              "],\"barred\":[]," CERTIFICATES BYE GROUPS PAIRS,
          "round.json: teams[1].number is not a number that no other team has" },
        { HEAD TEAMS "\"certificates\":[]," BYE GROUPS PAIRS,
          "round.json: groups[0].steps[0].certificate is not in its range" },
        { HEAD TEAMS CERTIFICATES BYE GROUPS
          "\"pairs\":[{\"white\":3,\"black\":1,\"why\":\"LUCK\"}]}",
          "round.json: pairs[0].why is not an article of the register" },
        { "{\"format\":\"letters\"}", "round.json: format is not olympair-trace" },
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct arena a = { 0 };
        struct record r;
        struct err e;
        assert_false(read(&a, cases[i].text, &r, &e));
        assert_int_equal(e.kind, ERR_INPUT);
        if (strncmp(e.text, cases[i].want, strlen(cases[i].want)) != 0)
            fail_msg("wanted: %s\ngot: %s", cases[i].want, e.text);
        arena_free(&a);
    }
}

static void every_truncation_is_refused(void **state)
{
    static const char whole[] = HEAD TEAMS CERTIFICATES BYE GROUPS PAIRS;

    (void)state;
    for (size_t n = 0; n + 1 < sizeof whole; n++) {
        struct arena a = { 0 };
        struct record r;
        struct err e = { 0 };
        assert_false(json_trace_read((struct str){ whole, n }, STR("t"), &a, &r, &e));
        arena_free(&a);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_trace_is_read),
        cmocka_unit_test(what_is_not_of_the_format_is_refused),
        cmocka_unit_test(every_truncation_is_refused),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
