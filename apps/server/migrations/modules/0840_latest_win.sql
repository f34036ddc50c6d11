-- Up Migration

-- How small a payout is left out among a site's latest wins, in each currency. One without a row is not shown.
create table app.win_terms (
  site_id smallint not null references app.site,
  currency text not null references app.currency,
  least_minor bigint not null check (least_minor > 0),
  primary key (site_id, currency)
);
create trigger win_terms_changed after insert or update or delete on app.win_terms
  for each row execute function app.notify_content_changed();

-- Rounds that paid more than was staked, the latest few of each site; gathered from the rounds, never by a bet.
create table app.latest_win (
  win_id bigint generated always as identity primary key,
  site_id smallint not null references app.site,
  gp_id text not null,
  member_id bigint not null references app.member,
  round_id text not null,
  game_code text not null,
  currency text not null,
  paid_minor bigint not null check (paid_minor > 0),
  won_at timestamptz not null,
  unique (gp_id, member_id, round_id)
);
create index latest_win_of_site on app.latest_win (site_id, won_at desc, win_id desc);

-- How far the ledger has been looked through for them: one row.
create table app.win_mark (
  is_only boolean primary key default true check (is_only),
  transaction_id bigint not null
);
insert into app.win_mark (transaction_id) values (0);

create index provider_round_won on app.provider_round (ended_at desc) where payout_minor > stake_minor;

-- Down Migration
drop index app.provider_round_won;
drop table app.win_mark, app.latest_win, app.win_terms;
