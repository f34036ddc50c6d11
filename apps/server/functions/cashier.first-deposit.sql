-- A member's first deposit in a currency: the one that was credited first of those that stand, with what is left of it. No
-- row where there is none.
create or replace function cashier.first_deposit(p_member_id bigint, p_currency text)
returns table (received_minor bigint, credited_at timestamptz) language sql stable as $$
  select cashier.amount_left(d.order_id, d.received_minor), s.at
  from cashier.deposit d join cashier.step s on s.order_id = d.order_id and s.to_state = 'credited'
  where d.member_id = p_member_id and d.currency = p_currency and d.state = 'credited'
  order by s.at, d.order_id limit 1
$$;
revoke all on function cashier.first_deposit from public;
