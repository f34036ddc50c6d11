-- Up Migration

-- Members who bring friends, and what that earns (ADR 87). What is earned is an award (`promo.award`).
create schema friends;
grant usage on schema friends to platform_app;

-- What a site gives for a friend of a currency. A version is never changed: the next one ends it.
create table friends.terms (
  terms_id bigint generated always as identity primary key,
  site_id integer not null references app.site,
  currency text not null references app.currency,
  version integer not null check (version > 0),
  -- the friend's first deposit, at least, and valid turnover, at least, both within so many days of the registration
  deposit_minor bigint not null check (deposit_minor >= 0),
  turnover_minor bigint not null check (turnover_minor >= 0),
  days integer not null check (days between 1 and 365),
  -- for whoever recommended, and for the friend; zero: the friend gets nothing
  reward_minor bigint not null check (reward_minor > 0),
  friend_reward_minor bigint not null check (friend_reward_minor >= 0),
  turnover_percent integer not null check (turnover_percent between 0 and 1000),
  -- what one member is given for friends within a month of the site, at most
  month_cap_minor bigint not null check (month_cap_minor >= reward_minor),
  begun_at timestamptz not null,
  ended_at timestamptz check (ended_at >= begun_at),
  unique (site_id, currency, version),
  check (deposit_minor > 0 or turnover_minor > 0)
);
create unique index terms_running on friends.terms (site_id, currency) where ended_at is null;
grant select, insert on friends.terms to platform_app;
grant update (ended_at) on friends.terms to platform_app;

-- Who came by whom, under which terms, and how far they are. Written with the member's row.
create table friends.friend (
  friend_id bigint primary key references app.member,
  recommender_id bigint not null references app.member,
  terms_id bigint not null references friends.terms,
  registered_at timestamptz not null,
  due_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'held', 'met', 'refused', 'missed')),
  -- as they were looked at last
  deposit_minor bigint not null default 0,
  turnover_minor numeric not null default 0,
  looked_at timestamptz,
  held_for text[] not null default '{}',
  ended_at timestamptz,
  -- what an operator said of one that was held
  decision text,
  check ((state = 'open') = (ended_at is null)),
  check (state <> 'held' or cardinality(held_for) > 0),
  check (friend_id <> recommender_id)
);
create index friend_of_recommender on friends.friend (recommender_id, friend_id desc);
create index friend_open on friends.friend (looked_at nulls first, friend_id) where state = 'open';
create index friend_of_terms on friends.friend (terms_id, friend_id desc);
grant select on friends.friend to platform_app;

-- What is to be given for a friend who has done what was asked, to each of the two once.
create table friends.reward (
  friend_id bigint not null references friends.friend,
  role text not null check (role in ('recommender', 'friend')),
  member_id bigint not null references app.member,
  amount_minor bigint not null check (amount_minor > 0),
  tried_at timestamptz,
  award_id bigint,
  given_at timestamptz,
  primary key (friend_id, role),
  check ((award_id is null) = (given_at is null))
);
create index reward_waiting on friends.reward (tried_at nulls first, friend_id) where award_id is null;
create index reward_of_member on friends.reward (member_id, given_at) where role = 'recommender';
grant select on friends.reward to platform_app;

-- The programme runs where terms do.
alter table app.bonus_setting drop column is_friend;

-- Down Migration
alter table app.bonus_setting add column is_friend boolean not null default false;
drop trigger if exists member_recommended on app.member;
drop schema friends cascade;
