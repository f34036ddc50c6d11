-- Up Migration

-- A transfer between a member's wallet and a provider that holds money. order_id is what the provider knows
-- it by, and the ledger's key. created and held have not been sent; sent and unknown may have happened.
create table app.transfer_order (
  order_id text primary key,
  site_id integer not null references app.site,
  member_id bigint not null references app.member,
  gp_id text not null references app.provider_connection,
  currency text not null references app.currency,
  direction text not null check (direction in ('in', 'out', 'out_all')),
  -- of out_all known when it is confirmed
  amount_minor bigint check (amount_minor >= 0),
  state text not null check (state in ('created', 'held', 'sent', 'confirmed', 'rejected', 'unknown')),
  -- what the provider last said, or why nothing was heard
  provider_word text,
  attempts integer not null default 0,
  -- when an undecided order is asked for; also claims it for the one who asks
  next_attempt_at timestamptz,
  created_at timestamptz not null,
  sent_at timestamptz,
  decided_at timestamptz,
  check (amount_minor is not null or (direction = 'out_all' and state <> 'confirmed')),
  check ((state in ('confirmed', 'rejected')) = (decided_at is not null)),
  check ((next_attempt_at is null) = (decided_at is not null)),
  check (state <> 'held' or direction = 'in')
);
create index transfer_order_undecided on app.transfer_order (next_attempt_at) where next_attempt_at is not null;
create index transfer_order_member on app.transfer_order (member_id, created_at);

-- Down Migration
drop table app.transfer_order;
