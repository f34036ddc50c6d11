-- A deposit was credited that was opened for a claim: what was promised for it is given, in the same transaction, once. A
-- deposit that is too small, or another one than the claim is for, leaves it waiting. The caller holds the balance.
create or replace function offer.note_deposit(
  p_claim_id bigint, p_order_id text, p_received_minor bigint, p_times integer, p_now timestamptz
) returns void language plpgsql as $$
declare
  v_claim offer.claim;
  v_version offer.version;
  v_taken record;
begin
  select * into strict v_claim from offer.claim c where c.claim_id = p_claim_id for no key update;
  if v_claim.state <> 'waiting' then
    return;
  end if;
  select * into strict v_version from offer.version v
  where v.campaign_id = v_claim.campaign_id and v.version = v_claim.version;
  if p_received_minor < v_version.min_deposit_minor or p_times <> v_version.nth_deposit then
    return;
  end if;
  v_taken := offer.take(v_version, v_claim.member_id, p_received_minor, p_now);
  if v_taken.outcome = 'taken' then
    perform offer.pay(p_claim_id, v_version, v_taken.amount_minor, p_order_id, p_now);
  elsif v_taken.outcome in ('budget', 'member_cap', 'blocked') then
    update offer.claim c set state = 'refused', refused_why = v_taken.outcome, ended_at = p_now
    where c.claim_id = p_claim_id;
    perform offer.tell(p_claim_id);
  end if;
end
$$;
revoke all on function offer.note_deposit from public;
