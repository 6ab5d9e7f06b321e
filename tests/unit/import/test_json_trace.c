/* SPDX-License-Identifier: Apache-2.0 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "import/json_trace.h"
#include "tests/said.h"

/* Three teams before round 2: 2 has the bye, 1 and 3 meet. Written by hand after
 * docs/formats/trace.md. */
#define TEAM(number, name, mp, met, colours, no_bye)                                                              \
    "{\"number\":" number ",\"name\":\"" name "\",\"rating\":9000,\"mp\":" mp ",\"gp\":4,\"osb\":0,\"met\":[" met \
    "],\"unplayed\":[],\"colours\":\"" colours "\",\"no_bye\":" no_bye ",\"late\":false}"
#define HEAD                                                                               \
    "{\"format\":\"olympair-trace\",\"version\":1,\"event\":\"Cup\",\"section\":\"open\"," \
    "\"edition\":\"2012\",\"lot\":\"W\",\"round\":2,\"host\":null,"
#define TEAMS                                                                                                        \
    "\"teams\":[" TEAM("1", "Fiji", "2", "[2,1]", "W", "false") "," TEAM("3", "Mali", "1", "", "", "true") "," TEAM( \
        "2", "Chad", "0", "[1,1]", "B", "false") "],\"barred\":[],"
#define CERTIFICATES                                                                              \
    "\"certificates\":[{\"scope\":\"round\",\"measure\":\"rest\",\"level\":null,\"leaves\":null," \
    "\"values\":[[1,[1,2]],[-1,[3]]],\"sets\":[[2,[1,2,3]]]}],"
#define BYE "\"bye\":{\"team\":2,\"refused\":[]},"
#define GROUPS                                                                                                  \
    "\"groups\":[{\"mp\":1,\"side\":\"median\",\"residents\":[3],\"floaters\":[1],\"leavers\":[],"              \
    "\"level\":null,\"breaches\":0,\"fewest\":null,\"again\":null,\"earlier\":[],\"cheapest\":null,\"steps\":[" \
    "{\"kind\":\"floater\",\"team\":1,\"other\":3,\"refused\":["                                                \
    "{\"team\":1,\"other\":2,\"why\":\"met\",\"round\":1},"                                                     \
    "{\"team\":2,\"why\":\"rest\",\"certificate\":0}]}],\"witness\":null}],"
#define GROUP_OF(steps, witness)                                                                               \
    "\"groups\":[{\"mp\":1,\"side\":\"median\",\"residents\":[3],\"floaters\":[1],\"leavers\":[],"             \
    "\"level\":null,\"breaches\":0,\"fewest\":null,\"again\":null,\"earlier\":[],\"cheapest\":null,\"steps\":" \
    "[" steps "],\"witness\":" witness "}],"
#define STEP(kind, other, refused)  "{\"kind\":\"" kind "\",\"team\":1,\"other\":" other ",\"refused\":[" refused "]}"
#define STEPS(kind, other, refused) GROUP_OF(STEP(kind, other, refused), "null")
#define CERTIFICATE_OF(values, sets)                                              \
    "\"certificates\":[{\"scope\":\"round\",\"measure\":\"rest\",\"level\":null," \
    "\"leaves\":null,\"values\":[" values "],\"sets\":[" sets "]}],"
#define PAIRS "\"pairs\":[{\"white\":3,\"black\":1,\"why\":\"COLOUR_EQUALISE\"}]}"

static bool read(struct arena *a, const char *text, struct parsed_trace *r, struct err *e)
{
    *e = (struct err){ 0 };
    return json_trace_read(str_of(text), STR("round.json"), a, r, e);
}

static void a_trace_is_read(void **state)
{
    struct arena a = { 0 };
    struct parsed_trace r;
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
    const struct parsed_step *s = &r.group[0].step[0];
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

/* A team that was paired twice, the first time without play; nothing else is in the round. */
#define PAIRED_TWICE(unplayed)                                                           \
    "{\"number\":5,\"name\":\"Fiji\",\"rating\":9000,\"mp\":2,\"gp\":4,\"osb\":0,"       \
    "\"met\":[[7,1],[8,2]],\"unplayed\":" unplayed ",\"colours\":\"B\",\"no_bye\":true," \
    "\"late\":true}"
#define UNPLAYED(edition, unplayed)                                                                 \
    "{\"format\":\"olympair-trace\",\"version\":1,\"event\":\"Cup\",\"section\":\"open\","          \
    "\"edition\":\"" edition "\",\"lot\":\"W\",\"round\":3,\"host\":null,\"teams\":[" PAIRED_TWICE( \
        unplayed) "],\"barred\":[],\"certificates\":[],\"bye\":{\"team\":5,"                        \
                  "\"refused\":[]},\"groups\":[],\"pairs\":[]}"

static void unplayed_matches_are_told_apart(void **state)
{
    struct arena a = { 0 };
    struct parsed_trace r;
    struct err e;

    (void)state;
    assert_true(read(&a, UNPLAYED("2022", "[1]"), &r, &e));
    assert_int_equal(r.edition, EDITION_2022);
    assert_int_equal(r.team[0].nmet, 2);
    assert_int_equal(r.team[0].ncolour, 1);
    assert_true(r.team[0].unplayed[0]);
    assert_false(r.team[0].unplayed[1]);
    assert_true(read(&a, UNPLAYED("2022", "[]"), &r, &e));
    assert_false(r.team[0].unplayed[0]);
    assert_false(read(&a, UNPLAYED("2022", "[3]"), &r, &e));
    assert_string_equal(err_said(&e), "round.json: teams[0].unplayed is not a list of rounds of met, in their order");
    assert_false(read(&a, UNPLAYED("2022", "[2,1]"), &r, &e));
    arena_free(&a);
}

struct refused {
    const char *text, *want;
};

static void all_are_refused(const struct refused *cases, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        struct arena a = { 0 };
        struct parsed_trace r;
        struct err e;
        assert_false(read(&a, cases[i].text, &r, &e));
        assert_int_equal(e.kind, ERR_INPUT);
        if (strncmp(err_said(&e), cases[i].want, strlen(cases[i].want)) != 0)
            fail_msg("wanted: %s\ngot: %s", cases[i].want, err_said(&e));
        arena_free(&a);
    }
}

/* Each is refused in one sentence that says where. */
static void what_is_not_of_the_format_is_refused(void **state)
{
    static const struct refused cases[] = {
        { "", "round.json is empty" },
        { "[1]", "round.json: this is not the trace of a round" },
        { HEAD TEAMS CERTIFICATES BYE GROUPS, "round.json, line 1, column " },
        { HEAD TEAMS CERTIFICATES BYE GROUPS "\"pairs\":3}", "round.json: pairs is not a list" },
        { HEAD TEAMS CERTIFICATES "\"bye\":{\"team\":9,\"refused\":[]}," GROUPS PAIRS,
          "round.json: bye.team is not the number of a team of the round" },
        { HEAD
          "\"teams\":[" TEAM("1", "Fiji", "2", "[2,1]", "X", "false") "],\"barred\":[]," CERTIFICATES BYE GROUPS PAIRS,
          "round.json: teams[0].colours is not made of W and B" },
        { HEAD "\"teams\":[" TEAM("1", "A", "2", "", "", "false") "," TEAM(
              "1", "B", "2", "", "", "false") "],\"barred\":[]," CERTIFICATES BYE GROUPS PAIRS,
          "round.json: teams[1].number is not a number that no other team has" },
        { HEAD TEAMS "\"certificates\":[]," BYE GROUPS PAIRS,
          "round.json: groups[0].steps[0].certificate names something that is not in the file" },
        { HEAD TEAMS CERTIFICATES BYE GROUPS "\"pairs\":[{\"white\":3,\"black\":1,\"why\":\"LUCK\"}]}",
          "round.json: pairs[0].why is not an article of the register" },
        { "{\"format\":\"letters\"}", "round.json: format is not olympair-trace" },
        { HEAD
          "\"teams\":[" TEAM("1", "A\\u001b[2J", "2", "", "", "false") "],\"barred\":[]," CERTIFICATES BYE GROUPS PAIRS,
          "round.json: teams[0].name is not a text without invisible or control characters" },
        { HEAD "\"teams\":[" TEAM("1", "\xFF", "2", "", "", "false") "],\"barred\":[]," CERTIFICATES BYE GROUPS PAIRS,
          "round.json, line 1, column " },
        { HEAD "\"teams\":[" TEAM("1", "A", "2", "[2]", "W", "false") "],\"barred\":[]," CERTIFICATES BYE GROUPS PAIRS,
          "round.json: teams[0].met is not a list of [number, round]" },
        { HEAD "\"teams\":[" TEAM("1", "A", "2.5", "", "", "false") "],\"barred\":[]," CERTIFICATES BYE GROUPS PAIRS,
          "round.json: teams[0].mp is not a whole number" },
        { HEAD "\"teams\":[" TEAM("1", "A", "99999999999999999999", "", "",
                                  "false") "],\"barred\":[]," CERTIFICATES BYE GROUPS PAIRS,
          "round.json, line 1, column " },
        { HEAD "\"teams\":[" TEAM("0", "A", "2", "", "", "false") "],\"barred\":[]," CERTIFICATES BYE GROUPS PAIRS,
          "round.json: teams[0].number is not a whole number from 1 to 1000000" },
        { HEAD "\"teams\":[3],\"barred\":[]," CERTIFICATES BYE GROUPS PAIRS,
          "round.json: teams[0].name is not a text" },
        { HEAD "\"teams\":[],\"teams\":[]," CERTIFICATES BYE GROUPS PAIRS, "round.json, line 1, column " },
        { "{\"format\":\"olympair-trace\",\"version\":3}", "round.json: version is not a whole number from 1 to 1" },
        { HEAD TEAMS CERTIFICATES GROUPS PAIRS, "round.json: bye.team is not the number of a team of the round" },
        { HEAD TEAMS "\"certificates\":[{\"scope\":\"round\",\"measure\":\"rest\",\"level\":null,"
                     "\"leaves\":null,\"values\":[[1,[1,1]]],\"sets\":[]}]," BYE GROUPS PAIRS,
          "round.json: certificates[0].values is not a list of teams without the same one twice" },
        { HEAD TEAMS "\"certificates\":[{\"scope\":\"round\",\"measure\":\"rest\",\"level\":null,"
                     "\"leaves\":null,\"values\":[[1,[1]],[2,[1]]],\"sets\":[]}]," BYE GROUPS PAIRS,
          "round.json: certificates[0].values is not a list in which a team has one value" },
        { HEAD TEAMS "\"certificates\":[{\"scope\":\"round\",\"measure\":\"rest\",\"level\":null,"
                     "\"leaves\":null,\"values\":[],\"sets\":[[2000000000000,[1]]]}]," BYE GROUPS PAIRS,
          "round.json: certificates[0].sets is not a list of [value, [numbers]]" },
        { HEAD TEAMS "\"certificates\":[{\"scope\":\"round\",\"measure\":\"luck\",\"level\":null,"
                     "\"leaves\":null,\"values\":[],\"sets\":[]}]," BYE GROUPS PAIRS,
          "round.json: certificates[0].measure is not one of the words of the format" },
    };

    (void)state;
    all_are_refused(cases, sizeof cases / sizeof *cases);
}

/* Nothing stands in a trace that the format does not know, or not there. */
static void what_does_not_belong_is_refused(void **state)
{
    static const struct refused cases[] = {
        { HEAD "\"luck\":1," TEAMS CERTIFICATES BYE GROUPS PAIRS,
          "round.json: luck is not a member that belongs here" },
        { HEAD "\"\\u001b[2J\":1," TEAMS CERTIFICATES BYE GROUPS PAIRS,
          "round.json: a name is not a member that belongs here" },
        { HEAD TEAMS CERTIFICATES "\"bye\":{\"team\":2,\"refused\":[],\"why\":\"bye\"}," GROUPS PAIRS,
          "round.json: bye.why is not a member that belongs here" },
        { HEAD TEAMS CERTIFICATES BYE GROUPS
          "\"pairs\":[{\"white\":3,\"black\":1,\"why\":\"COLOUR_EQUALISE\",\"board\":1}]}",
          "round.json: pairs[0].board is not a member that belongs here" },
        { HEAD TEAMS CERTIFICATES BYE STEPS("floater", "3",
                                            "{\"team\":1,\"other\":2,\"why\":"
                                            "\"barred\",\"round\":1}") PAIRS,
          "round.json: groups[0].steps[0].round is not a member that belongs here" },
        { HEAD TEAMS CERTIFICATES BYE STEPS("floater", "3",
                                            "{\"team\":1,\"other\":2,\"why\":\"met\","
                                            "\"round\":1,\"certificate\":0}") PAIRS,
          "round.json: groups[0].steps[0].certificate is not a member that belongs here" },
        { HEAD TEAMS CERTIFICATES BYE STEPS("leaver", "3", "") PAIRS,
          "round.json: groups[0].steps[0].other is not null, as it is where a team leaves" },
        { HEAD TEAMS CERTIFICATES BYE STEPS("table", "null", "") PAIRS,
          "round.json: groups[0].steps[0].other is not the number of a team of the round" },
        { HEAD TEAMS CERTIFICATES BYE GROUP_OF("", "[]") PAIRS,
          "round.json: groups[0].witness is not a list of pairs" },
        { HEAD TEAMS CERTIFICATE_OF("[1,[1],[1]]", "") BYE GROUPS PAIRS,
          "round.json: certificates[0].values is not a list of [value, [numbers]]" },
        { HEAD TEAMS CERTIFICATE_OF("[0,[1]]", "") BYE GROUPS PAIRS,
          "round.json: certificates[0].values is not a list of [value, [numbers]]" },
        { HEAD TEAMS CERTIFICATE_OF("", "[1,[]]") BYE GROUPS PAIRS,
          "round.json: certificates[0].sets is not a list of [value, [numbers]]" },
        { HEAD TEAMS CERTIFICATE_OF("", "[1.5,[1]]") BYE GROUPS PAIRS,
          "round.json: certificates[0].sets is not a list of [value, [numbers]]" },
    };

    (void)state;
    all_are_refused(cases, sizeof cases / sizeof *cases);
}

/* Each of them ends in a sentence, none in a crash, however large or deep. */
static void refuse(struct str bytes, enum err_kind kind)
{
    struct arena a = { 0 };
    struct parsed_trace r;
    struct err e = { 0 };

    assert_false(json_trace_read(bytes, STR("t"), &a, &r, &e));
    assert_int_equal(e.kind, kind);
    arena_free(&a);
}

static char *filled(size_t n, const char *with)
{
    char *p = test_malloc(n);

    for (size_t i = 0, k = strlen(with); i < n; i++)
        p[i] = with[i % k];
    return p;
}

static void huge_and_deep_files_are_refused(void **state)
{
    enum { DEEP = 1 << 20, TOO_MANY = JSON_TRACE_SIZE_MAX + 1 };
    char *deep = filled(DEEP, "["), *members = filled(DEEP, "{\"a\":"), *huge = filled(TOO_MANY, " ");

    (void)state;
    refuse((struct str){ deep, DEEP / 4 }, ERR_INPUT);
    refuse((struct str){ deep, DEEP }, ERR_LIMIT);
    refuse((struct str){ members, DEEP }, ERR_INPUT);
    refuse((struct str){ huge, TOO_MANY - 1 }, ERR_INPUT);
    refuse((struct str){ huge, TOO_MANY }, ERR_LIMIT);
    test_free(deep);
    test_free(members);
    test_free(huge);
}

/* Each value costs the library many times its bytes, a member even more: they are counted first. */
static void values_are_counted_first(void **state)
{
    enum { SIZE = JSON_TRACE_SIZE_MAX };
    static const char *const with[] = { "{},", "1,", "[[", " \"a\":1," };
    char *text = NULL;

    (void)state;
    for (size_t i = 0; i < sizeof with / sizeof *with; i++) {
        text = filled(SIZE, with[i]);
        text[0] = '{';
        refuse((struct str){ text, SIZE }, ERR_LIMIT);
        test_free(text);
    }
    text = filled(SIZE, "\\\",[");
    text[0] = '"'; /* one long text */
    refuse((struct str){ text, SIZE }, ERR_INPUT);
    test_free(text);
}

/* A list of 20 001 teams, and few teams with more values than memory should be spent on. */
static void lists_beyond_any_event_are_refused(void **state)
{
    struct arena a = { 0 };
    struct str text = STR(HEAD "\"teams\":[");
    char *many = arena_new(&a, char, 2 * 20001 + text.n);

    (void)state;
    memcpy(many, text.p, text.n);
    for (int i = 0; i < 20001; i++)
        memcpy(many + text.n + 2 * i, i < 20000 ? "3," : "3]", 2);
    text = str_fmt(&a, "%.*s,\"barred\":[]}", (int)text.n + 2 * 20001, many);
    struct parsed_trace r;
    struct err e = { 0 };
    assert_false(json_trace_read(text, STR("t"), &a, &r, &e));
    assert_string_equal(err_said(&e), "t: teams is not a list that an event can have");
    arena_free(&a);
}

/* Every byte of a good file turned into another one: refused or read, but never a crash. */
static void every_changed_byte_is_survived(void **state)
{
    static const char others[] = "0\"]}x,\x80";
    char whole[] = HEAD TEAMS CERTIFICATES BYE GROUPS PAIRS;

    (void)state;
    for (size_t i = 0; i + 1 < sizeof whole; i++)
        for (const char *o = others; *o; o++) {
            struct arena a = { 0 };
            struct parsed_trace r;
            struct err e = { 0 };
            char was = whole[i];
            whole[i] = *o;
            bool ok = json_trace_read((struct str){ whole, sizeof whole - 1 }, STR("t"), &a, &r, &e);
            assert_true(ok == (e.kind == ERR_NONE));
            whole[i] = was;
            arena_free(&a);
        }
}

static void every_truncation_is_refused(void **state)
{
    static const char whole[] = HEAD TEAMS CERTIFICATES BYE GROUPS PAIRS;

    (void)state;
    for (size_t n = 0; n + 1 < sizeof whole; n++) {
        struct arena a = { 0 };
        struct parsed_trace r;
        struct err e = { 0 };
        assert_false(json_trace_read((struct str){ whole, n }, STR("t"), &a, &r, &e));
        arena_free(&a);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_trace_is_read),
        cmocka_unit_test(unplayed_matches_are_told_apart),
        cmocka_unit_test(what_is_not_of_the_format_is_refused),
        cmocka_unit_test(what_does_not_belong_is_refused),
        cmocka_unit_test(every_truncation_is_refused),
        cmocka_unit_test(huge_and_deep_files_are_refused),
        cmocka_unit_test(values_are_counted_first),
        cmocka_unit_test(lists_beyond_any_event_are_refused),
        cmocka_unit_test(every_changed_byte_is_survived),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
