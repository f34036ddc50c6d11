-- Who logs out, logs in elsewhere, is disabled or frozen, changes the password or must change it first cannot bet from a
-- window that is still open, and abandons the game: its money is transferred back by a job, or by the next start. An idle
-- session ends without this: the member may be playing in another window, and is disabled or frozen there all the same.
create or replace function app.end_games_of_session() returns trigger language plpgsql as $$
begin
  perform seamless.end_sessions(new.member_id);
  update app.game_session set state = 'abandoned', changed_at = greatest(clock_timestamp(), changed_at)
  where member_id = new.member_id and state = 'open';
  return null;
end
$$;
revoke all on function app.end_games_of_session from public;
create or replace trigger session_games_end after update of ended_at on app.session
  for each row when (old.ended_at is null and new.ended_at is not null and new.end_reason <> 'idle')
  execute function app.end_games_of_session();
create or replace trigger member_games_end after update of first_login_to_change_password, status, frozen_until on app.member
  for each row when ((not old.first_login_to_change_password and new.first_login_to_change_password)
    or (new.status = 'disabled' and old.status <> 'disabled')
    or (new.frozen_until is distinct from old.frozen_until and new.frozen_until > clock_timestamp()))
  execute function app.end_games_of_session();
