-- Up Migration
create schema promo;
grant usage on schema promo to platform_app;

-- Cash that was given to a member, once for whatever it was given for, and how much of it is to be played.
create table promo.award (
  award_id bigint generated always as identity primary key,
  site_id smallint not null references app.site,
  member_id bigint not null references app.member,
  currency text not null references app.currency,
  amount_minor bigint not null check (amount_minor > 0),
  -- of the amount, in valid turnover; ten times at most
  turnover_percent integer not null check (turnover_percent between 0 and 1000),
  source_type text not null check (source_type in ('red_envelope', 'recommendation', 'rebate', 'sign_in')),
  source_id text not null check (length(source_id) between 1 and 200),
  awarded_at timestamptz not null,
  unique (source_type, source_id)
);
create index award_of_member on promo.award (member_id, currency, awarded_at);
grant select on promo.award to platform_app;

-- Down Migration
drop schema promo cascade;
