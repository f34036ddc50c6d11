-- Sets aside what a member wants to be paid out and notes the order, in one commit: money and order are there together or
-- not at all. Once for each key of a member's: `known` with the order that it has, `conflict` where the request was
-- another one, `too_many` where so many are under way, `received` where money has come since the wallet had the
-- version at which the caller counted what must stay in it, `insufficient` where it has less beside that and what the member
-- owes. All requests of a member wait for each other at their balance.
create or replace function cashier.request_withdrawal(
  p_scope text, p_key text, p_request_hash bytea, p_kind text, p_legs ledger.leg[], p_reference_id bigint, p_note jsonb,
  p_order_id text, p_site_id integer, p_member_id bigint, p_currency text, p_payout_account_id uuid, p_client_key text,
  p_body_hash bytea, p_amount_minor bigint, p_held_minor bigint, p_counted_at bigint, p_most_under_way integer, p_now timestamptz,
  p_next_at timestamptz
) returns cashier.opened language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_known record;
  v_outcome text;
begin
  perform 1 from ledger.balance b where b.account_id = p_legs[1].account_id for no key update;
  select w.order_id, w.request_hash into v_known from cashier.withdrawal w
  where w.member_id = p_member_id and w.client_key = p_client_key;
  if found then
    return (case when v_known.request_hash = p_body_hash then 'known' else 'conflict' end,
            v_known.order_id)::cashier.opened;
  end if;
  if (select count(*) from cashier.withdrawal w where w.member_id = p_member_id
      and w.state not in ('paid', 'bounced', 'returned')) >= p_most_under_way then
    return ('too_many', null)::cashier.opened;
  end if;
  -- deposits, what comes back of them and awards may ask to be played first, which is not in what was counted
  if exists (select from ledger.entry e join ledger.transaction t using (transaction_id)
      where e.account_id = p_legs[1].account_id and e.version > p_counted_at
        and (t.scope in ('deposit', 'reversal', 'refund') or t.kind like 'award\_%')) then
    return ('received', null)::cashier.opened;
  end if;
  if ledger.balance_of(p_legs[1].account_id) < p_amount_minor + p_held_minor + coalesce((
    select d.owed_minor from cashier.debt d where d.member_id = p_member_id and d.currency = p_currency), 0) then
    return ('insufficient', null)::cashier.opened;
  end if;
  v_outcome := (ledger.post(p_scope, p_key, p_request_hash, p_kind, p_legs, p_reference_id, p_note)).outcome;
  if v_outcome <> 'posted' then
    raise exception 'withdrawal % is requested and its money %', p_order_id, v_outcome;
  end if;
  insert into cashier.withdrawal (order_id, site_id, member_id, currency, payout_account_id, client_key, request_hash,
    amount_minor, state, next_at, created_at, changed_at)
  values (p_order_id, p_site_id, p_member_id, p_currency, p_payout_account_id, p_client_key, p_body_hash,
    p_amount_minor, 'requested', p_next_at, p_now, p_now);
  insert into cashier.withdrawal_step (order_id, seq, from_state, to_state, cause, actor, at)
  values (p_order_id, 1, 'created', 'requested', 'asked_for', 'member', p_now);
  insert into app.outbox (channel, event, payload)
  values ('private-member.' || p_member_id, 'withdrawal.changed', jsonb_build_object('order_number', p_order_id));
  return ('opened', p_order_id)::cashier.opened;
end
$$;
revoke all on function cashier.request_withdrawal from public;
grant execute on function cashier.request_withdrawal to platform_app;
