-- Up Migration

-- By which services a method is paid, and how they share it. The method is what members choose.
create table cashier.route (
  method_id bigint not null references cashier.method,
  psp_id text not null references cashier.psp,
  -- as the service calls it
  psp_method text not null,
  -- its part beside the weights of the others; 0: only where no other takes an order
  weight integer not null check (weight between 0 and 1000),
  -- what the service takes of an order: hundredths of a percent, and so much beside
  cost_bp integer not null default 0 check (cost_bp between 0 and 10000),
  cost_fixed_minor bigint not null default 0 check (cost_fixed_minor >= 0),
  -- narrower than the method's; null where they are the method's
  min_minor bigint check (min_minor > 0),
  max_minor bigint,
  is_active boolean not null default true,
  primary key (method_id, psp_id),
  check (max_minor >= min_minor)
);
create index route_of_service on cashier.route (psp_id);
insert into cashier.route (method_id, psp_id, psp_method, weight)
select method_id, psp_id, psp_method, 100 from cashier.method;
grant select, insert, update, delete on cashier.route to platform_app;

alter table cashier.method rename column psp_method to code;
alter table cashier.method drop constraint method_once, drop column psp_id,
  add column policy text not null default 'weight' check (policy in ('weight', 'cheapest'));
-- two services may have been two methods of one name
update cashier.method m set code = m.code || '_' || n.place
from (
  select method_id, row_number() over (partition by site_id, currency, direction, code order by method_id) as place
  from cashier.method
) n
where n.method_id = m.method_id and n.place > 1;
alter table cashier.method add constraint method_once unique (site_id, currency, direction, code);

-- Services that were asked for a deposit and have refused it before its member was shown anything; it was asked for at
-- another one then. Append-only.
create table cashier.deposit_refusal (
  order_id text not null references cashier.deposit,
  psp_id text not null references cashier.psp,
  refusal_code text not null,
  at timestamptz not null,
  primary key (order_id, psp_id)
);
create index deposit_refusal_of_service on cashier.deposit_refusal (psp_id, at desc);
grant select on cashier.deposit_refusal to platform_app;

-- A service that does badly gets no new orders: since when, why, and of how many that is said. Counted are orders from
-- counted_from on, where that is set.
alter table cashier.psp_health
  add column drained_at timestamptz,
  add column drained_why text check (drained_why in ('failures', 'slow', 'unpaid')),
  add column drained_part integer,
  add column drained_of integer,
  add column counted_from timestamptz,
  add check (num_nulls(drained_at, drained_why, drained_part, drained_of) in (0, 4));

-- What a service was asked last, and what has ended at it last.
create index deposit_of_service on cashier.deposit (psp_id, created_at desc) where follows_order_id is null;
create index deposit_ended on cashier.deposit (psp_id, changed_at desc)
  where follows_order_id is null and state not in ('opening', 'opening_unknown', 'open', 'processing');
create index withdrawal_attempt_of_service on cashier.withdrawal_attempt (psp_id, sent_at desc);

-- both are told of the service
drop function if exists cashier.review_second_payment(text, text, text, bigint, text, text, timestamptz);
drop function if exists cashier.move_deposit(text, text, bytea, text, ledger.leg[], bigint, jsonb, text, text, text, text,
  text, text, timestamptz, timestamptz, jsonb);

-- Down Migration
drop function if exists cashier.review_second_payment(text, text, text, text, bigint, text, text, timestamptz);
drop function if exists cashier.move_deposit;
drop function if exists cashier.pass_deposit_on;
drop index cashier.withdrawal_attempt_of_service, cashier.deposit_ended, cashier.deposit_of_service;
alter table cashier.psp_health drop column drained_at, drop column drained_why, drop column drained_part,
  drop column drained_of, drop column counted_from;
drop table cashier.deposit_refusal;
alter table cashier.method drop constraint method_once, drop column policy,
  add column psp_id text references cashier.psp;
alter table cashier.method rename column code to psp_method;
update cashier.method m set (psp_id, psp_method) = (
  select r.psp_id, r.psp_method from cashier.route r where r.method_id = m.method_id order by r.weight desc, r.psp_id limit 1
);
drop table cashier.route;
alter table cashier.method alter column psp_id set not null,
  add constraint method_once unique (site_id, currency, psp_id, psp_method, direction);
