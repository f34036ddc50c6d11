-- What was announced is never written again.
create or replace function offer.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'offer.% is append-only: % refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end
$$;
revoke all on function offer.refuse_change from public;
create or replace trigger append_only before update or delete or truncate on offer.version
  for each statement execute function offer.refuse_change();
