-- Up Migration

-- An operator's freeze ends what is under way, as disabling does.
alter table app.session drop constraint session_end_reason_check;
alter table app.session add constraint session_end_reason_check
  check (end_reason in ('logout', 'replaced', 'idle', 'disabled', 'frozen', 'password_changed'));

create or replace function app.end_sessions_of_changed_member() returns trigger language plpgsql as $$
begin
  update app.session
     set ended_at = clock_timestamp(),
         end_reason = case when new.status = 'disabled' then 'disabled'
                           when new.password_hash <> old.password_hash then 'password_changed'
                           else 'frozen' end
   where member_id = new.member_id and ended_at is null;
  return null;
end
$$;
create or replace trigger member_sessions_end after update of status, password_hash, frozen_until on app.member
  for each row when (new.status = 'disabled' or new.password_hash <> old.password_hash
    or (new.frozen_until is distinct from old.frozen_until and new.frozen_until > clock_timestamp()))
  execute function app.end_sessions_of_changed_member();

-- What the frame of each page follows is told to the member's open windows, whoever changes it.
create function app.tell_changed_member() returns trigger language plpgsql as $$
begin
  insert into app.outbox (channel, event, payload)
  values ('private-member.' || new.member_id, 'profile.updated', '{}');
  return null;
end
$$;
create trigger member_changes_told after update of
    member_type, wallet_status, cash_back_status, is_agent, agent_active, agent_type, agent_level,
    first_login_to_change_password, need_bank_account_deposit_verified on app.member
  for each row when (
    (old.member_type, old.wallet_status, old.cash_back_status, old.is_agent, old.agent_active, old.agent_type,
     old.agent_level, old.first_login_to_change_password, old.need_bank_account_deposit_verified)
    is distinct from
    (new.member_type, new.wallet_status, new.cash_back_status, new.is_agent, new.agent_active, new.agent_type,
     new.agent_level, new.first_login_to_change_password, new.need_bank_account_deposit_verified))
  execute function app.tell_changed_member();

-- Down Migration
drop trigger member_changes_told on app.member;
drop function app.tell_changed_member();
create or replace function app.end_sessions_of_changed_member() returns trigger language plpgsql as $$
begin
  update app.session
     set ended_at = clock_timestamp(),
         end_reason = case when new.status = 'disabled' then 'disabled' else 'password_changed' end
   where member_id = new.member_id and ended_at is null;
  return null;
end
$$;
create or replace trigger member_sessions_end after update of status, password_hash on app.member
  for each row when (new.status = 'disabled' or new.password_hash <> old.password_hash)
  execute function app.end_sessions_of_changed_member();
update app.session set end_reason = 'disabled' where end_reason = 'frozen';
alter table app.session drop constraint session_end_reason_check;
alter table app.session add constraint session_end_reason_check
  check (end_reason in ('logout', 'replaced', 'idle', 'disabled', 'password_changed'));
