-- Whether an envelope is for a member, whenever it is.
create or replace function envelope.may_claim(e app.red_envelope, m app.member) returns boolean
language sql stable as $$
  select e.site_id = m.site_id and e.currency = m.currency and m.status = 'active' and case e.audience
    when 'registered_before' then m.created_at < e.registered_before
    when 'deposited' then e.deposited_minor <= (
      select coalesce(sum(cashier.amount_left(d.order_id, d.received_minor)), 0) from cashier.deposit d
      where d.member_id = m.member_id and d.currency = m.currency and d.state = 'credited')
    else true end
$$;
revoke all on function envelope.may_claim from public;
grant execute on function envelope.may_claim to platform_app;
