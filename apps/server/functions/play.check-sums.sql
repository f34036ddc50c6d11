-- What must hold between the days and the sums of them that reports read, at every moment; no rows when it does.
create or replace function play.check_sums()
returns table (name text, detail text) language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  with known as materialized (
    select d.*, false as is_late from play.day d union all select c.*, true from play.day_change c
  ), of_games as (
    select site_id, day, currency, gp_id, gt_id, game_code, is_late, sum(rounds) as rounds,
      sum(cash_stake_minor) as stake, sum(cash_payout_minor) as payout, sum(free_stake_minor) as free,
      sum(valid_turnover_minor) as valid,
      case when is_late then 0 else count(*) end as members,
      case when is_late then 0 else sum(cash_stake_minor * cash_stake_minor) end as stake_stake,
      case when is_late then 0 else sum(cash_stake_minor * cash_payout_minor) end as stake_payout,
      case when is_late then 0 else sum(cash_payout_minor * cash_payout_minor) end as payout_payout
    from known group by site_id, day, currency, gp_id, gt_id, game_code, is_late
  ), of_members as (
    select site_id, day, currency, member_id, gp_id, gt_id, is_late, sum(rounds) as rounds,
      sum(cash_stake_minor) as stake, sum(cash_payout_minor) as payout, sum(free_stake_minor) as free,
      sum(valid_turnover_minor) as valid
    from known group by site_id, day, currency, member_id, gp_id, gt_id, is_late
  ), of_spans as (
    select site_id, days, date '1960-01-01' + (day - date '1960-01-01') / days * days as start, member_id, currency,
      sum(rounds) as rounds, sum(cash_stake_minor) as stake, sum(cash_payout_minor) as payout,
      sum(valid_turnover_minor) as valid,
      coalesce(sum(cash_payout_minor - cash_stake_minor) filter (where is_late), 0) as late,
      bool_or(not is_late) as has_played
    from known cross join unnest('{1,8,64}'::smallint[]) as days group by 1, 2, 3, 4, 5
  )
  select 'game_sums_are_days', format('site %s %s %s %s %s', site_id, day, currency, gp_id, game_code)
  from of_games d full join play.game_day s using (site_id, day, currency, gp_id, gt_id, game_code, is_late)
  where (d.rounds, d.stake, d.payout, d.free, d.valid, d.members, d.stake_stake, d.stake_payout, d.payout_payout)
    is distinct from (s.rounds, s.cash_stake_minor, s.cash_payout_minor, s.free_stake_minor, s.valid_turnover_minor,
      s.members, s.stake_stake, s.stake_payout, s.payout_payout)
  union all
  select 'member_sums_are_days', format('site %s %s %s member %s %s', site_id, day, currency, member_id, gp_id)
  from of_members d full join play.member_day s using (site_id, day, currency, member_id, gp_id, gt_id, is_late)
  where (d.rounds, d.stake, d.payout, d.free, d.valid)
    is distinct from (s.rounds, s.cash_stake_minor, s.cash_payout_minor, s.free_stake_minor, s.valid_turnover_minor)
  union all
  select 'span_sums_are_days', format('site %s %s days from %s %s member %s', site_id, days, start, currency, member_id)
  from of_spans d full join play.member_span s using (site_id, days, start, member_id, currency)
  where (d.rounds, d.stake, d.payout, d.valid, d.late, d.has_played)
    is distinct from (s.rounds, s.cash_stake_minor, s.cash_payout_minor, s.valid_turnover_minor, s.late_minor,
      s.has_played)
  union all
  select 'first_days_are_days', format('member %s: %s, days since %s', member_id, s.day, d.day)
  from (select member_id, min(day) as day from play.day group by member_id) d
  full join play.first_day s using (member_id)
  where d.day is distinct from s.day
  union all
  select 'late_changes_are_changes', format('site %s %s %s member %s %s', site_id, day, currency, member_id, gp_id)
  from (
    select site_id, day, currency, member_id, gp_id, gt_id, stake, payout, valid from of_members where is_late
  ) d full join (
    select site_id, known_on as day, currency, member_id, gp_id, gt_id, sum(cash_stake_minor) as stake,
      sum(cash_payout_minor) as payout, sum(valid_turnover_minor) as valid
    from play.late_change group by 1, 2, 3, 4, 5, 6
  ) l using (site_id, day, currency, member_id, gp_id, gt_id)
  where (coalesce(d.stake, 0), coalesce(d.payout, 0), coalesce(d.valid, 0))
    is distinct from (coalesce(l.stake, 0), coalesce(l.payout, 0), coalesce(l.valid, 0))
$$;
revoke all on function play.check_sums from public;
grant execute on function play.check_sums to platform_app;
