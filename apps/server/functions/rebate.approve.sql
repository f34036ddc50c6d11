-- Lets a run be given that was calculated; whether it was this call that did. What is claimed can be from now on, for as
-- many days as the plan says. Nobody: by the plan itself.
create or replace function rebate.approve(p_run bigint, p_by text, p_now timestamptz)
returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_terms jsonb;
begin
  update rebate.run r set state = 'approved', approved_at = p_now, approved_by = p_by
  from rebate.version v
  where r.run_id = p_run and r.state = 'calculated' and v.plan_id = r.plan_id and v.version = r.version
  returning v.terms into v_terms;
  if not found then
    return false;
  end if;
  if v_terms ->> 'payout' = 'claim' then
    update rebate.due d set state = 'claimable', claim_until = p_now + make_interval(days => (v_terms ->> 'claim_days')::int)
    where d.run_id = p_run and d.state = 'due';
  end if;
  update rebate.run r set state = 'paid', ended_at = p_now
  where r.run_id = p_run and not exists (select from rebate.due d where d.run_id = p_run and d.state = 'due');
  return true;
end
$$;
revoke all on function rebate.approve from public;
grant execute on function rebate.approve to platform_app;
