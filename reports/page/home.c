/* SPDX-License-Identifier: Apache-2.0 */
/* home.c - a section at a glance: top matches, leaders, what comes next, the race for medals; after the last round the winner, the podium and
   the other prizes. */
#include "engine/base/arena.h"
#include "reports/format/flag.h"
#include "reports/format/messages.h"
#include "reports/format/sheet.h"
#include "reports/format/titles.h"
#include "reports/page/view.h"
#include "reports/sheet/charts.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/report.h"
#include "teams/lineup.h"
#include "teams/over.h"
#include "teams/prize/prize.h"

enum { MATCHES = 8, LEADERS = 16, RACE = 4 /* match points behind the leader */ };

static void open_part(struct view *v, const char *class, struct message title)
{
    buffer_fmt(&v->out, "<section class=\"part %s\">", class);
    view_say(v, "<h2>", title, "</h2>\n");
}

static void put_more(struct view *v, struct str href, struct message text)
{
    view_text(v, "<p class=\"all\"><a href=\"", href, "\">");
    view_say(v, "", text, "</a></p>\n");
}

/* --- while it is played ------------------------------------------------------------------------- */

static void put_counts(struct view *v)
{
    const struct section *s = v->section;
    const struct pairing_list *r = &s->round[v->round - 1];
    int games = 0, over = 0;

    for (int i = 0; i < r->nfixture; i++) {
        const struct view_state x = view_state(s, &r->fixture[i]);
        games += x.over ? s->boards : x.ended;
        over += x.over;
    }
    if (s->boards > 1)
        view_say(v, "<p class=\"count\">",
                 say_games_and_matches_finished(games, r->nfixture * s->boards, over, r->nfixture), "</p>\n");
    else
        view_say(v, "<p class=\"count\">", say_games_finished(games, r->nfixture), "</p>\n");
}

static void put_matches(struct view *v, const struct view_home *h)
{
    open_part(v, "top", say_top_matches(v->round));
    view_matches(v, h->brief ? MATCHES / 2 : MATCHES, true);
    put_more(v, h->pairings, say_all_matches(v->section->round[v->round - 1].nfixture));
    view_put(v, "</section>\n");
}

/* After the last round, while something of the event is open. */
static void put_provisional(struct view *v, const struct view_home *h)
{
    const struct message told = over_provisional(v->section, h->ranked);

    if (told.row)
        view_say(v, "<p class=\"count\">", told, "</p>\n");
}

static void put_leaders(struct view *v, const struct view_home *h)
{
    if (h->ranked == 0)
        return;
    struct view of = *v;

    of.round = h->ranked;
    of.sheet = h->sheet;
    open_part(&of, "lead", h->final ? say_ranking_after(h->ranked) : say_leaders_after(h->ranked));
    view_leaders(&of, h->brief ? LEADERS / 2 : LEADERS);
    put_more(&of, h->standings, say_full_standings());
    view_put(&of, "</section>\n");
    v->out = of.out;
}

/* What the round after it waits for, or the round itself before anything of it is played. */
static void put_next(struct view *v, const struct view_home *h)
{
    struct arena *a = v->out.arena;
    int round = h->waits ? v->round : v->round + 1;

    if (round < 1 || round > v->section->rounds || round > ROUNDS_MAX)
        return;
    const struct str start = v->event->date[round - 1], due = lineup_deadline(v->event, round, a);
    if (start.n == 0)
        return;
    const struct str starts[VIEW_PIECES] = { view_bold(v, view_date(v, start)) },
                     closes[VIEW_PIECES] = { view_bold(v, view_date(v, due)) };
    open_part(v, "next", say_comes_next());
    if (v->section->unit == UNIT_TEAM && due.n > 0 && !str_eq(due, start))
        view_say_around(v, "<p>", say_lineups_due_at(VIEW_FIRST, round), closes, "</p>\n");
    view_say_around(v, "<p>", say_round_starts_at(VIEW_FIRST, round), starts, "</p>\n</section>\n");
}

/* Teams by match points, from the leader on down. */
static void put_level(struct view *v, const struct standing *line, int from, int to)
{
    const struct str points[VIEW_PIECES] = { view_bold(v, str_number(v->out.arena, line[from].mp)) };

    view_say_around(v, "<tr><th scope=\"row\">", say_match_points_of(VIEW_FIRST), points, "</th><td>");
    for (int i = from; i < to; i++) {
        view_put(v, "<span class=\"one\">");
        view_flag(v, line[i].team, FLAG_24, true);
        struct cell code = cell_text(charts_code(v->section, line[i].team, v->out.arena));
        code.to = cell_team(v->section, line[i].team).to;
        view_put(v, " ");
        view_link(v, code);
        view_put(v, "</span> ");
    }
    view_put(v, "</td></tr>\n");
}

static void put_race(struct view *v, const struct view_home *h)
{
    const struct standing *line = h->line;
    int n = v->section->nsquad, to, least = n > 0 ? line[0].mp - RACE : 0, left = v->section->rounds - h->ranked;

    if (h->ranked == 0 || least <= 0 || h->brief || v->section->unit != UNIT_TEAM)
        return;
    open_part(v, "race", say_race_for_medals());
    view_say(v, "<p class=\"key\">", say_race_is_of(least, h->ranked, left, 2 * left), "</p>\n");
    view_say(v, "<table><caption>", say_teams_by_points(), "</caption><thead class=\"spoken\"><tr>");
    view_label(v, "<th scope=\"col\">", &label_mp, "</th>");
    view_label(v, "<th scope=\"col\">", &label_teams, "</th></tr></thead><tbody>\n");
    for (int from = 0; from < n && line[from].mp >= least && !line[from].unranked; from = to) {
        for (to = from + 1; to < n && line[to].mp == line[from].mp && !line[to].unranked;)
            to++;
        put_level(v, line, from, to);
    }
    view_put(v, "</tbody></table></section>\n");
}

/* --- players ------------------------------------------------------------------------------------ */

static void put_contender(struct view *v, const struct contender *c)
{
    view_put(v, "<td>");
    view_flag(v, c->squad, FLAG_20, true);
    view_put(v, " ");
    view_link(v, cell_player(v->section, c->squad, c->player + 1));
    view_say(v, "<small>",
             say_performed(view_points(c->games.half, v->out.arena), c->games.games, performance_rating(&c->games)),
             "</small></td>");
}

static void put_place(struct view *v, const struct view_home *h, int place, int most)
{
    int n;
    const struct contender *c =
        prize_board(v->section, h->games, place, prize_minimum(v->section, h->ranked, 0), v->out.arena, &n);

    if (n == 0)
        return;
    view_text(v, "<tr><th scope=\"row\">", view_told(v, figures_board(v->section, place)), "</th>");
    for (int i = 0; i < n && i < most; i++)
        put_contender(v, &c[i]);
    view_put(v, "</tr>\n");
}

/* Before the end one of each board is named, and the heads are only spoken. */
static void put_medal_heads(struct view *v, bool final)
{
    static const struct message_row *const medal[] = { &label_gold, &label_silver, &label_bronze };

    view_put(v, final ? "<thead><tr>" : "<thead class=\"spoken\"><tr>");
    view_label(v, "<th scope=\"col\">", &label_board, "</th>");
    if (!final)
        view_label(v, "<th scope=\"col\">", &label_best, "</th>");
    for (int i = 0; final && i < PRIZE_MEDALS; i++)
        view_label(v, "<th scope=\"col\">", medal[i], "</th>");
    view_put(v, "</tr></thead><tbody>\n");
}

static void put_performances(struct view *v, const struct view_home *h)
{
    int most = h->final ? PRIZE_MEDALS : 1, least = prize_minimum(v->section, h->ranked, 0);

    if (h->ranked == 0 || h->brief || v->section->unit != UNIT_TEAM)
        return;
    open_part(v, "best", h->final ? say_board_medals() : say_best_performances());
    view_say(v, "<p class=\"key\">", say_performance_of_games(least), "</p>\n");
    view_say(v, "<table><caption>", say_performances_by_board(), "</caption>");
    put_medal_heads(v, h->final);
    for (int place = 1; place <= v->section->squad_size; place++)
        put_place(v, h, place, most);
    view_put(v, "</tbody></table></section>\n");
}

/* --- at the end --------------------------------------------------------------------------------- */

static void put_squad(struct view *v, const struct view_home *h, int squad)
{
    const struct squad *q = &v->section->squad[squad];

    view_put(v, "<ul>");
    for (int i = 0; i < q->nplayer; i++) {
        const struct performance *g = &h->games[squad * SQUAD_MAX + i];
        buffer_fmt(&v->out, "<li><span>%d</span> <span class=\"who\">", i + 1);
        view_text(v, "", q->player[i].title, " ");
        view_link(v, cell_player(v->section, squad, i + 1));
        const struct str points[VIEW_PIECES] = { view_bold(v, view_points(g->half, v->out.arena)) };
        view_say_around(v, "</span> <span>", say_points_of_games(VIEW_FIRST, g->games), points, "</span></li>");
    }
    view_put(v, "</ul>");
}

/* A medal, its team, what made it, its players. */
static void put_medal(struct view *v, const struct view_home *h, const struct prize_team *t)
{
    static const struct message_row *const name[] = { &label_gold, &label_silver, &label_bronze };
    static const char *const class[] = { "gold", "silver", "bronze" };
    const struct ranking *by = &v->section->ranking;
    const struct standing *line = t->line;
    const int nth = t->rank - 1;
    struct arena *a = v->out.arena;

    buffer_fmt(&v->out, "<section class=\"medal %s\"><h2>", class[nth]);
    view_label(v, "<small>", name[nth], "</small>");
    view_flag(v, line->team, FLAG_72, false);
    view_put(v, " ");
    view_link(v, cell_team(v->section, line->team));
    view_put(v, "</h2>\n<p class=\"made\">");
    for (int c = 0; c < by->n && c < 2; c++) {
        view_text(v, "<b>", cell_typeset(figures_value(by->by[c], line->value[c]), a), "</b> ");
        view_text(v, "", view_word(v, &criterion_row(by->by[c])->code), " ");
    }
    buffer_fmt(&v->out, "<span>+%d =%d −%d</span></p>\n", line->won, line->drawn, line->lost);
    if (v->section->unit == UNIT_TEAM)
        put_squad(v, h, line->team);
    view_put(v, "</section>\n");
}

/* "A and B both made 20 match points; the Olympiad Sonneborn-Berger score decided, 413½ to 404½." */
static void put_why(struct view *v, const struct view_home *h)
{
    const struct ranking *by = &v->section->ranking;
    const struct standing *x = h->medal[0].line, *y = h->medal[1].line;
    struct arena *a = v->out.arena;
    int c = 0;

    if (h->medal[0].shared) {
        view_say(v, "<p class=\"why\">", say_first_place_shared(prize_winners(v->section, h->medal, h->nmedal, a)),
                 "</p>\n");
        return;
    }
    while (c < by->n && x->value[c] == y->value[c])
        c++;
    if (c == 0 || c == by->n)
        return;
    struct cell value = figures_value(by->by[c], x->value[c]);
    value.to = (struct ref){ .kind = REF_TIEBREAK, .section = v->section, .round = h->ranked, .squad = x->team };
    const struct str linked[VIEW_PIECES] = { view_linked(v, value) };
    view_say_around(v, "<p class=\"why\">",
                    say_winner_decided_by(v->section->squad[x->team].name, v->section->squad[y->team].name,
                                          cell_typeset(figures_value(by->by[0], x->value[0]), a),
                                          view_word(v, &criterion_row(by->by[0])->code),
                                          view_word(v, &criterion_row(by->by[c])->title), VIEW_FIRST,
                                          cell_typeset(figures_value(by->by[c], y->value[c]), a)),
                    linked, "</p>\n");
}

static void put_podium(struct view *v, const struct view_home *h)
{
    view_put(v, "<div class=\"podium\">\n");
    for (int i = 0; i < h->nmedal; i++)
        put_medal(v, h, &h->medal[i]);
    view_put(v, "</div>\n");
    if (h->nmedal > 1)
        put_why(v, h);
}

static void put_category(struct view *v, const struct view_home *h, const struct categories *k, int which)
{
    int n;
    const struct prize_team *t = prize_of_category(v->section, h->line, k, which, v->out.arena, &n);

    if (n == 0)
        return;
    const int last = prize_category_end(k, which);
    view_text(v, "<tr><th scope=\"row\">", prize_category_letter(which), " ");
    view_say(v, "<small>",
             last > 0 ? say_category_between(k->first[which - 1], last) : say_category_begins(k->first[which - 1]),
             "</small></th>");
    for (int i = 0; i < n && i < PRIZE_MEDALS; i++) {
        view_put(v, "<td>");
        view_flag(v, t[i].line->team, FLAG_20, true);
        view_put(v, " ");
        view_link(v, cell_team(v->section, t[i].line->team));
        view_say(v, "<small>", say_points_and_rank(t[i].line->mp, t[i].line->rank), "</small></td>");
    }
    view_put(v, "</tr>\n");
}

static void put_categories(struct view *v, const struct view_home *h)
{
    static const struct message_row *const heads[] = { &label_category, &label_first, &label_second, &label_third };

    if (h->brief || !prize_has_categories(v->section))
        return;
    const struct categories k = prize_categories(v->section, v->out.arena);

    open_part(v, "best", say_best_of_category());
    view_say(v, "<p class=\"key\">", say_categories_by_number(), "</p>\n");
    view_say(v, "<table><caption>", say_best_of_category(), "</caption><thead><tr>");
    for (size_t i = 0; i < sizeof heads / sizeof *heads; i++)
        view_label(v, "<th scope=\"col\">", heads[i], "</th>");
    view_put(v, "</tr></thead><tbody>\n");
    for (int which = PRIZE_CATEGORY_FIRST; which <= PRIZE_CATEGORIES; which++)
        put_category(v, h, &k, which);
    view_put(v, "</tbody></table></section>\n");
}

/* --- all ---------------------------------------------------------------------------------------- */

/* The ranks of the first ten after each round; on a narrow page of five. */
static void put_ways(struct view *v, const struct view_home *h)
{
    enum { LINES = 10 };
    const struct report_input in = { .event = v->event, .section = v->section, .round = h->ranked };
    struct arena *a = v->out.arena;
    const struct standing *team[LINES];
    struct sheet drawn = { 0 };
    struct view of = *v;
    int n = 0;

    while (n < LINES && n < v->section->nsquad) {
        team[n] = &h->line[n];
        n++;
    }
    charts_add_bump(&drawn, &in, team, n, figures_progress(v->event, v->section, h->ranked, a), a);
    of.sheet = &drawn;
    view_charts(&of, say_how_they_got_there(), say_ranks_by_round());
    v->out = of.out;
    put_more(v, h->standings, say_full_standings());
}

static void put_final(struct view *v, const struct view_home *h)
{
    put_podium(v, h);
    view_put(v, "<div class=\"flow\">\n");
    put_ways(v, h);
    view_put(v, "</div><div class=\"left\">\n");
    put_performances(v, h);
    view_put(v, "</div><div class=\"right\">\n");
    put_categories(v, h);
    view_put(v, "</div>\n");
}

static void put_playing(struct view *v, const struct view_home *h)
{
    if (v->round > 0)
        put_counts(v);
    put_provisional(v, h);
    view_put(v, "<div class=\"left\">\n");
    if (v->round > 0)
        put_matches(v, h);
    put_race(v, h);
    view_put(v, "</div><div class=\"right\">\n");
    put_next(v, h);
    put_leaders(v, h);
    put_performances(v, h);
    view_put(v, "</div>\n");
}

void view_home(struct view *v, const struct view_home *h)
{
    static const char *const state[] = { "", " waits", " final", " final" };

    buffer_fmt(&v->out, "<div class=\"home%s\">\n", state[2 * h->final + h->waits]);
    if (h->first)
        view_say(v, "<section class=\"part mine\" id=\"mine\"><h2>", say_your_team(), "</h2></section>\n");
    if (h->final)
        put_final(v, h);
    else
        put_playing(v, h);
    view_put(v, "</div>\n");
}
