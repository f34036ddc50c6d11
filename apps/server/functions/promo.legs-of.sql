-- What was booked of a grant beside its bets, leg by leg, the oldest first; the first so many.
create or replace function promo.legs_of(p_grant_id bigint, p_limit integer)
returns table (transaction_id bigint, kind text, account_kind text, amount_minor bigint, created_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select t.transaction_id, t.kind, a.kind, e.amount_minor, t.created_at
  from ledger.transaction t join ledger.entry e using (transaction_id) join ledger.account a using (account_id)
  where t.scope = 'promo' and t.key in (
    select p_grant_id || ':grant' union all select p_grant_id || ':settle'
    union all
    select p_grant_id || ':' || s.step || ':' || c.transaction_id
    from promo.contribution c cross join (values ('late'), ('back')) s (step) where c.grant_id = p_grant_id
    union all
    -- what a provider has put right is known before it has a number
    select p_grant_id || ':back:' || c.gp_id || '/' || a.key
    from promo.contribution c join ledger.transaction a using (transaction_id)
    where c.grant_id = p_grant_id and a.kind = 'seamless_adjust')
  order by t.transaction_id, e.leg limit p_limit
$$;
revoke all on function promo.legs_of from public;
grant execute on function promo.legs_of to platform_app;
