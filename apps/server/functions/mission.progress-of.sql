-- How far a member is with a mission in a period, in the units of its target. Turnover is that of the days, as reports have it:
-- what becomes different of a day that is over counts on the day on which it became known. Rounds are as they stand now.
create or replace function mission.progress_of(
  m mission.mission, p_member_id bigint, p_first_day date, p_last_day date, p_timezone text
) returns bigint language sql stable as $$
  with span as (
    select p_first_day::timestamp at time zone p_timezone as from_at,
      (p_last_day + 1)::timestamp at time zone p_timezone as until_at
  )
  select greatest(0, case m.fact
    when 'turnover' then (
      select coalesce(sum(d.valid_turnover_minor), 0)::bigint
      from (select * from play.day a where a.member_id = p_member_id and a.day between p_first_day and p_last_day
        union all
        select * from play.day_change c where c.member_id = p_member_id and c.day between p_first_day and p_last_day) d
      where d.currency = m.currency and (m.gt_id is null or d.gt_id = m.gt_id) and (m.gp_id is null or d.gp_id = m.gp_id))
    -- no more than the target is counted
    when 'rounds' then (
      select count(*) from (
        select from play.round r, span s
        where r.member_id = p_member_id and r.closed_at >= s.from_at and r.closed_at < s.until_at
          and r.currency = m.currency and r.cash_stake_minor >= m.least_stake_minor
          and (m.gt_id is null or r.gt_id = m.gt_id) and (m.gp_id is null or r.gp_id = m.gp_id)
        limit m.target) counted)
    when 'win' then (
      select coalesce(max(trunc(r.cash_payout_minor::numeric * 100 / r.cash_stake_minor))::bigint, 0)
      from play.round r, span s
      where r.member_id = p_member_id and r.closed_at >= s.from_at and r.closed_at < s.until_at
        and r.currency = m.currency and r.cash_stake_minor >= m.least_stake_minor
        and (m.gt_id is null or r.gt_id = m.gt_id) and (m.gp_id is null or r.gp_id = m.gp_id))
    when 'deposits' then (
      select coalesce(sum(cashier.amount_left(d.order_id, d.received_minor)), 0)::bigint
      from cashier.deposit d join cashier.step t using (order_id), span s
      where d.member_id = p_member_id and d.currency = m.currency and d.state = 'credited' and t.to_state = 'credited'
        -- what was won back was credited before
        and t.from_state <> 'reversed'
        and t.at >= s.from_at and t.at < s.until_at)
    else (
      select count(distinct v.day) from signin.visit v
      where v.member_id = p_member_id and v.day between p_first_day and p_last_day)
    end)
$$;
revoke all on function mission.progress_of from public;
