-- A deposit keeps what it was asked for, and goes only where `cashier.deposit_move` lets it; its service is another one
-- only while it is being opened. Steps and refusals are never changed.
create or replace function cashier.guard_deposit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'deposit % is not deleted', old.order_id using errcode = 'restrict_violation';
  end if;
  if (new.order_id, new.site_id, new.member_id, new.currency, new.asked_minor, new.offer_claim_id)
    is distinct from (old.order_id, old.site_id, old.member_id, old.currency, old.asked_minor, old.offer_claim_id)
    or new.psp_id <> old.psp_id and (old.state, new.state) <> ('opening', 'opening')
    or old.payment_ref is not null and (new.payment_ref, new.received_minor, new.received_currency)
      is distinct from (old.payment_ref, old.received_minor, old.received_currency)
  then
    raise exception 'deposit % would become another one', old.order_id using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state and not exists (
    select from cashier.deposit_move m where m.from_state = old.state and m.to_state = new.state) then
    raise exception 'deposit % can''t go from % to %', old.order_id, old.state, new.state
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
revoke all on function cashier.guard_deposit from public;
create or replace trigger guarded before update or delete on cashier.deposit
  for each row execute function cashier.guard_deposit();

create or replace function cashier.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'cashier.% is append-only: % refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end
$$;
revoke all on function cashier.refuse_change from public;
create or replace trigger append_only before update or delete or truncate on cashier.step
  for each statement execute function cashier.refuse_change();
create or replace trigger append_only before update or delete or truncate on cashier.deposit_refusal
  for each statement execute function cashier.refuse_change();
create or replace trigger append_only before update or delete or truncate on cashier.debt_step
  for each statement execute function cashier.refuse_change();
create or replace trigger append_only before update or delete or truncate on cashier.claim_decision
  for each statement execute function cashier.refuse_change();
