-- Gives a member all that they can claim, and answers the sum in each currency that there is; none where there is nothing.
-- Null: not given, since no bet is taken from the member.
create or replace function rebate.claim(p_member bigint, p_now timestamptz)
returns table (currency text, amount_minor bigint)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  d record;
begin
  for d in
    select x.run_id, x.amount_minor, p.currency from rebate.due x join rebate.run r on r.run_id = x.run_id
    join rebate.plan p on p.plan_id = r.plan_id
    where x.member_id = p_member and x.state = 'claimable' and x.claim_until > p_now
    order by x.run_id for no key update of x
  loop
    currency := d.currency;
    amount_minor := case when rebate.give(d.run_id, p_member, p_now) then d.amount_minor end;
    return next;
  end loop;
end
$$;
revoke all on function rebate.claim from public;
grant execute on function rebate.claim to platform_app;
