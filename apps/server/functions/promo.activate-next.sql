-- Where no grant of the member's has money, the next one gets it, and those before it that are past their time end. The
-- caller holds the balance.
create or replace function promo.activate_next(p_member_id bigint, p_currency text, p_now timestamptz)
returns void language plpgsql as $$
declare
  v_grant promo.grant;
begin
  update promo.grant g set state = 'expired', settled_at = p_now
  where g.member_id = p_member_id and g.currency = p_currency and g.state = 'queued' and g.expires_at <= p_now;
  if not exists (select from promo.grant g where g.member_id = p_member_id and g.currency = p_currency
                 and g.state in ('active', 'settling')) then
    update promo.grant g set state = 'active'
    where g.grant_id = (
      select q.grant_id from promo.grant q
      where q.member_id = p_member_id and q.currency = p_currency and q.state = 'queued'
      order by q.priority, q.expires_at, q.grant_id limit 1)
    returning * into v_grant;
    if found then
      perform promo.book(v_grant, 'grant', array['house_bonus', 'member_bonus'],
        array[-v_grant.granted_minor, v_grant.granted_minor]);
      perform protect.keep_bonus(p_member_id, true);
      perform promo.tell_bonus(v_grant.grant_id);
    end if;
  end if;
end
$$;
revoke all on function promo.activate_next from public;
