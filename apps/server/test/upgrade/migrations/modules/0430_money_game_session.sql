-- Up Migration

-- A member at a provider, from launch until leave. At most one that has not ended: its row is what keeps
-- two launches of one member apart.
create table app.game_session (
  game_session_id uuid primary key,
  site_id integer not null references app.site,
  member_id bigint not null references app.member,
  gp_id text not null references app.provider_connection,
  gt_id smallint not null,
  game_code text not null,
  state text not null check (state in ('starting', 'open', 'ending', 'ended')),
  started_at timestamptz not null,
  -- since when it is in its state
  changed_at timestamptz not null,
  check (changed_at >= started_at)
);
create unique index game_session_one_per_member on app.game_session (member_id) where state <> 'ended';
create index game_session_changing on app.game_session (changed_at) where state in ('starting', 'ending');
create index game_session_member on app.game_session (member_id, started_at);

-- When a member last asked for all money back, and until when that is being done.
create table app.transfer_back (
  member_id bigint primary key references app.member,
  asked_at timestamptz not null,
  running_until timestamptz
);

-- Who logs out, logs in elsewhere, is disabled or changes the password cannot bet from a window that is
-- still open, and leaves the game: what is 'ending' is finished by a job, which brings the money home. An idle
-- session ends without this: the member may be playing in another window.
create function app.end_games_of_session() returns trigger language plpgsql as $$
begin
  perform seamless.end_sessions(new.member_id);
  update app.game_session set state = 'ending', changed_at = greatest(clock_timestamp(), changed_at)
  where member_id = new.member_id and state = 'open';
  return null;
end
$$;
create trigger session_games_end after update of ended_at on app.session
  for each row when (old.ended_at is null and new.ended_at is not null and new.end_reason <> 'idle')
  execute function app.end_games_of_session();

-- Down Migration
drop trigger session_games_end on app.session;
drop function app.end_games_of_session();
drop table app.transfer_back, app.game_session;
