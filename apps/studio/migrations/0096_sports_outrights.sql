-- Up Migration

-- A season is bet on as a match is: a row whose markets a feed tells and settles. Its status is that of its matchday: before
-- the next kick-off, or with matches on. Sides, proof and count of a match it has none.
alter table sports.match
  add column kind text not null default 'match' check (kind in ('match', 'season')),
  drop constraint match_commitment_check,
  add constraint match_commitment_check check (kind = 'season' or commitment ~ '^[0-9a-f]{64}$');
create unique index match_season_idx on sports.match (league, season) where kind = 'season';

-- Several that share a place: how many places are left, and for how many.
alter table sports.ticket_leg
  drop constraint ticket_leg_result_check,
  add constraint ticket_leg_result_check check (
    result in ('won', 'half_won', 'void', 'half_lost', 'lost') or result ~ '^won_[1-7]/[2-8]$'),
  -- the second half of an each-way bet: {places, part}, as they were when it was placed
  add column place_terms jsonb,
  -- its two halves are on two markets of one season
  drop constraint if exists ticket_leg_ticket_id_match_id_key,
  add constraint ticket_leg_market_key unique (ticket_id, market_id);
alter table sports.leg_result
  drop constraint leg_result_result_check,
  add constraint leg_result_result_check check (
    result in ('won', 'half_won', 'void', 'half_lost', 'lost') or result ~ '^won_[1-7]/[2-8]$');

-- The sandbox's seasons: their numbers are taken from those of its matches.
create table sports.sim_season (
  match_id bigint primary key default nextval(pg_get_serial_sequence('sports.sim_match', 'match_id')),
  league text not null,
  season integer not null,
  is_over boolean not null default false,
  unique (league, season)
);
create index sim_season_on_idx on sports.sim_season (match_id) where not is_over;
alter table sports.sim_match add column home_score integer, add column away_score integer;

grant select, insert, update on sports.sim_season to studio_app;
grant delete on sports.sim_season to studio_app;

-- Down Migration
drop table sports.sim_season;
alter table sports.sim_match drop column home_score, drop column away_score;
delete from studio.wallet_call where round_id in (
  select ticket_id from sports.ticket_leg join sports.match using (match_id) where kind = 'season');
delete from studio.round where round_id in (
  select ticket_id from sports.ticket_leg join sports.match using (match_id) where kind = 'season');
alter table sports.leg_result
  drop constraint leg_result_result_check,
  add constraint leg_result_result_check check (result in ('won', 'half_won', 'void', 'half_lost', 'lost'));
alter table sports.ticket_leg
  drop constraint ticket_leg_market_key,
  add constraint ticket_leg_ticket_id_match_id_key unique (ticket_id, match_id),
  drop column place_terms,
  drop constraint ticket_leg_result_check,
  add constraint ticket_leg_result_check check (result in ('won', 'half_won', 'void', 'half_lost', 'lost'));
drop index sports.match_season_idx;
delete from sports.market_cancel where market_id in (
  select market_id from sports.market join sports.match using (match_id) where kind = 'season');
delete from sports.settle_due where market_id in (
  select market_id from sports.market join sports.match using (match_id) where kind = 'season');
delete from sports.exposure where market_id in (
  select market_id from sports.market join sports.match using (match_id) where kind = 'season');
delete from sports.match_exposure where match_id in (select match_id from sports.match where kind = 'season');
delete from sports.market where match_id in (select match_id from sports.match where kind = 'season');
delete from sports.match where kind = 'season';
alter table sports.match
  drop constraint match_commitment_check,
  add constraint match_commitment_check check (commitment ~ '^[0-9a-f]{64}$'),
  drop column kind;
