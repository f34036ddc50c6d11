-- Ends a grant before it is completed, as "forfeited" or "voided": what is left of the bonus goes to the house, as soon as
-- no round with a bonus stake is open. Answers whether it was still to be ended.
create or replace function promo.end_grant(p_member_id bigint, p_grant_id bigint, p_end text, p_now timestamptz)
returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_state text;
begin
  if p_end not in ('forfeited', 'voided') then
    raise exception 'a grant is not ended as %', p_end;
  end if;
  perform protect.lock_balance(p_member_id);
  select g.state into v_state from promo.grant g where g.grant_id = p_grant_id and g.member_id = p_member_id;
  case v_state
    when 'queued' then
      update promo.grant g set state = p_end, settled_at = p_now where g.grant_id = p_grant_id;
      perform promo.tell_bonus(p_grant_id);
    when 'active' then
      perform promo.settle(p_grant_id, p_now, p_end);
    else
      return false;
  end case;
  return true;
end
$$;
revoke all on function promo.end_grant from public;
grant execute on function promo.end_grant to platform_app;
