-- Up Migration
-- Who changed what, and why. Written in the transaction of the change, and never again.
create table app.audit_event (
  audit_event_id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  actor_kind text not null check (actor_kind in ('guest', 'member', 'operator', 'provider', 'system')),
  -- member id, operator id, provider code, part of the house
  actor_ref text not null,
  action text not null check (action <> ''),
  target text not null check (target <> ''),
  before jsonb,
  after jsonb,
  reason text not null check (btrim(reason) <> '')
);
create index audit_event_target on app.audit_event (target, audit_event_id);
revoke update, delete, truncate on app.audit_event from platform_app;
