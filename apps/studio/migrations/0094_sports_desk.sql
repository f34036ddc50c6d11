-- Up Migration

-- What the house's traders decide beside the feed. The feed goes on as before: what it says holds again once the desk has
-- taken its own word back.
alter table sports.match
  -- nothing is taken on it
  add column is_held boolean not null default false;
alter table sports.market
  add column is_held boolean not null default false,
  -- in the place of the margin of its kind
  add column own_margin_bp integer check (own_margin_bp between 0 and 3000),
  -- so much likelier than the feed says, in hundredths of a per cent; all other outcomes are less likely for it
  add column shift_outcome text,
  add column shift_bp integer check (shift_bp between -3000 and 3000 and shift_bp <> 0),
  -- {outcome: how it ended}, in the place of what the feed says
  add column desk_results jsonb,
  add constraint market_shift_check check ((shift_outcome is null) = (shift_bp is null));
create index market_own_price_idx on sports.market (match_id)
  where own_margin_bp is not null or shift_bp is not null;

-- Every order of the desk, each once; append-only.
create table sports.desk_order (
  order_id text primary key,
  operator_id text not null,
  -- a repetition must be the same
  request_hash text not null,
  asked jsonb not null,
  -- null: done
  refusal text,
  taken_at timestamptz not null
);
grant select, insert on sports.desk_order to studio_app;

-- The stream of tickets, the newest first.
create index ticket_placed_idx on sports.ticket (placed_at desc, ticket_id desc);

-- Down Migration
drop index sports.ticket_placed_idx;
drop table sports.desk_order;
insert into sports.settle_due (market_id, cause)
  select market_id, 'resettled' from sports.market where desk_results is not null;
drop index sports.market_own_price_idx;
alter table sports.market drop constraint market_shift_check,
  drop column desk_results, drop column shift_bp, drop column shift_outcome, drop column own_margin_bp,
  drop column is_held;
alter table sports.match drop column is_held;
