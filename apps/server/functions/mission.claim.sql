-- Gives a member what a mission gives in a period, once, in one commit: `given` with the amount. `done`: it was given. `short`:
-- the target is not reached. `used_up`: the budget has no room for it. `blocked`: no bet is taken from the member. `ended`:
-- there is no such period of a mission of theirs that can be claimed.
create or replace function mission.claim(
  p_mission_id bigint, p_member_id bigint, p_period_day date, p_now timestamptz,
  out outcome text, out amount_minor bigint
) language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_mission mission.mission;
  v_progress bigint;
  v_reward_id bigint;
begin
  -- judged before anybody waits for the others who claim
  select s.progress into v_progress from mission.standing_of(p_member_id, p_now) s
  where s.mission_id = p_mission_id and s.period_day = p_period_day;
  if not found then
    outcome := 'ended';
    return;
  end if;
  -- the budget is everybody's: members who claim at once wait for each other here
  select * into v_mission from mission.mission m where m.mission_id = p_mission_id for no key update;
  if v_mission.stopped_at is not null then
    outcome := 'ended';
  elsif exists (select from mission.claim c
      where c.mission_id = p_mission_id and c.member_id = p_member_id and c.period_day = p_period_day) then
    outcome := 'done';
  elsif v_progress < v_mission.target then
    outcome := 'short';
  elsif v_mission.used_minor + v_mission.amount_minor > v_mission.budget_minor then
    outcome := 'used_up';
  else
    v_reward_id := promo.give_reward(v_mission.site_id, p_member_id, v_mission.currency, v_mission.amount_minor,
      v_mission.pays, v_mission.wagering_percent, v_mission.bonus_gt_id, v_mission.bonus_days, 'mission',
      format('%s:%s:%s', p_mission_id, p_member_id, p_period_day), p_now);
    if v_reward_id is null then
      outcome := 'blocked';
      return;
    end if;
    update mission.mission m set used_minor = m.used_minor + v_mission.amount_minor where m.mission_id = p_mission_id;
    insert into mission.claim (mission_id, member_id, period_day, amount_minor, reward_id, claimed_at)
    values (p_mission_id, p_member_id, p_period_day, v_mission.amount_minor, v_reward_id, p_now);
    outcome := 'given';
    amount_minor := v_mission.amount_minor;
  end if;
end
$$;
revoke all on function mission.claim from public;
grant execute on function mission.claim to platform_app;
