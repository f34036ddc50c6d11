-- Up Migration

-- What one operation of a set adds to its round.
create type seamless.round_part as (
  gp_id text, member_id bigint, round_id text, site_id integer, game_code text, currency text, stake_minor bigint,
  payout_minor bigint, bet_count integer, is_closed boolean
);

-- It answers with an array now, with nulls for what it leaves to be done one by one.
drop function if exists seamless.move_many(jsonb);

-- Down Migration
drop function if exists seamless.move_many(jsonb);
drop type seamless.round_part;
