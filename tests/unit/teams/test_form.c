/* SPDX-License-Identifier: Apache-2.0 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <cmocka.h>

#include "engine/base/arena.h"
#include "teams/event.h"
#include "teams/form.h"
#include "teams/member.h"

static const struct {
    enum text_form form;
    const char *text;
    bool holds;
} texts[] = {
    { FORM_NAME, "Fiji", true },
    { FORM_NAME, "", false },
    { FORM_LINE, "", true },
    { FORM_LINE, "two\nlines", false },
    { FORM_LINE,
      "a\xE2\x80\xAE"
      "b",
      false }, /* turns the direction of writing */
    { FORM_LINE,
      "a\xC2\xA0"
      "b",
      false }, /* a blank that is none */
    { FORM_TITLE, "0123456789", true },
    { FORM_TITLE, "0123456789a", false },
    { FORM_TITLE, "\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9",
      true }, /* letters, not bytes */
    { FORM_SECTION, "open", true },
    { FORM_SECTION, "u-16", true },
    { FORM_SECTION, "16", false },
    { FORM_SECTION, "Open", false },
    { FORM_SECTION, "../../evil", false },
    { FORM_SECTION, "", false },
    { FORM_ZONE, "", true },
    { FORM_ZONE, "Etc/GMT+3", true },
    { FORM_ZONE, "a b", false },
    { FORM_PACE, "", true },
    { FORM_PACE, "90+30", true },
    { FORM_PACE, "slow", false },
    { FORM_MATCH_POINTS, "", true },
    { FORM_MATCH_POINTS, "3-1-0", true },
    { FORM_MATCH_POINTS, "3-2-1", true },
    { FORM_MATCH_POINTS, "1-0.5-0", false }, /* whole ones */
    { FORM_MATCH_POINTS, "1-1-0", false },   /* each more than the next */
    { FORM_MATCH_POINTS, "100-1-0", false },
    { FORM_MATCH_POINTS, "3-1", false },
    { FORM_MATCH_POINTS, "3-1-0-0", false },
    { FORM_MATCH_POINTS, "3-1--1", false },
    { FORM_MATCH_POINTS, "three", false },
    { FORM_GAME_POINTS, "3-1-0", true },
    { FORM_GAME_POINTS, "1-0.5-0", true },
    { FORM_GAME_POINTS, "1-0.3-0", false },
    { FORM_BYE_POINTS, "0.5", true },
    { FORM_BYE_POINTS, "1-2.5", true },
    { FORM_BYE_POINTS, "0.5-2", false }, /* match points are whole */
    { FORM_BYE_POINTS, "1-2-3", false },
    { FORM_SHORT, "NOR", true },
    { FORM_SHORT, "NORW", false },
};

static void texts_by_their_form(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        if (form_holds(texts[i].form, (struct str){ texts[i].text, strlen(texts[i].text) }) != texts[i].holds)
            fail_msg("%zu: '%s'", i, texts[i].text);
}

static void every_text_has_one(void **state)
{
    (void)state;
    for (int id = 0; id < TABLE_COUNT; id++)
        for (const struct member *m = member_table((enum table_id)id)->member; m->name; m++)
            if ((m->role == ROLE_KEY || m->role == ROLE_VALUE) && (m->kind == K_TEXT) != (m->form != FORM_NONE))
                fail_msg("%s of %s", m->name, member_table((enum table_id)id)->name);
}

static void what_was_there_stays(void **state)
{
    struct arena a = { 0 };
    char longer[200];

    (void)state;
    memset(longer, 'x', sizeof longer);
    struct event before = { .name = STR("E"), .city = { longer, sizeof longer } }, after = before;
    after.venue = STR("Hall");
    assert_null(form_news(&before, &after, &a).row);
    after.city.n--;
    assert_non_null(form_news(&before, &after, &a).row);
    after.city = STR("Oslo");
    assert_null(form_news(&before, &after, &a).row);
    assert_non_null(form_news(&after, &before, &a).row);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(texts_by_their_form),
        cmocka_unit_test(every_text_has_one),
        cmocka_unit_test(what_was_there_stays),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
