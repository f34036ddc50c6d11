-- Sets what a member lets themselves lose in a day at once, and forgets what they wished for. False, and nothing is done,
-- where that would not be less than they have set already.
create or replace function protect.set_own_limit(p_member_id bigint, p_amount_minor bigint)
returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform protect.lock_balance(p_member_id);
  if exists (select from protect.own_limit o where o.member_id = p_member_id and o.amount_minor <= p_amount_minor) then
    return false;
  end if;
  perform protect.begin_limit(p_member_id);
  insert into protect.own_limit (member_id, amount_minor) values (p_member_id, p_amount_minor)
  on conflict (member_id) do update set amount_minor = excluded.amount_minor, wish_amount_minor = null, wish_from = null,
    wish_until = null;
  return true;
end
$$;
revoke all on function protect.set_own_limit from public;
grant execute on function protect.set_own_limit to platform_app;
