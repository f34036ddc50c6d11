-- Gives who registers what the site's campaigns have for that, in the transaction that registers them. A budget that is used
-- up is said at the claim; one that was stopped meanwhile gives nothing.
create or replace function offer.give_at_registration(p_member_id bigint, p_now timestamptz)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_version offer.version;
  v_taken record;
  v_claim_id bigint;
begin
  if exists (select from offer.claim c where c.member_id = p_member_id) then
    raise exception 'member % is no new one', p_member_id;
  end if;
  perform ledger.open_account(m.site_id, 'member_main', m.member_id, null, m.currency)
  from app.member m where m.member_id = p_member_id;
  perform protect.lock_balance(p_member_id);
  -- by number, as campaigns are locked everywhere
  for v_version in
    select v.* from app.member m
    join offer.campaign c on c.site_id = m.site_id and c.currency = m.currency
    join offer.version v on v.campaign_id = c.campaign_id and v.version = c.live_version
    where m.member_id = p_member_id and c.state = 'announced' and c.starts_at <= p_now and c.ends_at > p_now and v.at_registration
    order by c.campaign_id
  loop
    v_taken := offer.take(v_version, p_member_id, 0, p_now);
    continue when v_taken.outcome = 'over';
    insert into offer.claim (campaign_id, version, site_id, member_id, currency, period, state, claimed_at, expires_at,
      refused_why, ended_at)
    select v_version.campaign_id, v_version.version, m.site_id, m.member_id, m.currency, '',
      case v_taken.outcome when 'taken' then 'waiting' else 'refused' end, p_now, p_now,
      case v_taken.outcome when 'taken' then null else v_taken.outcome end,
      case v_taken.outcome when 'taken' then null else p_now end
    from app.member m where m.member_id = p_member_id
    returning claim_id into v_claim_id;
    if v_taken.outcome = 'taken' then
      perform offer.pay(v_claim_id, v_version, v_taken.amount_minor, null, p_now);
    end if;
  end loop;
end
$$;
revoke all on function offer.give_at_registration from public;
grant execute on function offer.give_at_registration to platform_app;
