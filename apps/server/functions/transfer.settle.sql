-- Applies a provider's word to an order, money and state in one commit. May be called any number of times and by several
-- at once: the first decision holds, and later ones get it as their answer. Without legs no money moves.
create or replace function transfer.settle(
  p_scope text, p_key text, p_request_hash bytea, p_kind text, p_legs ledger.leg[], p_reference_id bigint, p_note jsonb,
  p_order_id text, p_state text, p_amount_minor bigint, p_word text, p_now timestamptz, p_told_minor bigint,
  p_told_version bigint
) returns transfer.decision language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_order app.transfer_order;
  v_outcome text;
begin
  select o.* into strict v_order from app.transfer_order o where o.order_id = p_order_id for update;
  if v_order.decided_at is not null then
    return (false, v_order.state, v_order.amount_minor)::transfer.decision;
  end if;
  -- Nobody waits for the disk: of money that went there, a database that dies now is told the same again when it asks,
  -- and whatever is committed later takes this along. Money that came back may be spent at once.
  if v_order.direction = 'in' then
    perform set_config('synchronous_commit', 'off', true);
  end if;

  insert into app.outbox (channel, event, payload)
  values ('private-member.' || v_order.member_id, 'transfer.changed', '{}');
  -- before the money: what is told of the balances, there and here, comes in the order in which they change
  perform 1 from app.provider_member k where k.member_id = v_order.member_id and k.gp_id = v_order.gp_id
  for no key update;
  if p_legs is not null then
    v_outcome := (ledger.post(p_scope, p_key, p_request_hash, p_kind, p_legs, p_reference_id, p_note)).outcome;
    if v_outcome <> 'posted' then
      raise exception 'order % is % and its money %', p_order_id, p_state, v_outcome;
    end if;
    -- what came home, or never went
    if (v_order.direction <> 'in' or p_state = 'rejected') and exists (
      select from protect.guard g where g.member_id = v_order.member_id and g.has_loss_limit) then
      perform protect.count_loss(v_order.member_id, clock_timestamp(), 0, 0, -p_amount_minor);
    end if;
  end if;
  update app.transfer_order o set state = p_state, amount_minor = p_amount_minor, provider_word = p_word,
    decided_at = p_now, next_attempt_at = null
  where o.order_id = p_order_id;

  if p_state = 'confirmed' then
    if p_told_minor is null then
      update app.provider_member k set balance_minor = greatest(0, k.balance_minor
        + case v_order.direction when 'in' then p_amount_minor else -p_amount_minor end)
      where k.member_id = v_order.member_id and k.gp_id = v_order.gp_id;
    else
      -- unless that or something newer is known
      update app.provider_member k set balance_minor = p_told_minor, balance_at = p_now, balance_version = p_told_version
      where k.member_id = v_order.member_id and k.gp_id = v_order.gp_id
        and coalesce(k.balance_version <= p_told_version, true)
        and (p_told_version is null
          or (k.balance_version, k.balance_minor) is distinct from (p_told_version, p_told_minor));
    end if;
    if v_order.direction = 'out_all' then
      -- all is back: nothing is waited for any more
      update app.provider_member k set back_asked_at = null, back_due_at = null
      where k.member_id = v_order.member_id and k.gp_id = v_order.gp_id and k.back_due_at is not null;
    end if;
    -- the launch tells what came there; what went home is told here
    if v_order.direction <> 'in' and p_amount_minor > 0 then
      perform transfer.announce_in_play(v_order.member_id, v_order.gp_id);
    end if;
  end if;
  return (true, p_state, p_amount_minor)::transfer.decision;
end
$$;
revoke all on function transfer.settle from public;
grant execute on function transfer.settle to platform_app;
