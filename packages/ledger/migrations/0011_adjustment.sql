-- Up Migration

-- Against what operators adjust a member's balance.
alter table ledger.account drop constraint account_owner;
alter table ledger.account add constraint account_owner check (
  case
    when kind in ('member_main', 'member_transit') then member_id is not null and gp_id is null
    when kind in ('provider_float', 'provider_ggr') then member_id is null and gp_id is not null
    when kind in ('house_welcome', 'house_deposit', 'house_adjustment', 'house_jackpot', 'jackpot_pot', 'jackpot_reserve')
      then member_id is null and gp_id is null
    else false
  end);
