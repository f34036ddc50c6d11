-- Up Migration

-- What the house orders at a sportsbook's desk: committed before the provider hears of it, and told until it answers (ADR 124).
create schema trading;
grant usage on schema trading to platform_app;

create table trading.desk_order (
  -- what makes a repetition harmless
  order_id uuid primary key default gen_random_uuid(),
  -- the order in which a provider hears of them
  seq bigint generated always as identity unique,
  gp_id text not null,
  match_id text not null,
  -- null: the match
  market_id text,
  -- as the provider is told
  asked jsonb not null,
  asked_by bigint not null references app.operator,
  change_request_id bigint references app.change_request,
  reason text not null,
  asked_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused')),
  refusal text,
  -- nobody else tells it meanwhile
  leased_until timestamptz,
  ended_at timestamptz,
  check ((state = 'waiting') = (ended_at is null)),
  check ((state = 'refused') = (refusal is not null))
);
create index desk_order_waiting_idx on trading.desk_order (gp_id, seq) where state = 'waiting';
create index desk_order_match_idx on trading.desk_order (gp_id, match_id, seq desc);
grant select, insert on trading.desk_order to platform_app;
grant update (state, refusal, leased_until, ended_at) on trading.desk_order to platform_app;

insert into app.role_permission (role, permission)
select role, unnest(permissions) from (values
  ('trader', array['trading.read', 'trading.work', 'request.read']),
  ('risk', array['trading.read', 'trading.approve']),
  ('auditor', array['trading.read'])
) seed (role, permissions)
on conflict do nothing;

-- Down Migration
delete from app.role_permission where permission in ('trading.read', 'trading.work', 'trading.approve') or role = 'trader';
drop schema trading cascade;
