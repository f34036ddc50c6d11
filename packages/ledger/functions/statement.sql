-- Entries of a member's account, newest first: those that moved something, or all (p_all), of versions above p_above and below p_below, of
-- these kinds, this sign and this provider where they are said. What is looked at is bounded by the versions, which
-- have no gaps.
create or replace function ledger.statement(
  p_account_id bigint, p_above bigint, p_below bigint, p_kinds text[], p_sign int, p_gp_id text, p_all boolean, p_limit int)
returns table (version bigint, transaction_id bigint, amount_minor bigint, balance_after_minor bigint, kind text, gp_id text, note jsonb,
               created_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
  select e.version, e.transaction_id, e.amount_minor, e.balance_after_minor, t.kind, p.gp_id, t.note, t.created_at
  from ledger.entry e
  join ledger.transaction t using (transaction_id)
  cross join lateral (
    select coalesce(t.note ->> 'gp_id', substring(t.scope from '^seamless:(.+)$')) as gp_id) p
  where e.account_id = p_account_id and e.version > p_above and e.version < p_below and (p_all or e.amount_minor <> 0)
    and (p_kinds is null or t.kind = any (p_kinds))
    and (p_sign is null or sign(e.amount_minor) = p_sign)
    and (p_gp_id is null or p.gp_id = p_gp_id)
  order by e.version desc
  limit p_limit
$$;
revoke all on function ledger.statement from public;
grant execute on function ledger.statement to platform_app;
