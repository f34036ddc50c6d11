-- Up Migration

-- A game whose member is gone (logged out, logged in elsewhere, disabled) is 'abandoned' until somebody sees to it:
-- the job, which transfers the money back, or the member's next start, which does so too.
alter table app.game_session drop constraint game_session_state_check,
  add constraint game_session_state_check check (state in ('starting', 'open', 'abandoned', 'ending', 'ended'));
drop index app.game_session_changing;
create index game_session_changing on app.game_session (changed_at) where state in ('starting', 'abandoned', 'ending');

-- Down Migration
update app.game_session set state = 'ending' where state = 'abandoned';
alter table app.game_session drop constraint game_session_state_check,
  add constraint game_session_state_check check (state in ('starting', 'open', 'ending', 'ended'));
drop index app.game_session_changing;
create index game_session_changing on app.game_session (changed_at) where state in ('starting', 'ending');
