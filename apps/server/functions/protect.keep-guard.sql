-- A member who is disabled or frozen is so for the next bet, whoever changes their row and wherever they are logged in.
create or replace function protect.keep_guard() returns trigger language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
declare
  v_until timestamptz := case when new.status = 'disabled' then 'infinity' else coalesce(new.frozen_until, '-infinity') end;
begin
  insert into protect.guard as g (member_id, bet_blocked_until) values (new.member_id, v_until)
  on conflict (member_id) do update set bet_blocked_until = excluded.bet_blocked_until;
  return null;
end
$$;
revoke all on function protect.keep_guard from public;
create or replace trigger member_guarded after insert or update of status, frozen_until on app.member
  for each row execute function protect.keep_guard();
