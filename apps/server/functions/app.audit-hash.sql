-- What a line of the audit and the link before it come to. Never another for the same line: what is written stays
-- provable, so a column that is added later goes into it only where it is not null.
create or replace function app.audit_hash(p_prev_hash bytea, p_event app.audit_event) returns bytea
language sql stable as $$
  select sha256(p_prev_hash || convert_to(jsonb_build_array(
    p_event.audit_event_id,
    to_char(p_event.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    p_event.actor_kind, p_event.actor_ref, p_event.action, p_event.target,
    p_event.before, p_event.after, p_event.reason,
    p_event.operator_session_id, host(p_event.remote_address), p_event.request_id,
    p_event.change_request_id, p_event.site_id)::text, 'UTF8'))
$$;
revoke all on function app.audit_hash from public;
grant execute on function app.audit_hash to platform_app;
