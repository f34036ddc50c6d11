-- A member keeps the limit that they have set and forgets what they wished for. False where they wished for nothing.
create or replace function protect.keep_own_limit(p_member_id bigint)
returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update protect.own_limit o set wish_amount_minor = null, wish_from = null, wish_until = null
  where o.member_id = p_member_id and o.wish_from is not null;
  return found;
end
$$;
revoke all on function protect.keep_own_limit from public;
grant execute on function protect.keep_own_limit to platform_app;
