-- What must hold of envelopes at every moment; no rows when it does.
create or replace function envelope.check_invariants()
returns table (name text, detail text) language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  select 'shares_are_the_pool', format('envelope %s: %s shares of %s', e.envelope_id, s.shares, s.sum_minor)
  from app.red_envelope e cross join lateral (
    select count(*) as shares, sum(s.amount_minor) as sum_minor, min(s.amount_minor) as least, max(s.amount_minor) as most
    from app.red_envelope_share s where s.envelope_id = e.envelope_id
  ) s
  where e.announced_at is not null and (s.shares, s.sum_minor) is distinct from (e.share_count::bigint, e.pool_minor::numeric)
    or s.least < e.min_minor or s.most > e.max_minor
  union all
  select 'claims_are_counted', format('envelope %s: %s taken, %s claims up to %s', e.envelope_id, e.taken, c.claims, c.last)
  from app.red_envelope e cross join lateral (
    select count(*) as claims, coalesce(max(c.place), 0) as last
    from app.red_envelope_claim c where c.envelope_id = e.envelope_id
  ) c
  where e.taken <> c.claims or e.taken <> c.last
  union all
  select 'claims_are_paid', format('envelope %s share %s: award %s', c.envelope_id, c.place, c.award_id)
  from app.red_envelope_claim c join app.red_envelope_share s using (envelope_id, place)
    left join promo.award a on a.award_id = c.award_id
  where c.amount_minor <> s.amount_minor
    or (a.member_id, a.amount_minor, a.source_type, a.source_id) is distinct from
      (c.member_id, c.amount_minor, 'red_envelope', format('%s:%s', c.envelope_id, c.member_id))
$$;
revoke all on function envelope.check_invariants from public;
grant execute on function envelope.check_invariants to platform_app;
