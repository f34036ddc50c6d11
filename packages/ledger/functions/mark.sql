-- A mark in the order of transactions, for whoever follows them: all that have an id up to `latest` are over once no
-- transaction older than `number` runs, and so is whatever they had written by `made_at`. A post has its transaction
-- number before it draws its id; that is why the last id is read before this transaction draws its own number. Must be
-- called in a transaction that has not written.
create or replace function ledger.mark(out latest bigint, out number xid8, out made_at timestamptz)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if pg_current_xact_id_if_assigned() is not null then
    raise exception 'mark must not run in a transaction that has written' using errcode = 'HL007';
  end if;
  made_at := clock_timestamp();
  latest := (select case when s.is_called then s.last_value else 0 end from ledger.transaction_transaction_id_seq s);
  number := pg_current_xact_id();
end
$$;
revoke all on function ledger.mark from public;
grant execute on function ledger.mark to platform_app;
