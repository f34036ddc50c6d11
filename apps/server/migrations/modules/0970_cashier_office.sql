-- Up Migration

-- What operators have decided of deposits: a deposit comes into one of these states by hand once. Append-only.
create table cashier.decision (
  order_id text not null references cashier.deposit,
  to_state text not null check (to_state in ('credited', 'returning', 'returned')),
  -- who has agreed last, or has noted it
  operator_id bigint not null references app.operator,
  change_request_id bigint references app.change_request,
  reason text not null,
  -- under which the money went back
  return_reference text,
  at timestamptz not null,
  primary key (order_id, to_state),
  check ((change_request_id is null) = (to_state = 'returned')),
  check ((return_reference is null) = (to_state <> 'returned'))
);
grant select, insert on cashier.decision to platform_app;

-- What waits, and all of a site, by when it came into its state.
create index deposit_waiting on cashier.deposit (site_id, changed_at, order_id)
  where state in ('opening_unknown', 'processing', 'review', 'returning');
create index deposit_of_site on cashier.deposit (site_id, changed_at desc, order_id desc);
create index deposit_of_state on cashier.deposit (site_id, state, changed_at desc, order_id desc);
-- What operators look for: a number that somebody reads out.
create index deposit_by_psp_ref on cashier.deposit (psp_ref) where psp_ref is not null;
create index deposit_by_reference on cashier.deposit (reference) where reference is not null;
create index deposit_by_payment_ref on cashier.deposit (payment_ref) where payment_ref is not null;
create index deposit_following on cashier.deposit (follows_order_id) where follows_order_id is not null;
-- Messages that belong to no deposit, and those that nobody can trust.
create index psp_message_unmatched on cashier.psp_message (received_at desc, message_id desc)
  where outcome = 'unmatched' or distrust is not null;

insert into app.role_permission (role, permission)
select role, unnest(permissions) from (values
  ('maker', array['cashier.read', 'cashier.work']),
  ('checker', array['cashier.read', 'cashier.approve']),
  ('finance', array['cashier.read']),
  ('auditor', array['cashier.read'])
) seed (role, permissions);

-- Down Migration
delete from app.role_permission where permission in ('cashier.read', 'cashier.work', 'cashier.approve');
drop index cashier.psp_message_unmatched, cashier.deposit_following, cashier.deposit_by_payment_ref,
  cashier.deposit_by_reference, cashier.deposit_by_psp_ref, cashier.deposit_of_state, cashier.deposit_of_site,
  cashier.deposit_waiting;
drop table cashier.decision;
