-- Up Migration

-- Whether the service gives money back that came this way.
alter table cashier.route add column can_refund boolean not null default false;

-- Money of a credited deposit that the house gives back the way it came. It is held from the moment at which that is
-- agreed to; its service is called once, and has it, or has clearly refused it, before it is paid or comes back.
create table cashier.refund (
  refund_id text primary key check (refund_id ~ '^[\w.:-]{1,64}$'),
  order_id text not null references cashier.deposit,
  site_id smallint not null,
  member_id bigint not null,
  psp_id text not null references cashier.psp,
  -- the deposit as its service knows it: of a second payment, the order that was paid twice
  told_order_id text not null,
  -- of the deposit's money, as the service calls it
  payment_ref text not null,
  currency text not null references app.currency,
  amount_minor bigint not null check (amount_minor > 0),
  state text not null check (state in ('asked', 'sending', 'unknown', 'paid', 'refused')),
  -- as the service calls it, and what left by it
  psp_ref text,
  refund_ref text,
  refusal_code text,
  -- what was agreed to, and who has agreed last
  change_request_id bigint not null unique references app.change_request,
  operator_id bigint not null references app.operator,
  reason text not null,
  -- when somebody takes it up next, and how often somebody has since it came into its state
  tries integer not null default 0,
  next_at timestamptz,
  asked_at timestamptz not null,
  sent_at timestamptz,
  ended_at timestamptz,
  check ((state in ('paid', 'refused')) = (ended_at is not null)),
  check ((ended_at is null) = (next_at is not null)),
  check ((state = 'asked') <= (sent_at is null)),
  check ((state = 'paid') = (refund_ref is not null)),
  check ((state = 'refused') = (refusal_code is not null))
);
-- Nothing more is asked for while it is not certain what became of it.
create unique index refund_undecided on cashier.refund (order_id) where ended_at is null;
create unique index refund_paid on cashier.refund (psp_id, refund_ref);
create index refund_of_order on cashier.refund (order_id, asked_at);
create index refund_told on cashier.refund (told_order_id) where ended_at is null;
create index refund_due on cashier.refund (next_at) where next_at is not null;
create index refund_of_site on cashier.refund (site_id, asked_at desc, refund_id desc);
create index refund_under_way on cashier.refund (site_id, asked_at, refund_id) where ended_at is null;
create index refund_booked on cashier.refund (psp_id, currency, ended_at, refund_id) where state = 'paid';
create index refund_psp_ref on cashier.refund (psp_id, psp_ref) where psp_ref is not null;

grant select on cashier.refund to platform_app;
-- states change by functions alone
grant update (tries, next_at, psp_ref) on cashier.refund to platform_app;

-- Down Migration
drop function if exists cashier.request_refund, cashier.move_refund, cashier.amount_leaving;
drop table cashier.refund;
alter table cashier.route drop column can_refund;
