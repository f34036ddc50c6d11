-- Up Migration

-- It was a constant that nothing fed and nobody could win.
drop table app.jackpot;

-- A site's jackpot in a currency. Money is in the ledger: jackpot_pot is what the next winner gets, jackpot_reserve what
-- pays for the pot after that.
create table app.jackpot_terms (
  site_id smallint not null references app.site,
  currency text not null references app.currency,
  -- what a pot begins with; the house adds what the reserve lacks
  seed_minor bigint not null check (seed_minor > 0),
  -- how much of each contribution goes to the reserve
  reserve_percent smallint not null check (reserve_percent between 0 and 100),
  opened_at timestamptz not null default clock_timestamp(),
  primary key (site_id, currency)
);

-- Whose bets feed it, and how much of a stake they may give, in hundredths of a per cent. Rows stay: 0 ends it.
create table app.jackpot_provider (
  gp_id text primary key references app.provider_connection,
  limit_bp integer not null check (limit_bp between 0 and 10000)
);

-- Rounds that have fed a jackpot, and the one in very many that won it.
create table app.jackpot_round (
  gp_id text not null,
  member_id bigint not null,
  round_id text not null,
  site_id integer not null,
  currency text not null,
  game_code text not null,
  contribution_minor bigint not null check (contribution_minor >= 0),
  won_minor bigint check (won_minor >= 0),
  -- the ledger's
  won_transaction_id bigint unique,
  won_at timestamptz,
  primary key (gp_id, member_id, round_id),
  check (num_nonnulls(won_minor, won_transaction_id, won_at) in (0, 3))
) with (fillfactor = 80);
create index jackpot_round_won on app.jackpot_round (site_id, currency, won_at desc) where won_at is not null;

revoke delete on app.jackpot_terms, app.jackpot_provider from platform_app;
-- written with the money, by its functions alone
revoke insert, update, delete on app.jackpot_round from platform_app;

create trigger jackpot_terms_changed after insert or update or delete on app.jackpot_terms
  for each row execute function app.notify_content_changed();

-- What the session's bets feed; null where nothing.
alter table seamless.session
  add column pot_account_id bigint,
  add column reserve_account_id bigint,
  add column reserve_percent smallint,
  add column contribution_limit_bp integer,
  add check (num_nonnulls(pot_account_id, reserve_account_id, reserve_percent, contribution_limit_bp) in (0, 4));

-- The part of the stake that goes to a jackpot.
alter type seamless.operation add attribute contribution_minor bigint;
-- What a jackpot's winner was paid.
alter type seamless.answer add attribute amount_minor bigint;

-- Down Migration
alter type seamless.answer drop attribute amount_minor;
alter type seamless.operation drop attribute contribution_minor;
alter table seamless.session drop column contribution_limit_bp, drop column reserve_percent,
  drop column reserve_account_id, drop column pot_account_id;
drop table app.jackpot_round, app.jackpot_provider, app.jackpot_terms;
create table app.jackpot (
  site_id smallint not null references app.site,
  currency text not null references app.currency,
  amount_minor bigint not null check (amount_minor >= 0),
  primary key (site_id, currency)
);
