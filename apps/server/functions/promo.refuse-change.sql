-- What was given is never written again.
create or replace function promo.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'promo.% is append-only: % refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end
$$;
revoke all on function promo.refuse_change from public;
create or replace trigger append_only before update or delete or truncate on promo.award
  for each statement execute function promo.refuse_change();
