-- Up Migration

-- What members are told of why something is switched off; null: nothing beside that it is.
alter table app.play_stop add column cause text check (cause in ('check', 'provider', 'works'));

-- What can be played changed, on every site.
create function app.announce_playable() returns trigger language plpgsql as $$
begin
  perform app.announce_catalogue(array(select site_id from app.site));
  perform pg_notify('content_changed', '');
  return null;
end
$$;
create trigger play_stop_announced after insert or update or delete on app.play_stop
  for each statement execute function app.announce_playable();
create trigger maintenance_announced after update on app.provider_connection
  for each row
  when ((old.maintenance_start, old.maintenance_end) is distinct from (new.maintenance_start, new.maintenance_end))
  execute function app.announce_playable();

-- Down Migration
drop trigger maintenance_announced on app.provider_connection;
drop trigger play_stop_announced on app.play_stop;
drop function app.announce_playable();
alter table app.play_stop drop column cause;
