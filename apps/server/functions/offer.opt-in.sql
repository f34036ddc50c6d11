-- A member opts in to the version of a campaign that they were shown: `given` at once, or `waiting` for a deposit. Once for
-- each period: `known` with the claim that there is. `over`: it does not run, `changed`: another version holds, `no_code`
-- and `code_used_up`: of one that asks for a code; else why nothing can be taken of its budget. Whether its rules let the
-- member in is looked at by the caller.
create or replace function offer.opt_in(
  p_campaign_id bigint, p_version integer, p_member_id bigint, p_period text, p_code text, p_expires_at timestamptz,
  p_now timestamptz
) returns offer.claimed language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_campaign offer.campaign;
  v_version offer.version;
  v_code offer.code;
  v_claim offer.claim;
  v_taken record;
begin
  select c.* into v_campaign from offer.campaign c
  join app.member m on m.site_id = c.site_id and m.currency = c.currency and m.member_id = p_member_id
  where c.campaign_id = p_campaign_id;
  if not found or v_campaign.state <> 'announced' or p_now not between v_campaign.starts_at and v_campaign.ends_at then
    return ('over', null, null)::offer.claimed;
  end if;
  if v_campaign.live_version <> p_version then
    return ('changed', null, null)::offer.claimed;
  end if;
  select * into strict v_version from offer.version v where v.campaign_id = p_campaign_id and v.version = p_version;
  -- the balance first, as everywhere: of two windows the second one sees what the first has done
  perform ledger.open_account(v_campaign.site_id, 'member_main', p_member_id, null, v_campaign.currency);
  perform protect.lock_balance(p_member_id);
  select * into v_claim from offer.claim c where c.member_id = p_member_id and c.campaign_id = p_campaign_id
    and c.period = p_period and c.state in ('waiting', 'given');
  if found then
    return ('known', v_claim.claim_id, v_claim.granted_minor)::offer.claimed;
  end if;
  if offer.is_blocked(p_member_id, p_now) then
    return ('blocked', null, null)::offer.claimed;
  end if;
  if v_version.body ->> 'access' = 'code' then
    select * into v_code from offer.code o
    where o.campaign_id = p_campaign_id and o.code = p_code for no key update;
    if not found then
      return ('no_code', null, null)::offer.claimed;
    end if;
    if v_code.used >= v_code.uses then
      return ('code_used_up', null, null)::offer.claimed;
    end if;
  end if;
  if not v_version.by_deposit then
    v_taken := offer.take(v_version, p_member_id, 0, p_now);
    if v_taken.outcome <> 'taken' then
      return (v_taken.outcome, null, null)::offer.claimed;
    end if;
  end if;
  update offer.code o set used = o.used + 1 where o.code_id = v_code.code_id;
  insert into offer.claim (campaign_id, version, site_id, member_id, currency, period, code_id, state, claimed_at, expires_at)
  values (p_campaign_id, p_version, v_campaign.site_id, p_member_id, v_campaign.currency, p_period, v_code.code_id, 'waiting',
    p_now, p_expires_at)
  returning * into v_claim;
  if v_version.by_deposit then
    perform offer.tell(v_claim.claim_id);
    return ('waiting', v_claim.claim_id, 0)::offer.claimed;
  end if;
  perform offer.pay(v_claim.claim_id, v_version, v_taken.amount_minor, null, p_now);
  return ('given', v_claim.claim_id, v_taken.amount_minor)::offer.claimed;
end
$$;
revoke all on function offer.opt_in from public;
grant execute on function offer.opt_in to platform_app;
