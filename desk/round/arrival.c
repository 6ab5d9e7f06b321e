/* SPDX-License-Identifier: Apache-2.0 */
/* arrival.c - the operations announce, arrive, absent, expel and start: who is here, who loses at the start. */
#include "desk/base/messages.h"
#include "desk/base/task.h"
#include "desk/base/value.h"
#include "desk/base/op_row.h"
#include "desk/presence/presence.h"
#include "desk/round/join.h"
#include "engine/ranking/standings.h"
#include "teams/event.h"
#include "teams/form.h"
#include "teams/hours.h"
#include "teams/match.h"
#include "teams/moment.h"
#include "teams/pairing.h"
#include "teams/score.h"
#include "teams/text.h"

/* Announced. */

/* What was said of its coming, read; another hour is that of the same travel, unless that is said anew. */
static bool read_announcement(struct task *t, const struct announce_args *in, struct arrival *a)
{
    struct str due = str_trim(in->due), next = moment_next(due, t->act->time, &t->arena);

    if (!value_time.read(next.n ? next : due, 0, 0, &t->arena, &a->due) || a->due.n == 0)
        return err_say(t->err, ERR_USAGE, say_not_a_time(in->due));
    if (!in->travel.p) {
        a->travel = t->section->squad[in->team].arrival.travel;
        return true;
    }
    return value_take(M_arrival_travel, in->travel, say_travel_too_long, &t->arena, &a->travel, t->err);
}

bool decide_announce(const struct announce_args *in, struct task *t)
{
    struct arrival a = { .at = t->act->time, .by = t->act->user };
    struct arrival *known = &t->section->squad[in->team].arrival;

    if (!presence_is_in(t, in->team) || !read_announcement(t, in, &a))
        return false;
    if (known->players > 0)
        return err_say(t->err, ERR_STATE, say_team_is_here_already(t->section->squad[in->team].name, known->players));
    /* RULE_PRESENT_FIRST: what the announcement does not change. */
    const struct absence *away;
    int next = task_next(t->section);
    if (section_existing(t->section, next) && presence_of(t->section, in->team, next, t->act->time, &away) == TEAM_AWAY)
        task_say(t, WARNING, RULE_NONE, say_will_not_be_paired(t->section->squad[in->team].name, next, away->reason));
    if (!t->section->frozen && !presence_before_start(&t->event, t->section, a.due))
        task_say(t, WARNING, RULE_PRESENT_FIRST, say_due_after_first_round(t->section->squad[in->team].name));
    task_doubt_time(t, say_named_due(), a.due);
    if (str_eq(known->due, a.due) && str_eq(known->travel, a.travel))
        return true;
    *known = a;
    struct fact *fact = task_team_fact(t, FACT_ANNOUNCED, in->team, NOBODY);
    fact->becomes = a.due;
    fact->what = a.travel;
    return true;
}

/* Here. */

/* Without a number all of the list; a team that joins a round keeps the number it has. */
static bool note_players(struct task *t, int squad, int players, bool join)
{
    struct squad *q = &t->section->squad[squad];
    struct arrival a = q->arrival;
    int most = squad_counting(q), usual = join && a.players > 0 ? a.players : most;

    a.players = players != NOT_GIVEN ? players : usual;
    if (a.players < 0 || a.players > most)
        return err_say(t->err, ERR_INPUT, say_only_so_many_in_list(q->name, most));
    if (a.players == q->arrival.players && q->arrival.at.n > 0)
        return true;
    a.at = t->act->time;
    a.by = t->act->user;
    q->arrival = a;
    task_team_fact(t, FACT_HERE, squad, NOBODY)->number = a.players;
    int needed = score_needed(t->section, squad, 0);
    if (a.players < needed)
        task_say(t, WARNING, RULE_PRESENT_THREE, say_team_needs_players(q->name, needed));
    return true;
}

static bool is_ahead(const struct absence *a, int squad, int next)
{
    return a->squad == squad && (a->to == 0 || a->to >= next);
}

/* Returns whether there were absences to end. */
static bool end_absences(struct task *t, int squad, bool join)
{
    struct section *s = t->section;
    int next = task_next(s);
    bool out = !score_takes_part(s, squad, next), ended = false;

    for (int i = s->nabsence; i-- > 0;)
        if (is_ahead(&s->absence[i], squad, next)) {
            presence_end(t, s->absence[i], next);
            ended = true;
        }
    if (ended && !(join && next > s->rounds)) /* it plays in the last round */
        task_team_fact(t, next > s->rounds ? FACT_BACK_AT_END : FACT_BACK, squad, NOBODY);
    if (out)
        presence_discard(t, squad, next, 0, say_draft_was_without);
    return ended;
}

/* Nobody has to say why a team joins that came late. The sentence stands on the sheets beside others than that team, whose opponent
   may have the bye now: so it says who came. */
static void give_reason(struct task *t, int squad)
{
    static const char late[] = " arrived after the pairing was published";
    struct act *named = arena_new(&t->arena, struct act, 1);
    struct str was = t->act->reason, came = t->section->squad[squad].name;

    if (was.n > 0 && !str_ends(was, STR(late)))
        return;
    *named = *t->act;
    named->reason = text_cut(
        &t->arena, str_fmt(&t->arena, "%.*s%s%.*s%s", STR_ARG(was), was.n > 0 ? "; " : "", STR_ARG(came), late),
        REASON_LETTERS);
    t->act = named;
}

bool decide_arrive(const struct arrive_args *in, struct task *t)
{
    t->round = task_next(t->section);
    if (in->join)
        give_reason(t, in->team);
    if (!presence_is_in(t, in->team) || (in->join && !join_is_open(t, in->team)) ||
        !note_players(t, in->team, in->with, in->join))
        return false;
    end_absences(t, in->team, in->join);
    if (in->join)
        return join_late(t, in->team);
    join_offer(t, in->team);
    return true;
}

static bool absent_not(struct task *t, int squad)
{
    t->round = task_next(t->section);
    return presence_is_in(t, squad) &&
           (end_absences(t, squad, false) ||
            err_say(t->err, ERR_STATE, say_not_absent_any_more(t->section->squad[squad].name)));
}

/* The set hour. */

static bool may_close(struct task *t)
{
    struct str hour = presence_hour(&t->event, t->section, &t->arena);

    if (t->section->frozen)
        return err_say(t->err, ERR_STATE, say_name_absent_teams_now());
    if (!moment_is_after(hour, t->act->time) || t->act->reason.n > 0)
        return true;
    if (!t->dry)
        return err_say_lack(t->err, LACKS_REASON, say_presence_not_closed(hour));
    t->err->lacks |= LACKS_REASON;
    task_say(t, NOTE, RULE_PRESENT_FIRST, say_presence_not_closed_dry(hour));
    return true;
}

/* RULE_PRESENT_FIRST: who is neither here with players enough nor announced in time. */
static bool absent_missing(struct task *t)
{
    const struct section *s = t->section;
    int n = t->nfact;

    if (!may_close(t))
        return false;
    t->round = 1;
    for (int i = 0; i < s->nsquad; i++) {
        if (!presence_is_missing(&t->event, s, i))
            continue;
        task_team_fact(t, FACT_MISSING, i, NOBODY);
        presence_put(t, (struct absence){ .squad = i,
                                          .from = 1,
                                          .at = t->act->time,
                                          .by = t->act->user,
                                          .reason = STR("not here at the set hour") });
    }
    if (t->nfact > n)
        task_discard(t, t->section, say_draft_included_missing());
    return true;
}

bool decide_absent(const struct absent_args *in, struct task *t)
{
    int next = task_next(t->section);

    if (in->missing != (in->team == NOBODY))
        return err_say(t->err, ERR_USAGE, say_which_absent_team());
    if (in->missing)
        return absent_missing(t);
    if ((in->round > 0) + (in->from > 0 || in->until > 0) + in->lift > 1)
        return err_say(t->err, ERR_USAGE, say_give_rounds_or_lift());
    if (in->lift)
        return absent_not(t, in->team);
    if (in->from || in->until)
        return presence_leave_out(t, in->team, in->from ? in->from : next, in->until);
    int round = in->round ? in->round : next;
    return presence_leave_out(t, in->team, round, round);
}

/* Expelled. */

static void expel(struct task *t, int squad, int from)
{
    struct absence a = {
        .squad = squad, .from = from, .expelled = true, .at = t->act->time, .by = t->act->user, .reason = t->act->reason
    };

    presence_put(t, a);
    task_team_fact(t, from > t->section->rounds ? FACT_EXPELLED_AT_END : FACT_EXPELLED, squad, NOBODY)->round = from;
}

static int count_played(const struct section *s, int squad)
{
    int n = 0;

    for (int r = 0; r < s->nround; r++) {
        const struct fixture *f = match_of(&s->round[r], squad);
        n += f && score_match(s, f).played;
    }
    return n;
}

static struct message what_stands(int played)
{
    if (played == 0)
        return say_played_no_match();
    return played == 1 ? say_match_stands() : say_matches_stand(played);
}

/* "the 4 matches it played stand ... it counts with the 5 match points it has"; `done`: it is expelled. */
static void tell_consequences(struct task *t, int squad, int from, bool done)
{
    struct tournament rules;
    int mp = 0, played = count_played(t->section, squad);
    enum unit u = t->section->unit;

    score_tournament(&t->event, t->section, t->section->rounds, &t->arena, &rules);
    const struct standing *line = standings_make(&rules, rules.nround, &t->arena);
    for (int i = 0; i < rules.nteam; i++)
        if (line[i].team == squad)
            mp = line[i].mp;
    struct message stands = what_stands(played);
    struct str name = t->section->squad[squad].name;
    long then = section_existing(t->section, from);
    long half = u == UNIT_PLAYER ? mp : 2 * mp; /* a player's points are kept as half points */
    task_say(t, NOTE, RULE_EXPELLED,
             unit_message(u, done ? say_expelled_counts(name, &stands, then, half, half == 2)
                                  : say_expelled_would_count(name, &stands, then, half, half == 2)));
}

/* Shown first, done once it is confirmed. */
bool decide_expel(const struct expel_args *in, struct task *t)
{
    t->round = task_next(t->section);
    if (!presence_is_in(t, in->team) || !task_reason(t, say_for_expulsion()))
        return false;
    expel(t, in->team, t->round);
    presence_discard(t, in->team, t->round, 0, say_draft_was_with);
    tell_consequences(t, in->team, t->round, in->confirm);
    presence_warn_match(t, in->team);
    return in->confirm || t->dry ||
           err_say_lack(t->err, LACKS_CONFIRM, say_expulsion_unconfirmed(t->section->squad[in->team].name));
}

/* The start of a round. */

/* All, unless somebody noted that there are fewer. */
static int players_at_boards(const struct section *s, int squad)
{
    int players = s->squad[squad].arrival.players;

    return players > 0 && players < s->boards ? players : s->boards;
}

/* What the mark of a match is to be; false if nothing is to be done. */
static bool mark_of(struct task *t, int round, const struct fixture *f, struct fixture *out)
{
    const struct section *s = t->section;

    *out = *f;
    if (!presence_loses(s, f, round, out->absent))
        return false;
    bool both = out->absent[0] && out->absent[1];
    out->present = both ? 0 : players_at_boards(s, f->side[out->absent[0]]);
    if (!match_has_results(f))
        return true;
    task_say(t, WARNING, RULE_PRESENT_THREE,
             say_results_of_side_too_small(f->table, t->section->squad[f->side[0]].name,
                                           t->section->squad[f->side[1]].name));
    return false;
}

/* RULE_PRESENT_THREE: marks the matches that are not played, once, at those tables, or NULL, at all. Returns how many teams lost so. */
static int mark_matches(struct task *t, int round, const bool *table)
{
    struct pairing_list *r = &t->section->round[round - 1];
    int *absent = arena_new(&t->arena, int, t->section->nsquad), n = 0;

    for (int i = 0; i < r->nfixture; i++) {
        struct fixture marked;
        if ((table && !table[r->fixture[i].table]) || !mark_of(t, round, &r->fixture[i], &marked))
            continue;
        r->fixture[i] = marked;
        /* WALKOVER: nobody noted how many are here of the side that came. */
        const struct section *s = t->section;
        int gone = marked.side[marked.absent[1]], came = marked.side[marked.absent[0]];
        if (marked.present > 0 && s->squad[came].arrival.players == 0)
            task_say(t, WARNING, RULE_WALKOVER,
                     say_players_here_not_recorded(marked.table, t->section->squad[came].name, marked.present,
                                                   s->squad[gone].number));
        task_match_fact(t, FACT_RESULT_OF, &marked);
        for (int side = 0; side < 2; side++)
            if (marked.absent[side])
                absent[n++] = marked.side[side];
    }
    for (int i = 0; i < n; i++)
        task_team_fact(t, FACT_STARTED, absent[i], NOBODY);
    return n;
}

/* Who missed the round and another one before it. Also in a match that was marked earlier. */
static void judge(struct task *t, int squad, int round, bool may_expel)
{
    if (may_expel)
        expel(t, squad, round + 1);
    tell_consequences(t, squad, round + 1, may_expel);
}

/* RULE_EXPELLED. Returns how many were expelled. */
static int judge_round(struct task *t, int round, bool may_expel)
{
    int n, nout = 0;
    const struct missed *missed = presence_missed(t->section, &t->arena, &n);

    for (int i = 0; i < n; i++) {
        bool now = presence_missed_in(&missed[i], round), out = now && may_expel;
        if (!out)
            presence_warn_missed_of(t, &missed[i]);
        if (now)
            judge(t, missed[i].squad, round, out);
        nout += out;
    }
    return nout;
}

/* Until the hour of the round a team may still come; who started it by mistake has made nobody lose. */
static bool is_the_hour(struct task *t)
{
    struct str starts = hours_start(&t->event, t->section, t->round);

    return !moment_is_after(starts, t->act->time) || t->act->reason.n > 0 ||
           err_say_lack(t->err, LACKS_REASON, say_round_starts_later(t->round, starts));
}

/* Changes by hand may have left them over, also in a published round. */
static void warn_left_over(struct task *t)
{
    const struct section *s = t->section;
    int *over = arena_new(&t->arena, int, s->nsquad);
    int n = leftover_list(s, t->round, &s->round[t->round - 1], over);

    if (n > 0)
        task_say(t, WARNING, RULE_NONE, say_left_over(task_names(t, over, n, 10), n, t->round));
}

/* Of the teams in the round, how many nobody has seen or noted. */
static int count_unknown(const struct task *t, const struct pairing_list *r)
{
    int n = 0;

    for (int i = 0; i < r->nfixture; i++)
        for (int side = 0; side < 2; side++)
            n += presence_of(t->section, r->fixture[i].side[side], t->round, t->act->time, NULL) == TEAM_REGISTERED;
    return n;
}

/* Whose absence stands in a result already; false: there is nobody. */
static bool tell_marked(struct task *t, const struct pairing_list *r)
{
    int *absent = arena_new(&t->arena, int, 2 * r->nfixture), n = 0;

    for (int i = 0; i < r->nfixture; i++)
        for (int side = 0; side < 2; side++)
            if (r->fixture[i].absent[side])
                absent[n++] = r->fixture[i].side[side];
    if (n > 0)
        task_say(t, NOTE, RULE_NONE, say_absence_recorded_already(t->round, task_names(t, absent, n, 10)));
    return n > 0;
}

/* The round loses nothing by its start. */
static void tell_all_here(struct task *t)
{
    const struct pairing_list *r = &t->section->round[t->round - 1];
    int unknown = count_unknown(t, r);

    if (tell_marked(t, r))
        return;
    if (unknown == 0)
        task_say(t, NOTE, RULE_NONE, say_all_teams_are_here(2 * r->nfixture, t->round));
    else
        task_say(t, NOTE, RULE_NONE, say_nobody_known_missing(t->round, unknown));
}

/* One number, or "3-5": somebody loses there. */
static bool read_tables(struct task *t, struct str word, bool *table)
{
    const struct pairing_list *r = &t->section->round[t->round - 1];
    struct str last = word, first = str_cut(&last, '-');
    long from, to;
    int n = 0;

    if (!str_long(first, &from) || !str_long(last.p ? last : first, &to) || from > to)
        return err_say(t->err, ERR_USAGE, say_no_list_of_tables(word));
    for (int i = 0; i < r->nfixture; i++) {
        const struct fixture *f = &r->fixture[i];
        bool loses[2], is = f->table >= from && f->table <= to;
        table[f->table] = table[f->table] || is;
        n += is && presence_loses(t->section, f, t->round, loses);
    }
    return n > 0 || err_say(t->err, ERR_STATE, say_nobody_loses_at_table(word, t->round));
}

/* The tables that are judged now, by their numbers; NULL: all. What was on the screen is judged or nothing: a table that is named and where nobody loses by now
   is ERR_STATE. */
static bool tables_of(struct task *t, struct str words, const bool **out)
{
    const struct pairing_list *r = &t->section->round[t->round - 1];
    int most = 0;

    *out = NULL;
    if (words.n == 0)
        return true;
    for (int i = 0; i < r->nfixture; i++)
        most = r->fixture[i].table > most ? r->fixture[i].table : most;
    bool *table = arena_new(&t->arena, bool, most + 1);
    if (str_eq(words, STR("none")))
        return err_say(t->err, ERR_STATE, say_no_table_ticked());
    for (struct str word; words.n > 0;) {
        word = str_trim(str_cut(&words, ','));
        if (word.n > 0 && !read_tables(t, word, table))
            return false;
    }
    *out = table;
    return true;
}

bool decide_start(const struct start_args *in, struct task *t)
{
    const struct section *s = t->section;
    const bool *table;

    if (in->lasting || in->let_play != NOBODY || in->no_longer != NOBODY)
        return presence_decide_let_play(in, t);
    t->round = s->nround - (task_draft(s) != NULL);
    if (t->round == 0)
        return err_say(t->err, ERR_STATE, say_no_round_published());
    if (!tables_of(t, in->tables, &table))
        return false;
    warn_left_over(t);
    int nmarked = mark_matches(t, t->round, table), nout = judge_round(t, t->round, in->confirm);
    if (nmarked > 0 || nout > 0)
        task_discard(t, t->section, say_matches_not_played(t->round));
    else
        tell_all_here(t);
    return (nmarked == 0 && nout == 0) || is_the_hour(t);
}