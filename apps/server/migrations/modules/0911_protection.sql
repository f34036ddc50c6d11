-- Up Migration
create schema protect;
grant usage on schema protect to platform_app;

-- What a bet looks at of its member, with its session: a row for each, which functions write as what it stands for changes.
create table protect.guard (
  member_id bigint primary key references app.member on delete cascade,
  -- no bet is taken before: the end of a freeze; infinity while the member is disabled
  bet_blocked_until timestamptz not null default '-infinity',
  -- only then does a bet look at limits, and count
  has_loss_limit boolean not null default false
) with (fillfactor = 80);
insert into protect.guard (member_id, bet_blocked_until)
select m.member_id, case when m.status = 'disabled' then 'infinity' else coalesce(m.frozen_until, '-infinity') end
from app.member m;

-- What a member may lose in a day of their site. What is to come from a moment on is loosened; until then the other holds.
create table protect.loss_limit (
  member_id bigint primary key references app.member on delete cascade,
  -- null: none
  amount_minor bigint check (amount_minor >= 0),
  next_amount_minor bigint check (next_amount_minor >= 0),
  next_from timestamptz,
  revision integer not null default 1,
  check (next_from is not null or next_amount_minor is null)
);

-- Of members with a limit: what they staked in a day, what came back, and what they took to providers that hold it.
create table protect.loss_day (
  member_id bigint not null,
  day date not null,
  staked_minor bigint not null default 0,
  returned_minor bigint not null default 0,
  carried_minor bigint not null default 0 check (carried_minor >= 0),
  primary key (member_id, day)
) with (fillfactor = 80);

grant select on all tables in schema protect to platform_app;

insert into app.role_permission (role, permission) values
  ('support', 'limit.edit'), ('risk', 'limit.edit'), ('compliance', 'limit.approve');

-- Down Migration
delete from app.role_permission where permission in ('limit.edit', 'limit.approve');
drop trigger if exists member_guarded on app.member;
drop trigger if exists member_games_end on app.member;
drop schema protect cascade;
create trigger member_games_end after update of first_login_to_change_password on app.member
  for each row when (not old.first_login_to_change_password and new.first_login_to_change_password)
  execute function app.end_games_of_session();
