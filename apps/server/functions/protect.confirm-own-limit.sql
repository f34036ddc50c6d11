-- A member says again what they wished for a day ago and more: from now on it holds. False where there is no such wish, or
-- not yet, or not any more.
create or replace function protect.confirm_own_limit(p_member_id bigint)
returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_amount_minor bigint;
begin
  perform protect.lock_balance(p_member_id);
  select o.wish_amount_minor into v_amount_minor from protect.own_limit o
  where o.member_id = p_member_id and clock_timestamp() >= o.wish_from and clock_timestamp() < o.wish_until;
  if not found then
    return false;
  end if;
  if v_amount_minor is not null then
    update protect.own_limit o set amount_minor = v_amount_minor, wish_amount_minor = null, wish_from = null,
      wish_until = null
    where o.member_id = p_member_id;
    return true;
  end if;
  delete from protect.own_limit o where o.member_id = p_member_id;
  -- a limit of the house that has ended is dropped by its own time
  update protect.guard g set has_loss_limit = false
  where g.member_id = p_member_id and not exists (select from protect.loss_limit l where l.member_id = p_member_id);
  return true;
end
$$;
revoke all on function protect.confirm_own_limit from public;
grant execute on function protect.confirm_own_limit to platform_app;
