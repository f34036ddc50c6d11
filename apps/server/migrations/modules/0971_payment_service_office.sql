-- Up Migration

alter table cashier.psp
  -- where an operator has set the state
  add column state_at timestamptz,
  add column state_reason text,
  add check ((state_at is null) = (state_reason is null)),
  -- The key that takes the place of the present one at next_from; until then both are taken. Sealed like that one.
  add column next_key_id text,
  add column next_secret text,
  add column next_from timestamptz,
  add column next_shown_at timestamptz,
  -- made at the office: the settings' key is left aside
  add column has_office_key boolean not null default false,
  add check ((next_key_id is null) = (next_secret is null)),
  add check ((next_key_id is null) = (next_from is null)),
  add check (next_key_id is not null or next_shown_at is null),
  add check (next_key_id <> key_id);

-- When a service last answered clearly, and when it last did not. Beside the service's row, which is set by hand.
create table cashier.psp_health (
  psp_id text primary key references cashier.psp,
  last_answer_at timestamptz,
  last_failure_at timestamptz,
  last_failure text
);
grant select, insert, update on cashier.psp_health to platform_app;

create index deposit_by_time on cashier.deposit (created_at);
create index deposit_unknown on cashier.deposit (psp_id) where state = 'opening_unknown';

insert into app.role_permission (role, permission)
select role, unnest(permissions) from (values
  ('administrator', array['psp.read', 'psp.edit']),
  ('compliance', array['psp.read', 'psp.approve']),
  ('maker', array['psp.read']),
  ('checker', array['psp.read']),
  ('finance', array['psp.read']),
  ('auditor', array['psp.read'])
) seed (role, permissions);

-- Down Migration
delete from app.role_permission where permission in ('psp.read', 'psp.edit', 'psp.approve');
drop index cashier.deposit_unknown, cashier.deposit_by_time;
drop table cashier.psp_health;
alter table cashier.psp
  drop column next_key_id, drop column next_secret, drop column next_from, drop column next_shown_at,
  drop column has_office_key, drop column state_at, drop column state_reason;
