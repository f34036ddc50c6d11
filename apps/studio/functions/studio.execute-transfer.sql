-- Executes an operator's order once, and notes it with its answer, which a repeat with the same body gets, refusals too. The
-- order number with another body is DUPLICATE_ORDER; an order that was asked for before it came is refused. An amount of
-- null is all that there is.
create or replace function studio.execute_transfer(
  p_operator_id text, p_gp_id text, p_order_id text, p_kind text, p_body_hash text, p_member_ref text, p_currency text,
  p_amount_minor bigint
) returns jsonb language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_earlier record;
  v_player record;
  v_status text := 'OK';
  v_amount_minor bigint := p_amount_minor;
  v_answer jsonb;
begin
  -- of all who ask for an order one decides it
  perform pg_advisory_xact_lock(hashtextextended(concat_ws(E'\n', p_operator_id, p_gp_id, p_order_id), 0));
  select o.kind, o.body_hash, o.answer into v_earlier from studio.transfer_order o
  where o.operator_id = p_operator_id and o.gp_id = p_gp_id and o.order_id = p_order_id;
  if found then
    return case
      when v_earlier.kind = 'question' then jsonb_build_object('status', 'REJECTED')
      when v_earlier.kind = p_kind and v_earlier.body_hash = p_body_hash then v_earlier.answer
      else jsonb_build_object('status', 'DUPLICATE_ORDER')
    end;
  end if;

  select p.player_id, p.balance_minor, p.balance_version into v_player from studio.player p
  where p.operator_id = p_operator_id and p.gp_id = p_gp_id and p.member_ref = p_member_ref and p.currency = p_currency
    and p.kind = 'transfer'
  for update;
  if not found then
    v_status := 'MEMBER_NOT_FOUND';
  elsif p_kind = 'transfer-in' then
    if v_amount_minor = 0 then
      v_status := 'REJECTED';
    end if;
  elsif exists (select from studio.round r where r.player_id = v_player.player_id and r.state = 'open' and not r.is_ticket) then
    v_status := 'ROUND_OPEN';
  else
    v_amount_minor := coalesce(p_amount_minor, v_player.balance_minor);
    if v_amount_minor > v_player.balance_minor then
      v_status := 'NOT_ENOUGH_MONEY';
    elsif p_kind = 'transfer-out' and v_amount_minor = 0 then
      v_status := 'REJECTED';
    end if;
  end if;

  if v_status = 'OK' and v_amount_minor > 0 then
    with changed as (
      update studio.player p set balance_version = p.balance_version + 1,
        balance_minor = p.balance_minor + case p_kind when 'transfer-in' then v_amount_minor else -v_amount_minor end
      where p.player_id = v_player.player_id returning p.player_id, p.balance_minor, p.balance_version
    ), noted as (
      insert into studio.entry (player_id, version, amount_minor, balance_after_minor, kind, reference)
      select c.player_id, c.balance_version, c.balance_minor - v_player.balance_minor, c.balance_minor,
        case p_kind when 'transfer-in' then 'transfer_in' else 'transfer_out' end, p_order_id
      from changed c
    )
    select c.player_id, c.balance_minor, c.balance_version into v_player from changed c;
  end if;
  v_answer := jsonb_build_object('status', v_status);
  if v_status in ('OK', 'NOT_ENOUGH_MONEY') then
    v_answer := v_answer || jsonb_build_object(
      'balance', v_player.balance_minor::text, 'balance_version', v_player.balance_version::text);
  end if;
  if v_status = 'OK' and p_kind <> 'transfer-in' then
    v_answer := v_answer || jsonb_build_object('amount', v_amount_minor::text);
  end if;
  insert into studio.transfer_order (operator_id, gp_id, order_id, kind, body_hash, state, amount_minor, answer)
  values (p_operator_id, p_gp_id, p_order_id, p_kind, p_body_hash,
    case v_status when 'OK' then 'confirmed' else 'rejected' end,
    case v_status when 'OK' then v_amount_minor else 0 end, v_answer);
  return v_answer;
end
$$;
revoke all on function studio.execute_transfer from public;
grant execute on function studio.execute_transfer to studio_app;
