-- Up Migration

-- Of what a play adds to its round, what is of a bonus.
alter type seamless.round_part add attribute bonus_stake_minor bigint, add attribute bonus_payout_minor bigint;

-- What promo.judge_plays says of a play, by its place in the batch: whether its member's plays may be taken as a set, which
-- account they move, the grant that it counts for or is of, and what that will have come to. A grant is told of where
-- tells says so, and has a contribution where is_kept does.
create type promo.judgement as (
  place integer, is_taken boolean, account_id bigint, is_of_bonus boolean, grant_id bigint, is_kept boolean, tells boolean,
  counted_minor bigint, wagered_minor bigint, required_minor bigint, cash_minor bigint, bonus_minor bigint, scale integer
);

-- Down Migration
drop function if exists promo.judge_plays(ledger.play[], seamless.round_part[], integer[]);
drop function if exists promo.note_plays(promo.judgement[], seamless.round_part[], ledger.post_result[]);
drop type promo.judgement;
alter type seamless.round_part drop attribute bonus_stake_minor, drop attribute bonus_payout_minor;
