-- Up Migration

-- What operators have decided of withdrawals in review, once for each. Append-only.
create table cashier.withdrawal_decision (
  order_id text primary key references cashier.withdrawal,
  to_state text not null check (to_state in ('approved', 'rejected')),
  -- who has agreed last
  operator_id bigint not null references app.operator,
  change_request_id bigint not null references app.change_request,
  reason text not null,
  at timestamptz not null
);
grant select, insert on cashier.withdrawal_decision to platform_app;

-- What waits, and all of a site, by when it came into its state.
create index withdrawal_waiting on cashier.withdrawal (site_id, changed_at, order_id)
  where state in ('review', 'approved', 'unknown');
create index withdrawal_of_site on cashier.withdrawal (site_id, changed_at desc, order_id desc);
create index withdrawal_of_state on cashier.withdrawal (site_id, state, changed_at desc, order_id desc);

-- Down Migration
drop index cashier.withdrawal_of_state, cashier.withdrawal_of_site, cashier.withdrawal_waiting;
drop table cashier.withdrawal_decision;
