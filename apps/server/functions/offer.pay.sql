-- Gives what was taken from the budget for a claim that waits, in the caller's transaction, and has the member told.
create or replace function offer.pay(
  p_claim_id bigint, p_version offer.version, p_amount_minor bigint, p_order_id text, p_now timestamptz
) returns void language plpgsql as $$
declare
  v_claim offer.claim;
  v_given_id bigint;
  v_terms jsonb;
begin
  select * into strict v_claim from offer.claim c where c.claim_id = p_claim_id;
  v_terms := jsonb_build_object('site_id', v_claim.site_id, 'member_id', v_claim.member_id, 'currency', v_claim.currency,
    'gt_id', p_version.gt_id, 'source_type', 'offer', 'source_id', p_claim_id::text,
    'expires_at', p_now + make_interval(days => p_version.days));
  if p_version.gives = 'cash' then
    v_given_id := promo.award(v_claim.site_id, v_claim.member_id, v_claim.currency, p_amount_minor,
      p_version.turnover_percent, 'offer', p_claim_id::text, p_now);
  elsif p_version.gives = 'bonus' then
    v_given_id := promo.give_grant(v_terms || jsonb_build_object('granted_minor', p_amount_minor,
      'required_minor', trunc(p_amount_minor::numeric * p_version.turnover_percent / 100)::bigint,
      'max_stake_minor', p_version.max_stake_minor, 'max_cashout_minor', p_version.max_cashout_minor,
      'excluded_games', to_jsonb(p_version.excluded_games)), p_now);
  else
    v_given_id := free.give(v_terms || jsonb_build_object('gp_id', p_version.gp_id, 'game_code', p_version.game_code,
      'round_count', p_version.round_count, 'stake_minor', p_version.stake_minor, 'pays', p_version.pays,
      'wagering_percent', p_version.turnover_percent, 'bonus_days', p_version.bonus_days), p_now);
  end if;
  if v_given_id is null then
    raise exception 'claim % has taken % of its budget and nothing is given', p_claim_id, p_amount_minor;
  end if;
  update offer.claim c set state = 'given', granted_minor = p_amount_minor, given_id = v_given_id, order_id = p_order_id,
    ended_at = p_now
  where c.claim_id = p_claim_id;
  perform offer.tell(p_claim_id);
end
$$;
revoke all on function offer.pay from public;
