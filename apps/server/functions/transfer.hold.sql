-- Sets money aside for a provider and notes the order that the provider is about to get, in one commit: whatever happens
-- from then on, the order is there to be asked about. Answers as ledger.post does; unless that is `posted`, nothing is
-- written. A member with a limit takes no more there than they may still lose: beyond that the answer is `insufficient`,
-- with what they may take.
create or replace function transfer.hold(
  p_scope text, p_key text, p_request_hash bytea, p_kind text, p_legs ledger.leg[], p_reference_id bigint, p_note jsonb,
  p_order_id text, p_site_id integer, p_member_id bigint, p_gp_id text, p_currency text, p_amount_minor bigint,
  p_now timestamptz, p_next_attempt_at timestamptz
) returns ledger.post_result language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_has_limit boolean;
  v_left_minor numeric;
  v_posted ledger.post_result;
begin
  -- the balance comes before what is counted under it
  perform 1 from ledger.balance b where b.account_id = p_legs[1].account_id for no key update;
  v_has_limit := (select g.has_loss_limit from protect.guard g where g.member_id = p_member_id);
  if v_has_limit then
    v_left_minor := protect.left_to_lose(p_member_id);
    if v_left_minor < p_amount_minor then
      return ('insufficient', null, least(v_left_minor, ledger.balance_of(p_legs[1].account_id)))::ledger.post_result;
    end if;
  end if;
  v_posted := ledger.post(p_scope, p_key, p_request_hash, p_kind, p_legs, p_reference_id, p_note);
  if v_posted.outcome = 'posted' and v_has_limit then
    perform protect.count_loss(p_member_id, clock_timestamp(), 0, 0, p_amount_minor);
  end if;
  if v_posted.outcome = 'posted' then
    insert into app.transfer_order (order_id, site_id, member_id, gp_id, currency, direction, amount_minor, state,
      created_at, sent_at, next_attempt_at)
    values (p_order_id, p_site_id, p_member_id, p_gp_id, p_currency, 'in', p_amount_minor, 'sent', p_now, p_now,
      p_next_attempt_at);
  end if;
  return v_posted;
end
$$;
revoke all on function transfer.hold from public;
grant execute on function transfer.hold to platform_app;
