-- What was decided is never written again.
create or replace function risk.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'risk.% is append-only: % refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end
$$;
revoke all on function risk.refuse_change from public;
create or replace trigger append_only before update or delete or truncate on risk.decision
  for each statement execute function risk.refuse_change();
