/* SPDX-License-Identifier: Apache-2.0 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/file.h"
#include "import/registration.h"
#include "import/xml.h"
#include "teams/form.h"
#include "teams/registration.h"
#include "tests/said.h"

struct trial {
    struct arena a;
    struct findings f;
    struct err e;
    struct event ev;
};

static bool reads(struct trial *t, struct str bytes)
{
    t->f.arena = &t->a;
    return registration_read(bytes, STR("r.xml"), NULL, NULL, &t->a, &t->ev, &t->f, &t->e);
}

static struct str load(struct trial *t, const char *path)
{
    struct str bytes;

    if (!file_load(path, XML_SIZE_MAX, &t->a, &bytes, &t->e))
        fail_msg("%s", err_said(&t->e));
    return bytes;
}

static void expect(struct str s, const char *want)
{
    if (!str_eq(s, str_of(want)))
        fail_msg("'%.*s' is not '%s'", STR_ARG(s), want);
}

static void everything_is_read(void **state)
{
    static const char text[] =
        "<registration>\n"
        "<event name=' 42nd  Olympiad' city='Baku' federation='AZE' start='2016-09-01' end='2016-09-14'"
        " zone='Asia/Baku'><arbiter name='A' role='chief'/><arbiter name='B'/>"
        "<round number='2' date='2016-09-03' time='15:00' lineups='09:30'/><round number='1' date='2016-09-02'"
        " lineups='2016-09-01 20:00'/></event>\n"
        "<section name='open' title='Open Section' women='no' edition='2022' tiebreak='khanty-mansiysk'\n"
        " rounds='9' boards='3' squad-size='6' players-needed='2' floor='1000' host-first='yes'>\n"
        "<team name='T' federation='GEO' captain='C' number='7'>\n"
        "<player name='Nguye\xCC\x82\xCC\x83n' fideid='0013' title='GM' rating='2500' sex='F' born='1990'"
        " replaced='yes'/>\n"
        "<player name='Q' fideid='' rating='' sex='M' replaced='no'/>\n"
        "</team></section>\n"
        "<section name='women' women='yes'/>\n"
        "</registration>";
    struct trial t = { 0 };

    (void)state;
    assert_true(reads(&t, STR(text)));
    assert_int_equal(t.f.n, 0);
    expect(t.ev.name, "42nd Olympiad");
    expect(t.ev.city, "Baku");
    expect(t.ev.federation, "AZE");
    expect(t.ev.start, "2016-09-01");
    expect(t.ev.end, "2016-09-14");
    expect(t.ev.zone, "Asia/Baku");
    assert_int_equal(t.ev.narbiter, 2);
    expect(t.ev.arbiter[0].role, "chief");
    expect(t.ev.arbiter[1].name, "B");
    expect(t.ev.date[0], "2016-09-02");
    expect(t.ev.date[1], "2016-09-03 15:00");
    expect(t.ev.date[2], "");
    expect(t.ev.lineups[0], "2016-09-01 20:00");
    expect(t.ev.lineups[1], "2016-09-03 09:30");
    assert_int_equal(t.ev.nsection, 2);

    const struct section *s = &t.ev.section[0];
    expect(s->name, "open");
    expect(s->title, "Open Section");
    assert_false(s->women);
    assert_int_equal(s->edition, EDITION_2022);
    assert_int_equal(s->tiebreak, TIEBREAK_KHANTY_MANSIYSK);
    assert_int_equal(s->rounds, 9);
    assert_int_equal(s->boards, 3);
    assert_int_equal(s->squad_size, 6);
    assert_int_equal(s->players_needed, 2);
    assert_int_equal(s->floor, 1000);
    assert_true(s->host_first);
    assert_int_equal(s->lot, COLOURLESS);
    assert_int_equal(s->line, 4);

    const struct squad *q = &s->squad[0];
    assert_int_equal(s->nsquad, 1);
    expect(q->name, "T");
    expect(q->federation, "GEO");
    expect(q->captain, "C");
    assert_int_equal(q->given, 7);
    assert_int_equal(q->number, 0);
    assert_int_equal(q->line, 5);
    assert_int_equal(q->nplayer, 2);
    expect(q->player[0].name, "Nguy\xE1\xBB\x85n");
    expect(q->player[0].title, "GM");
    assert_int_equal(q->player[0].fide_id, 13);
    assert_int_equal(q->player[0].rating, 2500);
    assert_int_equal(q->player[0].born, 1990);
    assert_int_equal(q->player[0].sex, 'w');
    assert_true(q->player[0].replaced);
    assert_int_equal(q->player[0].line, 6);
    assert_int_equal(q->player[1].fide_id, 0);
    assert_int_equal(q->player[1].rating, 0);
    assert_int_equal(q->player[1].sex, 'm');
    assert_false(q->player[1].replaced);

    s = &t.ev.section[1];
    assert_true(s->women);
    assert_int_equal(s->edition, EDITION_2012);
    assert_int_equal(s->tiebreak, TIEBREAK_2012_GA);
    assert_int_equal(s->rounds, 11);
    assert_int_equal(s->boards, 4);
    assert_int_equal(s->squad_size, 5);
    assert_int_equal(s->players_needed, 0);
    assert_int_equal(s->floor, 1400);
    assert_false(s->host_first);
    arena_free(&t.a);
}

/* What the schema complains about is read as far as it goes, and nothing is complained about twice. */
static void schema_faults_all_at_once(void **state)
{
    static const char text[] = "<registration>\n"
                               "<event name='E' start='2.9.16'>\n"
                               "<round number='1' date='soon' lineups='noon'/>\n"
                               "<round number='2' date='2016-09-03'/><round number='2' date='2016-09-04'/></event>\n"
                               "<section name='Open Section' women='maybe' edition='2013'>\n"
                               "<team name='T' federation='GEO' number='none'>\n"
                               "<player name='P' fideid='x1' rating='-5' sex='q' born='90s'/>\n"
                               "<plyer name='R'/>\n"
                               "</team></section></registration>";
    static const struct {
        int line;
        const char *says;
    } want[] = {
        { 2, "the event has start=\"2.9.16\": it must be a day of the calendar" },
        { 2, "the event has no federation: add" },
        { 3, "round 1 has date=\"soon\"" },
        { 3, "\"noon\"" },
        { 5, "name=\"Open Section\": it must be at most 20 small letters" },
        { 5, "women=\"maybe\": it must be yes or no" },
        { 5, "\"2013\"" },
        { 6, "team T of section Open Section has number=\"none\": it must be a number" },
        { 7, "player P of team T has fideid=\"x1\"" },
        { 7, "\"-5\"" },
        { 7, "sex=\"q\": it must be m or w" },
        { 7, "born=\"90s\": it must be a year" },
        { 8, "<plyer> does not belong here" },
        { 4, "round 2 already has a date" },
    };
    enum { WANT = sizeof want / sizeof *want };
    struct trial t = { 0 };

    (void)state;
    assert_true(reads(&t, STR(text)));
    assert_int_equal(t.f.n, WANT);
    for (int i = 0; i < WANT; i++) {
        bool found = false;
        for (int j = 0; j < t.f.n; j++)
            found = found || (t.f.item[j].severity == PROBLEM && t.f.item[j].line == want[i].line &&
                              strstr(finding_said(&t.f.item[j]).p, want[i].says));
        if (!found)
            fail_msg("line %d: %s", want[i].line, want[i].says);
    }
    expect(t.ev.start, "");
    expect(t.ev.date[0], "");
    assert_int_equal(t.ev.section[0].squad[0].player[0].rating, 0);
    arena_free(&t.a);
}

/* The schema and the desk let the same texts in. */
static const struct {
    enum text_form form;
    const char *xml; /* with one letter more, or one less, than it may have */
} lengths[] = {
    { FORM_SECTION, "<event name='E' federation='GEO'/><section name='%s' women='no'/>" },
    { FORM_NAME, "<event name='%s' federation='GEO'/><section name='open' women='no'/>" },
    { FORM_LINE, "<event name='E' federation='GEO' city='%s'/><section name='open' women='no'/>" },
    { FORM_CODE, "<event name='E' federation='%s'/><section name='open' women='no'/>" },
    { FORM_ZONE, "<event name='E' federation='GEO' zone='%s'/><section name='open' women='no'/>" },
    { FORM_TITLE, "<event name='E' federation='GEO'><arbiter name='A' title='%s'/></event><section name='open' "
                  "women='no'/>" },
    { FORM_SHORT, "<event name='E' federation='GEO'><arbiter name='A' federation='%s'/></event><section name='open' "
                  "women='no'/>" },
};

static void lengths_of_texts(void **state)
{
    char text[200] = "";

    (void)state;
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++)
        for (int n = form_most(lengths[i].form); n <= form_most(lengths[i].form) + 1; n++) {
            struct trial t = { 0 };
            memset(text, 'a', (size_t)n);
            text[n] = '\0';
            struct str inner = str_fmt(&t.a, lengths[i].xml, text);
            assert_true(reads(&t, str_fmt(&t.a, "<registration>%.*s</registration>", STR_ARG(inner))));
            if ((t.f.n > 0) != (n > form_most(lengths[i].form)))
                fail_msg("%zu: %d letters", i, n);
            arena_free(&t.a);
        }
}

static void texts_that_xml_lets_pass(void **state)
{
    static const char text[] = "<registration><event name='E' federation='GEO'/>"
                               "<section name='open' women='no'>\n"
                               "<team name='a\xC2\x9B"
                               "b' federation='GEO'>\n"
                               "<player name='\xC2\xA0\xE3\x80\x80'/>\n"
                               "</team></section></registration>";
    struct trial t = { 0 };

    (void)state;
    assert_true(reads(&t, STR(text)));
    assert_int_equal(t.f.n, 2);
    assert_int_equal(t.f.item[0].line, 2);
    assert_non_null(
        strstr(finding_said(&t.f.item[0]).p, "the name of this team holds invisible or control characters"));
    assert_int_equal(t.f.item[1].line, 3);
    assert_non_null(strstr(finding_said(&t.f.item[1]).p, "the name of this player is blank"));
    arena_free(&t.a);
}

static void other_files(void **state)
{
    struct trial t = { 0 };

    (void)state;
    assert_false(reads(&t, STR("<results/>")));
    assert_int_equal(t.e.kind, ERR_INPUT);
    assert_string_equal(err_said(&t.e),
                        "r.xml is not a registration: its first element is <results>, not <registration>");
    t.e = (struct err){ 0 };
    assert_false(reads(&t, STR("<registration>\n<event")));
    assert_int_equal(t.e.kind, ERR_INPUT);
    arena_free(&t.a);
}

/* A complete example stands in the document of the format, between the first ```xml and ```. */
static void example_of_the_document(void **state)
{
    struct trial t = { 0 };
    struct str doc = load(&t, "docs/formats/registration.md");
    char *begin = strstr(str_c(&t.a, doc), "```xml\n"), *end;

    (void)state;
    assert_non_null(begin);
    begin += strlen("```xml\n");
    end = strstr(begin, "```\n");
    assert_non_null(end);
    assert_true(reads(&t, (struct str){ begin, (size_t)(end - begin) }));
    registration_check(&t.ev, &t.f);
    for (int i = 0; i < t.f.n; i++)
        print_error("line %d: %.*s\n", t.f.item[i].line, STR_ARG(finding_said(&t.f.item[i])));
    assert_int_equal(t.f.n, 0);
    assert_int_equal(t.ev.nsection, 2);
    arena_free(&t.a);
}

static void small_event(void **state)
{
    struct trial t = { 0 };

    (void)state;
    assert_true(reads(&t, load(&t, "tests/data/small/registration.xml")));
    registration_check(&t.ev, &t.f);
    assert_int_equal(t.f.n, 0);
    assert_int_equal(t.ev.nsection, 2);
    assert_int_equal(t.ev.section[0].nsquad, 11);
    assert_int_equal(t.ev.section[1].nsquad, 8);
    expect(t.ev.section[0].squad[2].player[3].name, "Lê, Thế Vỹ"); /* decomposed in the file */
    arena_free(&t.a);
}

static void baku(void **state)
{
    struct trial t = { 0 };
    const struct section *s;
    int players = 0, replaced = 0, unrated = 0;

    (void)state;
    assert_true(reads(&t, load(&t, "tests/data/baku2016/registration.xml")));
    registration_check(&t.ev, &t.f);
    for (int i = 0; i < t.f.n; i++)
        print_error("line %d: %.*s\n", t.f.item[i].line, STR_ARG(finding_said(&t.f.item[i])));
    assert_int_equal(t.f.n, 0);
    assert_int_equal(t.ev.nsection, 1);
    s = &t.ev.section[0];
    assert_int_equal(s->nsquad, 176);
    for (int i = 0; i < s->nsquad; i++) {
        assert_int_equal(s->squad[i].given, i + 1);
        players += s->squad[i].nplayer;
        for (int j = 0; j < s->squad[i].nplayer; j++) {
            replaced += s->squad[i].player[j].replaced;
            unrated += s->squad[i].player[j].rating == 0;
        }
    }
    assert_int_equal(players, 160 * 5 + 14 * 4 + 7 + 6);
    assert_int_equal(replaced, 3);
    assert_int_equal(unrated, 46);
    expect(s->squad[0].player[1].name, "Kramnik, Vladimir");
    expect(t.ev.date[0], "2016-09-02 15:00");
    expect(t.ev.date[6], "2016-09-09 15:00");
    expect(t.ev.date[10], "2016-09-13 15:00");
    arena_free(&t.a);
}

/* The whole planted file: every finding with its line and article, and none besides. */
static void planted(void **state)
{
    static const struct {
        int line;
        enum severity severity;
        enum rule rule;
        const char *says;
    } want[] = {
        { 4, WARNING, RULE_NONE, "ends on 2026-09-01, before it starts" },
        { 4, WARNING, RULE_NONE, "round 1 is played on 2026-09-11, which is outside" },
        { 66, PROBLEM, RULE_NONE, "section name open is already taken" },
        { 10, WARNING, RULE_NONE, "XM is not a FIDE title" },
        { 11, PROBLEM, RULE_RATING, "rating of 3100" },
        { 12, PROBLEM, RULE_RATING, "rating of 999" },
        { 13, WARNING, RULE_NONE, "year of birth 1850" },
        { 18, WARNING, RULE_NONE, "year of birth 2025" },
        { 21, WARNING, RULE_SQUAD_SIZE, "Georgia 3 has too few counting players (3 for 4 boards)" },
        { 26, PROBLEM, RULE_SQUAD_SIZE, "Georgia 4 has 2 counting players" },
        { 30, PROBLEM, RULE_NONE, "DEU is not a FIDE federation code; FIDE uses GER" },
        { 30, PROBLEM, RULE_SQUAD_SIZE, "Germany has 6 counting players, but may have at most 5" },
        { 39, PROBLEM, RULE_SQUAD_SIZE, "GERMANY has no players" },
        { 52, PROBLEM, RULE_NONE, "XYZ is not a FIDE federation code" },
        { 52, PROBLEM, RULE_NONE, "a team cannot be called 99" },
        { 56, WARNING, RULE_SQUAD_LIST, "listed twice, first in line 53" },
        { 39, PROBLEM, RULE_NONE, "GERMANY is already taken by the team in line 30" },
        { 21, PROBLEM, RULE_PAIRING_NUMBER, "Georgia 3 has number 2, and so has Georgia 2 in line 15" },
        { 7, WARNING, RULE_PAIRING_NUMBER, "8 of 9 teams have a number" },
        { 21, WARNING, RULE_HOST_TEAMS, "third team of GEO" },
        { 26, PROBLEM, RULE_HOST_TEAMS, "team 4 of GEO" },
        { 46, PROBLEM, RULE_HOST_TEAMS, "India 2 is team 2 of IND" },
        { 59, PROBLEM, RULE_SQUAD_SIZE, "3 players cannot fill 4 boards" },
        { 59, WARNING, RULE_RATING_FLOOR, "floor of 100 is" },
        { 60, WARNING, RULE_SQUAD_SIZE, "3 for 4 boards" },
        { 62, PROBLEM, RULE_SQUAD_SIZE, "is a man" },
        { 60, WARNING, RULE_SQUAD_SIZE, "not known to be (sex w): Three, J" },
        { 66, WARNING, RULE_NONE, "section open has no teams" },
        { 16, PROBLEM, RULE_SQUAD_LIST, "FIDE id 101 of One, A (Georgia 1) in line 9" },
        { 19, PROBLEM, RULE_SQUAD_LIST, "FIDE id 202 of Two, B (Georgia 2) in line 17" },
        { 61, PROBLEM, RULE_SQUAD_LIST, "FIDE id 203 of Three, B (Georgia 2) in line 18" },
    };
    enum { WANT = sizeof want / sizeof *want };
    struct trial t = { 0 };

    (void)state;
    assert_true(reads(&t, load(&t, "tests/data/small/planted.xml")));
    assert_int_equal(t.f.n, 0); /* nothing that a schema could see */
    registration_check(&t.ev, &t.f);
    for (int i = 0; i < t.f.n && i < WANT; i++) {
        assert_int_equal(t.f.item[i].line, want[i].line);
        assert_int_equal(t.f.item[i].severity, want[i].severity);
        assert_int_equal(t.f.item[i].rule, want[i].rule);
        if (!strstr(finding_said(&t.f.item[i]).p, want[i].says))
            fail_msg("line %d: %s", t.f.item[i].line, finding_said(&t.f.item[i]).p);
    }
    assert_int_equal(t.f.n, WANT);
    arena_free(&t.a);
}

static void schema_is_the_file(void **state)
{
    struct trial t = { 0 };

    (void)state;
    assert_true(str_eq(registration_schema(), load(&t, "import/registration.xsd")));
    arena_free(&t.a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(everything_is_read),
        cmocka_unit_test(schema_faults_all_at_once),
        cmocka_unit_test(lengths_of_texts),
        cmocka_unit_test(texts_that_xml_lets_pass),
        cmocka_unit_test(other_files),
        cmocka_unit_test(example_of_the_document),
        cmocka_unit_test(small_event),
        cmocka_unit_test(baku),
        cmocka_unit_test(planted),
        cmocka_unit_test(schema_is_the_file),
    };

    return cmocka_run_group_tests_name("registration", tests, NULL, NULL);
}
