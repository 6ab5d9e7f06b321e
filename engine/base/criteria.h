/* SPDX-License-Identifier: Apache-2.0 */
/* criteria.h - the rows of the criteria, for those who make something of each; ranking.h has their ids. */
#ifndef ENGINE_BASE_CRITERIA_H
#define ENGINE_BASE_CRITERIA_H

/* The key is what lists and data say, the code what sheets do and tournament report files behind OTHER_, unless `trf` is a
   code of theirs. Higher is better in every one; a value is in units of enum value_unit.

   X(id, key, code, trf, title, rule, half, value, working). The functions are those of engine/ranking/; a working is there
   if the criterion adds up what the opponents give; without it the team's own matches alone say what it has
   (engine/whatif/reach.c relies on both). `half`: VALUE_HALVES, else VALUE_WHOLE. */
/* clang-format off */
#define CRITERIA_OWN(X) \
    X(CRITERION_MP,  "mp",  "MP",  "",      "Match points",              RULE_SCORING,      false, match_points,     NULL) \
    X(CRITERION_OSB, "osb", "OSB", "",      "Olympiad Sonneborn-Berger", RULE_TIEBREAK_OSB, true,  sonneborn_berger, contribution_product) \
    X(CRITERION_GP,  "gp",  "GP",  "MPvGP", "Game points",               RULE_TIEBREAK_GP,  true,  game_points,      NULL) \
    X(CRITERION_SUM, "mpo", "MPO", "",      "Opponents' match points",   RULE_TIEBREAK_MP,  false, opponents_points, contribution_mp) \
    X(CRITERION_WON, "wins", "WINS", "WON", "Matches won at the boards", RULE_NONE,         false, won_matches,      NULL) \
    X(CRITERION_WON_BLACK, "wins-black", "BWINS", "BWG", "Matches won with Black on board 1", RULE_NONE, false, won_with_black, NULL) \
    X(CRITERION_BLACK, "black", "BLACK", "BPG", "Matches played with Black on board 1", RULE_NONE, false, played_with_black, NULL)

/* Of a club's page (docs/rules/club.md): X(id, key, code, trf, title, rule, unit, values). All entrants are looked at together. */
#define CRITERIA_CLUB(X) \
    X(CRITERION_CLUB_SOLKOFF, "club-solkoff", "SOLK", "", "Solkoff", RULE_CLUB_SOLKOFF, VALUE_HALVES, club_solkoff) \
    X(CRITERION_CLUB_MEDIAN, "club-median", "MED", "", "Median", RULE_CLUB_MEDIAN, VALUE_HALVES, club_median) \
    X(CRITERION_CLUB_MODIFIED_MEDIAN, "club-modified-median", "MMED", "", "Modified Median", RULE_CLUB_MODIFIED_MEDIAN, VALUE_HALVES, club_modified_median) \
    X(CRITERION_CLUB_SONNEBORN_BERGER, "club-sonneborn-berger", "SB", "", "Sonneborn-Berger", RULE_CLUB_SONNEBORN_BERGER, VALUE_QUARTERS, club_sonneborn_berger) \
    X(CRITERION_CLUB_KASHDAN, "club-kashdan", "KASH", "", "Kashdan", RULE_CLUB_KASHDAN, VALUE_WHOLE, club_kashdan) \
    X(CRITERION_CLUB_CUMULATIVE, "club-cumulative", "CUM", "", "Cumulative", RULE_CLUB_CUMULATIVE, VALUE_HALVES, club_cumulative) \
    X(CRITERION_CLUB_AVERAGE, "club-average", "AVOP", "", "Average Opposition", RULE_CLUB_AVERAGE_OPPOSITION, VALUE_HUNDREDTHS, club_average_opposition) \
    X(CRITERION_CLUB_PERFORMANCE, "club-performance", "PEROP", "", "Performance of Opposition", RULE_CLUB_PERFORMANCE_OF_OPPOSITION, VALUE_HUNDREDTHS, club_performance_of_opposition)

/* C.07, sums over opponents (engine/ranking/c07.h): X(id, key, code, trf, title, rule, unit, by, times, low, high). The
   opponent's score `by` times what the team scored against it, without so many of the lowest and the highest. */
#define CRITERIA_SUMS(X) \
    X(CRITERION_BH,         "bh",       "BH",       "BH:MP",    "Buchholz",                     RULE_C07_BUCHHOLZ, VALUE_WHOLE, REFERENCE_MP, REFERENCE_NONE, 0, 0) \
    X(CRITERION_BH_C1,      "bh-c1",    "BH-C1",    "BH:MP/C1", "Buchholz cut 1",               RULE_C07_CUT,      VALUE_WHOLE, REFERENCE_MP, REFERENCE_NONE, 1, 0) \
    X(CRITERION_BH_C2,      "bh-c2",    "BH-C2",    "BH:MP/C2", "Buchholz cut 2",               RULE_C07_CUT,      VALUE_WHOLE, REFERENCE_MP, REFERENCE_NONE, 2, 0) \
    X(CRITERION_BH_M1,      "bh-m1",    "BH-M1",    "BH:MP/M1", "Buchholz median 1",            RULE_C07_MEDIAN,   VALUE_WHOLE, REFERENCE_MP, REFERENCE_NONE, 1, 1) \
    X(CRITERION_BH_M2,      "bh-m2",    "BH-M2",    "BH:MP/M2", "Buchholz median 2",            RULE_C07_MEDIAN,   VALUE_WHOLE, REFERENCE_MP, REFERENCE_NONE, 2, 2) \
    X(CRITERION_BHG,        "bh-gp",    "BH:GP",    "BH:GP",    "Buchholz of game points",      RULE_C07_BUCHHOLZ, VALUE_HALVES,  REFERENCE_GP, REFERENCE_NONE, 0, 0) \
    X(CRITERION_BHG_C1,     "bh-gp-c1", "BH:GP-C1", "BH:GP/C1", "Buchholz of game points cut 1", RULE_C07_CUT,     VALUE_HALVES,  REFERENCE_GP, REFERENCE_NONE, 1, 0) \
    X(CRITERION_BHG_C2,     "bh-gp-c2", "BH:GP-C2", "BH:GP/C2", "Buchholz of game points cut 2", RULE_C07_CUT,     VALUE_HALVES,  REFERENCE_GP, REFERENCE_NONE, 2, 0) \
    X(CRITERION_BHG_M1,     "bh-gp-m1", "BH:GP-M1", "BH:GP/M1", "Buchholz of game points median 1", RULE_C07_MEDIAN, VALUE_HALVES, REFERENCE_GP, REFERENCE_NONE, 1, 1) \
    X(CRITERION_BHG_M2,     "bh-gp-m2", "BH:GP-M2", "BH:GP/M2", "Buchholz of game points median 2", RULE_C07_MEDIAN, VALUE_HALVES, REFERENCE_GP, REFERENCE_NONE, 2, 2) \
    X(CRITERION_EMMSB,      "emmsb",    "EMMSB",    "EMMSB",    "Extended Sonneborn-Berger (MP × MP)", RULE_C07_ESB, VALUE_WHOLE, REFERENCE_MP, REFERENCE_MP, 0, 0) \
    X(CRITERION_EMMSB_C1,   "emmsb-c1", "EMMSB-C1", "EMMSB/C1", "Extended Sonneborn-Berger (MP × MP) cut 1", RULE_C07_CUT_ESB, VALUE_WHOLE, REFERENCE_MP, REFERENCE_MP, 1, 0) \
    X(CRITERION_EMMSB_C2,   "emmsb-c2", "EMMSB-C2", "EMMSB/C2", "Extended Sonneborn-Berger (MP × MP) cut 2", RULE_C07_CUT_ESB, VALUE_WHOLE, REFERENCE_MP, REFERENCE_MP, 2, 0) \
    X(CRITERION_EMGSB,      "emgsb",    "EMGSB",    "EMGSB",    "Extended Sonneborn-Berger (MP × GP)", RULE_C07_ESB, VALUE_HALVES, REFERENCE_MP, REFERENCE_GP, 0, 0) \
    X(CRITERION_EMGSB_C1,   "emgsb-c1", "EMGSB-C1", "EMGSB/C1", "Extended Sonneborn-Berger (MP × GP) cut 1", RULE_C07_CUT_ESB, VALUE_HALVES, REFERENCE_MP, REFERENCE_GP, 1, 0) \
    X(CRITERION_EMGSB_C2,   "emgsb-c2", "EMGSB-C2", "EMGSB/C2", "Extended Sonneborn-Berger (MP × GP) cut 2", RULE_C07_CUT_ESB, VALUE_HALVES, REFERENCE_MP, REFERENCE_GP, 2, 0) \
    X(CRITERION_EGMSB,      "egmsb",    "EGMSB",    "EGMSB",    "Extended Sonneborn-Berger (GP × MP)", RULE_C07_ESB, VALUE_HALVES, REFERENCE_GP, REFERENCE_MP, 0, 0) \
    X(CRITERION_EGMSB_C1,   "egmsb-c1", "EGMSB-C1", "EGMSB/C1", "Extended Sonneborn-Berger (GP × MP) cut 1", RULE_C07_CUT_ESB, VALUE_HALVES, REFERENCE_GP, REFERENCE_MP, 1, 0) \
    X(CRITERION_EGMSB_C2,   "egmsb-c2", "EGMSB-C2", "EGMSB/C2", "Extended Sonneborn-Berger (GP × MP) cut 2", RULE_C07_CUT_ESB, VALUE_HALVES, REFERENCE_GP, REFERENCE_MP, 2, 0) \
    X(CRITERION_EGGSB,      "eggsb",    "EGGSB",    "EGGSB",    "Extended Sonneborn-Berger (GP × GP)", RULE_C07_ESB, VALUE_QUARTERS, REFERENCE_GP, REFERENCE_GP, 0, 0) \
    X(CRITERION_EGGSB_C1,   "eggsb-c1", "EGGSB-C1", "EGGSB/C1", "Extended Sonneborn-Berger (GP × GP) cut 1", RULE_C07_CUT_ESB, VALUE_QUARTERS, REFERENCE_GP, REFERENCE_GP, 1, 0) \
    X(CRITERION_EGGSB_C2,   "eggsb-c2", "EGGSB-C2", "EGGSB/C2", "Extended Sonneborn-Berger (GP × GP) cut 2", RULE_C07_CUT_ESB, VALUE_QUARTERS, REFERENCE_GP, REFERENCE_GP, 2, 0)

/* C.07, others: X(id, key, code, trf, title, rule, unit, value, decide). Where there is a `decide` instead of a value, it
   gives level teams their places among themselves (engine/ranking/tied.h). What open matches can make of them is not bounded. */
#define CRITERIA_C07(X) \
    X(CRITERION_SSSC, "sssc", "SSSC", "SSSC", "Scores and schedule strength", RULE_C07_SSSC, VALUE_HUNDREDTHS, score_and_schedule, NULL) \
    X(CRITERION_BC,   "bc",   "BC",   "BC",   "Board count: lower is better", RULE_C07_BC, VALUE_HALVES_LESS, board_count,     NULL) \
    X(CRITERION_TBR,  "tbr",  "TBR",  "TBR",  "Place by top board results",     RULE_C07_TBR,  VALUE_PLACE,     NULL, tied_top_boards) \
    X(CRITERION_BBE,  "bbe",  "BBE",  "BBE",  "Place by bottom board elimination", RULE_C07_BBE, VALUE_PLACE,   NULL, tied_bottom_boards) \
    X(CRITERION_DE,   "de",   "DE",   "DE",   "Place by direct encounter",      RULE_C07_DE,   VALUE_PLACE,     NULL, tied_encounters) \
    X(CRITERION_EDE,  "ede",  "EDE",  "EDE",  "Place by extended direct encounter", RULE_C07_EDE, VALUE_PLACE,  NULL, tied_extended) \
    X(CRITERION_EDEBT, "edebt", "EDEBT", "EDEBT", "Place by extended direct encounter, board count, top boards", RULE_C07_EDE_BOARDS, VALUE_PLACE, NULL, tied_extended_count_top) \
    X(CRITERION_EDEBB, "edebb", "EDEBB", "EDEBB", "Place by extended direct encounter, board count, without bottom boards", RULE_C07_EDE_BOARDS, VALUE_PLACE, NULL, tied_extended_count_bottom) \
    X(CRITERION_EDET, "edet", "EDET", "EDET", "Place by extended direct encounter, top boards", RULE_C07_EDE_BOARDS, VALUE_PLACE, NULL, tied_extended_top) \
    X(CRITERION_EDEB, "edeb", "EDEB", "EDEB", "Place by extended direct encounter, without bottom boards", RULE_C07_EDE_BOARDS, VALUE_PLACE, NULL, tied_extended_bottom)

/* Of the Dutch system of 2006, the same for those who are level at the top: others stay level. */
#define CRITERIA_FIRST(X) \
    X(CRITERION_DUTCH_DE, "dutch-de", "DE-1", "", "Place by direct encounter, for the first place", RULE_DUTCH_ORDER, VALUE_PLACE, NULL, tied_encounters)

/* The same with forfeits as played against who was to be met (in report files /P): X(id, key, code, trf, title, rule, unit, by, times, low, high). */
#define CRITERIA_SUMS_FORFEITS(X) \
    X(CRITERION_BH_P, "bh-p", "BH-P", "BH:MP/P", "Buchholz, forfeits as played", RULE_C07_BUCHHOLZ, VALUE_WHOLE, REFERENCE_MP, REFERENCE_NONE, 0, 0) \
    X(CRITERION_BH_C1_P, "bh-c1-p", "BH-C1-P", "BH:MP/C1/P", "Buchholz cut 1, forfeits as played", RULE_C07_CUT, VALUE_WHOLE, REFERENCE_MP, REFERENCE_NONE, 1, 0) \
    X(CRITERION_BH_C2_P, "bh-c2-p", "BH-C2-P", "BH:MP/C2/P", "Buchholz cut 2, forfeits as played", RULE_C07_CUT, VALUE_WHOLE, REFERENCE_MP, REFERENCE_NONE, 2, 0) \
    X(CRITERION_BH_M1_P, "bh-m1-p", "BH-M1-P", "BH:MP/M1/P", "Buchholz median 1, forfeits as played", RULE_C07_MEDIAN, VALUE_WHOLE, REFERENCE_MP, REFERENCE_NONE, 1, 1) \
    X(CRITERION_BH_M2_P, "bh-m2-p", "BH-M2-P", "BH:MP/M2/P", "Buchholz median 2, forfeits as played", RULE_C07_MEDIAN, VALUE_WHOLE, REFERENCE_MP, REFERENCE_NONE, 2, 2) \
    X(CRITERION_BHG_P, "bh-gp-p", "BH:GP-P", "BH:GP/P", "Buchholz of game points, forfeits as played", RULE_C07_BUCHHOLZ, VALUE_HALVES, REFERENCE_GP, REFERENCE_NONE, 0, 0) \
    X(CRITERION_BHG_C1_P, "bh-gp-c1-p", "BH:GP-C1-P", "BH:GP/C1/P", "Buchholz of game points cut 1, forfeits as played", RULE_C07_CUT, VALUE_HALVES, REFERENCE_GP, REFERENCE_NONE, 1, 0) \
    X(CRITERION_BHG_C2_P, "bh-gp-c2-p", "BH:GP-C2-P", "BH:GP/C2/P", "Buchholz of game points cut 2, forfeits as played", RULE_C07_CUT, VALUE_HALVES, REFERENCE_GP, REFERENCE_NONE, 2, 0) \
    X(CRITERION_BHG_M1_P, "bh-gp-m1-p", "BH:GP-M1-P", "BH:GP/M1/P", "Buchholz of game points median 1, forfeits as played", RULE_C07_MEDIAN, VALUE_HALVES, REFERENCE_GP, REFERENCE_NONE, 1, 1) \
    X(CRITERION_BHG_M2_P, "bh-gp-m2-p", "BH:GP-M2-P", "BH:GP/M2/P", "Buchholz of game points median 2, forfeits as played", RULE_C07_MEDIAN, VALUE_HALVES, REFERENCE_GP, REFERENCE_NONE, 2, 2) \
    X(CRITERION_EMMSB_P, "emmsb-p", "EMMSB-P", "EMMSB/P", "Extended Sonneborn-Berger (MP × MP), forfeits as played", RULE_C07_ESB, VALUE_WHOLE, REFERENCE_MP, REFERENCE_MP, 0, 0) \
    X(CRITERION_EMMSB_C1_P, "emmsb-c1-p", "EMMSB-C1-P", "EMMSB/C1/P", "Extended Sonneborn-Berger (MP × MP) cut 1, forfeits as played", RULE_C07_CUT_ESB, VALUE_WHOLE, REFERENCE_MP, REFERENCE_MP, 1, 0) \
    X(CRITERION_EMMSB_C2_P, "emmsb-c2-p", "EMMSB-C2-P", "EMMSB/C2/P", "Extended Sonneborn-Berger (MP × MP) cut 2, forfeits as played", RULE_C07_CUT_ESB, VALUE_WHOLE, REFERENCE_MP, REFERENCE_MP, 2, 0) \
    X(CRITERION_EMGSB_P, "emgsb-p", "EMGSB-P", "EMGSB/P", "Extended Sonneborn-Berger (MP × GP), forfeits as played", RULE_C07_ESB, VALUE_HALVES, REFERENCE_MP, REFERENCE_GP, 0, 0) \
    X(CRITERION_EMGSB_C1_P, "emgsb-c1-p", "EMGSB-C1-P", "EMGSB/C1/P", "Extended Sonneborn-Berger (MP × GP) cut 1, forfeits as played", RULE_C07_CUT_ESB, VALUE_HALVES, REFERENCE_MP, REFERENCE_GP, 1, 0) \
    X(CRITERION_EMGSB_C2_P, "emgsb-c2-p", "EMGSB-C2-P", "EMGSB/C2/P", "Extended Sonneborn-Berger (MP × GP) cut 2, forfeits as played", RULE_C07_CUT_ESB, VALUE_HALVES, REFERENCE_MP, REFERENCE_GP, 2, 0) \
    X(CRITERION_EGMSB_P, "egmsb-p", "EGMSB-P", "EGMSB/P", "Extended Sonneborn-Berger (GP × MP), forfeits as played", RULE_C07_ESB, VALUE_HALVES, REFERENCE_GP, REFERENCE_MP, 0, 0) \
    X(CRITERION_EGMSB_C1_P, "egmsb-c1-p", "EGMSB-C1-P", "EGMSB/C1/P", "Extended Sonneborn-Berger (GP × MP) cut 1, forfeits as played", RULE_C07_CUT_ESB, VALUE_HALVES, REFERENCE_GP, REFERENCE_MP, 1, 0) \
    X(CRITERION_EGMSB_C2_P, "egmsb-c2-p", "EGMSB-C2-P", "EGMSB/C2/P", "Extended Sonneborn-Berger (GP × MP) cut 2, forfeits as played", RULE_C07_CUT_ESB, VALUE_HALVES, REFERENCE_GP, REFERENCE_MP, 2, 0) \
    X(CRITERION_EGGSB_P, "eggsb-p", "EGGSB-P", "EGGSB/P", "Extended Sonneborn-Berger (GP × GP), forfeits as played", RULE_C07_ESB, VALUE_QUARTERS, REFERENCE_GP, REFERENCE_GP, 0, 0) \
    X(CRITERION_EGGSB_C1_P, "eggsb-c1-p", "EGGSB-C1-P", "EGGSB/C1/P", "Extended Sonneborn-Berger (GP × GP) cut 1, forfeits as played", RULE_C07_CUT_ESB, VALUE_QUARTERS, REFERENCE_GP, REFERENCE_GP, 1, 0) \
    X(CRITERION_EGGSB_C2_P, "eggsb-c2-p", "EGGSB-C2-P", "EGGSB/C2/P", "Extended Sonneborn-Berger (GP × GP) cut 2, forfeits as played", RULE_C07_CUT_ESB, VALUE_QUARTERS, REFERENCE_GP, REFERENCE_GP, 2, 0)

#define CRITERIA_C07_FORFEITS(X) \
    X(CRITERION_SSSC_P, "sssc-p", "SSSC-P", "SSSC/P", "Scores and schedule strength, forfeits as played", RULE_C07_SSSC, VALUE_HUNDREDTHS, score_and_schedule_played, NULL) \
    X(CRITERION_DE_P, "de-p", "DE-P", "DE/P", "Place by direct encounter, forfeits as played", RULE_C07_DE, VALUE_PLACE, NULL, tied_encounters_played) \
    X(CRITERION_EDE_P, "ede-p", "EDE-P", "EDE/P", "Place by extended direct encounter, forfeits as played", RULE_C07_EDE, VALUE_PLACE, NULL, tied_extended_played) \
    X(CRITERION_EDEBT_P, "edebt-p", "EDEBT-P", "EDEBT/P", "Place by extended direct encounter, board count, top boards, forfeits as played", RULE_C07_EDE_BOARDS, VALUE_PLACE, NULL, tied_extended_count_top_played) \
    X(CRITERION_EDEBB_P, "edebb-p", "EDEBB-P", "EDEBB/P", "Place by extended direct encounter, board count, without bottom boards, forfeits as played", RULE_C07_EDE_BOARDS, VALUE_PLACE, NULL, tied_extended_count_bottom_played) \
    X(CRITERION_EDET_P, "edet-p", "EDET-P", "EDET/P", "Place by extended direct encounter, top boards, forfeits as played", RULE_C07_EDE_BOARDS, VALUE_PLACE, NULL, tied_extended_top_played) \
    X(CRITERION_EDEB_P, "edeb-p", "EDEB-P", "EDEB/P", "Place by extended direct encounter, without bottom boards, forfeits as played", RULE_C07_EDE_BOARDS, VALUE_PLACE, NULL, tied_extended_bottom_played)

/* C.07, 7 and 9.2: what a team has of its own rounds, as CRITERIA_OWN, and of those against the better half, as CRITERIA_C07. */
#define CRITERIA_RECORD(X) \
    X(CRITERION_WIN, "win", "WIN", "WIN", "Rounds with the points of a win", RULE_C07_RECORD, false, rounds_won, NULL) \
    X(CRITERION_REP, "rep", "REP", "REP", "Rounds elected to play in", RULE_C07_RECORD, false, rounds_elected, NULL) \
    X(CRITERION_STD, "std", "STD", "STD", "Standard points", RULE_C07_RECORD, true, standard_points, NULL) \
    X(CRITERION_PS, "ps", "PS", "PS:MP", "Progressive scores", RULE_C07_PROGRESSIVE, false, progressive, NULL) \
    X(CRITERION_PS_C1, "ps-c1", "PS-C1", "PS:MP/C1", "Progressive scores cut 1", RULE_C07_PROGRESSIVE, false, progressive_cut_1, NULL) \
    X(CRITERION_PS_C2, "ps-c2", "PS-C2", "PS:MP/C2", "Progressive scores cut 2", RULE_C07_PROGRESSIVE, false, progressive_cut_2, NULL) \
    X(CRITERION_PSG, "ps-gp", "PS:GP", "PS:GP", "Progressive scores of game points", RULE_C07_PROGRESSIVE, true, progressive_games, NULL) \
    X(CRITERION_PSG_C1, "ps-gp-c1", "PS:GP-C1", "PS:GP/C1", "Progressive scores of game points cut 1", RULE_C07_PROGRESSIVE, true, progressive_games_cut_1, NULL) \
    X(CRITERION_PSG_C2, "ps-gp-c2", "PS:GP-C2", "PS:GP/C2", "Progressive scores of game points cut 2", RULE_C07_PROGRESSIVE, true, progressive_games_cut_2, NULL)

#define CRITERIA_KOYA(X) \
    X(CRITERION_KS, "ks", "KS", "KS:MP", "Points against the better half (Koya)", RULE_C07_KOYA, VALUE_WHOLE, koya, NULL) \
    X(CRITERION_KSG, "ks-gp", "KS:GP", "KS:GP", "Game points against the better half (Koya)", RULE_C07_KOYA, VALUE_HALVES, koya_games, NULL)

/* C.07, 8.2 and 8.3, as CRITERIA_C07. */
#define CRITERIA_BUCHHOLZ(X) \
    X(CRITERION_AOB, "aob", "AOB", "AOB:MP", "Average of opponents' Buchholz", RULE_C07_AOB, VALUE_HUNDREDTHS, average_buchholz, NULL) \
    X(CRITERION_AOBG, "aob-gp", "AOB:GP", "AOB:GP", "Average of opponents' Buchholz of game points", RULE_C07_AOB, VALUE_HUNDREDTHS, average_buchholz_games, NULL) \
    X(CRITERION_FB, "fb", "FB", "FB:MP", "Fore Buchholz", RULE_C07_FORE, VALUE_WHOLE, fore_buchholz, NULL) \
    X(CRITERION_FB_C1, "fb-c1", "FB-C1", "FB:MP/C1", "Fore Buchholz cut 1", RULE_C07_FORE, VALUE_WHOLE, fore_buchholz_cut_1, NULL) \
    X(CRITERION_FBG, "fb-gp", "FB:GP", "FB:GP", "Fore Buchholz of game points", RULE_C07_FORE, VALUE_HALVES, fore_buchholz_games, NULL) \
    X(CRITERION_FBG_C1, "fb-gp-c1", "FB:GP-C1", "FB:GP/C1", "Fore Buchholz of game points cut 1", RULE_C07_FORE, VALUE_HALVES, fore_buchholz_games_cut_1, NULL)

/* C.07, 10, of players alone: X(id, key, code, trf, title, rule, unit, values), as CRITERIA_CLUB. */
#define CRITERIA_RATINGS(X) \
    X(CRITERION_ARO,    "aro",    "ARO",    "", "Average rating of opponents", RULE_C07_ARO, VALUE_WHOLE, ratings_average) \
    X(CRITERION_ARO_C1, "aro-c1", "ARO-C1", "", "Average rating of opponents cut 1", RULE_C07_ARO, VALUE_WHOLE, ratings_average_cut_1) \
    X(CRITERION_ARO_C2, "aro-c2", "ARO-C2", "", "Average rating of opponents cut 2", RULE_C07_ARO, VALUE_WHOLE, ratings_average_cut_2) \
    X(CRITERION_ARO_M1, "aro-m1", "ARO-M1", "", "Average rating of opponents median 1", RULE_C07_ARO, VALUE_WHOLE, ratings_average_median_1) \
    X(CRITERION_ARO_M2, "aro-m2", "ARO-M2", "", "Average rating of opponents median 2", RULE_C07_ARO, VALUE_WHOLE, ratings_average_median_2) \
    X(CRITERION_TPR,    "tpr",    "TPR",    "", "Tournament performance rating", RULE_C07_TPR, VALUE_WHOLE, ratings_performance) \
    X(CRITERION_PTP,    "ptp",    "PTP",    "", "Perfect tournament performance", RULE_C07_PTP, VALUE_WHOLE, ratings_perfect) \
    X(CRITERION_APRO,   "apro",   "APRO",   "", "Average performance rating of opponents", RULE_C07_APRO, VALUE_WHOLE, ratings_performance_of_opponents) \
    X(CRITERION_APPO,   "appo",   "APPO",   "", "Average perfect performance of opponents", RULE_C07_APRO, VALUE_WHOLE, ratings_perfect_of_opponents)

/* Those that have other words where single players are paired, who have one score: P(id, code, trf, title). */
#define CRITERIA_OF_PLAYERS(P) \
    P(CRITERION_MP,       "Pts",   "",      "Points") \
    P(CRITERION_GP,       "Pts",   "MPvGP", "Points") \
    P(CRITERION_WON,      "WINS",  "WON",   "Games won at the board") \
    P(CRITERION_BHG,      "BH",    "BH",    "Buchholz") \
    P(CRITERION_BHG_C1,   "BH-C1", "BH/C1", "Buchholz cut 1") \
    P(CRITERION_BHG_C2,   "BH-C2", "BH/C2", "Buchholz cut 2") \
    P(CRITERION_BHG_M1,   "BH-M1", "BH/M1", "Buchholz median 1") \
    P(CRITERION_BHG_M2,   "BH-M2", "BH/M2", "Buchholz median 2") \
    P(CRITERION_EGGSB,    "SB",    "SB",    "Sonneborn-Berger") \
    P(CRITERION_EGGSB_C1, "SB-C1", "SB/C1", "Sonneborn-Berger cut 1") \
    P(CRITERION_EGGSB_C2, "SB-C2", "SB/C2", "Sonneborn-Berger cut 2") \
    P(CRITERION_BHG_P,      "BH-P",    "BH/P",    "Buchholz, forfeits as played") \
    P(CRITERION_BHG_C1_P,   "BH-C1-P", "BH/C1/P", "Buchholz cut 1, forfeits as played") \
    P(CRITERION_BHG_C2_P,   "BH-C2-P", "BH/C2/P", "Buchholz cut 2, forfeits as played") \
    P(CRITERION_BHG_M1_P,   "BH-M1-P", "BH/M1/P", "Buchholz median 1, forfeits as played") \
    P(CRITERION_BHG_M2_P,   "BH-M2-P", "BH/M2/P", "Buchholz median 2, forfeits as played") \
    P(CRITERION_EGGSB_P,    "SB-P",    "SB/P",    "Sonneborn-Berger, forfeits as played") \
    P(CRITERION_EGGSB_C1_P, "SB-C1-P", "SB/C1/P", "Sonneborn-Berger cut 1, forfeits as played") \
    P(CRITERION_EGGSB_C2_P, "SB-C2-P", "SB/C2/P", "Sonneborn-Berger cut 2, forfeits as played") \
    P(CRITERION_PSG,        "PS",      "PS",      "Progressive scores") \
    P(CRITERION_PSG_C1,     "PS-C1",   "PS/C1",   "Progressive scores cut 1") \
    P(CRITERION_PSG_C2,     "PS-C2",   "PS/C2",   "Progressive scores cut 2") \
    P(CRITERION_KSG,        "KS",      "KS",      "Points against the better half (Koya)") \
    P(CRITERION_AOBG,       "AOB",     "AOB",     "Average of opponents' Buchholz") \
    P(CRITERION_FBG,        "FB",      "FB",      "Fore Buchholz") \
    P(CRITERION_FBG_C1,     "FB-C1",   "FB/C1",   "Fore Buchholz cut 1") \
    P(CRITERION_ARO,        "ARO",     "ARO",     "Average rating of opponents") \
    P(CRITERION_ARO_C1,     "ARO-C1",  "ARO/C1",  "Average rating of opponents cut 1") \
    P(CRITERION_ARO_C2,     "ARO-C2",  "ARO/C2",  "Average rating of opponents cut 2") \
    P(CRITERION_ARO_M1,     "ARO-M1",  "ARO/M1",  "Average rating of opponents median 1") \
    P(CRITERION_ARO_M2,     "ARO-M2",  "ARO/M2",  "Average rating of opponents median 2") \
    P(CRITERION_TPR,        "TPR",     "TPR",     "Tournament performance rating") \
    P(CRITERION_PTP,        "PTP",     "PTP",     "Perfect tournament performance") \
    P(CRITERION_APRO,       "APRO",    "APRO",    "Average performance rating of opponents") \
    P(CRITERION_APPO,       "APPO",    "APPO",    "Average perfect performance of opponents")

#define CRITERIA(X) \
    CRITERIA_OWN(X) CRITERIA_CLUB(X) CRITERIA_SUMS(X) CRITERIA_C07(X) CRITERIA_FIRST(X) \
    CRITERIA_SUMS_FORFEITS(X) CRITERIA_C07_FORFEITS(X) CRITERIA_RECORD(X) CRITERIA_KOYA(X) CRITERIA_BUCHHOLZ(X) \
    CRITERIA_RATINGS(X)
/* clang-format on */

/* All keys, as " mp osb gp". */
#define RANKING_KEY(id, key, ...) " " key
#define RANKING_KEYS              CRITERIA(RANKING_KEY)

#endif
