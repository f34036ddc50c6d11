-- What was published stays as it was published.
create or replace function studio.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'studio.% is append-only: % refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end
$$;
revoke all on function studio.refuse_change from public;
create or replace trigger append_only before update or delete or truncate on studio.chain
  for each statement execute function studio.refuse_change();
create or replace trigger append_only before update or delete or truncate on studio.beacon_chain
  for each statement execute function studio.refuse_change();
create or replace trigger append_only before update or truncate on studio.beacon_round
  for each statement execute function studio.refuse_change();
