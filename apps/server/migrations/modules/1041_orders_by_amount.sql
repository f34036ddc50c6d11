-- Up Migration

-- A site's orders by amount: amounts compare in one currency alone.
create index deposit_by_amount on cashier.deposit (site_id, currency, asked_minor, order_id);
create index withdrawal_by_amount on cashier.withdrawal (site_id, currency, amount_minor, order_id);

-- Down Migration
drop index cashier.withdrawal_by_amount, cashier.deposit_by_amount;
