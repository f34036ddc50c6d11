-- The day that an instant falls on for a member: that of their site's time zone.
create or replace function protect.day_of(p_member_id bigint, p_at timestamptz)
returns date language sql stable as $$
  select (p_at at time zone s.timezone)::date
  from app.member m join app.site s on s.site_id = m.site_id where m.member_id = p_member_id
$$;
revoke all on function protect.day_of from public;
