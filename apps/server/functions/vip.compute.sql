-- Brings the levels of a site's members to what they have played and paid in: up at once, down when they have had less for
-- longer than the grace. What a level gives that was reached is noted, once for each. Answers how many levels changed; the
-- same again changes nothing.
create or replace function vip.compute(
  p_site integer, p_currency text, p_version integer, p_day date, p_from timestamptz, p_now timestamptz
) returns integer language plpgsql security definer set search_path = pg_catalog, pg_temp
set work_mem = '128MB' as $$
declare
  v_terms jsonb;
  v_steps integer;
begin
  perform pg_advisory_xact_lock(hashtextextended(format('vip.compute %s %s', p_site, p_currency), 0));
  select v.terms into strict v_terms from vip.version v
  where v.site_id = p_site and v.currency = p_currency and v.version = p_version;

  with sums as (
    select s.member_id, s.turnover_minor, s.deposit_minor,
      vip.level_for(v_terms, s.turnover_minor, s.deposit_minor) as level
    from vip.sums_of(p_site, p_currency, p_day - (v_terms ->> 'window_days')::int + 1, p_day, p_from, 'infinity', null) s
  ), held as (
    select h.member_id, h.level, h.since_day, h.keep_until from vip.standing h
    where h.site_id = p_site and h.currency = p_currency
  ), looked as (
    select coalesce(s.member_id, h.member_id) as member_id, coalesce(s.turnover_minor, 0) as turnover_minor,
      coalesce(s.deposit_minor, 0) as deposit_minor, coalesce(h.level, 0::smallint) as held_level, h.since_day,
      coalesce(s.level, 0::smallint) as reached,
      case when coalesce(s.level, 0) >= coalesce(h.level, 0) then null
        else coalesce(h.keep_until, p_day + (v_terms ->> 'grace_days')::int) end as keep_until
    from sums s full join held h on h.member_id = s.member_id
    where s.level > 0 or h.member_id is not null
  ), next as materialized (
    select l.*, case when l.keep_until is null or l.keep_until < p_day then l.reached else l.held_level end as level
    from looked l
  ), stepped as (
    insert into vip.step (member_id, site_id, currency, day, from_level, to_level, version, made_at)
    select n.member_id, p_site, p_currency, p_day, n.held_level, n.level, p_version, p_now
    from next n where n.level <> n.held_level order by n.member_id
    returning member_id
  ), gifted as (
    insert into vip.gift (member_id, level, site_id, currency, amount_minor, turnover_percent, due_at)
    select n.member_id, g.place, p_site, p_currency, (g.level ->> 'award_minor')::bigint,
      (v_terms ->> 'award_turnover_percent')::int, p_now
    from next n cross join jsonb_array_elements(v_terms -> 'levels') with ordinality g (level, place)
    where g.place > n.held_level and g.place <= n.level and (g.level ->> 'award_minor')::bigint > 0
    order by n.member_id, g.place
    on conflict do nothing
  ), kept as (
    insert into vip.standing as s
      (member_id, site_id, currency, level, since_day, keep_until, turnover_minor, deposit_minor, added_up_at)
    select n.member_id, p_site, p_currency, n.level, case when n.level = n.held_level then coalesce(n.since_day, p_day)
      else p_day end, case when n.level = n.held_level then n.keep_until end, n.turnover_minor, n.deposit_minor, p_now
    from next n order by n.member_id
    on conflict (member_id) do update set level = excluded.level, since_day = excluded.since_day,
      keep_until = excluded.keep_until, turnover_minor = excluded.turnover_minor, deposit_minor = excluded.deposit_minor,
      added_up_at = excluded.added_up_at
    where (s.level, s.keep_until, s.turnover_minor, s.deposit_minor)
      is distinct from (excluded.level, excluded.keep_until, excluded.turnover_minor, excluded.deposit_minor)
  )
  select count(*) into v_steps from stepped;
  return v_steps;
end
$$;
revoke all on function vip.compute from public;
grant execute on function vip.compute to platform_app;
