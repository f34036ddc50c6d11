-- Up Migration
create schema bankbook;
grant usage on schema bankbook to platform_app;

-- Whom members pay by a transfer of their own: {bank, account, holder}. Null for services that are called.
alter table cashier.psp add column payee jsonb;

-- A service's book in a currency, and how its files are read. Its row is what those wait for who write the book.
create table bankbook.book (
  psp_id text not null references cashier.psp,
  currency text not null references app.currency,
  -- that files have to be of; empty where any will do
  account text not null default '',
  -- where CSV files have what; null where none come
  csv jsonb,
  primary key (psp_id, currency)
);

-- What was brought, however often the same.
create table bankbook.statement (
  statement_id bigint generated always as identity primary key,
  psp_id text not null,
  currency text not null,
  format text not null check (format in ('csv', 'mt940', 'camt053', 'service')),
  called text not null,
  sha256 text not null,
  opening_minor bigint not null,
  closing_minor bigint not null,
  lines integer not null,
  new_lines integer not null,
  -- null: the service was asked
  operator_id bigint references app.operator,
  kept_at timestamptz not null,
  foreign key (psp_id, currency) references bankbook.book
);

-- A day by the bank's calendar. What stands in it once it is closed is for ever.
create table bankbook.day (
  psp_id text not null,
  currency text not null,
  day date not null,
  state text not null default 'open' check (state in ('open', 'closed')),
  -- what the last statement that covers the day says; null for one that only late lines have landed in
  told_opening_minor bigint,
  told_closing_minor bigint,
  -- of a closed one
  opening_minor bigint,
  in_minor bigint,
  out_minor bigint,
  fees_minor bigint,
  closing_minor bigint,
  -- what the ledger said that the service has, and what the difference is made of
  float_minor bigint,
  on_the_way_minor bigint,
  cases_minor bigint,
  closed_at timestamptz,
  closed_by bigint references app.operator,
  change_request_id bigint references app.change_request,
  primary key (psp_id, currency, day),
  foreign key (psp_id, currency) references bankbook.book,
  check (case state when 'open' then num_nonnulls(opening_minor, in_minor, out_minor, fees_minor, closing_minor,
      float_minor, on_the_way_minor, cases_minor, closed_at, closed_by, change_request_id) = 0
    else num_nulls(opening_minor, in_minor, out_minor, fees_minor, closing_minor, float_minor, on_the_way_minor,
      cases_minor, closed_at, closed_by, change_request_id) = 0
      and opening_minor + in_minor - out_minor - fees_minor = closing_minor
      and told_closing_minor = closing_minor end)
);

-- Lines, each once. `day` is the one that it counts to: where its own was closed before it came, the next open one.
create table bankbook.line (
  line_no bigint generated always as identity primary key,
  psp_id text not null,
  currency text not null,
  line_id text not null,
  booked_on date not null,
  value_on date not null,
  day date not null,
  amount_minor bigint not null,
  is_fee boolean not null,
  reference text not null,
  payer text not null,
  text text not null,
  -- as the service names it; null where nobody does
  order_id text,
  psp_ref text,
  statement_id bigint not null references bankbook.statement,
  -- whose money it is, and when that was credited
  matched_order_id text,
  credited_at timestamptz,
  credited_minor bigint,
  unique (psp_id, currency, line_id),
  foreign key (psp_id, currency, day) references bankbook.day
);
create unique index line_of_order on bankbook.line (matched_order_id) where matched_order_id is not null;
create index line_of_day on bankbook.line (psp_id, currency, day, line_no);
create index line_unsettled on bankbook.line (psp_id, currency, line_no) where credited_at is null;

-- What a line and an order say differently, or one of them alone: a case.
create table bankbook.break (
  break_id bigint generated always as identity primary key,
  psp_id text not null,
  currency text not null,
  -- `line/17` or `order/D26…`
  subject text not null,
  day date not null,
  kind text not null check (kind in ('not_here', 'not_there', 'amount', 'day', 'twice', 'fee')),
  line_no bigint references bankbook.line,
  order_id text,
  ours_minor bigint,
  theirs_minor bigint,
  state text not null check (state in ('open', 'explained', 'resolved')),
  -- resolved by a look that found both sides saying the same
  is_agreed boolean not null default false,
  owner_id bigint references app.operator,
  found_at timestamptz not null,
  changed_at timestamptz not null,
  unique (psp_id, currency, subject),
  foreign key (psp_id, currency) references bankbook.book
);
create index bank_break_of_day on bankbook.break (psp_id, currency, day, break_id);
create index bank_break_to_work_on on bankbook.break (break_id) where state <> 'resolved';

-- What has become of a case, step by step.
create table bankbook.break_step (
  break_id bigint not null references bankbook.break,
  step integer not null,
  at timestamptz not null,
  what text not null check (what in ('found', 'changed', 'came_back', 'agreed', 'worked')),
  -- null: a look at the book did it
  operator_id bigint references app.operator,
  state text not null,
  owner_id bigint references app.operator,
  note text not null,
  primary key (break_id, step)
);

-- Deposits of a service by when they were credited.
create index deposit_credited on cashier.deposit (psp_id, currency, changed_at, order_id)
  where state in ('credited', 'reversed');

grant select, insert, update on bankbook.book, bankbook.day, bankbook.line, bankbook.break to platform_app;
grant select, insert on bankbook.statement, bankbook.break_step to platform_app;

insert into app.role_permission (role, permission)
select role, unnest(permissions) from (values
  ('finance', array['bankbook.read', 'bankbook.work']),
  ('checker', array['bankbook.read', 'bankbook.close']),
  ('auditor', array['bankbook.read'])
) seed (role, permissions);

-- Down Migration
delete from app.role_permission where permission in ('bankbook.read', 'bankbook.work', 'bankbook.close');
drop index cashier.deposit_credited;
drop schema bankbook cascade;
alter table cashier.psp drop column payee;
