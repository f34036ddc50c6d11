-- Campaigns that are past their time end, and claims that have waited for too long lapse, as do those of a campaign that
-- was stopped; answers how many did. A deposit that was opened in time is still waited for.
create or replace function offer.lapse_due(p_now timestamptz, p_limit integer)
returns integer language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_claim_id bigint;
  v_lapsed integer := 0;
begin
  update offer.campaign c set state = 'ended', ended_at = p_now where c.state = 'announced' and c.ends_at <= p_now;
  for v_claim_id in
    select c.claim_id from offer.claim c join offer.campaign a using (campaign_id)
    where c.state = 'waiting' and (a.state = 'stopped' or c.expires_at <= p_now and not exists (
      select from cashier.deposit d where d.offer_claim_id = c.claim_id
        and d.state in ('opening', 'opening_unknown', 'open', 'processing', 'review')))
    order by c.claim_id limit p_limit for no key update of c skip locked
  loop
    update offer.claim c set state = 'lapsed', ended_at = p_now where c.claim_id = v_claim_id;
    update offer.code o set used = o.used - 1 from offer.claim c where c.claim_id = v_claim_id and o.code_id = c.code_id;
    perform offer.tell(v_claim_id);
    v_lapsed := v_lapsed + 1;
  end loop;
  return v_lapsed;
end
$$;
revoke all on function offer.lapse_due from public;
grant execute on function offer.lapse_due to platform_app;
