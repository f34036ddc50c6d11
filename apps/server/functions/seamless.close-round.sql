create or replace function seamless.close_round(p_operation seamless.operation)
returns seamless.answer language plpgsql as $$
declare
  o alias for p_operation;
  v_member record;
  v_was_closed boolean;
begin
  select * into v_member from seamless.member_of(o.member_ref, o.gp_id);
  select r.is_closed into v_was_closed from seamless.round r
  where r.gp_id = o.gp_id and r.member_id = v_member.member_id and r.round_id = o.round_id;
  if not found then
    return seamless.refuse('TRANSACTION_DOES_NOT_EXIST', v_member.account_id, v_member.currency);
  end if;
  if not v_was_closed then
    update seamless.round r set is_closed = true, changed_at = clock_timestamp()
    where r.gp_id = o.gp_id and r.member_id = v_member.member_id and r.round_id = o.round_id;
    -- whoever follows the ledger hears of no money here
    insert into seamless.closed_round (gp_id, member_id, round_id)
    values (o.gp_id, v_member.member_id, o.round_id) on conflict do nothing;
    if exists (select from protect.guard g where g.member_id = v_member.member_id and g.has_bonus) then
      perform promo.end_round(v_member.member_id, o.gp_id, o.round_id);
      v_member.cash_minor := ledger.balance_of(v_member.account_id);
    end if;
  end if;
  return ('OK', null, v_member.cash_minor, v_member.currency, v_was_closed, null, null, null)::seamless.answer;
end
$$;
revoke all on function seamless.close_round from public;
