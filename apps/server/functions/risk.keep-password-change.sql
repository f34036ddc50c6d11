-- A password was changed, whoever did it. The first one for withdrawals is none.
create or replace function risk.keep_password_change() returns trigger language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
begin
  insert into risk.password_change as c (member_id, at) values (new.member_id, clock_timestamp())
  on conflict (member_id) do update set at = excluded.at;
  return null;
end
$$;
revoke all on function risk.keep_password_change from public;
create or replace trigger password_changed after update of password_hash, withdraw_password_hash on app.member
  for each row when (new.password_hash <> old.password_hash
    or old.withdraw_password_hash is not null and new.withdraw_password_hash is distinct from old.withdraw_password_hash)
  execute function risk.keep_password_change();
