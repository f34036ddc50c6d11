-- Up Migration
create schema cashier;
grant usage on schema cashier to platform_app;

-- Payment services, each reached by an adapter. The secret rests sealed. `draining`: opens nothing new, what is open ends
-- as usual.
create table cashier.psp (
  psp_id text primary key check (psp_id ~ '^[A-Z][A-Z0-9_]{1,31}$'),
  adapter text not null,
  base_url text not null,
  -- where the service reaches this installation
  message_url text not null,
  operator_id text not null,
  key_id text not null,
  secret text not null,
  state text not null default 'active' check (state in ('active', 'draining', 'paused', 'off'))
);

-- What a site offers its members of a currency; data that operators change.
create table cashier.method (
  method_id bigint generated always as identity primary key,
  site_id smallint not null references app.site,
  currency text not null references app.currency,
  psp_id text not null references cashier.psp,
  -- as the service calls it
  psp_method text not null,
  kind text not null check (kind in ('redirect', 'qr', 'bank_transfer', 'upi', 'pix', 'wallet_app', 'crypto', 'manual')),
  -- `exact`: what is paid otherwise is looked at by hand
  amount_rule text not null default 'as_paid' check (amount_rule in ('as_paid', 'exact')),
  min_minor bigint not null check (min_minor > 0),
  max_minor bigint not null check (max_minor >= min_minor),
  name jsonb not null,
  icon text not null,
  -- what the payer is asked: [{name, label, pattern}]
  fields jsonb not null default '[]',
  sort smallint not null default 0,
  is_active boolean not null default true,
  unique (site_id, currency, psp_id, psp_method)
);

-- From which state to which a deposit may go.
create table cashier.deposit_move (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into cashier.deposit_move (from_state, to_state)
select from_state, unnest(string_to_array(to_states, ' ')) from (values
  ('created', 'opening refused review'),
  ('opening', 'open opening_unknown processing credited review refused'),
  ('opening_unknown', 'open processing credited review refused'),
  ('open', 'processing credited review expired failed'),
  ('processing', 'credited review expired failed'),
  ('expired', 'processing credited review'),
  ('failed', 'credited review'),
  ('review', 'credited returning'),
  ('returning', 'returned'),
  ('credited', 'reversed')
) moves (from_state, to_states);

-- Who pays in, and how often they have. Its row is what those wait for who open or credit deposits of one member.
create table cashier.depositor (
  member_id bigint primary key,
  deposit_times integer not null default 0 check (deposit_times >= 0)
);

-- What a member wants to pay in, and what became of it. Money that came a second time is a deposit of its own, which
-- follows the first.
create table cashier.deposit (
  order_id text primary key check (order_id ~ '^[\w.:-]{1,64}$'),
  site_id smallint not null,
  member_id bigint not null,
  currency text not null references app.currency,
  method_id bigint not null references cashier.method,
  psp_id text not null references cashier.psp,
  follows_order_id text references cashier.deposit,
  client_key text,
  request_hash bytea,
  asked_minor bigint not null check (asked_minor >= 0),
  state text not null,
  psp_ref text,
  reference text,
  instruction jsonb,
  expires_at timestamptz,
  payment_ref text,
  received_minor bigint check (received_minor > 0),
  received_currency text references app.currency,
  refusal_code text,
  ask_attempts integer not null default 0,
  next_ask_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (member_id, client_key),
  check ((client_key is null) = (follows_order_id is not null)),
  check ((received_minor is null) = (payment_ref is null)),
  check (state not in ('credited', 'review', 'returning', 'returned', 'reversed') or received_minor is not null),
  check (state <> 'credited' or received_currency = currency),
  -- whatever may still change by itself is asked about
  check (state not in ('opening', 'opening_unknown', 'open', 'processing') or next_ask_at is not null)
);
create unique index deposit_payment on cashier.deposit (psp_id, payment_ref) where payment_ref is not null;
create unique index deposit_psp_ref on cashier.deposit (psp_id, psp_ref)
  where psp_ref is not null and follows_order_id is null;
create unique index deposit_reference on cashier.deposit (psp_id, reference)
  where reference is not null and state in ('open', 'processing');
create index deposit_due on cashier.deposit (next_ask_at) where next_ask_at is not null;
create index deposit_of_member on cashier.deposit (member_id, created_at desc, order_id desc);

-- Every change of state; append-only.
create table cashier.step (
  order_id text not null references cashier.deposit,
  seq integer not null,
  from_state text not null,
  to_state text not null,
  cause text not null,
  -- `member`, `psp` by its message or its answer, `clock`
  actor text not null,
  -- the message that it was about
  message_id text,
  at timestamptz not null,
  primary key (order_id, seq),
  foreign key (from_state, to_state) references cashier.deposit_move
);

-- What services have told, stored before it is worked on. What can't be trusted has an id of its own making.
create table cashier.psp_message (
  psp_id text not null references cashier.psp,
  message_id text not null,
  received_at timestamptz not null,
  raw text not null,
  headers jsonb not null,
  -- null for one that can be trusted; else why not
  distrust text,
  order_id text,
  outcome text,
  worked_at timestamptz,
  primary key (psp_id, message_id)
);
create index psp_message_waiting on cashier.psp_message (received_at) where worked_at is null;
create index psp_message_order on cashier.psp_message (order_id) where order_id is not null;

create type cashier.opened as (outcome text, order_id text);
create type cashier.moved as (is_moved boolean, state text);

grant select on all tables in schema cashier to platform_app;
grant insert, update on cashier.psp, cashier.method, cashier.psp_message to platform_app;
grant delete on cashier.psp_message to platform_app;
-- states change by functions alone
grant update (ask_attempts, next_ask_at) on cashier.deposit to platform_app;

-- Down Migration
drop schema cashier cascade;
