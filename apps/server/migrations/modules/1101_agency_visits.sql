-- Up Migration

-- How many visitors came by an agent's link on a day of the site, each once.
create table agency.visit_day (
  agent_id bigint not null references app.member on delete cascade,
  day date not null,
  visitors integer not null check (visitors > 0),
  primary key (agent_id, day)
);

-- Who has been counted on a day: a hash that nobody can make again once the day's salt is gone. Both go when the day is
-- over everywhere.
create table agency.visitor (
  day date not null,
  visitor bytea not null,
  primary key (day, visitor)
);
create table agency.visitor_salt (
  day date primary key,
  salt bytea not null
);

grant select, insert, update on agency.visit_day to platform_app;
grant select, insert, delete on agency.visitor, agency.visitor_salt to platform_app;

-- Down Migration
drop table agency.visitor_salt, agency.visitor, agency.visit_day;
