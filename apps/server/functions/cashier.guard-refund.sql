-- A refund stays what it was agreed to be, and goes forward.
create or replace function cashier.guard_refund() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'refund % is not deleted', old.refund_id using errcode = 'restrict_violation';
  end if;
  if (new.refund_id, new.order_id, new.site_id, new.member_id, new.psp_id, new.told_order_id, new.payment_ref,
      new.currency, new.amount_minor, new.change_request_id, new.operator_id, new.reason)
    is distinct from (old.refund_id, old.order_id, old.site_id, old.member_id, old.psp_id, old.told_order_id,
      old.payment_ref, old.currency, old.amount_minor, old.change_request_id, old.operator_id, old.reason)
  then
    raise exception 'refund % would become another one', old.refund_id using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state and new.state <> all (case old.state
    when 'asked' then array['sending']
    when 'sending' then array['unknown', 'paid', 'refused']
    when 'unknown' then array['paid', 'refused']
    else array[]::text[] end)
  then
    raise exception 'refund % can''t go from % to %', old.refund_id, old.state, new.state
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
revoke all on function cashier.guard_refund from public;
create or replace trigger guarded before update or delete on cashier.refund
  for each row execute function cashier.guard_refund();
