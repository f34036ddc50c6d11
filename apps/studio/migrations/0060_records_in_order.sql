-- Up Migration

-- A player's records of a game and a session's last results are read from their newest end, however many there are.
create index round_of_game_idx on studio.round (player_id, game_code, opened_at desc);
drop index studio.round_history_idx;
create index round_of_session_idx on studio.round (session_id, opened_at desc);
drop index studio.round_session_idx;
