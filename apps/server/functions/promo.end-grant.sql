-- Ends a grant before it is completed, as "forfeited" or "voided": what is left of the bonus goes to the house, as soon as
-- no round with a bonus stake is open. p_most_minor: not if more than that would go; null: however much. Answers "ended",
-- "over" where it was not to be ended any more, or "grown".
create or replace function promo.end_grant(
  p_member_id bigint, p_grant_id bigint, p_end text, p_now timestamptz, p_most_minor bigint
) returns text language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_grant promo.grant;
begin
  if p_end not in ('forfeited', 'voided') then
    raise exception 'a grant is not ended as %', p_end;
  end if;
  perform protect.lock_balance(p_member_id);
  select * into v_grant from promo.grant g where g.grant_id = p_grant_id and g.member_id = p_member_id;
  case v_grant.state
    when 'queued' then
      if v_grant.granted_minor > p_most_minor then
        return 'grown';
      end if;
      update promo.grant g set state = p_end, settled_at = p_now where g.grant_id = p_grant_id;
      perform promo.tell_bonus(p_grant_id);
    when 'active' then
      if promo.bonus_of(p_member_id, v_grant.currency) > p_most_minor then
        return 'grown';
      end if;
      perform promo.settle(p_grant_id, p_now, p_end);
    else
      return 'over';
  end case;
  return 'ended';
end
$$;
revoke all on function promo.end_grant from public;
grant execute on function promo.end_grant to platform_app;
