-- Up Migration

-- How many bets of the round stand: a win needs one. Rounds from before are taken to have had one; whoever adds a
-- round since says how many.
alter table seamless.round add column bet_count integer not null default 1;

-- Down Migration
alter table seamless.round drop column bet_count;
