-- Whether no bet is taken from a member: who is disabled, frozen or has excluded themselves is given nothing.
create or replace function offer.is_blocked(p_member_id bigint, p_now timestamptz)
returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from protect.guard g where g.member_id = p_member_id and g.bet_blocked_until > p_now)
$$;
revoke all on function offer.is_blocked from public;
grant execute on function offer.is_blocked to platform_app;
