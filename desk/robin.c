#include "desk/robin.h"

#include "desk/task.h"
#include "teams/pairing.h"

/* The default of a section, and the rounds of one cycle where two were asked for later, are no plan; another number that is too low may be one. */
void robin_fit_rounds(struct task *t)
{
    struct section *s = t->section;
    int table = section_table_rounds(s), before = s->rounds, most = table < ROUNDS_MAX ? table : ROUNDS_MAX;

    if (table == 0 || s->frozen || before == table)
        return;
    if (before > table || before == section_default().rounds || before * s->cycles == table) {
        s->rounds = most;
        struct fact *fact = task_fact(t, FACT_SETTING);
        fact->what = STR("rounds");
        fact->becomes = str_fmt(&t->arena, "%d", most);
        fact->was = str_fmt(&t->arena, "%d", before);
    }
    if (s->rounds < table)
        task_note(t, WARNING, RULE_NONE, "everybody meets everybody in %d rounds by the table, and %.*s has %d", table,
                  STR_ARG(section_title(s)), s->rounds);
}
