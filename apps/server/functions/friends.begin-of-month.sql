-- The first moment of the site's month that a moment is in.
create or replace function friends.begin_of_month(p_site_id integer, p_at timestamptz) returns timestamptz language sql stable as $$
  select date_trunc('month', p_at at time zone s.timezone) at time zone s.timezone
  from app.site s where s.site_id = p_site_id
$$;
revoke all on function friends.begin_of_month from public;
