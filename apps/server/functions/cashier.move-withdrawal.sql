-- Brings a withdrawal from what the caller has judged by, its state and the number of its last attempt, to the next
-- state, and books what comes of it: all or nothing. Where somebody was quicker nothing is done, and the answer is the
-- state that there is. What the rules approve and the site's bounds do not is looked at by a person instead, and so is
-- what would be paid to a member who is closed or frozen, unless a person has approved it when they were, and to one whose
-- bank has taken a deposit back since somebody has looked.
create or replace function cashier.move_withdrawal(
  p_scope text, p_key text, p_request_hash bytea, p_kind text, p_legs ledger.leg[], p_reference_id bigint, p_note jsonb,
  p_order_id text, p_from_state text, p_attempts integer, p_to_state text, p_cause text, p_actor text,
  p_message_id text, p_now timestamptz, p_next_at timestamptz, p_told jsonb
) returns cashier.moved language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_order cashier.withdrawal;
  v_to_state text := p_to_state;
  v_cause text := p_cause;
  v_is_closed boolean;
  v_outcome text;
begin
  select w.* into strict v_order from cashier.withdrawal w where w.order_id = p_order_id for update;
  if (v_order.state, v_order.attempts) <> (p_from_state, p_attempts) then
    return (false, v_order.state)::cashier.moved;
  end if;
  if p_from_state = 'screening' or p_to_state in ('approved', 'sending') then
    -- who closes a member waits until it is decided, or is heard of by whoever sends it
    perform 1 from protect.guard g where g.member_id = v_order.member_id for share;
    v_is_closed := exists (
      select from protect.guard g where g.member_id = v_order.member_id and g.bet_blocked_until > p_now);
  end if;
  if v_is_closed and p_actor = 'operator' then
    v_cause := 'approved_though_closed';
  elsif v_is_closed and (p_from_state = 'screening' or cashier.last_approval_of(p_order_id) <> 'approved_though_closed') then
    v_to_state := 'review';
    v_cause := 'member_closed';
  elsif p_to_state = 'sending' and cashier.is_charged_back(v_order) then
    v_to_state := 'review';
    v_cause := 'charged_back';
  elsif p_cause = 'approved_by_rules' and not cashier.is_within_bounds(v_order, p_now) then
    v_to_state := 'review';
    v_cause := 'in_review';
  end if;

  update cashier.withdrawal w set state = v_to_state, attempts = p_attempts + (v_to_state = 'sending')::integer,
    risk_decision_id = coalesce(p_told ->> 'risk_decision_id', w.risk_decision_id), tries = 0,
    next_at = case when v_to_state <> 'review' then p_next_at end, changed_at = p_now
  where w.order_id = p_order_id;
  if v_to_state = 'sending' then
    insert into cashier.withdrawal_attempt (order_id, attempt, psp_id, method_id, state, sent_at, changed_at)
    values (p_order_id, p_attempts + 1, p_told ->> 'psp_id', (p_told ->> 'method_id')::bigint, 'sending', p_now, p_now);
  elsif p_from_state in ('sending', 'unknown', 'paid') then
    update cashier.withdrawal_attempt a set state = v_to_state, psp_ref = coalesce(p_told ->> 'psp_ref', a.psp_ref),
      refusal_code = p_told ->> 'refusal_code', changed_at = p_now
    where a.order_id = p_order_id and a.attempt = p_attempts;
  end if;
  insert into cashier.withdrawal_step (order_id, seq, from_state, to_state, cause, actor, message_id, at)
  select p_order_id, max(s.seq) + 1, p_from_state, v_to_state, v_cause, p_actor, p_message_id, p_now
  from cashier.withdrawal_step s where s.order_id = p_order_id;
  insert into app.outbox (channel, event, payload)
  values ('private-member.' || v_order.member_id, 'withdrawal.changed', jsonb_build_object('order_number', p_order_id));

  if (p_legs is null) <> (v_to_state not in ('paid', 'returned')) then
    raise exception 'withdrawal % becomes % and % is booked', p_order_id, v_to_state, coalesce(p_kind, 'nothing');
  end if;
  if p_legs is not null then
    v_outcome := (ledger.post(p_scope, p_key, p_request_hash, p_kind, p_legs, p_reference_id, p_note)).outcome;
    if v_outcome <> 'posted' then
      raise exception 'withdrawal % is % and its money %', p_order_id, v_to_state, v_outcome;
    end if;
  end if;
  return (true, v_to_state)::cashier.moved;
end
$$;
revoke all on function cashier.move_withdrawal from public;
grant execute on function cashier.move_withdrawal to platform_app;

-- How a withdrawal was approved last.
create or replace function cashier.last_approval_of(p_order_id text)
returns text language sql stable set search_path = pg_catalog, pg_temp as $$
  select s.cause from cashier.withdrawal_step s
  where s.order_id = p_order_id and s.to_state = 'approved' order by s.seq desc limit 1
$$;
revoke all on function cashier.last_approval_of from public;

-- Whether a bank has taken money of the member's back since a person has agreed to pay the withdrawal, or it was asked for.
create or replace function cashier.is_charged_back(p_order cashier.withdrawal)
returns boolean language sql stable set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from cashier.reversal r
    where r.member_id = p_order.member_id and r.state = 'taken' and r.cause = 'chargeback' and r.taken_at >= coalesce((
      select max(s.at) from cashier.withdrawal_step s
      where s.order_id = p_order.order_id and s.to_state = 'approved' and s.actor = 'operator'), p_order.created_at))
$$;
revoke all on function cashier.is_charged_back from public;

-- Whether a withdrawal may be approved without a person. Whoever asks waits for the others of the site and currency, so
-- that several at once do not come to more than the bound.
create or replace function cashier.is_within_bounds(p_order cashier.withdrawal, p_now timestamptz)
returns boolean language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_bound cashier.auto_approval;
begin
  select b.* into v_bound from cashier.auto_approval b
  where b.site_id = p_order.site_id and b.currency = p_order.currency for update;
  return found and p_order.amount_minor <= v_bound.amount_minor and p_order.amount_minor + (
    select coalesce(sum(w.amount_minor), 0) from cashier.withdrawal_step s join cashier.withdrawal w using (order_id)
    where s.cause = 'approved_by_rules' and s.at > p_now - interval '24 hours'
      and w.site_id = p_order.site_id and w.currency = p_order.currency
  ) <= v_bound.daily_minor;
end
$$;
revoke all on function cashier.is_within_bounds from public;
