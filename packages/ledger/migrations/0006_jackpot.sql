-- Up Migration

-- What the next winner gets, what the pot after that starts with, and what the house adds to both.
alter table ledger.account drop constraint account_owner;
alter table ledger.account add constraint account_owner check (
  case
    when kind in ('member_main', 'member_transit') then member_id is not null and gp_id is null
    when kind in ('provider_float', 'provider_ggr') then member_id is null and gp_id is not null
    when kind in ('house_welcome', 'house_deposit', 'house_jackpot', 'jackpot_pot', 'jackpot_reserve')
      then member_id is null and gp_id is null
    else false
  end);

-- The part of a stake that its provider's house account gives to a jackpot.
create type ledger.contribution as (pot_account bigint, reserve_account bigint, pot_minor bigint, reserve_minor bigint);

-- ledger.post_plays takes contributions too
drop function if exists ledger.post_plays(text[], text[], bytea[], text[], jsonb[], bigint[], bigint[], bigint[], bigint[]);
