-- Up Migration
create schema agency;
grant usage on schema agency to platform_app;

-- Under which agent a member is and was: the truth of it. app.member.agent_id is how it is now. Of two ranges of a
-- member, which overlap where both do, one is refused.
create table agency.placement (
  placement_id bigint generated always as identity primary key,
  member_id bigint not null references app.member on delete cascade,
  agent_id bigint not null references app.member,
  during tstzrange not null check (not isempty(during) and lower_inc(during) and not upper_inc(during)),
  -- 'found': it was so before placements were kept
  reason text not null check (reason in ('introduced', 'moved', 'found')),
  -- by whose agreement; null: nobody was asked
  change_request_id bigint,
  check (member_id <> agent_id),
  exclude using gist (int8range(member_id, member_id, '[]') with &&, during with &&)
);
create unique index placement_now on agency.placement (member_id) where upper_inf(during);
create index placement_of_agent on agency.placement (agent_id, member_id desc) where upper_inf(during);
create index placement_of_member on agency.placement (member_id);

-- Who is above whom among agents, each of them above themselves at distance 0, and from when to when. Members hang on
-- their agent. Whoever was an agent once stays here.
create table agency.closure (
  ancestor_id bigint not null references app.member on delete cascade,
  descendant_id bigint not null references app.member on delete cascade,
  distance smallint not null check (distance between 0 and 9),
  during tstzrange not null check (not isempty(during) and lower_inc(during) and not upper_inc(during)),
  check ((distance = 0) = (ancestor_id = descendant_id))
);
create unique index closure_now on agency.closure (ancestor_id, descendant_id) where upper_inf(during);
create index closure_down on agency.closure (ancestor_id, distance, descendant_id);
create index closure_up on agency.closure (descendant_id, distance);

-- A member who goes to another agent, or to none, when the next month begins.
create table agency.move (
  move_id bigint generated always as identity primary key,
  site_id integer not null references app.site,
  member_id bigint not null references app.member on delete cascade,
  agent_id bigint references app.member,
  due_at timestamptz not null,
  change_request_id bigint not null,
  state text not null default 'due' check (state in ('due', 'made', 'failed')),
  ended_at timestamptz,
  check ((state = 'due') = (ended_at is null))
);
create unique index move_due on agency.move (member_id) where state = 'due';
create index move_next on agency.move (due_at) where state = 'due';

-- Who wants to be an agent, and of whom; decided by an operator.
create table agency.application (
  application_id bigint generated always as identity primary key,
  site_id integer not null references app.site,
  member_id bigint not null references app.member on delete cascade,
  agent_id bigint references app.member,
  -- how they mean to find members, in their own words
  plan text not null default '',
  state text not null default 'pending' check (state in ('pending', 'approved', 'refused')),
  applied_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  decided_by bigint,
  decided_by_account text,
  reason text not null default '',
  -- what the letter tells the member
  answer text not null default '',
  check ((state = 'pending') = (decided_at is null))
);
create unique index application_pending on agency.application (member_id) where state = 'pending';
create index application_of_member on agency.application (member_id, application_id desc);
create index application_of_site on agency.application (site_id, application_id desc);
create index application_waiting on agency.application (site_id, application_id) where state = 'pending';

-- What agents of a site agree to, version by version; texts by language, content clean HTML. One holds.
create table agency.agreement (
  site_id integer not null references app.site,
  version integer not null check (version > 0),
  title jsonb not null check (jsonb_typeof(title) = 'object'),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  since timestamptz not null,
  ended_at timestamptz,
  primary key (site_id, version)
);
create unique index agreement_holds on agency.agreement (site_id) where ended_at is null;

create table agency.agreement_acceptance (
  member_id bigint not null references app.member on delete cascade,
  site_id integer not null,
  version integer not null,
  -- in which it was read
  language text not null,
  accepted_at timestamptz not null,
  primary key (member_id, version),
  foreign key (site_id, version) references agency.agreement
);

grant select on all tables in schema agency to platform_app;
grant insert, update on agency.move, agency.application, agency.agreement to platform_app;
grant insert on agency.agreement_acceptance to platform_app;

insert into agency.application (site_id, member_id, agent_id, state, applied_at, decided_at)
select m.site_id, a.member_id, a.agent_id, a.state, a.applied_at,
  case when a.state <> 'pending' then a.applied_at end
from app.agent_application a join app.member m using (member_id);
drop table app.agent_application;

-- Whoever was ever named as an agent is one in the tree, those above first.
insert into agency.closure (ancestor_id, descendant_id, distance, during)
with recursive known as (
  select m.member_id, m.agent_id, m.created_at from app.member m
  where m.is_agent or m.member_id in (select a.agent_id from app.member a where a.agent_id is not null)
), above as (
  select k.member_id as ancestor_id, k.member_id as descendant_id, 0 as distance, k.agent_id, k.created_at from known k
  union all
  select k.member_id, a.descendant_id, a.distance + 1, k.agent_id, greatest(a.created_at, k.created_at)
  from above a join known k on k.member_id = a.agent_id
  -- a circle ends here and is refused by the table
  where a.distance < 10
)
select ancestor_id, descendant_id, distance, tstzrange(created_at, null) from above;

insert into agency.placement (member_id, agent_id, during, reason)
select m.member_id, m.agent_id, tstzrange(m.created_at, null), 'found'
from app.member m where m.agent_id is not null;

insert into app.role_permission (role, permission)
select role, unnest(permissions) from (values
  ('agents', array['agent.read', 'agent.work', 'request.read']),
  ('compliance', array['agent.read', 'agent.approve']),
  ('finance', array['agent.read']),
  ('auditor', array['agent.read'])
) seed (role, permissions)
on conflict do nothing;

-- Down Migration
delete from app.role_permission where permission in ('agent.read', 'agent.work', 'agent.approve')
  or (role, permission) = ('agents', 'request.read');
create table app.agent_application (
  member_id bigint primary key references app.member on delete cascade,
  agent_id bigint references app.member,
  state text not null check (state in ('pending', 'approved', 'refused')),
  applied_at timestamptz not null default clock_timestamp()
);
insert into app.agent_application (member_id, agent_id, state, applied_at)
select distinct on (member_id) member_id, agent_id, state, applied_at
from agency.application order by member_id, application_id desc;
drop trigger if exists member_placed on app.member;
drop trigger if exists member_placed_anew on app.member;
drop schema agency cascade;
