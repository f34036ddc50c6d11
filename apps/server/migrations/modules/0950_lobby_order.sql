-- Up Migration

-- What nobody has put in its place comes after what has one.
alter table app.hall alter column sort set default 1000000;
alter table app.provider alter column sort set default 1000000;
alter table app.game alter column sort set default 1000000;

-- In which order halls stand is a version of its own.
update publication.version version set body = body - 'sort'
  from publication.document document
 where document.document_id = version.document_id and document.kind = 'hall';

-- Open pages are told, in every currency of their site, to read the lobby again.
create function app.announce_catalogue(told_sites smallint[]) returns void language sql as $$
  insert into app.outbox (channel, event, payload)
  select distinct 'web_api.' || currency, 'catalogue.changed', '{}'::jsonb
    from app.site cross join unnest(site.currencies) as currency
   where site.site_id = any(told_sites)
$$;
create function app.announce_listed() returns trigger language plpgsql as $$
begin
  perform app.announce_catalogue(array(select distinct site_id from changed));
  return null;
end
$$;
create function app.announce_labelled() returns trigger language plpgsql as $$
begin
  perform app.announce_catalogue(
    array(select distinct label.site_id from changed join app.game_label label using (game_label_id)));
  return null;
end
$$;

create trigger hall_announced_insert after insert on app.hall
  referencing new table as changed for each statement execute function app.announce_listed();
create trigger hall_announced_update after update on app.hall
  referencing new table as changed for each statement execute function app.announce_listed();
create trigger hall_announced_delete after delete on app.hall
  referencing old table as changed for each statement execute function app.announce_listed();
create trigger provider_announced_insert after insert on app.provider
  referencing new table as changed for each statement execute function app.announce_listed();
create trigger provider_announced_update after update on app.provider
  referencing new table as changed for each statement execute function app.announce_listed();
create trigger provider_announced_delete after delete on app.provider
  referencing old table as changed for each statement execute function app.announce_listed();
create trigger game_announced_insert after insert on app.game
  referencing new table as changed for each statement execute function app.announce_listed();
create trigger game_announced_update after update on app.game
  referencing new table as changed for each statement execute function app.announce_listed();
create trigger game_announced_delete after delete on app.game
  referencing old table as changed for each statement execute function app.announce_listed();
create trigger game_label_announced_insert after insert on app.game_label_game
  referencing new table as changed for each statement execute function app.announce_labelled();
create trigger game_label_announced_delete after delete on app.game_label_game
  referencing old table as changed for each statement execute function app.announce_labelled();

-- Down Migration
drop trigger game_label_announced_delete on app.game_label_game;
drop trigger game_label_announced_insert on app.game_label_game;
drop trigger game_announced_delete on app.game;
drop trigger game_announced_update on app.game;
drop trigger game_announced_insert on app.game;
drop trigger provider_announced_delete on app.provider;
drop trigger provider_announced_update on app.provider;
drop trigger provider_announced_insert on app.provider;
drop trigger hall_announced_delete on app.hall;
drop trigger hall_announced_update on app.hall;
drop trigger hall_announced_insert on app.hall;
drop function app.announce_labelled();
drop function app.announce_listed();
drop function app.announce_catalogue(smallint[]);
alter table app.game alter column sort set default 0;
alter table app.provider alter column sort set default 0;
alter table app.hall alter column sort set default 0;
