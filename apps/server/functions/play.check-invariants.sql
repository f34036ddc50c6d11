-- What must hold between the facts and what they are made of, at every moment; no rows when it does. One statement, so
-- it sees one moment. Of members who have played since the ledger was last counted at a provider, it says nothing there:
-- a round is counted as it stands, which may be more than the ledger's transactions up to that place say.
create or replace function play.check_invariants()
returns table (name text, detail text) language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  with played as (
    select substring(t.scope from '^seamless:(.+)$') as gp_id, a.member_id, sum(e.amount_minor) as net_minor,
      bool_or(t.transaction_id > p.counted_to) as is_ahead
    from play.progress p cross join ledger.transaction t
    join ledger.entry e using (transaction_id) join ledger.account a using (account_id)
    where t.scope like 'seamless:%' and a.is_member group by 1, 2
  ), fact as (
    select r.gp_id, r.member_id, sum(r.cash_payout_minor - r.cash_stake_minor + r.bonus_payout_minor - r.bonus_stake_minor) as net_minor
    from play.round r where not r.is_told group by r.gp_id, r.member_id
  ), round_sum as (
    select r.site_id, r.member_id, r.gp_id, r.gt_id, r.game_code, r.currency,
      count(*) filter (where r.bet_count > 0 or r.cash_stake_minor <> 0 or r.cash_payout_minor <> 0) as rounds,
      sum(r.cash_stake_minor) as stake_minor, sum(r.cash_payout_minor) as payout_minor,
      sum(r.free_stake_minor) as free_minor, sum(r.valid_turnover_minor) as valid_minor
    from play.round r where r.closed_at is not null group by 1, 2, 3, 4, 5, 6
  ), day_sum as (
    select d.site_id, d.member_id, d.gp_id, d.gt_id, d.game_code, d.currency, sum(d.rounds) as rounds,
      sum(d.cash_stake_minor) as stake_minor, sum(d.cash_payout_minor) as payout_minor,
      sum(d.free_stake_minor) as free_minor, sum(d.valid_turnover_minor) as valid_minor
    from (table play.day union all table play.day_change) d group by 1, 2, 3, 4, 5, 6
  )
  select 'facts_are_entries', format('%s member %s: rounds %s, entries %s', gp_id, member_id,
    coalesce(f.net_minor, 0), coalesce(p.net_minor, 0))
  from fact f full join played p using (gp_id, member_id)
  where p.is_ahead is not true and coalesce(f.net_minor, 0) <> coalesce(p.net_minor, 0)
  union all
  select 'days_are_rounds', format('site %s member %s %s %s: days %s, rounds %s', site_id, member_id, gp_id, game_code,
    d, r)
  from day_sum d full join round_sum r using (site_id, member_id, gp_id, gt_id, game_code, currency)
  where (coalesce(d.rounds, 0), coalesce(d.stake_minor, 0), coalesce(d.payout_minor, 0), coalesce(d.free_minor, 0),
         coalesce(d.valid_minor, 0))
    is distinct from
    (coalesce(r.rounds, 0)::numeric, coalesce(r.stake_minor, 0), coalesce(r.payout_minor, 0), coalesce(r.free_minor, 0),
     coalesce(r.valid_minor, 0))
  union all
  select 'facts_are_told', format('%s round %s', gp_id, round_id)
  from (select r.* from play.round r where r.is_told) f
  full join app.provider_round t using (gp_id, member_id, round_id)
  where case when f.gp_id is null
    then not exists (select from app.told_round w where w.gp_id = t.gp_id and w.round_id = t.round_id)
      and (select (t.gp_id, t.round_id) > (p.told_gp_id, p.told_round_id) from play.progress p) is not true
    else (t.stake_minor, t.payout_minor) is distinct from (f.cash_stake_minor, f.cash_payout_minor) end
$$;
revoke all on function play.check_invariants from public;
grant execute on function play.check_invariants to platform_app;
