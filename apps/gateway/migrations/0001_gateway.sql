-- Up Migration
do $$
begin
  if not exists (select from pg_roles where rolname = 'gateway_app') then
    create role gateway_app nologin;
  end if;
  -- lets the owner's connection become the restricted role with options=-c role=gateway_app
  execute format('grant gateway_app to %I', current_user);
end
$$;

create schema gateway;
grant usage on schema gateway to gateway_app;

-- What an operator has asked for, once for each order and attempt. `question`: it was asked about before it came, and is
-- refused if it still comes.
create table gateway.bank_order (
  psp_ref text primary key,
  operator_id text not null,
  kind text not null check (kind in ('deposit', 'payout')),
  order_id text not null,
  attempt integer not null default 1,
  state text not null check (state in ('question', 'open', 'paying', 'paid', 'refused', 'came_back')),
  refusal_code text,
  body_hash text not null,
  method text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  payer text not null,
  -- a deposit's
  instruction jsonb,
  expires_at timestamptz,
  return_url text,
  message_url text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (operator_id, kind, order_id, attempt),
  check ((state in ('refused', 'question')) = (refusal_code is not null))
);
create index bank_order_newest on gateway.bank_order (created_at desc);

-- The bank's book: all that came in (above zero) and went out, once each; the witness of what was really paid.
create table gateway.payment (
  payment_id bigint generated always as identity primary key,
  payment_ref text not null unique,
  psp_ref text not null references gateway.bank_order,
  currency text not null,
  amount_minor bigint not null check (amount_minor <> 0),
  paid_at timestamptz not null
);
create index payment_of_order on gateway.payment (psp_ref);
create index payment_by_day on gateway.payment (currency, payment_id);

-- What operators are told. `defect`: sent on purpose as somebody else might send it.
create table gateway.message (
  message_number bigint generated always as identity primary key,
  message_id text not null,
  psp_ref text not null references gateway.bank_order,
  body text not null,
  defect text check (defect in ('forged', 'altered', 'old')),
  state text not null check (state in ('held', 'waiting', 'taken', 'given_up')),
  tries integer not null default 0,
  due_at timestamptz not null,
  answer text
);
create index message_due on gateway.message (due_at) where state = 'waiting';
create index message_of_order on gateway.message (psp_ref);

-- How the bank behaves until somebody says otherwise.
create table gateway.mood (
  only_row boolean primary key default true check (only_row),
  deposits text not null default 'answer',
  payouts text not null default 'wait',
  holds_messages boolean not null default false
);
insert into gateway.mood default values;

create function gateway.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'gateway.% is append-only: % refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end
$$;
create trigger append_only before update or delete or truncate on gateway.payment
  for each statement execute function gateway.refuse_change();

grant select, insert on all tables in schema gateway to gateway_app;
grant update on gateway.bank_order, gateway.message, gateway.mood to gateway_app;

-- Down Migration
drop schema gateway cascade;
