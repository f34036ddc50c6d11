-- Gives a reward, once for its source: cash of which so many percent are to be played, or a bonus of a hall whose days begin
-- now. Answers the award or the grant; null, and nothing is given: no bet is taken from the member.
create or replace function promo.give_reward(
  p_site_id integer, p_member_id bigint, p_currency text, p_amount_minor bigint, p_pays text, p_wagering_percent integer,
  p_gt_id smallint, p_days integer, p_source_type text, p_source_id text, p_now timestamptz
) returns bigint language sql as $$
  select case p_pays
    when 'cash' then promo.award(p_site_id, p_member_id, p_currency, p_amount_minor, p_wagering_percent, p_source_type,
      p_source_id, p_now)
    else promo.give_grant(jsonb_build_object('site_id', p_site_id, 'member_id', p_member_id, 'currency', p_currency,
      'granted_minor', p_amount_minor, 'gt_id', p_gt_id,
      'required_minor', trunc(p_amount_minor::numeric * p_wagering_percent / 100)::bigint, 'source_type', p_source_type,
      'source_id', p_source_id, 'expires_at', p_now + make_interval(days => p_days)), p_now) end
$$;
revoke all on function promo.give_reward from public;
