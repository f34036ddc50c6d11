-- Up Migration

-- Members of a site who play for ranks within a time, and what ranks win (ADR 106). Texts are jsonb by language.
create schema tournament;
grant usage on schema tournament to platform_app;

create table tournament.tournament (
  tournament_id bigint generated always as identity primary key,
  site_id smallint not null references app.site,
  currency text not null references app.currency,
  title jsonb not null,
  words jsonb not null,
  starts_at timestamptz not null,
  end_at timestamptz not null check (end_at > starts_at),
  scoring text not null check (scoring in ('multiplier', 'turnover', 'points')),
  -- of a multiplier: so many of a member's best rounds are added up
  best_of integer check (best_of between 1 and 100),
  -- of a round that counts
  least_stake_minor bigint not null check (least_stake_minor > 0),
  -- the games that count; null and empty: of every hall, of every provider, all. A game is "GP/code"
  gt_id smallint check (gt_id between 2 and 9),
  gp_ids text[] not null default '{}',
  games text[] not null default '{}',
  -- only who has joined is counted, from then on
  is_opt_in boolean not null,
  -- how prizes are given
  pays text not null check (pays in ('cash', 'bonus')),
  wagering_percent integer not null check (wagering_percent between 0 and 1000),
  bonus_gt_id smallint check (bonus_gt_id between 2 and 9),
  bonus_days integer check (bonus_days between 1 and 90),
  -- all prizes together
  budget_minor bigint not null check (budget_minor > 0),
  paid_minor bigint not null default 0,
  state text not null default 'announced' check (state in ('announced', 'frozen', 'paid', 'cancelled')),
  -- when its standings changed last, and when windows were told
  changed_at timestamptz,
  told_at timestamptz,
  created_at timestamptz not null,
  frozen_at timestamptz,
  paid_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  check (paid_minor between 0 and budget_minor),
  check ((scoring = 'multiplier') = (best_of is not null)),
  check ((pays = 'bonus') = (bonus_gt_id is not null) and (pays = 'bonus') = (bonus_days is not null)),
  check ((state in ('frozen', 'paid')) = (frozen_at is not null)),
  check ((state = 'paid') = (paid_at is not null)),
  check ((state = 'cancelled') = (cancelled_at is not null) and (state = 'cancelled') = (cancel_reason is not null))
);
create index tournament_of_site on tournament.tournament (site_id, tournament_id desc);
create index tournament_open on tournament.tournament (site_id, currency, end_at) where state = 'announced';
create index tournament_frozen on tournament.tournament (tournament_id) where state = 'frozen';
grant select, insert on tournament.tournament to platform_app;
grant update (told_at, state, cancelled_at, cancel_reason) on tournament.tournament to platform_app;

-- What the ranks of a span win each.
create table tournament.prize (
  tournament_id bigint not null references tournament.tournament,
  from_rank integer not null check (from_rank > 0),
  to_rank integer not null check (to_rank >= from_rank),
  amount_minor bigint not null check (amount_minor > 0),
  primary key (tournament_id, from_rank)
);
grant select, insert on tournament.prize to platform_app;

-- Who plays along where that is asked.
create table tournament.entry (
  tournament_id bigint not null references tournament.tournament,
  member_id bigint not null references app.member,
  joined_at timestamptz not null,
  primary key (tournament_id, member_id)
);
grant select, insert on tournament.entry to platform_app;

-- Rounds that were counted anew within the time of a tournament, until its standings have them.
create table tournament.touched (
  gp_id text not null,
  member_id bigint not null,
  round_id text not null,
  is_told boolean not null,
  times integer not null default 1,
  primary key (gp_id, member_id, round_id, is_told)
);

-- What a round scores: hundredths of its stake, minor units of valid turnover, or points.
create table tournament.play (
  tournament_id bigint not null references tournament.tournament,
  member_id bigint not null,
  gp_id text not null,
  round_id text not null,
  is_told boolean not null,
  score bigint not null check (score >= 0),
  closed_at timestamptz not null,
  primary key (tournament_id, member_id, gp_id, round_id, is_told)
) with (fillfactor = 90);
create index play_best on tournament.play (tournament_id, member_id, score desc, closed_at) where score > 0;
create index play_last on tournament.play (tournament_id, member_id, closed_at desc) where score > 0;

-- Where members stand. Of equal scores the one that was reached first stands higher.
create table tournament.standing (
  tournament_id bigint not null references tournament.tournament,
  member_id bigint not null,
  score bigint not null check (score >= 0),
  -- that score something
  rounds bigint not null check (rounds >= 0),
  -- when the last round closed that the score is made of; null of none
  reached_at timestamptz,
  primary key (tournament_id, member_id)
) with (fillfactor = 80);
create index standing_rank on tournament.standing (tournament_id, score desc, reached_at, member_id) where score > 0;

-- How a tournament has ended: written once, and only what became of a prize changes.
create table tournament.result (
  tournament_id bigint not null references tournament.tournament,
  rank integer not null check (rank > 0),
  member_id bigint not null references app.member,
  score bigint not null check (score > 0),
  reached_at timestamptz not null,
  prize_minor bigint check (prize_minor > 0),
  -- the award or the bonus
  reward_id bigint,
  paid_at timestamptz,
  next_try_at timestamptz,
  primary key (tournament_id, rank),
  unique (tournament_id, member_id),
  check ((paid_at is null) = (reward_id is null)),
  check (paid_at is null or prize_minor is not null)
);
create index result_due on tournament.result (tournament_id, rank) where prize_minor is not null and paid_at is null;
grant select on tournament.play, tournament.standing, tournament.result to platform_app;

-- Pages show which there are and how they stand.
create trigger tournament_changed after update of state on tournament.tournament
  for each row when (old.state is distinct from new.state) execute function app.notify_content_changed();
create trigger tournament_added after insert on tournament.tournament
  for each row execute function app.notify_content_changed();

-- Down Migration
drop trigger round_counted_for_tournaments on play.round;
drop trigger round_changed_for_tournaments on play.round;
drop schema tournament cascade;
