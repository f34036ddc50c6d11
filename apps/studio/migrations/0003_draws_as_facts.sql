-- Up Migration

-- Chains of before: their last link stood in clear. They cover the draws that were made of them and no more.
alter table studio.chain rename to early_chain;
alter table studio.early_chain rename constraint chain_pkey to early_chain_pkey;

-- What was published of each chain, for ever: the list of a table is linked by hashes, its ranges follow each other
-- without gap or overlap, and the constraints let nothing else in.
create table studio.chain (
  chain_id bigint generated always as identity primary key,
  gp_id text not null,
  game_code text not null,
  ordinal integer not null check (ordinal > 0),
  first_draw integer not null check (first_draw > 0),
  last_draw integer not null check (last_draw >= first_draw),
  -- link 0; draw n takes link n - first_draw + 1
  first_link text not null unique check (first_link ~ '^[0-9a-f]{64}$'),
  previous_hash text not null check (ordinal > 1 or previous_hash = repeat('0', 64)),
  record_hash text not null unique,
  published_at timestamptz not null default clock_timestamp(),
  previous_ordinal integer generated always as (nullif(ordinal - 1, 0)) stored,
  previous_last_draw integer generated always as (first_draw - 1) stored,
  unique (gp_id, game_code, ordinal),
  unique (gp_id, game_code, ordinal, last_draw, record_hash),
  foreign key (gp_id, game_code, previous_ordinal, previous_last_draw, previous_hash)
    references studio.chain (gp_id, game_code, ordinal, last_draw, record_hash),
  check (record_hash = encode(sha256(convert_to(
    'eight-halls/chain/1' || E'\n' || gp_id || '/' || game_code || E'\n' || ordinal::text || E'\n' || first_draw::text
      || E'\n' || last_draw::text || E'\n' || first_link || E'\n' || previous_hash, 'UTF8')), 'hex'))
);

-- The last link of a chain, sealed under a key that the database does not hold.
create table studio.chain_secret (
  chain_id bigint primary key references studio.chain,
  sealed_link text not null check (sealed_link like 'sealed:%')
);

-- A draw is on its way from open over closed to drawn, whether or not anybody bets, and never back.
alter table studio.draw rename column chain_id to early_chain_id;
alter table studio.draw
  alter column early_chain_id drop not null,
  alter column client_seed drop not null,
  add column chain_id bigint references studio.chain,
  add column state text check (state in ('open', 'closed', 'drawn')),
  add column opens_at timestamptz,
  add column draws_at timestamptz,
  add column ends_at timestamptz,
  add column closed_at timestamptz,
  add column seat_count integer,
  -- of the seeds that came with the bets
  add column seats_hash text check (seats_hash ~ '^[0-9a-f]{64}$');
update studio.draw set
  state = case when drawn_at is null then 'closed' else 'drawn' end,
  opens_at = closes_at, draws_at = closes_at, ends_at = closes_at, closed_at = closes_at;
alter table studio.draw
  alter column state set not null,
  alter column opens_at set not null,
  alter column draws_at set not null,
  alter column ends_at set not null,
  add check ((chain_id is null) <> (early_chain_id is null)),
  add check ((state = 'open') = (closed_at is null)),
  add check ((state = 'drawn') = (drawn_at is not null)),
  add check (early_chain_id is not null or (state = 'open') = (seats_hash is null)),
  add check (early_chain_id is not null or (state = 'drawn') = (client_seed is not null));
drop index studio.draw_due_idx;
create unique index draw_on_idx on studio.draw (gp_id, game_code) where state <> 'drawn' and early_chain_id is null;
create index draw_chain_idx on studio.draw (chain_id, draw_number);

create index round_of_draw_idx on studio.round (game_code, draw_number) where draw_number is not null;

grant select, insert on studio.chain, studio.chain_secret to studio_app;
grant update on studio.chain_secret to studio_app;
grant delete on studio.draw to studio_app;
grant update, delete on studio.early_chain to studio_app;
grant usage on all sequences in schema studio to studio_app;
create index draw_idle_idx on studio.draw (drawn_at) where state = 'drawn' and seat_count = 0;
