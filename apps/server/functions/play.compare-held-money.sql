-- Of members at providers that hold the money: what their told rounds came to, and what they have got out of there and
-- still have there beyond what they took in. Only members of whom the two differ. They are the same only while nothing
-- happens: the feed was read to its end, from its beginning, no round is open, no order is undecided, and the remembered
-- balance is what the provider has. So a difference is a question to the provider, and not proof of a loss.
create or replace function play.compare_held_money()
returns table (gp_id text, member_id bigint, rounds_minor numeric, money_minor numeric)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with moved as (
    select o.gp_id, o.member_id,
      sum(case o.direction when 'in' then -o.amount_minor else o.amount_minor end) as net_minor
    from app.transfer_order o where o.state = 'confirmed' group by o.gp_id, o.member_id
  ), told as (
    select r.gp_id, r.member_id, sum(r.cash_payout_minor - r.cash_stake_minor) as net_minor
    from play.round r where r.is_told group by r.gp_id, r.member_id
  )
  select k.gp_id, k.member_id, coalesce(t.net_minor, 0), k.balance_minor + coalesce(m.net_minor, 0)
  from app.provider_member k
  left join moved m using (gp_id, member_id)
  left join told t using (gp_id, member_id)
  where coalesce(t.net_minor, 0) <> k.balance_minor + coalesce(m.net_minor, 0)
  order by k.gp_id, k.member_id
$$;
revoke all on function play.compare_held_money from public;
grant execute on function play.compare_held_money to platform_app;
