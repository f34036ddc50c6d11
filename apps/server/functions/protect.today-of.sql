-- What a member has lost today, below zero where more came back than was staked, and when their day ends. It is counted for
-- members with a limit alone.
create or replace function protect.today_of(p_member_id bigint, out lost_minor numeric, out ends_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(d.staked_minor::numeric - d.returned_minor + d.carried_minor, 0),
    (today.day + 1)::timestamp at time zone s.timezone
  from (select protect.day_of(p_member_id, clock_timestamp()) as day) today
  join app.member m on m.member_id = p_member_id
  join app.site s on s.site_id = m.site_id
  left join protect.loss_day d on d.member_id = p_member_id and d.day = today.day
$$;
revoke all on function protect.today_of from public;
grant execute on function protect.today_of to platform_app;
