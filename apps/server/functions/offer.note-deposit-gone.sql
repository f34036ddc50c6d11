-- Money of a deposit is gone again, and what is left of it no longer reaches what its offer asked for: the bonus that it
-- brought ends, and free rounds that have not been played yet. What was completed, and what has become cash, stays. The
-- caller holds the deposit and the member's balance.
create or replace function offer.note_deposit_gone(
  p_claim_id bigint, p_order_id text, p_left_minor bigint, p_now timestamptz
) returns void language plpgsql as $$
declare
  v_given record;
begin
  select c.site_id, c.member_id, c.given_id, v.gives, v.min_deposit_minor into v_given
  from offer.claim c join offer.version v using (campaign_id, version)
  where c.claim_id = p_claim_id and c.order_id = p_order_id and c.state = 'given';
  if not found or p_left_minor >= v_given.min_deposit_minor then
    return;
  end if;
  if v_given.gives = 'bonus' then
    perform promo.end_grant(v_given.member_id, v_given.given_id, 'voided', p_now, null);
  elsif v_given.gives = 'free_rounds' then
    perform free.cancel(v_given.site_id, v_given.given_id, p_now);
  end if;
end
$$;
revoke all on function offer.note_deposit_gone from public;
