-- The days of a mission's period that a day is in.
create or replace function mission.period_of(m mission.mission, p_day date, out first_day date, out last_day date)
language sql immutable as $$
  select greatest(m.first_day, d.first_day), least(m.last_day, d.last_day)
  from (select case m.period when 'daily' then p_day when 'weekly' then date_trunc('week', p_day)::date
      else m.first_day end as first_day,
    case m.period when 'daily' then p_day when 'weekly' then date_trunc('week', p_day)::date + 6
      else m.last_day end as last_day) d
$$;
revoke all on function mission.period_of from public;
