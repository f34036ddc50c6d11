-- Runs as the transaction commits, so that the head is locked last and briefly: whoever waits for it holds nothing that
-- the one before could still want.
create or replace function app.chain_audit_event()
returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  head app.audit_head;
  next_hash bytea;
begin
  select * into head from app.audit_head for update;
  next_hash := app.audit_hash(head.hash, new);
  insert into app.audit_link (seq, audit_event_id, day, prev_hash, hash)
  values (head.seq + 1, new.audit_event_id, (new.at at time zone 'UTC')::date, head.hash, next_hash);
  update app.audit_head set seq = head.seq + 1, hash = next_hash;
  return null;
end
$$;
revoke all on function app.chain_audit_event from public;
drop trigger if exists audit_event_chained on app.audit_event;
create constraint trigger audit_event_chained after insert on app.audit_event
  deferrable initially deferred for each row execute function app.chain_audit_event();
