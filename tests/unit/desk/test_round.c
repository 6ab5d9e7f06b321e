#include "tests/unit/desk/room.h"

static void a_round_goes_from_draft_to_complete(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 6);
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    assert_string_equal(room_pairs(&r), "A-D E-B C-F");
    printf("# %s\n", room_pairs(&r));
    WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e));
    room_play(&r);
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    printf("# %s\n", room_pairs(&r));
    room_close(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_round_goes_from_draft_to_complete),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
