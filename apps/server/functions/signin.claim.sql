-- Signs a member in for a day and gives what that time gives, in one commit: `given` with the amount, once for each day.
-- `done` where the member has come that day, `ended` where the calendar was stopped, has no such day, or has given all that
-- it may, or no award can be given to the member. What the day asks for is looked at by the caller.
create or replace function signin.claim(
  p_calendar_id bigint, p_member_id bigint, p_day date, p_now timestamptz,
  out outcome text, out amount_minor bigint
) language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_calendar signin.calendar;
  v_time integer;
  v_award_id bigint;
begin
  -- the budget is everybody's: members who come at once wait for each other here
  select * into v_calendar from signin.calendar c where c.calendar_id = p_calendar_id for no key update;
  if not found or v_calendar.stopped_at is not null or p_day not between v_calendar.first_day and v_calendar.last_day then
    outcome := 'ended';
    return;
  end if;
  if exists (select from signin.visit v
      where v.calendar_id = p_calendar_id and v.member_id = p_member_id and v.day = p_day) then
    outcome := 'done';
    return;
  end if;
  select count(*) + 1 into v_time from signin.visit v
  where v.calendar_id = p_calendar_id and v.member_id = p_member_id;
  amount_minor := v_calendar.rewards_minor[v_time];
  if v_calendar.used_minor + amount_minor <= v_calendar.budget_minor then
    v_award_id := promo.award(v_calendar.site_id, p_member_id, v_calendar.currency, amount_minor,
      v_calendar.turnover_percent, 'sign_in', format('%s:%s:%s', p_calendar_id, p_member_id, p_day), p_now);
  end if;
  if v_award_id is null then
    outcome := 'ended';
    amount_minor := null;
    return;
  end if;
  update signin.calendar c set used_minor = c.used_minor + v_calendar.rewards_minor[v_time]
  where c.calendar_id = p_calendar_id;
  insert into signin.visit (calendar_id, member_id, day, time, amount_minor, award_id, visited_at)
  values (p_calendar_id, p_member_id, p_day, v_time, amount_minor, v_award_id, p_now);
  outcome := 'given';
end
$$;
revoke all on function signin.claim from public;
grant execute on function signin.claim to platform_app;
