-- Up Migration

-- Whose tries are counted together: strangers to the account, a device or an address that it knows, a change of
-- the password.
alter table app.login_attempt
  drop constraint login_attempt_pkey,
  add column lane text not null default 'stranger',
  add primary key (site_id, member_account, lane);

-- Addresses (IPv6: one /64) that a member has come in from.
create table app.member_place (
  member_id bigint not null references app.member on delete cascade,
  address_block cidr not null,
  last_seen_at timestamptz not null,
  primary key (member_id, address_block)
);
insert into app.member_place
select member_id, app.address_block(remote_address), max(created_at)
  from app.session where remote_address is not null group by 1, 2;

-- Down Migration
drop table app.member_place;
delete from app.login_attempt where lane <> 'stranger';
alter table app.login_attempt
  drop constraint login_attempt_pkey,
  drop column lane,
  add primary key (site_id, member_account);
