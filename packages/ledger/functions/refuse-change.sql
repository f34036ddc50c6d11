create or replace function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger.% is append-only: % refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end
$$;
revoke all on function ledger.refuse_change from public;
create or replace trigger append_only before update or delete or truncate on ledger.entry
  for each statement execute function ledger.refuse_change();
create or replace trigger append_only before update or delete or truncate on ledger.transaction
  for each statement execute function ledger.refuse_change();
