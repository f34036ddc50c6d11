-- Up Migration

-- What was taken back as a whole may be won back.
insert into cashier.deposit_move (from_state, to_state) values ('reversed', 'credited');

-- Money that a bank, or the service itself, took back after it had come: once for each reference.
create table cashier.reversal (
  psp_id text not null references cashier.psp,
  reversal_ref text not null,
  order_id text not null references cashier.deposit,
  site_id smallint not null,
  member_id bigint not null,
  cause text not null check (cause in ('chargeback', 'refund')),
  currency text not null references app.currency,
  amount_minor bigint not null check (amount_minor > 0),
  -- in the service's words
  reason text not null,
  -- `kept`: its deposit is not credited, or has less left; nothing is booked for it until it is
  state text not null check (state in ('kept', 'taken', 'won_back')),
  -- of it, what the wallet lacked
  owed_minor bigint not null default 0 check (owed_minor between 0 and amount_minor),
  -- the message that told of it; null where the service was asked
  message_id text,
  told_at timestamptz not null,
  taken_at timestamptz,
  won_back_at timestamptz,
  -- as the service calls it, or whoever has recorded it
  won_back_ref text,
  primary key (psp_id, reversal_ref),
  check (state <> 'taken' or taken_at is not null),
  check (state <> 'kept' or taken_at is null),
  check ((state = 'won_back') = (won_back_at is not null)),
  check ((won_back_at is null) = (won_back_ref is null))
);
create index reversal_of_order on cashier.reversal (order_id);
create index reversal_of_site on cashier.reversal (site_id, told_at desc, reversal_ref desc);
create index reversal_of_member on cashier.reversal (member_id) where state = 'taken';
create index reversal_kept on cashier.reversal (told_at) where state = 'kept';
create index reversal_taken on cashier.reversal (psp_id, currency, taken_at, reversal_ref) where taken_at is not null;
create index reversal_won_back on cashier.reversal (psp_id, currency, won_back_at, reversal_ref)
  where taken_at is not null and won_back_at is not null;
create index reversal_won_back_ref on cashier.reversal (psp_id, won_back_ref) where won_back_ref is not null;

-- What members owe, since money was taken back that they had spent. Its balance is the house's claim in the ledger.
create table cashier.debt (
  member_id bigint not null,
  currency text not null references app.currency,
  site_id smallint not null,
  owed_minor bigint not null check (owed_minor >= 0),
  -- since when without a break
  since timestamptz not null,
  primary key (member_id, currency)
);
create index debt_of_site on cashier.debt (site_id, since, member_id) where owed_minor > 0;

-- How a debt came and went; append-only. `key` is the ledger's.
create table cashier.debt_step (
  member_id bigint not null,
  currency text not null,
  seq integer not null,
  cause text not null check (cause in ('reversal', 'deposit', 'won_back', 'forgiven')),
  key text not null,
  -- the deposit whose money was taken back, or that paid
  order_id text references cashier.deposit,
  -- above zero the member owes more
  amount_minor bigint not null check (amount_minor <> 0),
  owed_minor bigint not null,
  at timestamptz not null,
  primary key (member_id, currency, seq),
  foreign key (member_id, currency) references cashier.debt,
  unique (cause, key),
  check ((cause = 'reversal') = (amount_minor > 0)),
  check ((cause = 'forgiven') = (order_id is null))
);
create index debt_step_of_order on cashier.debt_step (order_id) where order_id is not null;

-- What operators have decided of claims: that one was won back, that a debt is forgiven. Append-only.
create table cashier.claim_decision (
  change_request_id bigint primary key references app.change_request,
  kind text not null check (kind in ('won_back', 'forgiven')),
  -- who has agreed last
  operator_id bigint not null references app.operator,
  site_id smallint not null,
  member_id bigint not null,
  order_id text references cashier.deposit,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- of one that was won back: by what it is seen to be so
  evidence text,
  reason text not null,
  at timestamptz not null,
  check ((kind = 'won_back') = (order_id is not null)),
  check ((order_id is null) = (evidence is null))
);
create index claim_decision_of_order on cashier.claim_decision (order_id) where order_id is not null;

grant select on cashier.reversal, cashier.debt, cashier.debt_step to platform_app;
grant select, insert on cashier.claim_decision to platform_app;

-- Down Migration
drop function if exists cashier.take_back, cashier.win_back, cashier.cover_debt, cashier.change_debt, cashier.forgive_debt;
drop table cashier.claim_decision, cashier.debt_step, cashier.debt, cashier.reversal;
delete from cashier.deposit_move where from_state = 'reversed';
