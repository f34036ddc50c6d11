-- Up Migration

-- The sportsbook: what a feed tells of matches and markets, the tickets that are placed on them, and what they may cost.
create schema sports;
grant usage on schema sports to studio_app;

-- A producer of the feed as this book last heard of it. `down`: nothing of it is taken until it has told everything anew.
create table sports.producer (
  producer text primary key check (producer in ('pre', 'live')),
  -- the last message up to which none is missing
  seq bigint not null default 0,
  alive_at timestamptz,
  state text not null default 'down' check (state in ('up', 'down')),
  down_because text check (down_because in ('start', 'gap', 'silence')),
  snapshot_id text,
  snapshot_asked_at timestamptz,
  check ((state = 'down') = (down_because is not null))
);
insert into sports.producer (producer, down_because) values ('pre', 'start'), ('live', 'start');

-- Every message as it came; what came too early waits here.
create table sports.feed_message (
  producer text not null references sports.producer,
  seq bigint not null,
  message jsonb not null,
  is_applied boolean not null default false,
  received_at timestamptz not null,
  applied_at timestamptz,
  primary key (producer, seq)
);
create index feed_message_waiting_idx on sports.feed_message (producer, seq) where not is_applied;
create index feed_message_age_idx on sports.feed_message (received_at);

create sequence sports.match_version;

create table sports.match (
  match_id bigint primary key,
  sport text not null,
  league text not null,
  season integer not null,
  matchday integer not null,
  home text not null,
  away text not null,
  kicks_off_at timestamptz not null,
  status text not null check (status in ('not_started', 'live', 'ended', 'postponed', 'abandoned', 'cancelled')),
  -- whose word on the markets counts; it never goes back from the live one
  producer text not null check (producer in ('pre', 'live')),
  -- of the match when `clock_at` was, by the studio's clock
  clock_ms integer,
  clock_at timestamptz,
  -- nothing is taken while somebody is about to shoot
  is_stopped boolean not null default false,
  danger text check (danger in ('home', 'away')),
  -- dangers, goals and red cards so far: a live ticket is taken when there was none meanwhile
  moves integer not null default 0,
  -- counts by half
  tally jsonb not null,
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  client_seed text not null,
  server_seed text check (server_seed ~ '^[0-9a-f]{64}$'),
  -- goes up with every change, in one order for all matches
  version bigint not null
);
create index match_board_idx on sports.match (kicks_off_at) where status in ('not_started', 'live');
create index match_league_idx on sports.match (league, season, kicks_off_at);
create index match_ended_idx on sports.match (kicks_off_at desc) where status in ('ended', 'abandoned');

create table sports.match_event (
  match_id bigint not null references sports.match,
  ordinal integer not null,
  at_ms integer not null,
  minute integer not null,
  kind text not null,
  side text check (side in ('home', 'away')),
  primary key (match_id, ordinal)
);

create table sports.market (
  market_id bigint generated always as identity primary key,
  match_id bigint not null references sports.match,
  -- a row of the list of markets
  code text not null,
  -- a whole number, so that a line is written in one way
  line integer not null default 0,
  status text not null
    check (status in ('active', 'inactive', 'suspended', 'handed_over', 'settled', 'cancelled')),
  is_main boolean not null default false,
  -- {outcome: [price in thousandths, millionths that win, millionths that are returned]}
  outcomes jsonb not null,
  -- {outcome: how it ended}
  results jsonb,
  -- the last event that the results rest on
  decided_by integer,
  version integer not null default 1,
  unique (match_id, code, line),
  check (status <> 'settled' or results is not null)
) with (fillfactor = 60);

-- What a feed cancels: bets taken within the time, all of them where no time is given. Taken back by a later word.
create table sports.market_cancel (
  cancel_id bigint generated always as identity primary key,
  market_id bigint not null references sports.market,
  taken_from timestamptz,
  taken_until timestamptz,
  is_standing boolean not null default true
);
create index market_cancel_idx on sports.market_cancel (market_id) where is_standing;

-- Markets whose results have changed and whose tickets have not been looked at since.
create table sports.settle_due (
  due_id bigint generated always as identity primary key,
  market_id bigint not null references sports.market,
  cause text not null check (cause in ('settled', 'rolled_back', 'resettled', 'cancelled'))
);

-- A round of the provider protocol: money and member stand there.
alter table studio.round add column is_ticket boolean not null default false;
alter table studio.round drop constraint round_check1;
alter table studio.round add constraint round_chance_check check (
  case when is_ticket then seed_id is null and draw_number is null
    else (seed_id is null) <> (draw_number is null) end);
drop index studio.round_open_alone_idx;
create unique index round_open_alone_idx on studio.round (player_id)
  where state = 'open' and draw_number is null and not is_ticket;
drop index studio.round_open_idx;
create index round_open_idx on studio.round (player_id) where state = 'open' and not is_ticket;

create table sports.ticket (
  -- the round's
  ticket_id uuid primary key references studio.round (round_id) on delete cascade,
  player_id bigint not null,
  client_request_id text not null,
  -- what was asked for; a repetition must be the same
  request_hash text not null,
  kind text not null,
  sizes integer[] not null,
  combinations integer not null check (combinations between 1 and 219),
  unit_stake_minor bigint not null check (unit_stake_minor > 0),
  stake_minor bigint not null check (stake_minor = unit_stake_minor * combinations),
  most_payout_minor bigint not null,
  currency text not null,
  accept_policy text not null check (accept_policy in ('none', 'better', 'any')),
  state text not null check (state in ('reserved', 'pending', 'accepted', 'rejected', 'settled', 'cashed_out')),
  refusal text,
  -- null: not decided
  payout_minor bigint check (payout_minor >= 0),
  -- what all calls to the wallet together have said or will say
  posted_minor bigint not null default 0 check (posted_minor >= 0),
  -- the first payout closed the round: what comes later are adjustments
  is_paid boolean not null default false,
  settlements integer not null default 0,
  -- what counts against the caps, in thousandths of the currency's largest stake; 0 once it is decided
  liability bigint not null default 0 check (liability >= 0),
  placed_at timestamptz not null,
  decides_at timestamptz,
  accepted_at timestamptz,
  settled_at timestamptz,
  unique (player_id, client_request_id),
  check ((state in ('accepted', 'settled', 'cashed_out')) = (accepted_at is not null)),
  check ((state in ('settled', 'cashed_out')) = (payout_minor is not null))
);
create index ticket_of_player_idx on sports.ticket (player_id, placed_at desc);
create index ticket_undecided_idx on sports.ticket (placed_at) where state in ('reserved', 'pending');

create table sports.ticket_leg (
  ticket_id uuid not null references sports.ticket on delete cascade,
  leg integer not null,
  match_id bigint not null references sports.match,
  market_id bigint not null references sports.market,
  outcome text not null,
  asked_price integer not null check (asked_price > 1000),
  -- as accepted
  price integer not null check (price > 1000),
  market_version integer not null,
  is_live boolean not null,
  -- of the match when the ticket was placed
  moves integer not null,
  -- as of the ticket's last settlement
  result text check (result in ('won', 'half_won', 'void', 'half_lost', 'lost')),
  primary key (ticket_id, leg),
  unique (ticket_id, match_id)
);
create index ticket_leg_market_idx on sports.ticket_leg (market_id);

-- How legs were judged, each time that it changed; append-only.
create table sports.leg_result (
  ticket_id uuid not null references sports.ticket on delete cascade,
  leg integer not null,
  seq integer not null,
  result text check (result in ('won', 'half_won', 'void', 'half_lost', 'lost')),
  noted_at timestamptz not null,
  primary key (ticket_id, leg, seq)
);

-- Every change of a ticket's payout; append-only.
create table sports.settlement (
  ticket_id uuid not null references sports.ticket on delete cascade,
  seq integer not null,
  payout_before_minor bigint not null,
  payout_after_minor bigint not null,
  cause text not null check (cause in ('settled', 'rolled_back', 'resettled', 'cancelled', 'cashed_out')),
  settled_at timestamptz not null,
  primary key (ticket_id, seq)
);

-- What open tickets may cost on an outcome, and on a match altogether.
create table sports.exposure (
  market_id bigint not null references sports.market,
  outcome text not null,
  liability bigint not null default 0 check (liability >= 0),
  primary key (market_id, outcome)
);
create table sports.match_exposure (
  match_id bigint primary key references sports.match,
  liability bigint not null default 0 check (liability >= 0)
);

create table sports.cash_out (
  quote_id uuid primary key,
  ticket_id uuid not null references sports.ticket on delete cascade,
  amount_minor bigint not null check (amount_minor > 0),
  fair_minor bigint not null,
  -- {market_id: version}
  versions jsonb not null,
  quoted_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null default 'quoted' check (state in ('quoted', 'pending', 'taken', 'refused')),
  decides_at timestamptz,
  -- null without a live leg
  moves jsonb
);
create index cash_out_ticket_idx on sports.cash_out (ticket_id, quoted_at desc);
create index cash_out_pending_idx on sports.cash_out (decides_at) where state = 'pending';
create unique index cash_out_once_idx on sports.cash_out (ticket_id) where state in ('pending', 'taken');

-- The league that the sandbox's feed simulates: seeds rest sealed until a match has ended.
create table sports.sim_match (
  match_id bigint generated always as identity primary key,
  league text not null,
  season integer not null,
  matchday integer not null,
  home text not null,
  away text not null,
  kicks_off_at timestamptz not null,
  commitment text not null,
  sealed_seed text check (sealed_seed like 'sealed:%'),
  server_seed text,
  -- up to where the match was told, since kick-off; null before
  told_ms integer,
  -- every market that was ever on offer, as code and line: each is settled
  offered jsonb not null default '[]',
  is_over boolean not null default false,
  unique (league, season, matchday, home),
  check (is_over = (server_seed is not null)),
  check ((sealed_seed is null) = (server_seed is not null))
);
create index sim_match_on_idx on sports.sim_match (kicks_off_at) where not is_over;
create table sports.sim_producer (
  producer text primary key,
  seq bigint not null default 0,
  alive_at timestamptz
);
insert into sports.sim_producer (producer) values ('pre'), ('live');

-- Corrections of a payout after the first one.
alter table studio.wallet_call drop constraint wallet_call_method_check;
alter table studio.wallet_call add constraint wallet_call_method_check
  check (method in ('bet-win', 'bet', 'win', 'jackpot-win', 'free-round', 'rollback', 'adjust'));

grant select, insert, update on all tables in schema sports to studio_app;
revoke update on sports.leg_result, sports.settlement from studio_app;
grant delete on sports.settle_due, sports.feed_message to studio_app;
grant usage on all sequences in schema sports to studio_app;

-- Down Migration
drop schema sports cascade;
delete from studio.wallet_call where round_id in (select round_id from studio.round where is_ticket);
delete from studio.round where is_ticket;
alter table studio.wallet_call drop constraint wallet_call_method_check;
alter table studio.wallet_call add constraint wallet_call_method_check
  check (method in ('bet-win', 'bet', 'win', 'jackpot-win', 'free-round', 'rollback'));
drop index studio.round_open_idx;
drop index studio.round_open_alone_idx;
alter table studio.round drop constraint round_chance_check;
alter table studio.round drop column is_ticket;
alter table studio.round add check ((seed_id is null) <> (draw_number is null));
create unique index round_open_alone_idx on studio.round (player_id) where state = 'open' and draw_number is null;
create index round_open_idx on studio.round (player_id) where state = 'open';
