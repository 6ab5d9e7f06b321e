#include "desk/result.h"

#include "db/store.h"
#include "desk/intake.h"
#include "teams/score.h"

/* All that is wrong: one thing that came by hand is the error itself, else there are findings. */
static bool reject(struct intake *in, int nline)
{
    struct task *t = in->t;
    const struct findings *wrong = &in->wrong;

    if (wrong->n == 1 && wrong->item[0].line == 0)
        return err_set(
            t->err, in->kind, "%.*s%s", STR_ARG(wrong->item[0].text),
            in->kind == ERR_CONFLICT && !in->marked ? "; to replace it, enter it as a correction with its reason" : "");
    for (int i = 0; i < wrong->n; i++)
        finding_add(t->remarks, PROBLEM, wrong->item[i].rule, wrong->item[i].line, "%.*s",
                    STR_ARG(wrong->item[i].text));
    bool full = finding_is_full(wrong, PROBLEM); /* the rest was not looked at */
    return err_set(t->err, in->kind, "%d%s of %d results cannot be taken, so none was", wrong->n,
                   full ? " or more" : "", nline);
}

static void store_match(struct task *t, int round, const struct fixture *f)
{
    for (int b = 0; b < t->section->boards; b++) {
        const struct board *board = &f->board[b];
        if (board->result != RESULT_NONE || board->place[0] || board->place[1])
            store_board(t->db, task_at(t), round, f->table, b + 1, board);
    }
}

/* Returns how many matches had news. */
static int store_round_news(struct intake *in, int round)
{
    struct task *t = in->t;
    const struct pairing_list *r = &t->section->round[round - 1];
    int n = 0;

    for (int i = 0; in->touched[round - 1] && i < r->nfixture; i++) {
        if (!in->touched[round - 1][i])
            continue;
        n++;
        if (!in->second)
            store_match(t, round, &r->fixture[i]);
        if (in->nmark > 0)
            store_fixture(t->db, task_at(t), round, &r->fixture[i]);
        task_about(t, r->fixture[i].side[0]);
        task_about(t, r->fixture[i].side[1]);
    }
    return n;
}

static void note_state(struct task *t, int round)
{
    const struct pairing_list *r = &t->section->round[round - 1];

    for (int i = 0; i < r->nfixture; i++)
        if (!score_complete(t->section, &r->fixture[i]))
            return;
    if (r->state != ROUND_COMPLETE)
        task_note(t, NOTE, RULE_NONE, "round %d is complete", round);
    else if (round < t->section->nround && t->section->round[round].state != ROUND_DRAFT)
        task_note(t, NOTE, RULE_FROZEN, "the pairings published after round %d stand", round);
}

/* Half points as people write them: "2½". */
static struct str points(struct task *t, int half)
{
    return half == 1 ? STR("½") : str_fmt(&t->arena, "%d%s", half / 2, half % 2 ? "½" : "");
}

static const struct fixture *match_touched(struct intake *in, int round)
{
    int i = 0;

    while (!in->touched[round - 1][i])
        i++;
    return &in->t->section->round[round - 1].fixture[i];
}

/* "round 5 table 12: Fiji 2½ - 1½ Malta", or how many boards of it came in. */
static struct str one_match(struct intake *in, int round)
{
    struct task *t = in->t;
    const struct fixture *f = match_touched(in, round);
    struct match m = score_match(t->section, f);
    if (!score_complete(t->section, f))
        return str_fmt(&t->arena, "round %d table %d (%.*s - %.*s): %d %s", round, f->table, NAME_ARG(t, f->side[0]),
                       NAME_ARG(t, f->side[1]), COUNT(in->nboard, "board", "boards"));
    return str_fmt(&t->arena, "round %d table %d: %.*s %.*s - %.*s %.*s%s", round, f->table, NAME_ARG(t, f->side[0]),
                   STR_ARG(points(t, m.gp[0])), STR_ARG(points(t, m.gp[1])), NAME_ARG(t, f->side[1]),
                   m.played ? "" : " (not played)");
}

static void tell_second(struct intake *in, int nmatch, struct str rounds, int round)
{
    struct task *t = in->t;

    if (nmatch != 1) {
        task_change(t, "%.*s: second entry of %d %s of %d %s", STR_ARG(rounds), COUNT(in->nboard, "board", "boards"),
                    COUNT(nmatch, "match", "matches"));
        return;
    }
    const struct fixture *f = match_touched(in, round);
    task_change(t, "round %d table %d (%.*s - %.*s): second entry of %d board%s", round, f->table,
                NAME_ARG(t, f->side[0]), NAME_ARG(t, f->side[1]), in->nboard, in->nboard == 1 ? "" : "s");
}

/* "round 5: 352 boards of 88 matches"; one match with its score; a single change, and what was
   replaced, word for word. */
static void tell(struct intake *in, int nmatch, int nround, int round)
{
    struct task *t = in->t;
    struct str rounds = nround == 1 ? str_fmt(&t->arena, "round %d", round) : str_fmt(&t->arena, "%d rounds", nround);

    t->round = nround == 1 ? round : 0;
    if (in->second && !in->replaced) { /* not what it is: the first entry is made without knowing it */
        tell_second(in, nmatch, rounds, round);
        return;
    }
    if (in->second || in->nboard + in->nmark == 1) {
        task_change(t, "%.*s", STR_ARG(in->detail));
        return;
    }
    t->change = nmatch == 1 ? one_match(in, round)
                            : str_fmt(&t->arena, "%.*s: %d %s of %d %s", STR_ARG(rounds),
                                      COUNT(in->nboard, "board", "boards"), COUNT(nmatch, "match", "matches"));
    int nmark = in->nmark - in->noff; /* those that were taken off are told */
    if (nmark > 0)
        t->change = str_fmt(&t->arena, "%.*s, %d %s", STR_ARG(t->change), COUNT(nmark, "mark", "marks"));
    if (in->replaced)
        t->change =
            str_fmt(&t->arena, "%.*s; %.*s", STR_ARG(t->change), STR_ARG(nmatch == 1 ? in->within : in->detail));
}

static void store_news(struct intake *in)
{
    struct task *t = in->t;
    int nmatch = 0, nround = 0, last = 0;

    for (int round = 1; round <= t->section->nround; round++) {
        int n = store_round_news(in, round);
        nmatch += n;
        nround += n > 0;
        last = n > 0 ? round : last;
        if (n > 0 && in->scores)
            note_state(t, round);
    }
    tell(in, nmatch, nround, last);
    if (in->scores)
        task_discard(t, t->section, "a result of round %d changed", last);
}

static void store_corrections(struct intake *in)
{
    struct task *t = in->t;

    for (int i = 0; i < in->ncorrection; i++)
        store_correction(t->db, task_at(t), t->section->ncorrection + i + 1, &in->correction[i]);
    for (int i = 0; i < in->nmark_correction; i++)
        store_mark_correction(t->db, task_at(t), t->section->nmark_correction + i + 1, &in->mark_correction[i]);
}

static bool take(struct task *t, const struct result_list *list, enum entry_mode mode)
{
    struct intake in = { .t = t,
                         .correct = mode == ENTRY_CORRECTION || mode == ENTRY_SECOND_CORRECTION,
                         .second = mode == ENTRY_SECOND || mode == ENTRY_SECOND_CORRECTION,
                         .rating = mode == ENTRY_RATING,
                         .wrong = { .arena = &t->arena } };

    for (int i = 0; i < list->nmark; i++)
        if (list->mark[i].decides && !task_reason(t, "a decision whether a match counts as played"))
            return false;
    if (mode != ENTRY_RESULT && mode != ENTRY_SECOND && !task_reason(t, "a correction"))
        return false;
    for (int i = 0; i < list->nboard && !finding_is_full(&in.wrong, PROBLEM); i++)
        intake_board(&in, &list->board[i]);
    for (int i = 0; i < list->nmark && !finding_is_full(&in.wrong, PROBLEM); i++)
        intake_mark(&in, &list->mark[i]);
    intake_check(&in);
    if (in.wrong.n > 0)
        return reject(&in, list->nboard + list->nmark);
    store_corrections(&in);
    if (in.rating)
        task_change(t, "%.*s", STR_ARG(in.detail));
    else
        store_news(&in);
    return true;
}

bool desk_results(struct desk *d, const struct act *act, const struct result_list *list, enum entry_mode mode,
                  struct findings *f, struct err *e)
{
    struct task t;

    return task_end(&t, task_begin_section(&t, d, act, f, e) && take(&t, list, mode));
}
