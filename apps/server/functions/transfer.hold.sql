-- Sets money aside for a provider and notes the order that the provider is about to get, in one commit: whatever happens
-- from then on, the order is there to be asked about. Answers as ledger.post does; unless that is `posted`, nothing is
-- written.
create or replace function transfer.hold(
  p_scope text, p_key text, p_request_hash bytea, p_kind text, p_legs ledger.leg[], p_reference_id bigint, p_note jsonb,
  p_order_id text, p_site_id integer, p_member_id bigint, p_gp_id text, p_currency text, p_amount_minor bigint,
  p_now timestamptz, p_next_attempt_at timestamptz
) returns ledger.post_result language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_posted ledger.post_result :=
    ledger.post(p_scope, p_key, p_request_hash, p_kind, p_legs, p_reference_id, p_note);
begin
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
