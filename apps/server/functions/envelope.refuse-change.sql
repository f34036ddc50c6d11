-- A share is what was drawn, and a claim what was paid.
create or replace function envelope.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'app.% is append-only: % refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end
$$;
revoke all on function envelope.refuse_change from public;
create or replace trigger append_only before update or delete or truncate on app.red_envelope_share
  for each statement execute function envelope.refuse_change();
create or replace trigger append_only before update or delete or truncate on app.red_envelope_claim
  for each statement execute function envelope.refuse_change();
