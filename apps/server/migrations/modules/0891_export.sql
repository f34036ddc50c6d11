-- Up Migration

-- Lists that operators have written into files.
create table app.export (
  export_id bigint generated always as identity primary key,
  operator_id bigint not null references app.operator,
  operator_account text not null,
  exported jsonb not null,
  format text not null check (format in ('csv', 'xlsx')),
  language text not null,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed', 'expired')),
  attempts integer not null default 0,
  row_count integer,
  is_cut boolean not null default false,
  asked_at timestamptz not null,
  expires_at timestamptz,
  check (state <> 'ready' or (row_count is not null and expires_at is not null))
);
create index export_of_operator on app.export (operator_id, export_id desc);
create index export_waiting on app.export (export_id) where state = 'waiting';
create index export_ready on app.export (expires_at) where state = 'ready';

create table app.export_file (
  export_id bigint primary key references app.export on delete cascade,
  content bytea not null
);
-- it is packed already, or small
alter table app.export_file alter column content set storage external;

insert into app.role_permission (role, permission)
select role, 'export.make' from unnest(array['finance', 'compliance', 'auditor']) role;

-- Down Migration
delete from app.role_permission where permission = 'export.make';
drop table app.export_file, app.export;
