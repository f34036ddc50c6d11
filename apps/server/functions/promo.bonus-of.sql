-- What a member's bonus account holds, in minor units; 0 where there is none.
create or replace function promo.bonus_of(p_member_id bigint, p_currency text)
returns bigint language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce((
    select b.balance_minor from ledger.account a join ledger.balance b using (account_id)
    where a.member_id = p_member_id and a.kind = 'member_bonus' and a.currency = p_currency), 0)
$$;
revoke all on function promo.bonus_of from public;
grant execute on function promo.bonus_of to platform_app;
