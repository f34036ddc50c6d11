-- The plays at seamless providers among the transactions above p_after, up to p_until: whose they are, of which round,
-- and what the house staked for the member. What takes a transaction back belongs to that one's round, whatever round
-- it names itself.
create or replace function ledger.plays_between(p_after bigint, p_until bigint)
returns table (transaction_id bigint, gp_id text, member_id bigint, round_id text, free_stake_minor bigint)
language sql stable security definer set search_path = pg_catalog, pg_temp
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
  select t.transaction_id, substring(t.scope from '^seamless:(.+)$'), m.member_id,
    coalesce(r.note, t.note) ->> 'round_id',
    coalesce((t.note ->> 'free_stake_minor')::bigint, 0) - coalesce((r.note ->> 'free_stake_minor')::bigint, 0)
  from ledger.transaction t
  left join ledger.transaction r on t.kind = 'seamless_rollback' and r.transaction_id = t.reference_id
  cross join lateral (
    select a.member_id from ledger.entry e join ledger.account a using (account_id)
    where e.transaction_id = t.transaction_id and a.is_member
    order by e.leg limit 1) m
  where t.transaction_id > p_after and t.transaction_id <= p_until and t.scope like 'seamless:%'
    and coalesce(r.note, t.note) ->> 'round_id' is not null
  order by t.transaction_id
$$;
revoke all on function ledger.plays_between from public;
grant execute on function ledger.plays_between to platform_app;
