-- Gives what an approved run owes to some of its members, in the caller's transaction; answers how many were looked at.
-- With none left the run is paid: what waits for a member is tried again by itself.
create or replace function rebate.pay_some(p_run bigint, p_most integer, p_now timestamptz)
returns integer language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_members bigint[];
  v_member bigint;
begin
  select array_agg(d.member_id) into v_members from (
    select x.member_id from rebate.due x join rebate.run r on r.run_id = x.run_id
    where x.run_id = p_run and x.state = 'due' and r.state = 'approved'
    order by x.member_id limit p_most for no key update of x skip locked) d;
  -- balances in the order in which bets lock them
  for v_member in
    select m.member_id from unnest(v_members) m (member_id)
    left join ledger.account a on a.member_id = m.member_id and a.kind = 'member_main'
    order by a.account_id nulls last, m.member_id
  loop
    perform rebate.give(p_run, v_member, p_now);
  end loop;
  if v_members is null then
    update rebate.run r set state = 'paid', ended_at = p_now where r.run_id = p_run and r.state = 'approved'
      and not exists (select from rebate.due d where d.run_id = p_run and d.state = 'due');
  end if;
  return coalesce(cardinality(v_members), 0);
end
$$;
revoke all on function rebate.pay_some from public;
grant execute on function rebate.pay_some to platform_app;
