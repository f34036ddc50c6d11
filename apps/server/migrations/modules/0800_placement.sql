-- Up Migration

-- What operators put into the places of a site's pages: adverts of its template (setting), sponsors, what stands beside
-- the login. Titles and contents are jsonb by language, as those of all content.
create table app.page_block (
  page_block_id bigint generated always as identity primary key,
  site_id smallint not null references app.site,
  place text not null check (place in ('setting', 'sponsor', 'login')),
  -- for clients of one version alone; null: for all
  model_version text check (model_version ~ '^\S{1,32}$'),
  -- a picture of the site's own host; empty: none
  photo_path text not null default '' check (photo_path ~ '^(/[^/\\]\S*|)$'),
  title jsonb not null,
  -- clean HTML
  content jsonb not null default '{}',
  sort integer not null default 0,
  is_active boolean not null default true,
  start_at timestamptz,
  end_at timestamptz,
  check (start_at is null or end_at is null or start_at < end_at)
);
create index page_block_by_place on app.page_block (site_id, place, sort desc);

-- Pictures that float at the side of a page and lead somewhere.
create table app.page_float (
  page_float_id bigint generated always as identity primary key,
  site_id smallint not null references app.site,
  title jsonb not null,
  -- a path of the site or an address outside
  url text not null check (url ~ '^(/|/[^/\\]\S*|https?://\S+)$'),
  photo_path text not null check (photo_path ~ '^/[^/\\]\S*$'),
  position text not null default 'right' check (position in ('left', 'right')),
  sort integer not null default 0,
  is_active boolean not null default true,
  start_at timestamptz,
  end_at timestamptz,
  check (start_at is null or end_at is null or start_at < end_at)
);
create index page_float_by_site on app.page_float (site_id, sort desc);

-- The picture behind the registration, of one template of the site's or, with an empty name, of all others.
create table app.register_background (
  site_id smallint not null references app.site,
  template text not null default '' check (template ~ '^[\w-]{0,32}$'),
  photo_path text not null check (photo_path ~ '^/[^/\\]\S*$'),
  primary key (site_id, template)
);

create trigger page_block_changed after insert or update or delete on app.page_block
  for each row execute function app.notify_content_changed();
create trigger page_float_changed after insert or update or delete on app.page_float
  for each row execute function app.notify_content_changed();
create trigger register_background_changed after insert or update or delete on app.register_background
  for each row execute function app.notify_content_changed();

-- Open pages of a site are told in each of its languages to read what stands in a place again.
create function app.announce_place(told_site smallint, told_place text) returns void language sql as $$
  insert into app.outbox (channel, event, payload)
  select case told_place when 'setting' then site.template || '_template' else 'bob_mobile_template' end,
         case told_place
           when 'setting' then 'model_settings.url'
           when 'sponsor' then 'model_sponsor.url'
           else 'model_login.url'
         end,
         jsonb_build_object('language', language)
    from app.site cross join unnest(site.languages) as language
   where site.site_id = told_site
$$;
create function app.announce_page_blocks() returns trigger language plpgsql as $$
begin
  perform app.announce_place(site_id, place) from (select distinct site_id, place from changed) as touched;
  return null;
end
$$;
-- What has moved is gone from one place and new in the other.
create function app.announce_moved_page_blocks() returns trigger language plpgsql as $$
begin
  perform app.announce_place(site_id, place)
     from (select site_id, place from replaced union select site_id, place from changed) as touched;
  return null;
end
$$;
create trigger page_block_announced_insert after insert on app.page_block
  referencing new table as changed for each statement execute function app.announce_page_blocks();
create trigger page_block_announced_update after update on app.page_block
  referencing old table as replaced new table as changed
  for each statement execute function app.announce_moved_page_blocks();
create trigger page_block_announced_delete after delete on app.page_block
  referencing old table as changed for each statement execute function app.announce_page_blocks();

-- Down Migration
drop table app.register_background, app.page_float, app.page_block;
drop function app.announce_moved_page_blocks();
drop function app.announce_page_blocks();
drop function app.announce_place(smallint, text);
