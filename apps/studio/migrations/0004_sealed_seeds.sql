-- Up Migration

-- A server seed rests sealed until it is revealed, and the hash of the next one is shown while this one is in use: when
-- the player chooses a seed for it, it is there already. A pair is announced, then in use, then revealed.
alter table studio.seed_pair
  alter column server_seed drop not null,
  alter column client_seed drop not null,
  add column sealed_seed text check (sealed_seed like 'sealed:%'),
  add column activated_at timestamptz;
update studio.seed_pair set activated_at = created_at;
-- pairs of before stand in clear until the studio starts and seals them
alter table studio.seed_pair
  add constraint seed_pair_sealed check ((server_seed is null) = (revealed_at is null)) not valid,
  add check ((server_seed is null) = (sealed_seed is not null)),
  add check (client_seed is not null or next_nonce = 0),
  add check (activated_at is not null or (client_seed is null and revealed_at is null));
drop index studio.seed_pair_player_id_idx;
create unique index seed_pair_in_use_idx on studio.seed_pair (player_id)
  where activated_at is not null and revealed_at is null;
create unique index seed_pair_announced_idx on studio.seed_pair (player_id) where activated_at is null;
create index seed_pair_clear_idx on studio.seed_pair (seed_id) where revealed_at is null and server_seed is not null;
