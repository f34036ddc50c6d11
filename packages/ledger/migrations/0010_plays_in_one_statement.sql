-- Up Migration

-- What ledger.post_plays books for one play: a stake, a payout, or both (null for what it has not), and what the house's
-- account gives to a jackpot, if anything.
create type ledger.play as (
  scope text, key text, request_hash bytea, kind text, note jsonb, member_account bigint, house_account bigint,
  stake_minor bigint, payout_minor bigint, pot_account bigint, reserve_account bigint, pot_minor bigint,
  reserve_minor bigint
);

-- It takes and answers rows now, and what a play gives is a part of it.
drop function if exists ledger.post_plays(text[], text[], bytea[], text[], jsonb[], bigint[], bigint[], bigint[], bigint[], ledger.contribution[]);
drop type ledger.contribution;
