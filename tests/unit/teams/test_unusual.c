/* SPDX-License-Identifier: Apache-2.0 */
/* What is unusual in a pair, by cards that are written out. */
#include "teams/unusual.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"

enum { W = WHITE, B = BLACK, TEAMS = 4 };

/* Round 6. Teams A to D of four federations: A has had two Whites running, B five Whites to three Blacks, C has met D. */
struct hall {
    struct squad squad[TEAMS];
    struct section section;
    struct fixture played[1];
    struct pairing_list round[5];
    struct card card[TEAMS];
    struct field field;
};
static const signed char of_a[] = { W, B, B, W, W }, of_b[] = { W, W, B, W, B, W, B, W }, of_c[] = { B, W, B, W, B },
                         of_d[] = { W, B, W, B, W };
static const int met_c[] = { 3 }, met_d[] = { 2 };

static void fill(struct hall *h)
{
    *h = (struct hall){ .section = section_default() };
    const char *const names[] = { "A", "B", "C", "D" }, *const federations[] = { "AZE", "BUL", "CHN", "DEN" };
    for (int i = 0; i < TEAMS; i++) {
        h->squad[i] = (struct squad){ .name = str_of(names[i]), .federation = str_of(federations[i]), .number = i + 1 };
        h->card[i] = (struct card){ .number = i + 1, .paired = true };
    }
    h->played[0] = (struct fixture){ .table = 1, .side = { 2, 3 } };
    for (int i = 0; i < 5; i++)
        h->round[i].bye = NOBODY;
    h->round[1].fixture = h->played;
    h->round[1].nfixture = 1;
    h->card[0].colour = of_a, h->card[0].ncolour = 5;
    h->card[1].colour = of_b, h->card[1].ncolour = 8;
    h->card[2].colour = of_c, h->card[2].ncolour = 5, h->card[2].met = met_c, h->card[2].nmet = 1;
    h->card[3].colour = of_d, h->card[3].ncolour = 5, h->card[3].met = met_d, h->card[3].nmet = 1;
    h->section.name = STR("open");
    h->section.squad = h->squad;
    h->section.nsquad = TEAMS;
    h->section.round = h->round;
    h->section.nround = 5;
    h->field = (struct field){
        .edition = EDITION_2022, .lot = WHITE, .round = 6, .rounds = 11, .host = NOBODY, .card = h->card, .n = TEAMS
    };
}

/* All that is said, with semicolons between. */
static void says(const struct hall *h, int white, int black, const char *by_hand, const char *want)
{
    const struct fixture match = { .table = 1, .side = { white, black }, .by_hand = str_of(by_hand) };
    struct message out[UNUSUAL_MOST];
    struct arena a = { 0 };
    char got[400] = "";
    int n = unusual_find(&h->section, &h->field, &match, out);

    assert_true(n <= UNUSUAL_MOST);
    for (int i = 0; i < n; i++) {
        strcat(strcat(got, i > 0 ? "; " : ""), str_c(&a, message_text(&out[i], &(const struct wording){ 0 }, &a)));
    }
    assert_string_equal(got, want);
    arena_free(&a);
}

static void colours(void **state)
{
    struct hall h;

    (void)state;
    fill(&h);
    says(&h, 0, 3, "", "A: a third White running");
    says(&h, 3, 0, "", "");
    says(&h, 1, 3, "", "B: White 6 times and Black 3 times on board 1");
    says(&h, 3, 1, "", "");
    says(&h, 2, 1, "", "");
    /* A has had three Whites to two Blacks, D likewise; C two to three: it has White by the rules. */
    says(&h, 3, 2, "why", "D and C have met in round 2; by the rules C has White on board 1");
    says(&h, 2, 0, "why", "");
    says(&h, 0, 2, "why", "by the rules C has White on board 1; A: a third White running");
}

static void met_and_one_federation(void **state)
{
    struct hall h;

    (void)state;
    fill(&h);
    says(&h, 2, 3, "", "C and D have met in round 2");
    h.squad[1].federation = STR("CHN");
    says(&h, 2, 1, "", "both of CHN");
    h.squad[1].federation = h.squad[2].federation = STR("FID"); /* which is no federation */
    says(&h, 2, 1, "", "");
    h.squad[1].federation = h.squad[2].federation = STR("");
    says(&h, 2, 1, "", "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(colours),
        cmocka_unit_test(met_and_one_federation),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
