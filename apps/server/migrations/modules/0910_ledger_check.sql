-- Up Migration

-- Checks of the whole ledger: what each found, and the one that is asked for or running.
create table app.ledger_check (
  ledger_check_id bigint generated always as identity primary key,
  asked_at timestamptz not null,
  ended_at timestamptz,
  took_ms integer,
  -- the number of the last transaction that it saw
  up_to bigint,
  -- a list of names and details
  violations jsonb,
  check ((ended_at is null) = (violations is null))
);
create unique index ledger_check_under_way on app.ledger_check ((true)) where ended_at is null;

insert into app.role_permission (role, permission)
select role, 'ledger.read' from unnest(array['finance', 'auditor', 'compliance']) role;

-- Down Migration
delete from app.role_permission where permission = 'ledger.read';
drop table app.ledger_check;
