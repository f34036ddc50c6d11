-- Up Migration

-- What an operator gives back of a deposit's money: an order of its own, of a payment of the deposit's.
alter table gateway.bank_order drop constraint bank_order_kind_check,
  add constraint bank_order_kind_check check (kind in ('deposit', 'payout', 'refund')),
  add column of_order_id text,
  add column of_ref text references gateway.payment (payment_ref),
  add check ((kind = 'refund') >= (of_ref is not null));
create index bank_order_of_payment on gateway.bank_order (of_ref) where of_ref is not null;

-- Down Migration
drop index gateway.bank_order_of_payment;
alter table gateway.bank_order drop column of_order_id, drop column of_ref, drop constraint bank_order_kind_check,
  add constraint bank_order_kind_check check (kind in ('deposit', 'payout'));
