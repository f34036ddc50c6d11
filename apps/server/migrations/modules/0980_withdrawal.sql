-- Up Migration

-- A site pays out by methods, too.
alter table cashier.method add column direction text not null default 'deposit' check (direction in ('deposit', 'withdrawal')),
  drop constraint method_site_id_currency_psp_id_psp_method_key,
  add constraint method_once unique (site_id, currency, psp_id, psp_method, direction);

-- Up to which amount a withdrawal that nothing speaks against is approved without a person, and up to which sum of such
-- ones in 24 hours, in a site and currency. Without a row a person looks at each.
create table cashier.auto_approval (
  site_id smallint not null references app.site,
  currency text not null references app.currency,
  amount_minor bigint not null check (amount_minor >= 0),
  daily_minor bigint not null check (daily_minor >= 0),
  primary key (site_id, currency)
);

-- From which state to which a withdrawal may go.
create table cashier.withdrawal_move (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into cashier.withdrawal_move (from_state, to_state)
select from_state, unnest(string_to_array(to_states, ' ')) from (values
  ('created', 'requested'),
  ('requested', 'screening'),
  ('screening', 'approved review'),
  ('review', 'approved rejected'),
  ('approved', 'sending'),
  ('sending', 'paid declined unknown'),
  ('unknown', 'paid declined'),
  ('declined', 'sending returned'),
  ('rejected', 'returned'),
  ('paid', 'bounced'),
  ('bounced', 'returned')
) moves (from_state, to_states);

-- What a member wants to be paid out, and what became of it. From its first moment to the last its money is held.
create table cashier.withdrawal (
  order_id text primary key check (order_id ~ '^[\w.:-]{1,64}$'),
  site_id smallint not null,
  member_id bigint not null,
  currency text not null references app.currency,
  payout_account_id uuid not null,
  client_key text not null,
  request_hash bytea not null,
  amount_minor bigint not null check (amount_minor > 0),
  state text not null,
  risk_decision_id text,
  -- the number of the last attempt to pay it
  attempts integer not null default 0,
  -- when somebody takes it up next, and how often somebody has since it came into its state
  tries integer not null default 0,
  next_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (member_id, client_key),
  -- whatever has to go on by itself is taken up; what was paid may still come back
  check (case when state in ('review', 'returned') then next_at is null else state = 'paid' or next_at is not null end)
);
create index withdrawal_due on cashier.withdrawal (next_at) where next_at is not null;
create index withdrawal_of_member on cashier.withdrawal (member_id, created_at desc, order_id desc);
create index withdrawal_under_way on cashier.withdrawal (member_id)
  where state not in ('paid', 'bounced', 'returned');

-- Each time that a payment service was asked to pay. Nobody is asked while it is not certain that another was not paid.
create table cashier.withdrawal_attempt (
  order_id text not null references cashier.withdrawal,
  attempt integer not null check (attempt > 0),
  psp_id text not null references cashier.psp,
  method_id bigint not null references cashier.method,
  state text not null check (state in ('sending', 'unknown', 'paid', 'declined', 'bounced')),
  psp_ref text,
  refusal_code text,
  sent_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (order_id, attempt),
  check (refusal_code is null or state in ('declined', 'bounced'))
);
create unique index withdrawal_attempt_undecided on cashier.withdrawal_attempt (order_id)
  where state in ('sending', 'unknown');
create unique index withdrawal_attempt_paid on cashier.withdrawal_attempt (order_id) where state in ('paid', 'bounced');

-- Every change of state; append-only.
create table cashier.withdrawal_step (
  order_id text not null references cashier.withdrawal,
  seq integer not null,
  from_state text not null,
  to_state text not null,
  cause text not null,
  -- `member`, `psp` by its message or its answer, `system` by the rules, `operator`
  actor text not null,
  message_id text,
  at timestamptz not null,
  primary key (order_id, seq),
  foreign key (from_state, to_state) references cashier.withdrawal_move
);
create index withdrawal_step_automatic on cashier.withdrawal_step (at) where cause = 'approved_by_rules';

grant select on cashier.auto_approval, cashier.withdrawal_move, cashier.withdrawal, cashier.withdrawal_attempt,
  cashier.withdrawal_step to platform_app;
grant insert, update on cashier.auto_approval to platform_app;
-- states change by functions alone
grant update (tries, next_at) on cashier.withdrawal to platform_app;
grant update (psp_ref) on cashier.withdrawal_attempt to platform_app;

-- Down Migration
drop table cashier.withdrawal_step, cashier.withdrawal_attempt, cashier.withdrawal, cashier.withdrawal_move,
  cashier.auto_approval cascade;
delete from cashier.method where direction = 'withdrawal';
alter table cashier.method drop constraint method_once, drop column direction,
  add constraint method_site_id_currency_psp_id_psp_method_key unique (site_id, currency, psp_id, psp_method);
