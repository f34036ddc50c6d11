-- Up Migration

-- Of a deposit's money: what came, what the payer's bank or this service took back, and what of that is there again.
alter table gateway.payment add column kind text not null default 'payment'
    check (kind in ('payment', 'chargeback', 'refund', 'won_back')),
  -- the payment that was taken back, or what was taken back and is there again
  add column of_ref text references gateway.payment (payment_ref),
  add check ((kind = 'payment') = (of_ref is null));
-- Once.
create unique index payment_won_back on gateway.payment (of_ref) where kind = 'won_back';

-- Down Migration
drop index gateway.payment_won_back;
alter table gateway.payment drop column kind, drop column of_ref;
