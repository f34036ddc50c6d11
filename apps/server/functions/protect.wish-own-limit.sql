-- A member wishes to lose more in a day than they have set, or as much as they like (null). Nothing changes: from a day on
-- they can confirm it, for seven days after they said so. The same wish again waits anew. False where it is not looser.
create or replace function protect.wish_own_limit(p_member_id bigint, p_amount_minor bigint)
returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_now timestamptz := clock_timestamp();
begin
  perform protect.lock_balance(p_member_id);
  update protect.own_limit o set wish_amount_minor = p_amount_minor, wish_from = v_now + interval '24 hours',
    wish_until = v_now + interval '7 days'
  where o.member_id = p_member_id and (p_amount_minor is null or p_amount_minor > o.amount_minor);
  return found;
end
$$;
revoke all on function protect.wish_own_limit from public;
grant execute on function protect.wish_own_limit to platform_app;
