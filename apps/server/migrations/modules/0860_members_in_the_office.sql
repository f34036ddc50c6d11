-- Up Migration

-- Counts what operators change of a member, so that nobody writes over what they have not seen.
alter table app.member add column office_revision integer not null default 0;

-- An operator looks for the beginning of an account, for an address, for whoever shares a device.
create index member_by_account on app.member (site_id, member_account text_pattern_ops);
create index member_shut on app.member (site_id, member_id) where status = 'disabled' or frozen_until is not null;
create index member_device_hash on app.member_device (device_hash);
create index member_place_block on app.member_place (address_block);

alter table app.session drop constraint session_end_reason_check;
alter table app.session add constraint session_end_reason_check
  check (end_reason in ('logout', 'replaced', 'idle', 'disabled', 'frozen', 'password_changed', 'ended_by_operator'));

-- The queue of what is not decided, by site.
create index transfer_order_undecided_of_site on app.transfer_order (site_id, created_at, order_id) where decided_at is null;

-- What operators tell each other of a member. Notes are added and read.
create table app.member_note (
  member_note_id bigint generated always as identity primary key,
  member_id bigint not null references app.member on delete cascade,
  operator_id bigint not null,
  operator_account text not null,
  at timestamptz not null,
  text text not null check (btrim(text) <> '' and length(text) <= 2000)
);
create index member_note_of_member on app.member_note (member_id, member_note_id desc);
revoke update, delete, truncate on app.member_note from platform_app;

-- Down Migration
drop table app.member_note;
drop index app.transfer_order_undecided_of_site;
update app.session set end_reason = 'logout' where end_reason = 'ended_by_operator';
alter table app.session drop constraint session_end_reason_check;
alter table app.session add constraint session_end_reason_check
  check (end_reason in ('logout', 'replaced', 'idle', 'disabled', 'frozen', 'password_changed'));
drop index app.member_place_block;
drop index app.member_device_hash;
drop index app.member_shut;
drop index app.member_by_account;
alter table app.member drop column office_revision;
