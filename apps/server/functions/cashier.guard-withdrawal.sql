-- A withdrawal keeps what it was asked for, and goes only where `cashier.withdrawal_move` lets it; attempts go forward,
-- and steps are never changed.
create or replace function cashier.guard_withdrawal() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'withdrawal % is not deleted', old.order_id using errcode = 'restrict_violation';
  end if;
  if (new.order_id, new.site_id, new.member_id, new.currency, new.payout_account_id, new.amount_minor)
    is distinct from (old.order_id, old.site_id, old.member_id, old.currency, old.payout_account_id, old.amount_minor)
  then
    raise exception 'withdrawal % would become another one', old.order_id using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state and not exists (
    select from cashier.withdrawal_move m where m.from_state = old.state and m.to_state = new.state) then
    raise exception 'withdrawal % can''t go from % to %', old.order_id, old.state, new.state
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
revoke all on function cashier.guard_withdrawal from public;
create or replace trigger guarded before update or delete on cashier.withdrawal
  for each row execute function cashier.guard_withdrawal();

create or replace function cashier.guard_attempt() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'an attempt of withdrawal % is not deleted', old.order_id using errcode = 'restrict_violation';
  end if;
  if (new.order_id, new.attempt, new.psp_id, new.method_id)
    is distinct from (old.order_id, old.attempt, old.psp_id, old.method_id)
  then
    raise exception 'an attempt of withdrawal % would become another one', old.order_id
      using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state and new.state <> all (case old.state
    when 'sending' then array['unknown', 'paid', 'declined']
    when 'unknown' then array['paid', 'declined']
    when 'paid' then array['bounced']
    else array[]::text[] end)
  then
    raise exception 'an attempt of withdrawal % can''t go from % to %', old.order_id, old.state, new.state
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
revoke all on function cashier.guard_attempt from public;
create or replace trigger guarded before update or delete on cashier.withdrawal_attempt
  for each row execute function cashier.guard_attempt();

create or replace trigger append_only before update or delete or truncate on cashier.withdrawal_step
  for each statement execute function cashier.refuse_change();
