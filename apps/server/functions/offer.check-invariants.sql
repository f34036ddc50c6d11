-- What must hold of campaigns and of what they gave at every moment; no rows when it does.
create or replace function offer.check_invariants()
returns table (name text, detail text) language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  select 'budget_is_what_was_given', format('campaign %s: says %s, gave %s', c.campaign_id, c.used_minor, g.minor)
  from offer.campaign c
  cross join lateral (select coalesce(sum(n.granted_minor), 0) as minor
    from offer.claim n where n.campaign_id = c.campaign_id) g
  where g.minor <> c.used_minor
  union all
  select 'claim_is_given_once', format('claim %s: says %s of %s, given %s of %s', coalesce(c.claim_id::text, g.source_id),
    c.granted_minor, c.given_id, g.amount_minor, g.given_id)
  from (
    select n.claim_id, n.member_id, n.currency, n.granted_minor, n.given_id, v.gives
    from offer.claim n join offer.version v using (campaign_id, version) where n.state = 'given'
  ) c
  full join (
    select w.source_id, 'cash' as gives, w.award_id as given_id, w.member_id, w.currency, w.amount_minor
    from promo.award w where w.source_type = 'offer'
    union all
    select n.source_id, 'bonus', n.grant_id, n.member_id, n.currency, n.granted_minor
    from promo.grant n where n.source_type = 'offer'
    union all
    select f.source_id, 'free_rounds', f.award_id, f.member_id, f.currency, f.round_count * f.stake_minor
    from free.award f where f.source_type = 'offer'
  ) g on g.source_id = c.claim_id::text
  where (c.gives, c.given_id, c.member_id, c.currency, c.granted_minor)
    is distinct from (g.gives, g.given_id, g.member_id, g.currency, g.amount_minor)
  union all
  select 'code_counts_its_claims', format('code %s: says %s, claims say %s', o.code, o.used, n.claims)
  from offer.code o
  cross join lateral (select count(*) as claims from offer.claim c
    where c.code_id = o.code_id and c.state in ('waiting', 'given', 'refused')) n
  where o.used <> n.claims
  union all
  select 'member_cap_holds', format('campaign %s, member %s: %s of %s', c.campaign_id, c.member_id, sum(c.granted_minor),
    max(v.member_cap_minor))
  from offer.claim c join offer.version v using (campaign_id, version)
  where c.state = 'given'
  group by c.campaign_id, c.member_id
  having bool_and(v.member_cap_minor is not null) and sum(c.granted_minor) > max(v.member_cap_minor)
  union all
  select 'deposit_is_of_its_claim', format('claim %s: deposit %s', c.claim_id, c.order_id)
  from offer.claim c join offer.version v using (campaign_id, version) left join cashier.deposit d using (order_id)
  where c.state = 'given' and (v.by_deposit, c.order_id is not null and d.offer_claim_id = c.claim_id and d.member_id = c.member_id
    and d.received_minor >= v.min_deposit_minor) in ((true, false), (true, null), (false, true))
$$;
revoke all on function offer.check_invariants from public;
grant execute on function offer.check_invariants to platform_app;
