#include "sample.h"

#include <string.h>

#include "engine/base/arena.h"

/* Round 2: 2-1 2:2, 7-3 1:3, 6-4 0.5:3.5, bye 5. */
static const char *const results_2[3][4] = {
    { "1-0", "1/2", "1/2", "0-1" },
    { "1/2", "1/2", "0-1", "0-1" },
    { "1/2", "0-1", "0-1", "0-1" },
};

/* The sample with its second round played, ranked by match points and game points. */
static struct event *played_event(struct arena *a)
{
    struct event *e = sample_event(a);
    struct pairing_list *p = &e->section->round[1];

    e->section->ranking = (struct ranking){ 2, { CRITERION_MP, CRITERION_GP } };
    p->state = ROUND_COMPLETE;
    for (int i = 0; i < p->nfixture; i++)
        for (int b = 0; b < 4; b++) {
            p->fixture[i].board[b].place[0] = p->fixture[i].board[b].place[1] = b + 1;
            assert_true(result_find(str_of(results_2[i][b]), &p->fixture[i].board[b].result));
        }
    return e;
}

/* After round 1: 2 MP GP 3 and 2.5 (2, 1), 1 MP GP 2 (3, 6 and with the bye 7), 0 MP GP 1.5 and 1 (4, 5). After round 2: 3 MP
   GP 5, 5 and 4.5 (2, 3, 1), 2 MP (4), 1 MP GP 3, 3 and 2.5 (5, 7, 6). */
static void ranks_are_those_after_each_round(void **state)
{
    struct arena a = { 0 };
    struct sheet t = sample_report(played_event(&a), "progressive", 0, NOBODY, &a);

    (void)state;
    expect_str(sample_bytes(&t, "csv", &a), "rank,number,team,federation,rank_1,rank_2,mp_1,mp_2\n"
                                            "1,2,Việt Nam,VIE,1,1,2,3\n"
                                            "1,3,Україна,UKR,3,1,1,3\n"
                                            "3,1,საქართველო,GEO,2,3,2,3\n"
                                            "4,4,\"Serbia \"\"B\"\", Šabac\",SRB,6,4,0,2\n"
                                            "5,5,'=SUM(A1:A9),XXX,7,5,0,1\n"
                                            "5,7,Angola,ANG,3,5,1,1\n"
                                            "7,6,Հայաստան,ARM,3,7,1,1\n");
    t = sample_report(played_event(&a), "progressive", 1, NOBODY, &a);
    assert_true(contains(sample_bytes(&t, "csv", &a), "\n3,7,Angola,ANG,3,1\n"));
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ranks_are_those_after_each_round),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
