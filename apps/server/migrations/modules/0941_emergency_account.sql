-- Up Migration

-- An account that nobody signs in to: it is opened by several people, for a while.
alter table app.operator add column is_emergency boolean not null default false;

create table app.emergency_seal (
  operator_id bigint primary key references app.operator,
  sealed_at timestamptz not null,
  -- what two people keep, hashed; together they open the account, once. Null: they have
  half_hashes bytea[] check (cardinality(half_hashes) = 2),
  -- null: it is shut
  open_until timestamptz,
  -- who takes the way in; null: whoever the command gave it to
  opened_for bigint references app.operator,
  is_taken boolean not null default false,
  -- the way in, good once
  token_hash bytea unique,
  check (open_until is not null or (opened_for is null and not is_taken and token_hash is null)),
  check (token_hash is null or is_taken)
);

alter table app.operator_session
  drop constraint operator_session_end_reason_check,
  add constraint operator_session_end_reason_check
    check (end_reason in ('signed_out', 'ended', 'password', 'disabled', 'invited', 'sealed')) not valid;

-- What is done by such an account is marked where it is written.
alter table app.audit_event
  drop constraint audit_event_actor_kind_check,
  add constraint audit_event_actor_kind_check
    check (actor_kind in ('guest', 'member', 'operator', 'emergency', 'provider', 'system')) not valid;

-- Down Migration
drop table app.emergency_seal;
alter table app.operator drop column is_emergency;
