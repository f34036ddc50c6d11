-- Up Migration

-- A hash chain for the draws of a table that many play at: link 0 is published, the last one kept secret.
create table studio.chain (
  chain_id bigint generated always as identity primary key,
  gp_id text not null,
  game_code text not null,
  -- the draw that takes link 1
  first_draw integer not null,
  length integer not null check (length > 0),
  first_link text not null,
  last_link text not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (gp_id, game_code, first_draw)
);

-- One draw that somebody has staked on. `link` and `outcome` come when it is drawn.
create table studio.draw (
  gp_id text not null,
  game_code text not null,
  draw_number integer not null,
  chain_id bigint not null references studio.chain,
  commitment text not null,
  client_seed text not null,
  closes_at timestamptz not null,
  link text,
  outcome jsonb,
  drawn_at timestamptz,
  primary key (gp_id, game_code, draw_number),
  check ((drawn_at is null) = (link is null) and (drawn_at is null) = (outcome is null))
);
create index draw_due_idx on studio.draw (closes_at) where drawn_at is null;

alter table studio.round
  alter column seed_id drop not null,
  alter column outcome drop not null,
  add column draw_number integer,
  -- the draw's result has been worked into the round; what remains is the wallet's answer
  add column is_paid_out boolean not null default false,
  add check ((seed_id is null) <> (draw_number is null)),
  add check (state <> 'settled' or outcome is not null);
create index round_draw_idx on studio.round (draw_number) where state = 'open' and draw_number is not null;

alter table studio.wallet_call drop constraint wallet_call_method_check;
alter table studio.wallet_call add check (method in ('bet-win', 'bet', 'win', 'rollback'));

grant select, insert on studio.chain, studio.draw to studio_app;
grant update on studio.draw to studio_app;
grant usage on all sequences in schema studio to studio_app;
