/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/record_lists.h"

/* clang-format off */
#define LIST(name, ...) const enum member_id name[] = { __VA_ARGS__, MEMBERS_END }

LIST(record_of_event, M_event_name, M_event_venue, M_event_city, M_event_federation, M_event_first_day, M_event_last_day, M_event_zone, M_event_rating_list);
LIST(record_of_arbiter, M_arbiter_name, M_arbiter_role, M_arbiter_title, M_arbiter_federation, M_arbiter_fide_id);
LIST(record_of_flag, M_attachment_name, M_attachment_sha256);
LIST(record_of_section, M_section_title, M_section_hall, M_section_time_control, M_section_women, M_section_rounds, M_section_squad_size, M_section_championship,
     M_section_departed, M_section_departed_round);
LIST(record_of_rules, M_section_system, M_section_unit, M_section_edition, M_section_tiebreak, M_section_ranking, M_section_score, M_section_cycles,
     M_section_preference, M_section_secondary, M_section_accelerated, M_section_graded, M_section_boards, M_section_players_needed, M_section_match_points,
     M_section_game_points, M_section_bye_points, M_section_floor,
     M_section_lot, M_section_host_first);
LIST(record_of_team, M_team_number, M_team_name, M_team_federation, M_team_captain, M_team_late);
LIST(record_of_player, M_player_name, M_player_title, M_player_rating, M_player_fide_id, M_player_k, M_player_born, M_player_replaced);
LIST(record_of_shortening, M_shortening_after_round, M_shortening_was, M_shortening_becomes, M_shortening_at, M_shortening_reason);
LIST(record_of_warning, M_warning_team, M_warning_at);
LIST(record_of_points, M_adjustment_team, M_adjustment_mp, M_adjustment_gp, M_adjustment_from_round, M_adjustment_pairing_only, M_adjustment_own);
LIST(record_of_correction, M_correction_table_no, M_correction_board, M_correction_was, M_correction_becomes, M_correction_from_round, M_correction_at);
LIST(record_of_mark, M_mark_correction_table_no, M_mark_correction_was_absent_first, M_mark_correction_was_absent_second, M_mark_correction_was_present,
     M_mark_correction_was_decided, M_mark_correction_absent_first, M_mark_correction_absent_second, M_mark_correction_present,
     M_mark_correction_decided, M_mark_correction_from_round, M_mark_correction_at);
LIST(record_of_round, M_round_published, M_round_opened, M_round_bye, M_round_bye_by_hand, M_round_record);
LIST(record_of_match, M_fixture_table_no, M_fixture_first, M_fixture_second, M_fixture_absent_first, M_fixture_absent_second, M_fixture_present,
     M_fixture_decided, M_fixture_decided_why, M_fixture_by_hand);
LIST(record_of_board, M_board_first_place, M_board_second_place, M_board_result, M_board_swapped);
/* clang-format on */
