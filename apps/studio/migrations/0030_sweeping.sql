-- Up Migration

-- What is swept is found, and what hangs on it: without these each row that goes would read a whole table.
create index demo_age_idx on studio.player (created_at) where kind = 'demo';
create index launch_code_age_idx on studio.launch_code (expires_at);
create index launch_code_player_idx on studio.launch_code (player_id);
create index game_session_of_player_idx on studio.game_session (player_id);
create index seed_pair_of_player_idx on studio.seed_pair (player_id);
create index round_session_idx on studio.round (session_id);
create index round_seed_idx on studio.round (seed_id) where seed_id is not null;
