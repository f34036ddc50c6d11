-- A closed day stays as it is, and nothing lands in it; what a line says stays, and lines and days are never deleted.
create or replace function bankbook.guard_day() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state = 'closed' then
    raise exception 'day % of % in % is closed or not deleted', old.day, old.psp_id, old.currency
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
revoke all on function bankbook.guard_day from public;
create or replace trigger guarded before update or delete on bankbook.day
  for each row execute function bankbook.guard_day();

create or replace function bankbook.guard_line() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if exists (select from bankbook.day d where (d.psp_id, d.currency, d.day) = (new.psp_id, new.currency, new.day)
        and d.state = 'closed') then
      raise exception 'line % would change day %, which is closed', new.line_id, new.day
        using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' or (new.psp_id, new.currency, new.line_id, new.booked_on, new.day, new.amount_minor, new.is_fee,
      new.reference, new.payer, new.text)
    is distinct from (old.psp_id, old.currency, old.line_id, old.booked_on, old.day, old.amount_minor, old.is_fee,
      old.reference, old.payer, old.text)
    or old.matched_order_id is not null
      and (new.matched_as, new.matched_order_id) is distinct from (old.matched_as, old.matched_order_id)
    or old.settled_at is not null
      and (new.settled_at, new.settled_minor) is distinct from (old.settled_at, old.settled_minor)
  then
    raise exception 'line % would become another one', old.line_id using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
revoke all on function bankbook.guard_line from public;
create or replace trigger guarded before insert or update or delete on bankbook.line
  for each row execute function bankbook.guard_line();
