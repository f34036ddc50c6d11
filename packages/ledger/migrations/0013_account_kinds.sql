-- Up Migration

-- Accounts that payments, bonuses and agents book on. Members': a bonus, money on its way out, an agent's commission.
-- The house's: what a payment service holds and takes, what bonuses, rebates and commissions cost, what is forfeited, what
-- nobody knows the owner of, and what a member owes. A payment service is named as a provider is, in a column of its own.
alter table ledger.account drop constraint account_owner, drop column is_member, add column psp_id text;
alter table ledger.account add column is_member boolean not null generated always as (
  kind in ('member_main', 'member_transit', 'member_bonus', 'member_withdrawal', 'agent_commission')) stored;
alter table ledger.account add constraint account_owner check (
  case
    when kind in ('member_main', 'member_transit', 'member_bonus', 'member_withdrawal', 'agent_commission')
      then member_id is not null and gp_id is null and psp_id is null
    when kind in ('provider_float', 'provider_ggr') then member_id is null and gp_id is not null and psp_id is null
    when kind in ('psp_float', 'psp_fee') then member_id is null and gp_id is null and psp_id is not null
    when kind in ('house_welcome', 'house_deposit', 'house_adjustment', 'house_bonus', 'house_breakage', 'house_rebate',
      'house_commission', 'house_suspense', 'house_receivable', 'house_jackpot', 'jackpot_pot', 'jackpot_reserve')
      then member_id is null and gp_id is null and psp_id is null
    else false
  end);
drop index ledger.account_of_house;
create unique index account_of_house on ledger.account (site_id, kind, coalesce(gp_id, psp_id, ''), currency)
  where member_id is null;

-- They are told the payment service, too.
drop function if exists ledger.find_account(integer, text, bigint, text, text);
drop function if exists ledger.open_account(integer, text, bigint, text, text);
